import { type CallOptions, callOptions, check, type Figure, isRefusal, radioOdds } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { AttemptLine, Delay, Kinds, Step, Steps } from './CallSteps.tsx'

/** CALL-09 before the dice: contact, kind and odds in the order of the sheet. */
export function CallDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const options = useMemo(() => callOptions(state, figure), [state, figure])
  const first = state.rules.company?.callDeclareFirst === true
  const kind = <KindStep number={first ? 2 : 3} options={options} figure={figure} first={first} />
  return (
    <Steps>
      <ContactStep options={options} figure={figure} />
      {first && kind}
      <Step number={first ? 3 : 2} state="now" title={t('call.step.call')}>
        <AttemptLine odds={options.odds} rule="CALL-01" />
        <CallRules figure={figure} />
      </Step>
      {!first && kind}
      <Step number={4} state="later" title={t('call.step.delay')}>
        <Delay side={figure.side} atOnce={false} />
      </Step>
    </Steps>
  )
}

/** CALL-03. */
function CallRules({ figure }: { figure: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  return (
    <p>
      {state.rules.company?.callExclusive ? t('call.exclusive', { name: names.figure(figure.id) }) : t('call.repeat')}{' '}
      <RuleChip rule="CALL-03" />
    </p>
  )
}

/** CALL-04: by what the officer reaches HQ, and what would end it. */
function ContactStep({ options, figure }: { options: CallOptions; figure: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const credit = usePart('credit')
  const { contact, credits } = options
  const covers = state.rules.company?.radioAllowsTakeCover === true
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
          <p data-contact="radio">
            {t('call.contact.radio', { name: names.figure(contact.operator) })} <RuleChip rule="RADIO-05" />
          </p>
          <p className="muted">
            {t(covers ? 'call.contact.breaksNotCover' : 'call.contact.breaks')} <RuleChip rule="RADIO-04" />
          </p>
        </>
      )}
      {contact?.means === 'line' && (
        <p data-contact="line">
          {t('call.contact.line', { element: names.element(contact.element) })} <RuleChip rule="HOUSE-15" />
        </p>
      )}
      {credits > 0 && (
        <p data-credits={credits}>
          {t('call.contact.credit', { count: credits })} <RuleChip rule="RUNNER-03" />
        </p>
      )}
      {!contact && credits === 0 && (
        <p data-contact="none">
          {t('call.contact.none', { name: names.figure(figure.id) })} <RuleChip rule="CALL-04" />
        </p>
      )}
    </Step>
  )
}

interface KindStepProps {
  readonly number: number
  readonly options: CallOptions
  readonly figure: Figure
  readonly first: boolean
}

/** CALL-05: declared before the dice, or chosen after them. */
function KindStep({ number, options, figure, first }: KindStepProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const said = usePart('callKind')
  const kind = said === 'open' ? undefined : said
  const credit = usePart('credit')
  const kinds = options.kinds.map(({ kind: one, refusal }) => {
    const judged =
      seat && check(state, { verb: 'call', seat, figure: figure.id, kind: one, ...(credit ? { credit } : {}) })
    return { kind: one, refusal: judged && isRefusal(judged) ? judged : judged ? undefined : refusal }
  })
  return (
    <Step number={number} state={first && kind ? 'done' : first ? 'now' : 'later'} title={t('call.step.kind')}>
      <p className="muted">
        {t(first ? 'call.declareFirst' : 'call.declareLater')} <RuleChip rule="CALL-05" />
      </p>
      <Kinds
        options={options}
        kinds={kinds}
        chosen={kind}
        onChoose={(one) => redraft({ callKind: one === kind && !first ? undefined : one })}
      />
    </Step>
  )
}

/** RADIO-01 … RADIO-05: the dice, what a failure costs, and what will break the contact. */
export function ContactDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const covers = state.rules.company?.radioAllowsTakeCover === true
  return (
    <div className="plan-details">
      <AttemptLine odds={radioOdds(state, figure)} rule="RADIO-02" />
      <p>
        {t('call.contact.again')} <RuleChip rule="RADIO-03" />
      </p>
      <p>
        {t(covers ? 'call.contact.breaksNotCover' : 'call.contact.breaks')} <RuleChip rule="RADIO-04" />
      </p>
      <p className="muted">
        {t('call.contact.who')} <RuleChip rule="RADIO-05" />
      </p>
    </div>
  )
}
