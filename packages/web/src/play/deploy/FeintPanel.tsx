import { type CommandOf, dropOf, type FeintLimit, feintLimit, knownFigure, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { answerIn, changeAnswer, useAnswerInHand, useLedHere, whyNotAnswer } from '../call/answer.ts'
import { AnswerFoot } from '../call/CallSteps.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { feinters, withoutMove } from './feint.ts'

/** D06, FEINT-01 … FEINT-03: who is picked up after everybody has deployed, how much of the limit that is, and where he goes. */
export function FeintPanel({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const why = useWhy(state)
  const panel = useLedHere()
  useAnswerInHand()
  const inHand = answerIn(play)
  if (inHand?.command.verb !== 'feint') return undefined
  const { command, current } = inHand
  const limit = feintLimit(state, side)
  const refusal = whyNotAnswer(play, inHand)
  return (
    <section
      ref={panel}
      className={`call-panel feint-panel prompt ${side}`}
      tabIndex={-1}
      aria-labelledby="feint-title"
      data-prompt="feint"
    >
      <h2 id="feint-title">
        <Whose />
        <PlayIcon name="way" /> {t('feint.title')}
      </h2>
      <p>
        {t('feint.says', { officers: limit.officers.map(({ figure }) => names.figure(figure.id)).join(', ') })}{' '}
        <RuleChip rule="FEINT-01" />
      </p>
      <Spent command={command} limit={limit} />
      <p className="muted">{t('feint.how')}</p>
      <ul className="feint-men">
        {feinters(play).map(({ id }, i) => {
          const move = command.moves.find(({ figure }) => figure === id)
          return (
            <li key={id}>
              <button
                type="button"
                className="bomb-aim"
                data-feint={id}
                aria-pressed={i === current}
                onClick={() => changeAnswer(command, i)}
              >
                <b>{names.figure(id)}</b> {names.square(move?.at ?? knownFigure(state, id).position)}
              </button>
              {move && (
                <button
                  type="button"
                  className="btn"
                  aria-label={t('feint.stays', { name: names.figure(id) })}
                  onClick={() => changeAnswer(withoutMove(command, id), current)}
                >
                  <PlayIcon name="cross" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {refusal && (
        <p className="refusal" data-part="refusal" role="status" data-refused={refusal.code}>
          <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      <AnswerFoot kind="feint" />
    </section>
  )
}

/** FEINT-02. */
function Spent({ command, limit }: { command: CommandOf<'feint'>; limit: FeintLimit }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { number } = useNumbers()
  const drops = new Map(
    command.moves.map(({ figure }) => {
      const drop = dropOf(state, knownFigure(state, figure))
      return [drop.figures[0]?.id ?? figure, drop.ap] as const
    }),
  )
  const used = limit.unit === 'ap' ? [...drops.values()].reduce((sum, ap) => sum + ap, 0) : drops.size
  return (
    <p data-feint-used={used} data-feint-limit={limit.limit}>
      <b>
        {t(limit.unit === 'ap' ? 'feint.ap' : 'feint.characters', { used: number(used), limit: number(limit.limit) })}
      </b>{' '}
      {limit.unit === 'ap' && (
        <span className="muted">
          {t('feint.total', { total: number(limit.total) })} {limit.anyOne && t('feint.anyOne')}
        </span>
      )}{' '}
      <RuleChip rule="FEINT-02" />
    </p>
  )
}
