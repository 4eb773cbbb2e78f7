import {
  casualtyRoom,
  check,
  type FigureId,
  isMount,
  isRefusal,
  loadedIn,
  occupantsOf,
  UNARMOURED,
  type VehicleId,
  vehicleCardOf,
  vehicleOf,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Vehicle } from '../../board/Vehicle.tsx'
import { DISC } from '../../board/vehicle.ts'
import { vehicleLook } from '../../boardModel/lookOf.ts'
import { send } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { Protects } from './RideDetails.tsx'

/** The card of a mount or vehicle: how fast, how many, who is on it, what it stands. */
export function VehiclePanel({ id }: { id: VehicleId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { measure } = useNumbers()
  const priced = useCardAp()
  const vehicle = vehicleOf(state, id)
  if (!vehicle) return undefined
  const card = vehicleCardOf(state, vehicle)
  const men = occupantsOf(state, id)
  const load = loadedIn(state, id)
  const { driver, damage } = vehicle
  return (
    <section className={`stat-card thing-card ${vehicle.side}`} aria-label={names.vehicle(id)} data-thing-card={id}>
      <header>
        <svg className="stat-face" viewBox="-46 -46 92 92" aria-hidden="true">
          <Vehicle x={0} y={0} r={DISC} {...vehicleLook(state, vehicle)} />
        </svg>
        <div>
          <h2>{names.vehicle(id)}</h2>
          <p className="muted">
            {names.side(vehicle.side)} · {t(`thing.kind.${card.kind}`)} · {priced(card)}
          </p>
        </div>
      </header>
      <dl className="thing-values">
        <div>
          <dt>{t('thing.value.move')}</dt>
          <dd>{measure(card.move)}</dd>
        </div>
        <div>
          <dt>{t('thing.value.seats')}</dt>
          <dd>
            {men.length} / {card.seats}
          </dd>
        </div>
        <div>
          <dt>{t('thing.value.casualties')}</dt>
          <dd>
            {load.length} / {casualtyRoom(card)}
          </dd>
        </div>
        {!isMount(card.kind) && (
          <div>
            <dt>{t('thing.value.armour')}</dt>
            <dd>{card.armour ?? UNARMOURED}</dd>
          </div>
        )}
      </dl>
      {damage > 0 && (
        <p className="refusal" data-part="refusal">
          <PlayIcon name="warn" /> {t(damage > 1 ? 'thing.destroyed' : 'thing.damaged')} <RuleChip rule="HOUSE-02" />
        </p>
      )}
      <Aboard men={men.map((man) => man.id)} driver={driver} load={load.map((man) => man.id)} />
      <Protects vehicle={id} />
      {!isMount(card.kind) && card.armour === undefined && (
        <p className="muted">
          {t('thing.soft')} <RuleChip rule="HOUSE-03" />
        </p>
      )}
      {card.weapons.length > 0 && (
        <p>
          {t('thing.weapons', { names: card.weapons.map(({ id: weapon }) => names.weapon(weapon)).join(', ') })}{' '}
          <RuleChip rule="HOUSE-03" />
        </p>
      )}
    </section>
  )
}

interface AboardProps {
  readonly men: readonly FigureId[]
  readonly driver: FigureId | undefined
  readonly load: readonly FigureId[]
}

/** Each by name; who is looked at can be taken in hand, and a casualty put down. */
function Aboard({ men, driver, load }: AboardProps): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat, mayAct } = usePlay()
  const select = useTable((table) => table.select)
  if (men.length + load.length === 0) return <p className="muted">{t('thing.nobody')}</p>
  return (
    <ul className="aboard">
      {men.map((id) => (
        <li key={id}>
          <button type="button" className="chip" data-aboard={id} onClick={() => select(id)}>
            {names.figure(id)}
            {id === driver && <small> {t('thing.driver')}</small>}
          </button>
        </li>
      ))}
      {load.map((casualty) => {
        const down = seat && ({ verb: 'putDown', seat, casualty } as const)
        const may = mayAct && down && !isRefusal(check(state, down))
        return (
          <li key={casualty} data-loaded={casualty}>
            <PlayIcon name="stretcher" /> {names.figure(casualty)}
            {may && (
              <button type="button" className="btn" data-unload={casualty} onClick={() => send(down)}>
                {t('care.putDown', { name: names.figure(casualty) })}
              </button>
            )}{' '}
            {may && <RuleChip rule="HOUSE-14" />}
          </li>
        )
      })}
    </ul>
  )
}
