import { knownFigure, type QuestionOf, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import { answerIn, changeAnswer, useAnswerInHand, whyNotAnswer } from './answer.ts'
import { useLedHere } from './useLedHere.ts'

/** D31, D34: where a team or a runner comes in. */
export function EntryPanel({
  question,
  side,
}: {
  question: QuestionOf<'entry'>
  side: SideId
}): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const why = useWhy(state)
  const panel = useLedHere()
  useAnswerInHand()
  const inHand = answerIn(play)
  const what = state.schedule.find(({ id }) => id === question.entry)?.what
  if (!what || inHand?.command.verb !== 'enterTable') return undefined
  const { command, current } = inHand
  const refusal = whyNotAnswer(play, inHand)
  const runner = what.kind === 'runner'
  const bound = runner && state.rules.company?.runnerReturnPlace === 'exitPoint'
  const title = runner
    ? t('call.title.returns', { name: names.figure(what.figure) })
    : t('call.title.entry', {
        count: what.kind === 'reinforcements' ? what.teams.length : 1,
        name: 'caller' in what ? names.figure(knownFigure(state, what.caller).id) : '',
      })
  return (
    <section
      ref={panel}
      className={`call-panel prompt ${side}`}
      tabIndex={-1}
      aria-labelledby="call-title"
      data-prompt="entry"
    >
      <h2 id="call-title">
        <Whose />
        <PlayIcon name="way" /> {title}
      </h2>
      <p>
        {t(runner ? (bound ? 'call.entersAtExit' : 'call.entersAtEdge') : 'call.entersInZone', {
          depth: state.rules.deployDepth,
        })}{' '}
        <RuleChip rule={runner ? 'RUNNER-05' : 'REINF-04'} />
      </p>
      {command.at.length > 1 && (
        <ol className="bombs">
          {command.at.map((at, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: men of a team keep their places
            <li key={i}>
              <button
                type="button"
                className="bomb-aim"
                data-man={i + 1}
                aria-pressed={i === current}
                onClick={() => changeAnswer(command, i)}
              >
                <b>{t('call.man', { n: i + 1 })}</b> {names.square(at)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="muted">{t('call.placeHow')}</p>
      {refusal && (
        <p className="refusal" data-part="refusal" role="status" data-refused={refusal.code}>
          <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      <AnswerFoot kind="entry" />
    </section>
  )
}
