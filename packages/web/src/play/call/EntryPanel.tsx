import {
  CALL_KINDS,
  type CallKind,
  callOptions,
  check,
  type FigureId,
  isRefusal,
  knownFigure,
  type QuestionOf,
  type SeatId,
  type SideId,
} from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { answerIn, changeAnswer, useAnswerInHand, useLedHere, whyNotAnswer } from './answer.ts'
import { AnswerFoot, AttemptLine, Delay, Kinds, Step, Steps } from './CallSteps.tsx'

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

/** RUNNER-04: an officer who has left the table himself may call at once, or not. */
export function SelfCallPanel({ officer, seat }: { officer: FigureId; seat: SeatId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, side } = usePlay()
  const panel = useLedHere()
  const [kind, setKind] = useState<CallKind>()
  const caller = knownFigure(state, officer)
  const options = useMemo(() => callOptions(state, caller), [state, caller])
  const kinds = CALL_KINDS.map((one) => {
    const judged = check(state, { verb: 'call', seat, figure: officer, kind: one })
    return { kind: one, refusal: isRefusal(judged) ? judged : undefined }
  })
  const first = state.rules.company?.callDeclareFirst === true
  const command = { verb: 'call', seat, figure: officer, ...(kind && { kind }) } as const
  const ready = (!first || kind !== undefined) && !isRefusal(check(state, command))
  return (
    <section
      ref={panel}
      className={`call-panel prompt ${side ?? ''}`}
      tabIndex={-1}
      aria-labelledby="call-title"
      data-prompt="selfCall"
    >
      <h2 id="call-title">
        <Whose />
        <PlayIcon name="telephone" /> {t('call.title.selfCall', { name: names.figure(officer) })}
      </h2>
      <Steps>
        <Step number={1} state="done" title={t('call.step.contact')}>
          <p>
            {t('call.means.self')} <RuleChip rule="RUNNER-04" />
          </p>
        </Step>
        <Step number={2} state="now" title={t('call.step.kind')}>
          <p className="muted">{t(first ? 'call.declareFirst' : 'call.declareLater')}</p>
          <Kinds
            options={options}
            kinds={kinds}
            chosen={kind}
            onChoose={(one) => setKind(one === kind && !first ? undefined : one)}
          />
        </Step>
        <Step number={3} state="now" title={t('call.step.call')}>
          <AttemptLine odds={options.odds} rule="CALL-01" />
        </Step>
        <Step number={4} state="later" title={t('call.step.delay')}>
          <Delay side={caller.side} atOnce={false} />
        </Step>
      </Steps>
      <div className="plan-foot" data-part="plan-foot">
        <button type="button" className="btn" data-pass onClick={() => send({ verb: 'pass', seat })}>
          {t('call.noCall')}
        </button>
        <button type="button" className="btn final" data-commit disabled={!ready} onClick={() => send(command)}>
          {t('verb.call')} <Price tokens={state.rules.company?.callCost ?? 1} side={caller.side} />
        </button>
      </div>
    </section>
  )
}
