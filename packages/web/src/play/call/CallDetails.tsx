import {
  type CallOptions,
  type CommandOf,
  callOptions,
  check,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  isOfficer,
  isRefusal,
  radioOdds,
  worthOfFigure,
} from '@tactic48/rules'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart } from '../tableStore.ts'
import { AttemptLine, DelayStep, Kinds, Step } from './CallSteps.tsx'

/** CALL-09 before the dice: contact, kind and odds in the order of the sheet. */
export function CallDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const options = useMemo(() => callOptions(state, figure), [state, figure])
  const { callDeclareFirst: first = false, callExclusive } = state.rules.company ?? {}
  const kind = <KindStep options={options} figure={figure} first={first} />
  return (
    <ol>
      <ContactStep options={options} figure={figure} />
      {first && kind}
      <Step number={first ? 3 : 2} state="now" title={t('call.step.call')}>
        <AttemptLine odds={options.odds} rule="CALL-01" />
        <RuleLine rule="CALL-03">
          {callExclusive ? t('call.exclusive', { name: names.figure(figure.id) }) : t('call.repeat')}
        </RuleLine>
      </Step>
      {!first && kind}
      <DelayStep number={4} side={figure.side} />
    </ol>
  )
}

/** RADIO-04: what ends the contact. */
function ContactBreaks({ tone }: { tone?: 'muted' }): ReactElement {
  const { t } = useTranslation('play')
  const covers = usePlay().state.rules.company?.radioAllowsTakeCover === true
  return (
    <RuleLine tone={tone} rule="RADIO-04">
      {t(covers ? 'call.contact.breaksNotCover' : 'call.contact.breaks')}
    </RuleLine>
  )
}

interface CallStepProps {
  readonly options: CallOptions
  readonly figure: Figure
}

/** CALL-04: by what the officer reaches HQ, and what would end it. */
function ContactStep({ options: { contact, credits }, figure }: CallStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const credit = usePart('credit')
  return (
    <Step number={1} state={contact || credits > 0 ? 'done' : 'now'} title={t('call.step.contact')}>
      {contact && credits > 0 && (
        <Segments
          legend={t('call.by.legend')}
          options={['contact', 'credit']}
          chosen={credit ? 'credit' : 'contact'}
          label={(by) => t(`call.by.${by}`, { count: credits })}
          onChoose={(by) => redraft({ credit: by === 'credit' })}
        />
      )}
      {contact?.means === 'radio' && (
        <>
          <RuleLine rule="RADIO-05" data-contact="radio">
            {t('call.contact.radio', { name: names.figure(contact.operator) })}
          </RuleLine>
          <ContactBreaks tone="muted" />
        </>
      )}
      {contact?.means === 'line' && (
        <RuleLine rule="HOUSE-15" data-contact="line">
          {t('call.contact.line', { element: names.element(contact.element) })}
        </RuleLine>
      )}
      {credits > 0 && (
        <RuleLine rule="RUNNER-03" data-credits={credits}>
          {t('call.contact.credit', { count: credits })}
        </RuleLine>
      )}
      {!contact && credits === 0 && (
        <RuleLine rule="CALL-04" data-contact="none">
          {t('call.contact.none', { name: names.figure(figure.id) })}
        </RuleLine>
      )}
    </Step>
  )
}

/** CALL-05: declared before the dice, or chosen after them. */
function KindStep({ options, figure, first }: CallStepProps & { readonly first: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const said = usePart('callKind')
  const chosen = said === 'open' ? undefined : said
  const credit = usePart('credit')
  const kinds = options.kinds.map(({ kind, refusal }) => {
    const judged = seat && check(state, { verb: 'call', seat, figure: figure.id, kind, ...(credit ? { credit } : {}) })
    return { kind, refusal: judged ? (isRefusal(judged) ? judged : undefined) : refusal }
  })
  return (
    <Step number={first ? 2 : 3} state={first ? (chosen ? 'done' : 'now') : 'later'} title={t('call.step.kind')}>
      <RuleLine tone="muted" rule="CALL-05">
        {t(first ? 'call.declareFirst' : 'call.declareLater')}
      </RuleLine>
      <Kinds
        options={options}
        kinds={kinds}
        chosen={chosen}
        onChoose={(kind) => redraft({ callKind: kind === chosen && !first ? undefined : kind })}
      />
    </Step>
  )
}

/** RADIO-01 … RADIO-05: the dice, what a failure costs, and what will break the contact. */
export function ContactDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  return (
    <div className="stack g6 t13">
      <AttemptLine odds={radioOdds(state, figure)} rule="RADIO-02" />
      <RuleLine rule="RADIO-03">{t('call.contact.again')}</RuleLine>
      <ContactBreaks />
      <RuleLine tone="muted" rule="RADIO-05">
        {t('call.contact.who')}
      </RuleLine>
    </div>
  )
}

type Move = CommandOf<'move'>

const isLegal = (state: GameState, command: Move): boolean => !isRefusal(check(state, command))

/** RUNNER-02: officers whose message can be taken on this way. */
function messagesOn(state: GameState, figure: Figure, bare: Move): readonly FigureId[] {
  if (!state.rules.company || figure.message !== undefined) return []
  return friendsOf(state, figure.side)
    .filter((officer) => isOfficer(state, officer) && isLegal(state, { ...bare, message: officer.id }))
    .map(({ id }) => id)
}

/** D33, D42, D43: a message that is taken on the way, and leaving the table where it ends. */
export function MessengerOptions({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const message = usePart('message')
  const leave = usePart('leave') === true
  const { figure, command } = prospect
  if (command?.verb !== 'move' || prospect.blind || !state.rules.company) return undefined
  const { message: _, leave: __, ...bare } = command
  const messages = [...new Set([...messagesOn(state, figure, bare), ...(message ? [message] : [])])]
  const carried = message ?? figure.message
  const leaves = leave || isLegal(state, { ...bare, ...(message && { message }), leave: true })
  if (messages.length === 0 && !leaves) return undefined
  return (
    <div className="stack g4">
      {messages.map((officer) => (
        <Errand
          key={officer}
          rule="RUNNER-02"
          message={officer}
          chosen={message === officer}
          onChange={(chosen) => redraft({ message: chosen ? officer : undefined })}
        >
          {t('call.run.take', { officer: names.figure(officer) })}
        </Errand>
      ))}
      {leaves && (
        <Errand
          rule={carried === undefined ? 'RUNNER-04' : 'RUNNER-03'}
          chosen={leave}
          onChange={(chosen) => redraft({ leave: chosen })}
        >
          {carried === undefined ? t('call.run.leaveHimself') : t('call.run.leave', { officer: names.figure(carried) })}
        </Errand>
      )}
      {leave && <Away figure={figure} />}
    </div>
  )
}

interface ErrandProps {
  readonly rule: string
  /** Whose message; absent: he leaves the table. */
  readonly message?: FigureId
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
  readonly children: ReactNode
}

const Errand = ({ rule, message, chosen, onChange, children }: ErrandProps): ReactElement => (
  <div className="row">
    <label className="tick" data-message={message} data-leave={message === undefined || undefined}>
      <input type="checkbox" checked={chosen} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
    <RuleChip rule={rule} />
  </div>
)

/** RUNNER-05, RUNNER-06: when he is back, and what his absence counts for. */
function Away({ figure }: { figure: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { runnerReturnDelay, runnerReturnPlace, offBoardCountsAsLost } = state.rules.company ?? {}
  return (
    <>
      <RuleLine rule="RUNNER-05">
        {t(runnerReturnDelay === 'd6' ? 'call.run.returnsRolled' : 'call.run.returnsNext')}{' '}
        {t(runnerReturnPlace === 'exitPoint' ? 'call.run.atExit' : 'call.run.atEdge')}
      </RuleLine>
      {offBoardCountsAsLost && (
        <RuleLine icon="warn" tone="caution" rule="RUNNER-06">
          {t('call.run.lost', { ap: worthOfFigure(state, figure) })}
        </RuleLine>
      )}
    </>
  )
}
