import { type CommandOf, dropOf, type FeintLimit, feintLimit, knownFigure, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { changeAnswer, useAnswer } from '../call/answer.ts'
import { AnswerFoot, QuestionPanel } from '../call/CallSteps.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { RuleLine } from '../RuleLine.tsx'
import css from './DeployPanel.module.css'
import { feinters, withoutMove } from './feint.ts'

/** D06, FEINT-01 … FEINT-03: who is picked up after everybody has deployed, how much of the limit that is, and where he goes. */
export function FeintPanel({ side }: { side: SideId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const answer = useAnswer()
  if (answer?.command.verb !== 'feint') return undefined
  const { command, current, refusal } = answer
  const limit = feintLimit(state, side)
  return (
    <QuestionPanel kind="feint" icon="way" title={t('feint.title')}>
      <RuleLine rule="FEINT-01">
        {t('feint.says', { officers: limit.officers.map(({ figure }) => names.figure(figure.id)).join(', ') })}
      </RuleLine>
      <Spent command={command} limit={limit} />
      <p className="muted">{t('feint.how')}</p>
      <ul className={clsx('columns g6', css.feinters)}>
        {feinters(play).map(({ id }, i) => {
          const move = command.moves.find(({ figure }) => figure === id)
          return (
            <li key={id} className="row g4">
              <button
                type="button"
                className="btn fill"
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
      {refusal && <Refused refusal={refusal} announced />}
      <AnswerFoot kind="feint" />
    </QuestionPanel>
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
    <RuleLine rule="FEINT-02" data-feint-used={used} data-feint-limit={limit.limit}>
      <b>
        {t(limit.unit === 'ap' ? 'feint.ap' : 'feint.characters', { used: number(used), limit: number(limit.limit) })}
      </b>{' '}
      {limit.unit === 'ap' && (
        <span className="muted">
          {t('feint.total', { total: number(limit.total) })} {limit.anyOne && t('feint.anyOne')}
        </span>
      )}
    </RuleLine>
  )
}
