import {
  CALL_KINDS,
  type CallKind,
  type CallOptions,
  callOptions,
  check,
  type FigureId,
  isRefusal,
  knownFigure,
  type QuestionOf,
  type SeatId,
  topTask,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { FeintPanel } from '../deploy/FeintPanel.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { answerIn, useAnswerInHand, useLastCall, useLedHere, whyNotAnswer } from './answer.ts'
import { AnswerFoot, Delay, Kinds, Step, Steps } from './CallSteps.tsx'
import { EntryPanel, SelfCallPanel } from './EntryPanel.tsx'
import { MortarStep } from './MortarStep.tsx'
import { SupportStep } from './SupportStep.tsx'
import { TeamsStep } from './TeamsStep.tsx'

type Settling = QuestionOf<'callKind' | 'support' | 'mortar' | 'teams'>

/** Questions of a call, in the rail: the steps of the rule in one column, what was answered above, what follows below. */
export function CallPanel(): ReactElement | undefined {
  const { question, seat, side } = usePlay()
  if (!question || !seat || !side) return undefined
  switch (question.kind) {
    case 'callKind':
    case 'support':
    case 'mortar':
    case 'teams':
      return <Settle question={question} seat={seat} />
    case 'entry':
      return <EntryPanel question={question} side={side} />
    case 'feint':
      return <FeintPanel side={side} />
    case 'selfCall':
      return <SelfCallPanel officer={question.officer} seat={seat} />
    default:
      return undefined
  }
}

function Settle({ question, seat }: { question: Settling; seat: SeatId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, side } = usePlay()
  const panel = useLedHere()
  const caller = knownFigure(state, question.caller)
  const options = useMemo(() => callOptions(state, caller), [state, caller])
  const task = topTask(state)
  const call = task?.kind === 'call' ? task : undefined
  const kind = question.kind === 'callKind' ? undefined : call?.wanted
  // CALL-09: where it must be declared it comes before the dice, unless the opponent has to choose.
  const first = state.rules.company?.callDeclareFirst === true && question.kind !== 'callKind'
  const own = caller.side === side
  const kindStep =
    question.kind === 'callKind' ? (
      <Step number={first ? 2 : 3} state="now" title={t('call.step.kind')}>
        <ChooseKind question={question} seat={seat} options={options} />
      </Step>
    ) : (
      <Step number={first ? 2 : 3} state="done" title={kind ? t(`call.kind.${kind}`) : t('call.step.kind')}>
        {first && <p className="muted">{t('call.declared')}</p>}
      </Step>
    )
  return (
    <section
      ref={panel}
      className={`call-panel prompt ${side ?? ''}`}
      tabIndex={-1}
      aria-labelledby="call-title"
      data-prompt={question.kind}
    >
      <h2 id="call-title">
        <Whose />
        <PlayIcon name="telephone" />
        {own
          ? t(`call.title.${question.kind}`, { name: names.figure(caller.id) })
          : t('call.title.theirs', { name: names.figure(caller.id) })}
      </h2>
      <Steps>
        <Reached caller={caller.id} />
        {first && kindStep}
        <Answered number={first ? 3 : 2} caller={caller.id} />
        {!first && kindStep}
        <Settled number={4} question={question} options={options} />
        {(!kind || kind !== 'platoonMortar' || state.rules.company?.platoonCallDelay !== 'immediate') && (
          <Step number={5} state="later" title={t('call.step.delay')}>
            <Delay side={caller.side} atOnce={call?.atOnce === true} />
          </Step>
        )}
      </Steps>
      {question.kind !== 'callKind' && <AnswerFoot kind={question.kind} />}
    </section>
  )
}

/** CALL-04: by what the call was made. */
function Reached({ caller }: { caller: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const tried = useLastCall(caller)
  return (
    <Step number={1} state="done" title={t('call.step.contact')}>
      {tried && (
        <p>
          {t(`call.means.${tried.means}`)} <RuleChip rule={tried.means === 'none' ? 'MORTAR-01' : 'CALL-04'} />
        </p>
      )}
    </Step>
  )
}

/** CALL-01: the dice that were answered. */
function Answered({ number, caller }: { number: number; caller: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const tried = useLastCall(caller)
  return (
    <Step number={number} state="done" title={t('call.answered')}>
      {tried && (
        <p className="call-dice">
          {tried.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
            <Die key={i} face={die} hit={die >= tried.need} />
          ))}
          <RuleChip rule="CALL-01" />
        </p>
      )}
    </Step>
  )
}

function ChooseKind({
  question,
  seat,
  options,
}: {
  question: QuestionOf<'callKind'>
  seat: SeatId
  options: CallOptions
}): ReactElement {
  const { t } = useTranslation('play')
  const { state, side } = usePlay()
  const caller = knownFigure(state, question.caller)
  const kinds = CALL_KINDS.map((kind) => {
    const judged = check(state, { verb: 'chooseCall', seat, kind })
    return { kind, refusal: isRefusal(judged) ? judged : undefined }
  })
  return (
    <>
      {caller.side !== side && (
        <p>
          {t('call.undeclared')} <RuleChip rule="CALL-05" />
        </p>
      )}
      <Kinds
        options={options}
        kinds={kinds}
        chosen={undefined}
        onChoose={(kind: CallKind) => send({ verb: 'chooseCall', seat, kind })}
      />
    </>
  )
}

const TITLES = { support: 'place', mortar: 'aim', teams: 'teams', callKind: 'next' } as const

function Settled({
  number,
  question,
  options,
}: {
  number: number
  question: Settling
  options: CallOptions
}): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  useAnswerInHand()
  const inHand = answerIn(play)
  const title = t(`call.step.${TITLES[question.kind]}`)
  if (question.kind === 'callKind') return <Step number={number} state="later" title={title} />
  if (!inHand) return undefined
  const { side } = knownFigure(play.state, question.caller)
  const { command, current } = inHand
  const refusal = whyNotAnswer(play, inHand)
  return (
    <Step number={number} state="now" title={title}>
      {command.verb === 'placeSupport' && question.kind === 'support' && (
        <SupportStep
          caller={question.caller}
          side={side}
          profiles={question.profiles}
          options={options}
          command={command}
          refusal={refusal}
        />
      )}
      {command.verb === 'aimMortar' && question.kind === 'mortar' && (
        <MortarStep
          caller={question.caller}
          side={side}
          ammo={question.ammo}
          command={command}
          current={current}
          refusal={refusal}
        />
      )}
      {command.verb === 'chooseTeams' && <TeamsStep side={side} command={command} />}
    </Step>
  )
}
