import type { Point } from '@tactic48/geometry'
import {
  type Figure as Character,
  cardOf,
  type FigureId,
  type GameState,
  isFigureInside,
  ORDER_KINDS,
  type OrderPreview,
  onTable,
  radiusOfOrders,
} from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../figure/Figure.tsx'
import { lookOf } from '../../figure/lookOf.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { OddsBar } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { usePercent } from '../usePercent.ts'
import { useForesight } from './foresight.ts'
import { OrderMen, Summary } from './OrderMen.tsx'
import { chooseOrder, touchMan } from './orderCommands.ts'
import { isPointed, judgedKinds, type Ordering, unitsFor, willRadius } from './ordering.ts'
import { ambushesOf, frontOf, marchOf } from './picture.ts'
import { mayForesee } from './useOrdering.ts'

/** An order beside the table: which one, to whom, who obeys through whom, what waits for them, what it costs. */
export function OrderPanel({ ordering }: { ordering: Ordering }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { exactly } = useNumbers()
  const why = useWhy(state)
  const preview = useForesight((foresight) => foresight.preview)
  const complaint = useForesight((foresight) => foresight.complaint)
  const { officer, order, kind, given } = ordering
  const shown = order && mayForesee(ordering, state.rules.premeasure) ? preview : undefined
  const refusal = complaint ?? shown?.refusal
  const { rank } = cardOf(state, officer)
  return (
    <section
      className="plan-panel order-panel"
      aria-label={t('verb.giveOrder')}
      data-ordering={given ? 'given' : 'plan'}
    >
      <header className="order-head">
        <svg className="stat-face" viewBox="-24 -24 48 48" aria-hidden="true">
          <Figure x={0} y={0} r={17} {...lookOf(state, officer)} />
        </svg>
        <div>
          <h2>
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
      {!given && <Kinds officer={officer} chosen={kind} pointed={order !== undefined} />}
      {!given && <Units officer={officer} />}
      {kind && !order && isPointed(kind) && <p className="order-asks">{t(`order.asks.${kind}`)}</p>}
      {shown && <Summary preview={shown} />}
      {shown && <Outcome ordering={ordering} preview={shown} />}
      {refusal && (
        <p className="refusal" role="status" data-refusal={refusal.code}>
          <PlayIcon name="cross" /> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      {shown && <OrderMen preview={shown} />}
      {shown && <Notes ordering={ordering} preview={shown} />}
    </section>
  )
}

interface KindsProps {
  readonly officer: Character
  readonly chosen: Ordering['kind']
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
            {t(`order.kind.${kind}`)} <kbd>{i + 1}</kbd>
          </button>
        ))}
      </fieldset>
      {asked && !pointed && (
        <p className="refusal" role="status">
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
  const unit = useTable((table) => table.unit)
  const units = useMemo(() => unitsFor(state, officer), [state, officer])
  if (units.length < 2) return undefined
  return (
    <Segments
      legend={t('order.unit')}
      options={units}
      chosen={unit ?? officer.unit.company ?? ''}
      label={(one) => t('order.company', { unit: one })}
      onChoose={(one) => useTable.getState().change({ unit: one === officer.unit.company ? undefined : one })}
    />
  )
})

/** What it comes to: who does it, what waits for them, what the officer risks, whether he joins. */
function Outcome({ ordering, preview }: { ordering: Ordering; preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const { officer, order } = ordering
  const joins = useTable((table) => table.choices.joins)
  const { drawn, together, mayNotJoin } = preview
  return (
    <>
      <Danger preview={preview} />
      {together && order?.kind === 'fireAt' && (
        <div className="order-together">
          <h3>{t('order.together', { target: names.figure(order.target) })}</h3>
          <OddsBar odds={together} />
        </div>
      )}
      {drawn.map(({ marker, shooter, odds }) => (
        <p key={marker} className="order-note harm" data-drawn={shooter}>
          <PlayIcon name="warn" />
          <span>
            {t('order.drawn', {
              name: names.figure(officer.id),
              shooter: names.figure(shooter),
              percent: percent(1 - odds.miss),
            })}{' '}
            <RuleChip rule="ORDER-04" />
          </span>
        </p>
      ))}
      <label className={`order-join${mayNotJoin ? ' no' : ''}`}>
        <input type="checkbox" checked={joins} data-join onChange={() => touchMan(ordering, officer.id)} />
        <span>
          {t('order.join', { name: names.figure(officer.id) })} <span className="muted">{t('order.joinFree')}</span>
        </span>
        <kbd>J</kbd>
      </label>
      <p className="order-join-rule">
        <RuleChip rule="ORDER-09" />
      </p>
    </>
  )
}

const insideOf = (state: GameState, officer: Character, at: Point): readonly FigureId[] =>
  onTable(state)
    .filter((one) => isFigureInside(state, { at, radius: willRadius(state, officer) }, one))
    .map(({ id }) => id)

/** What is good to know and harms nobody. */
function Notes({ ordering, preview }: { ordering: Ordering; preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const { officer, given, order } = ordering
  const { men, drawn } = preview
  const front = order?.kind === 'moveToward' ? frontOf(men) : undefined
  const speaks = !given && state.rules.company?.orderTriggersOf === true
  const inside = order?.kind === 'fireAtWill' ? insideOf(state, officer, order.at) : undefined
  return (
    <>
      {inside && (
        <p className="order-note" data-inside={inside.length}>
          <PlayIcon name="barrage" />
          <span>
            {inside.length > 0 ? t('marker.inside', { names: list(inside.map(names.figure)) }) : t('marker.nobody')}{' '}
            <span className="muted">{t('marker.sfNote')}</span> <RuleChip rule="ORDER-14" />
          </span>
        </p>
      )}
      {speaks && drawn.length === 0 && (
        <p className="order-note">
          <PlayIcon name="check" />
          <span>
            {t('order.notDrawn', { name: names.figure(officer.id) })} <RuleChip rule="ORDER-04" />
          </span>
        </p>
      )}
      {front && (
        <p className="order-note" data-front>
          <PlayIcon name="way" />
          <span>
            {t('order.front', { before: length(front.before), after: length(front.after) })}{' '}
            {!given && <span className="muted">{t('order.oneFlag')}</span>} <RuleChip rule="ORDER-10" />
          </span>
        </p>
      )}
    </>
  )
}

function Danger({ preview: { men } }: { preview: OrderPreview }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const ambushes = ambushesOf(men)
  const marching = men.filter((man) => marchOf(man))
  const meeting = marching.filter((man) => marchOf(man)?.dangers.some(({ kind }) => kind === 'contact')).length
  const shot = new Set(ambushes.flatMap((one) => one.men)).size
  if (shot === 0 && meeting === 0) return undefined
  return (
    <div className="order-danger-box" data-ambushes={ambushes.length}>
      {shot > 0 && <b>{t('order.danger', { count: shot, all: marching.length })}</b>}
      <ul>
        {ambushes.map(({ marker, shooter, men: watched, first }) => (
          <li key={marker}>
            {t('order.dangerOf', {
              shooter: names.figure(shooter),
              count: watched.length,
              percent: percent(1 - first.odds.miss),
              first: watched[0] ? names.figure(watched[0]) : '',
            })}{' '}
            <RuleChip rule="OF-03" />
          </li>
        ))}
        {meeting > 0 && (
          <li>
            {t('order.contact', { count: meeting })} <RuleChip rule="H2H-01" />
          </li>
        )}
      </ul>
    </div>
  )
}
