import {
  CALL_KINDS,
  type CallKind,
  callOptions,
  check,
  type FigureId,
  isRefusal,
  knownFigure,
  type QuestionOf,
  type Refusal,
  type SeatId,
  topTask,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { FeintPanel } from '../deploy/FeintPanel.tsx'
import dock from '../dock/Dock.module.css'
import { Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { RuleLine } from '../RuleLine.tsx'
import { MortarStep, SupportStep } from './AimSteps.tsx'
import { changeAnswer, useAnswer, useLastCall } from './answer.ts'
import css from './Call.module.css'
import { AnswerFoot, AttemptLine, DelayStep, Kinds, Places, QuestionPanel, Step } from './CallSteps.tsx'
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
      return <EntryPanel question={question} />
    case 'feint':
      return <FeintPanel side={side} />
    case 'selfCall':
      return <SelfCallPanel officer={question.officer} seat={seat} />
    default:
      return undefined
  }
}

function useCaller(id: FigureId) {
  const { state } = usePlay()
  const caller = knownFigure(state, id)
  const options = useMemo(() => callOptions(state, caller), [state, caller])
  return { caller, options }
}

/** CALL-05: each kind, with the reason why it cannot be called. */
function judgedKinds(judge: (kind: CallKind) => ReturnType<typeof check>) {
  return CALL_KINDS.map((kind): { readonly kind: CallKind; readonly refusal: Refusal | undefined } => {
    const judged = judge(kind)
    return { kind, refusal: isRefusal(judged) ? judged : undefined }
  })
}

function Settle({ question, seat }: { question: Settling; seat: SeatId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, side } = usePlay()
  const { caller, options } = useCaller(question.caller)
  const tried = useLastCall(caller.id)
  const task = topTask(state)
  const call = task?.kind === 'call' ? task : undefined
  const asksKind = question.kind === 'callKind'
  const kind = asksKind ? undefined : call?.wanted
  const { company } = state.rules
  // CALL-09: where it must be declared it comes before the dice, unless the opponent has to choose.
  const first = company?.callDeclareFirst === true && !asksKind
  const own = caller.side === side
  const kindStep = (
    <Step
      number={first ? 2 : 3}
      state={asksKind ? 'now' : 'done'}
      title={t(kind ? `call.kind.${kind}` : 'call.step.kind')}
    >
      {first && <p className="muted">{t('call.declared')}</p>}
      {asksKind && !own && <RuleLine rule="CALL-05">{t('call.undeclared')}</RuleLine>}
      {asksKind && (
        <Kinds
          options={options}
          kinds={judgedKinds((one) => check(state, { verb: 'chooseCall', seat, kind: one }))}
          chosen={undefined}
          onChoose={(one) => send({ verb: 'chooseCall', seat, kind: one })}
        />
      )}
    </Step>
  )
  return (
    <QuestionPanel
      kind={question.kind}
      icon="telephone"
      title={t(own ? `call.title.${question.kind}` : 'call.title.theirs', { name: names.figure(caller.id) })}
    >
      <ol>
        <Step number={1} state="done" title={t('call.step.contact')}>
          {tried && (
            <RuleLine rule={tried.means === 'none' ? 'MORTAR-01' : 'CALL-04'}>
              {t(`call.means.${tried.means}`)}
            </RuleLine>
          )}
        </Step>
        {first && kindStep}
        <Step number={first ? 3 : 2} state="done" title={t('call.answered')}>
          {tried && (
            <p className={`row wrap g6 ${css.dice}`}>
              {tried.dice.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
                <Die key={i} face={die} hit={die >= tried.need} />
              ))}
              <RuleChip rule="CALL-01" />
            </p>
          )}
        </Step>
        {!first && kindStep}
        <AnswerStep question={question} />
        {(kind !== 'platoonMortar' || company?.platoonCallDelay !== 'immediate') && (
          <DelayStep number={5} side={caller.side} atOnce={call?.atOnce} />
        )}
      </ol>
      {question.kind !== 'callKind' && <AnswerFoot kind={question.kind} />}
    </QuestionPanel>
  )
}

const TITLES = { support: 'place', mortar: 'aim', teams: 'teams', callKind: 'next' } as const

/** What is asked now, with all that can be chosen for it. */
function AnswerStep({ question }: { question: Settling }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { caller, options } = useCaller(question.caller)
  const answer = useAnswer()
  const title = t(`call.step.${TITLES[question.kind]}`)
  if (question.kind === 'callKind') return <Step number={4} state="later" title={title} />
  if (!answer) return undefined
  const { command, current, refusal } = answer
  const aim = { caller: caller.id, side: caller.side, refusal }
  return (
    <Step number={4} state="now" title={title}>
      {command.verb === 'placeSupport' && question.kind === 'support' && (
        <SupportStep {...aim} profiles={question.profiles} options={options} command={command} />
      )}
      {command.verb === 'aimMortar' && question.kind === 'mortar' && (
        <MortarStep {...aim} ammo={question.ammo} command={command} current={current} />
      )}
      {command.verb === 'chooseTeams' && <TeamsStep side={caller.side} command={command} />}
    </Step>
  )
}

/** D31, D34: where a team or a runner comes in. */
function EntryPanel({ question }: { question: QuestionOf<'entry'> }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const answer = useAnswer()
  const what = state.schedule.find(({ id }) => id === question.entry)?.what
  if (!what || answer?.command.verb !== 'enterTable') return undefined
  const { command, current, refusal } = answer
  const runner = what.kind === 'runner'
  const bound = state.rules.company?.runnerReturnPlace === 'exitPoint'
  const title = runner
    ? t('call.title.returns', { name: names.figure(what.figure) })
    : t('call.title.entry', {
        count: what.kind === 'reinforcements' ? what.teams.length : 1,
        name: 'caller' in what ? names.figure(knownFigure(state, what.caller).id) : '',
      })
  return (
    <QuestionPanel kind="entry" icon="way" title={title}>
      <RuleLine rule={runner ? 'RUNNER-05' : 'REINF-04'}>
        {t(runner ? (bound ? 'call.entersAtExit' : 'call.entersAtEdge') : 'call.entersInZone', {
          depth: state.rules.deployDepth,
        })}
      </RuleLine>
      {command.at.length > 1 && (
        <Places by="data-man" each="man" at={command.at} current={current} onChoose={(i) => changeAnswer(command, i)} />
      )}
      <p className="muted">{t('call.placeHow')}</p>
      {refusal && <Refused refusal={refusal} announced />}
      <AnswerFoot kind="entry" />
    </QuestionPanel>
  )
}

/** RUNNER-04: an officer who has left the table himself may call at once, or not. */
function SelfCallPanel({ officer, seat }: { officer: FigureId; seat: SeatId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const [kind, setKind] = useState<CallKind>()
  const { caller, options } = useCaller(officer)
  const { company } = state.rules
  const first = company?.callDeclareFirst === true
  const called = (one: CallKind | undefined) =>
    ({ verb: 'call', seat, figure: officer, ...(one && { kind: one }) }) as const
  const ready = (!first || kind !== undefined) && !isRefusal(check(state, called(kind)))
  return (
    <QuestionPanel kind="selfCall" icon="telephone" title={t('call.title.selfCall', { name: names.figure(officer) })}>
      <ol>
        <Step number={1} state="done" title={t('call.step.contact')}>
          <RuleLine rule="RUNNER-04">{t('call.means.self')}</RuleLine>
        </Step>
        <Step number={2} state="now" title={t('call.step.kind')}>
          <p className="muted">{t(first ? 'call.declareFirst' : 'call.declareLater')}</p>
          <Kinds
            options={options}
            kinds={judgedKinds((one) => check(state, called(one)))}
            chosen={kind}
            onChoose={(one) => setKind(one === kind && !first ? undefined : one)}
          />
        </Step>
        <Step number={3} state="now" title={t('call.step.call')}>
          <AttemptLine odds={options.odds} rule="CALL-01" />
        </Step>
        <DelayStep number={4} side={caller.side} />
      </ol>
      <div className={clsx(dock.commit, css.foot)} data-part="plan-foot">
        <button type="button" className="btn" data-pass onClick={() => send({ verb: 'pass', seat })}>
          {t('call.noCall')}
        </button>
        <button type="button" className="btn final" data-commit disabled={!ready} onClick={() => send(called(kind))}>
          {t('verb.call')} <Price tokens={company?.callCost ?? 1} side={caller.side} />
        </button>
      </div>
    </QuestionPanel>
  )
}
