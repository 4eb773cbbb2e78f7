import {
  type Figure as Character,
  cardOf,
  isFigureInside,
  ORDER_KINDS,
  type OrderPreview,
  onTable,
  radiusOfOrders,
} from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { stepBack, touchMan } from '../../input/act.ts'
import { chooseOrder, redraft } from '../../input/active.ts'
import { Key } from '../../input/Key.tsx'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { commit } from '../commands.ts'
import { Whose } from '../dock/Choices.tsx'
import { OddsBar, usePercent } from '../Odds.tsx'
import { Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { RuleLine } from '../RuleLine.tsx'
import { usePart } from '../tableStore.ts'
import css from './Order.module.css'
import { OrderMen, Summary } from './OrderMen.tsx'
import {
  ambushesOf,
  frontOf,
  isPlain,
  isPointed,
  judgedKinds,
  marchOf,
  NO_CHOICES,
  type OrderInHand,
  unitsFor,
  willRadius,
} from './ordering.ts'
import { useOrderPreview } from './preview.ts'
import { usePreview } from './useOrdering.ts'

/** An order beside the table: which one, to whom, who obeys through whom, what waits for them, what it costs. */
export function OrderPanel({ ordering }: { ordering: OrderInHand }): ReactElement {
  const { t } = useTranslation('play')
  const { officer, kind, given, pointed } = ordering
  return (
    <section className={css.panel} aria-label={t('verb.giveOrder')} data-ordering={given ? 'given' : 'plan'}>
      <Head ordering={ordering} />
      {!given && <Kinds officer={officer} chosen={kind} pointed={pointed} />}
      {!given && <Units officer={officer} />}
      {kind && !pointed && isPointed(kind) && <p className="muted t13">{t(`order.asks.${kind}`)}</p>}
      <PreviewedOrder ordering={ordering} />
    </section>
  )
}

function Head({ ordering: { officer, kind, given } }: { ordering: OrderInHand }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  const name = names.figure(officer.id)
  return (
    <header className={css.head}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <Figure x={0} y={0} r={17} {...lookOf(state, officer)} />
      </svg>
      <div>
        <h2>
          {given && <Whose />}
          {given && kind ? t('order.given', { name, kind: t(`order.kind.${kind}`) }) : t('order.heading', { name })}
        </h2>
        <p className="muted t12">
          {t('order.officer', {
            rank: t(`rank.${cardOf(state, officer).rank}`),
            radius: exactly({ milli: radiusOfOrders(state, officer) }),
          })}
        </p>
      </div>
    </header>
  )
}

/** Follows the goal; each line of it is written again only when what it says changes. */
function PreviewedOrder({ ordering }: { ordering: OrderInHand }): ReactElement | undefined {
  const preview = usePreview(ordering)
  const complaint = useOrderPreview((store) => store.complaint)
  const refusal = complaint ?? preview?.refusal
  return (
    <>
      {preview && <Summary preview={preview} />}
      {preview && <Outcome ordering={ordering} preview={preview} />}
      {refusal && <Refused refusal={refusal} announced />}
      {preview && <OrderMen preview={preview} />}
      {preview && <Notes ordering={ordering} preview={preview} />}
    </>
  )
}

interface KindsProps {
  readonly officer: Character
  readonly chosen: OrderInHand['kind']
  /** It says already where it leads or whom it is about. */
  readonly pointed: boolean
}

/** The six; what this officer cannot order now is there with its reason. */
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
      <fieldset className={css.kinds}>
        <legend className="sr">{t('order.pick')}</legend>
        {kinds.map(({ kind, refusal }, i) => (
          <button
            key={kind}
            type="button"
            className={clsx('pick', refusal && css.refused)}
            aria-pressed={kind === chosen}
            data-kind={kind}
            title={refusal ? why(refusal) : undefined}
            onClick={() => chooseOrder(kind)}
          >
            {t(`order.kind.${kind}`)} <Key of={String(i + 1)} />
          </button>
        ))}
      </fieldset>
      {asked && !pointed && <Refused refusal={asked} announced />}
    </>
  )
})

/** ORDER-07. */
const Units = memo(function Units({ officer }: { officer: Character }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const unit = usePart('unit')
  const own = officer.unit.company
  const units = useMemo(() => unitsFor(state, officer), [state, officer])
  if (units.length < 2) return undefined
  return (
    <Segments
      legend={t('order.unit')}
      options={units}
      chosen={unit ?? own ?? ''}
      label={(one) => t('order.company', { unit: one })}
      onChoose={(one) => redraft({ unit: one === own ? undefined : one })}
    />
  )
})

interface OutcomeProps {
  readonly ordering: OrderInHand
  readonly preview: OrderPreview
}

/** What it comes to: what waits for those who do it, what the officer risks, whether he joins. */
function Outcome({ ordering: { officer }, preview }: OutcomeProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const { drawn, together, mayNotJoin, order } = preview
  const name = names.figure(officer.id)
  return (
    <>
      <Danger preview={preview} />
      {together && order.kind === 'fireAt' && (
        <div data-part="order-together">
          <h3 className="t13">{t('order.together', { target: names.figure(order.target) })}</h3>
          <OddsBar odds={together} />
        </div>
      )}
      {drawn.map(({ marker, shooter, odds: { miss } }) => (
        <RuleLine key={marker} icon="warn" tone="harm" rule="ORDER-04" data-drawn={shooter}>
          {t('order.drawn', { name, shooter: names.figure(shooter), percent: percent(1 - miss) })}
        </RuleLine>
      ))}
      <Join officer={officer.id} may={mayNotJoin === undefined} />
    </>
  )
}

const Join = memo(function Join({ officer, may }: { officer: Character['id']; may: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const joins = usePart('choices')?.joins === true
  return (
    <>
      <label className={clsx('tick t13', !may && 'muted')}>
        <input type="checkbox" checked={joins} data-join onChange={() => touchMan(officer)} />
        <span className="fill">
          {t('order.join', { name: names.figure(officer) })} <span className="muted">{t('order.joinFree')}</span>
        </span>
        <Key of="J" />
      </label>
      <p>
        <RuleChip rule="ORDER-09" />
      </p>
    </>
  )
})

/** What waits on the way of those who march. */
function Danger({ preview: { men } }: { preview: OrderPreview }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const ambushes = ambushesOf(men)
  const marching = men.flatMap((man) => marchOf(man) ?? [])
  const meeting = marching.filter(({ dangers }) => dangers.some(({ kind }) => kind === 'contact')).length
  const shot = new Set(ambushes.flatMap((one) => one.men)).size
  if (shot === 0 && meeting === 0) return undefined
  return (
    <div className={css.danger} data-ambushes={ambushes.length}>
      {shot > 0 && <b>{t('order.danger', { count: shot, all: marching.length })}</b>}
      <ul>
        {ambushes.map(({ marker, shooter, men: watched, first }) => (
          <RuleLine key={marker} as="li" rule="OF-03">
            {t('order.dangerOf', {
              shooter: names.figure(shooter),
              count: watched.length,
              percent: percent(1 - first.odds.miss),
              first: watched[0] ? names.figure(watched[0]) : '',
            })}
          </RuleLine>
        ))}
        {meeting > 0 && (
          <RuleLine as="li" rule="H2H-01">
            {t('order.contact', { count: meeting })}
          </RuleLine>
        )}
      </ul>
    </div>
  )
}

/** What is good to know and harms nobody. */
function Notes({ ordering: { officer, given }, preview }: OutcomeProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const { men, drawn, order } = preview
  const front = order.kind === 'moveToward' ? frontOf(men) : undefined
  const area = order.kind === 'fireAtWill' ? { at: order.at, radius: willRadius(state, officer) } : undefined
  const inside = area && onTable(state).filter((one) => isFigureInside(state, area, one))
  const speaks = !given && state.rules.company?.orderTriggersOf === true
  return (
    <>
      {inside && (
        <RuleLine icon="barrage" rule="ORDER-14" data-inside={inside.length}>
          {[
            inside.length > 0
              ? t('marker.inside', { names: list(inside.map(({ id }) => names.figure(id))) })
              : t('marker.nobody'),
            t('marker.sfNote'),
          ].join(' ')}
        </RuleLine>
      )}
      {speaks && drawn.length === 0 && (
        <RuleLine icon="check" rule="ORDER-04">
          {t('order.notDrawn', { name: names.figure(officer.id) })}
        </RuleLine>
      )}
      {front && (
        <RuleLine icon="way" rule="ORDER-10" data-front>
          {[
            t('order.front', { before: length(front.before), after: length(front.after) }),
            given ? '' : t('order.oneFlag'),
          ].join(' ')}
        </RuleLine>
      )}
    </>
  )
}

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
  const parts = [
    given ? '' : t('order.price', { order }),
    halts > 0 ? t('order.priceHalts', { halts }) : '',
    riders > 0 ? t('order.priceRiders', { riders }) : '',
  ]
  return (
    <div className={css.foot} data-part="order-foot">
      {tokens > 0 && (
        <p className="row t13">
          <span className="fill">{parts.filter(Boolean).join(', ')}</span>
          <Price tokens={Math.min(tokens, 8)} side={officer.side} />
          <b>{t('order.pool', { price: tokens, pool: state.sides[officer.side].tokens })}</b>
        </p>
      )}
      <div className="row" data-part="plan-foot">
        {(!given || !isPlain(choices)) && (
          <button type="button" className="btn" onClick={() => stepBack()}>
            {t('act.cancel')} <Key of="Esc" />
          </button>
        )}
        <button type="button" className="btn final fill" data-commit disabled={!ready} onClick={commit}>
          {t(given ? 'order.carryOut' : 'order.give')} <Key of="Enter" />
        </button>
      </div>
    </div>
  )
})
