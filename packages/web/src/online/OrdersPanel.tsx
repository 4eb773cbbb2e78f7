import type { Ordered, StandingOrder } from '@tactic48/protocol'
import { type GameState, isGone, type SideId } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useNames } from '../prose/useNames.ts'
import { Choice, Count, Distance, Tick } from '../ui/fields.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import type { Around, DistantSession } from './distantSession.ts'
import css from './Online.module.css'

const FRESH = {
  opportunityFire: { asked: 'opportunityFire', least: 0.5, do: 'shoot', otherwise: 'hold' },
  takeCover: { asked: 'takeCover', beyond: 12, do: 'takeCover', otherwise: 'stand' },
} as const satisfies { readonly [asked: string]: StandingOrder }
const KINDS = ['opportunityFire', 'takeCover'] as const
const RULES = { opportunityFire: 'OF-04', takeCover: 'COVER-03' } as const
const MOST = 100

interface OrdersProps {
  readonly session: DistantSession
  readonly beside: Around
  readonly side: SideId
  readonly state: GameState
}

/** What a seat says in advance: the server answers by it while the player is away, and says what it did. */
export function OrdersPanel({ session, beside, side, state }: OrdersProps): ReactElement {
  const { t } = useTranslation('online')
  const [draft, setDraft] = useState<readonly StandingOrder[]>(beside.orders)
  const [told, setTold] = useState<'kept' | 'notKept'>()
  const change = (next: readonly StandingOrder[]): void => {
    setDraft(next)
    setTold(undefined)
  }
  const keep = async (): Promise<void> => setTold((await session.order(draft)) ? 'kept' : 'notKept')
  const isOn = beside.around.agreed[side].ordersAnswer === true
  return (
    <section className={clsx('card stack g12', css.paper)} aria-label={t('paper.orders')} data-part="orders">
      <p className="t13">{t('orders.says')}</p>
      <Tick
        label={t('orders.answer')}
        on={isOn}
        onChange={(agrees) => void session.say({ type: 'agree', to: 'ordersAnswer', agrees })}
      />
      <p className="muted t12">{t(isOn ? 'orders.on' : 'orders.off')}</p>
      <ol className="stack g10">
        {draft.map((order, i) => (
          <OrderRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an order is what it says and where it stands
            key={i}
            order={order}
            number={i + 1}
            side={side}
            state={state}
            onChange={(next) => change(draft.with(i, next))}
            onEarlier={
              i > 0 ? () => change(draft.toSpliced(i - 1, 2, order, draft[i - 1] as StandingOrder)) : undefined
            }
            onRemove={() => change(draft.toSpliced(i, 1))}
          />
        ))}
      </ol>
      <div className="row wrap g6">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn"
            disabled={draft.length >= MOST}
            onClick={() => change([...draft, FRESH[kind]])}
          >
            {t(`orders.add.${kind}`)}
          </button>
        ))}
      </div>
      <div className="row g10">
        <button type="button" className="btn final" onClick={() => void keep()}>
          {t('orders.keep')}
        </button>
        <span role="status" className="t13">
          {told && t(`orders.${told}`)}
        </span>
      </div>
      <Done ordered={beside.ordered} state={state} />
    </section>
  )
}

interface OrderRowProps {
  readonly order: StandingOrder
  readonly number: number
  readonly side: SideId
  readonly state: GameState
  readonly onChange: (order: StandingOrder) => void
  readonly onEarlier: (() => void) | undefined
  readonly onRemove: () => void
}

const ALL = 'all'

function OrderRow({ order, number, side, state, onChange, onEarlier, onRemove }: OrderRowProps): ReactElement {
  const { t } = useTranslation('online')
  const names = useNames(state)
  const unit = useLengthUnit()
  const own = state.figures.filter((figure) => figure.side === side && !isGone(figure))
  const markers = state.markers.flatMap((marker) =>
    marker.kind === 'opportunityFire' && own.some(({ id }) => id === marker.owner) ? [marker] : [],
  )
  const figures = own.map(({ id }) => `figure ${id}`)
  const places = order.asked === 'opportunityFire' ? markers.map(({ id }) => `marker ${id}`) : []
  const marked = order.asked === 'opportunityFire' && order.marker ? `marker ${order.marker}` : undefined
  const chosen = marked ?? (order.figure ? `figure ${order.figure}` : ALL)
  const nameOf = (option: string): string => {
    const [kind, id] = [option.slice(0, option.indexOf(' ')), option.slice(option.indexOf(' ') + 1)]
    if (option === ALL) return t(`orders.all.${order.asked}`)
    const marker = kind === 'marker' ? markers.find((one) => one.id === id) : undefined
    if (marker) return t('orders.marker', { name: names.figure(marker.owner), square: names.square(marker.at) })
    const figure = own.find((one) => one.id === id)
    return figure ? names.full(figure.id) : t('orders.gone')
  }
  const concern = (option: string): void => {
    const id = option.slice(option.indexOf(' ') + 1)
    if (order.asked === 'takeCover') {
      const { figure: _, ...rest } = order
      onChange(option === ALL ? rest : { ...rest, figure: id })
      return
    }
    const { figure: _, marker: __, ...rest } = order
    onChange(option === ALL ? rest : { ...rest, [option.startsWith('marker') ? 'marker' : 'figure']: id })
  }
  const options = [...new Set([ALL, ...places, ...figures, chosen])]
  return (
    <li className={clsx('stack g6', css.order)} data-order={order.asked}>
      <p className="row apart g6">
        <b>
          {number}. {t(`orders.asked.${order.asked}`)} <RuleChip rule={RULES[order.asked]} />
        </b>
        <span className="row g4">
          {onEarlier && (
            <button type="button" className="btn quiet" onClick={onEarlier}>
              {t('orders.earlier')}
            </button>
          )}
          <button type="button" className="btn quiet" onClick={onRemove} aria-label={t('orders.removeOne', { number })}>
            {t('orders.remove')}
          </button>
        </span>
      </p>
      <div className={css.terms2}>
        <Choice label={t('orders.whom')} chosen={chosen} options={options} name={nameOf} onChoose={concern} />
        {order.asked === 'opportunityFire' ? (
          <Count
            label={t('orders.least')}
            value={Math.round(order.least * 100)}
            most={100}
            onChoose={(percent) => onChange({ ...order, least: percent / 100 })}
          />
        ) : (
          <Distance
            label={`${t('orders.beyond')} (${unit})`}
            value={order.beyond}
            most={200}
            onChoose={(u) => onChange({ ...order, beyond: u })}
          />
        )}
      </div>
      <p className="t13">{t(`orders.otherwise.${order.asked}`)}</p>
    </li>
  )
}

/** The latest first. */
function Done({ ordered, state }: { ordered: readonly Ordered[]; state: GameState }): ReactElement | undefined {
  const { t } = useTranslation('online')
  const names = useNames(state)
  const { length } = useNumbers()
  if (ordered.length === 0) return undefined
  return (
    <section className="stack g6">
      <h3 className="cap">{t('orders.done')}</h3>
      <ul className={clsx('stack g4 scrolls', css.remarks)} aria-live="polite">
        {ordered.toReversed().map(({ at, turn, order, figure, did, measured = 0 }, i) => {
          const known = state.figures.find(({ id }) => id === figure)
          const name = known ? names.figure(known.id) : ''
          const values =
            order.asked === 'opportunityFire'
              ? { chance: Math.round(measured * 100), least: Math.round(order.least * 100) }
              : { far: length(measured * 1000), beyond: length(order.beyond * 1000) }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have been carried out at one moment
            <li key={`${at} ${i}`} className="t13">
              <span className="muted">{t('mine.turn', { turn })}</span> {t(`orders.did.${did}`, { name, ...values })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
