import {
  type Figure as Character,
  cardOf,
  ORDER_KINDS,
  type OrderPreview,
  type Refusal,
  radiusOfOrders,
} from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { stepBack } from '../../input/act.ts'
import { chooseOrder, redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { commit } from '../commands.ts'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Whose } from '../prompt/PromptCard.tsx'
import { usePart } from '../tableStore.ts'
import { useForesight } from './foresight.ts'
import { OrderMen, Summary } from './OrderMen.tsx'
import { Notes, Outcome } from './OrderOutcome.tsx'
import { isPlain, isPointed, judgedKinds, NO_CHOICES, type OrderInHand, unitsFor } from './ordering.ts'
import { usePreview } from './useOrdering.ts'

/** An order beside the table: which one, to whom, who obeys through whom, what waits for them, what it costs. */
export function OrderPanel({ ordering }: { ordering: OrderInHand }): ReactElement {
  const { t } = useTranslation('play')
  const { officer, kind, given, pointed } = ordering
  return (
    <section
      className="plan-panel order-panel"
      aria-label={t('verb.giveOrder')}
      data-ordering={given ? 'given' : 'plan'}
    >
      <Head ordering={ordering} />
      {!given && <Kinds officer={officer} chosen={kind} pointed={pointed} />}
      {!given && <Units officer={officer} />}
      {kind && !pointed && isPointed(kind) && <p className="order-asks">{t(`order.asks.${kind}`)}</p>}
      <Foreseen ordering={ordering} />
    </section>
  )
}

function Head({ ordering: { officer, kind, given } }: { ordering: OrderInHand }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  const { rank } = cardOf(state, officer)
  return (
    <header className="order-head">
      <svg className="stat-face" viewBox="-24 -24 48 48" aria-hidden="true">
        <Figure x={0} y={0} r={17} {...lookOf(state, officer)} />
      </svg>
      <div>
        <h2>
          {given && <Whose />}
          {given && kind
            ? t('order.given', { name: names.figure(officer.id), kind: t(`order.kind.${kind}`) })
            : t('order.heading', { name: names.figure(officer.id) })}
        </h2>
        <p className="muted">
          {t('order.officer', {
            rank: t(`rank.${rank}`),
            radius: exactly({ milli: radiusOfOrders(state, officer) }),
          })}
        </p>
      </div>
    </header>
  )
}

/** Follows the goal; each line of it is written again only when what it says changes. */
function Foreseen({ ordering }: { ordering: OrderInHand }): ReactElement {
  const shown = usePreview(ordering)
  const complaint = useForesight((foresight) => foresight.complaint)
  const refusal = complaint ?? shown?.refusal
  return (
    <>
      {shown && <Summary preview={shown} />}
      {shown && <Outcome ordering={ordering} preview={shown} />}
      {refusal && <Refused refusal={refusal} />}
      {shown && <OrderMen preview={shown} />}
      {shown && <Notes ordering={ordering} preview={shown} />}
    </>
  )
}

function Refused({ refusal }: { refusal: Refusal }): ReactElement {
  const { state } = usePlay()
  const why = useWhy(state)
  return (
    <p className="refusal" data-part="refusal" role="status" data-refusal={refusal.code}>
      <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
    </p>
  )
}

interface KindsProps {
  readonly officer: Character
  readonly chosen: OrderInHand['kind']
  /** It says already where it leads or whom it is about. */
  readonly pointed: boolean
}

/** The six; what this officer cannot order now stands there with its reason. */
const Kinds = memo(function Kinds({ officer, chosen, pointed }: KindsProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, seat } = usePlay()
  const why = useWhy(state)
  const kinds = useMemo(
    () =>
      seat && state.rules.premeasure
        ? judgedKinds(state, seat, officer)
        : ORDER_KINDS.map((kind) => ({ kind, refusal: undefined })),
    [state, seat, officer],
  )
  const asked = kinds.find(({ kind }) => kind === chosen)?.refusal
  return (
    <>
      <fieldset className="order-kinds">
        <legend className="sr">{t('order.pick')}</legend>
        {kinds.map(({ kind, refusal }, i) => (
          <button
            key={kind}
            type="button"
            className={`order-kind${refusal ? ' no' : ''}`}
            aria-pressed={kind === chosen}
            data-kind={kind}
            title={refusal ? why(refusal) : undefined}
            onClick={() => chooseOrder(kind)}
          >
            {t(`order.kind.${kind}`)} <Key of={String(i + 1)} />
          </button>
        ))}
      </fieldset>
      {asked && !pointed && (
        <p className="refusal" data-part="refusal" role="status">
          <b>{t('why')}</b> {why(asked)} <RuleChip rule={asked.rule} />
        </p>
      )}
    </>
  )
})

/** ORDER-07. */
const Units = memo(function Units({ officer }: { officer: Character }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const unit = usePart('unit')
  const units = useMemo(() => unitsFor(state, officer), [state, officer])
  if (units.length < 2) return undefined
  return (
    <Segments
      legend={t('order.unit')}
      options={units}
      chosen={unit ?? officer.unit.company ?? ''}
      label={(one) => t('order.company', { unit: one })}
      onChoose={(one) => redraft({ unit: one === officer.unit.company ? undefined : one })}
    />
  )
})

export const orderPrice = ({ tokens: { order, halts, riders } }: OrderPreview): number => order + halts + riders

/** What it costs in all; one step back, or give it. */
export function OrderFoot({ ordering }: { ordering: OrderInHand }): ReactElement {
  const { state } = usePlay()
  const shown = usePreview(ordering)
  const { officer, given, pointed } = ordering
  const tokens = shown ? orderPrice(shown) : given ? 0 : (state.rules.company?.orderCost ?? 1)
  const { halts = 0, riders = 0, order = tokens } = shown?.tokens ?? {}
  const blind = !given && !state.rules.premeasure
  const ready = blind ? pointed : shown !== undefined && !shown.refusal
  return <Foot {...{ officer, given, tokens, order, halts, riders, ready }} />
}

interface FootProps extends Pick<OrderInHand, 'officer' | 'given'> {
  readonly tokens: number
  readonly order: number
  readonly halts: number
  readonly riders: number
  readonly ready: boolean
}

/** Written again only when one of its numbers changes. */
const Foot = memo(function Foot({ officer, given, tokens, order, halts, riders, ready }: FootProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  return (
    <div className="order-foot" data-part="order-foot">
      {tokens > 0 && (
        <p className="order-price">
          <span>
            {[
              ...(given ? [] : [t('order.price', { order })]),
              ...(halts > 0 ? [t('order.priceHalts', { halts })] : []),
              ...(riders > 0 ? [t('order.priceRiders', { riders })] : []),
            ].join(', ')}
          </span>
          <Price tokens={Math.min(tokens, 8)} side={officer.side} />
          <b>{t('order.pool', { price: tokens, pool: state.sides[officer.side].tokens })}</b>
        </p>
      )}
      <div className="plan-foot" data-part="plan-foot">
        {(!given || !isPlain(choices)) && (
          <button type="button" className="btn" onClick={() => stepBack()}>
            {t('act.cancel')} <Key of="Esc" />
          </button>
        )}
        <button type="button" className="btn final" data-commit disabled={!ready} onClick={commit}>
          {t(given ? 'order.carryOut' : 'order.give')} <Key of="Enter" />
        </button>
      </div>
    </div>
  )
})
