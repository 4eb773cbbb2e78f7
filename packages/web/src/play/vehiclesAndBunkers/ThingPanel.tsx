import {
  canSeeFigure,
  casualtyRoom,
  check,
  damageOf,
  type ElementId,
  enemiesOf,
  type Figure,
  type FigureId,
  isArmoured,
  isMount,
  isRefusal,
  loadedIn,
  occupantsOf,
  onTable,
  shelterOf,
  sheltersOf,
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
import { thingOf } from './thing.ts'

/** What is looked at, or what the chosen Character is on or in. */
export function RideOrBunker({ chosen }: { chosen: Figure | undefined }): ReactElement | undefined {
  const { state } = usePlay()
  const looked = useTable((table) => table.thing)
  const thing = looked ?? (chosen && thingOf(state, chosen))
  if (!thing) return undefined
  if ('vehicle' in thing) return <VehiclePanel id={thing.vehicle} />
  return <BunkerPanel id={thing.element} from={chosen} />
}

/** The card of a mount or vehicle: how fast, how many, who is on it, what it stands. */
function VehiclePanel({ id }: { id: VehicleId }): ReactElement | undefined {
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

interface BunkerPanelProps {
  readonly id: ElementId
  /** Who looks out of it. */
  readonly from: Figure | undefined
}

/** A bunker as it stands: who is inside, its slits and doors, what gets in and what does not. */
function BunkerPanel({ id, from }: BunkerPanelProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const shelter = sheltersOf(state).find(({ element }) => element.id === id)
  const { company } = state.rules
  if (!shelter || !company) return undefined
  const { slits, bunker } = shelter
  const inside = onTable(state).filter((figure) => shelterOf(state, figure)?.element.id === id)
  const armoured = isArmoured(state, shelter)
  const damage = damageOf(state, id)
  const looksOut = from && inside.some((figure) => figure.id === from.id) ? from : undefined
  return (
    <section className="stat-card thing-card" aria-label={names.element(id)} data-thing-card={id}>
      <header>
        <div>
          <h2>{names.element(id)}</h2>
          <p className="muted">
            {t('thing.bunker.slits', { count: slits.length })} <RuleChip rule="BUNKER-01" />
          </p>
        </div>
      </header>
      <Inside figures={inside} />
      {armoured ? (
        <p>
          <PlayIcon name="armour" /> {t('thing.bunker.armoured', { rating: bunker.armour ?? 0 })}{' '}
          <RuleChip rule="BUNKER-06" />
        </p>
      ) : (
        <>
          <p>
            <PlayIcon name="shield" /> {t('thing.bunker.roofed')} <RuleChip rule="BUNKER-02" />
          </p>
          <p className="muted">
            {t('thing.bunker.near', { near: company.bunkerNear })} <RuleChip rule="BUNKER-03" />
          </p>
          <p className="muted">
            {t('thing.bunker.far', {
              dice: t('dice', { count: company.bunkerFarDice }),
              need: t('needs', { n: company.bunkerFarHitOn }),
            })}{' '}
            <RuleChip rule="BUNKER-04" />
          </p>
        </>
      )}
      {bunker.armour !== undefined && damage > 0 && (
        <p className="refusal" data-part="refusal">
          {t(armoured ? 'thing.bunker.broken' : 'thing.bunker.destroyed')} <RuleChip rule="HOUSE-02" />
        </p>
      )}
      <p className="muted">
        {t('thing.bunker.doors', { count: bunker.doors.length })} <RuleChip rule="HOUSE-18" />
      </p>
      {looksOut && state.rules.premeasure && <SeenOut from={looksOut} />}
    </section>
  )
}

function Inside({ figures }: { figures: readonly Figure[] }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const select = useTable((table) => table.select)
  if (figures.length === 0) return <p className="muted">{t('thing.bunker.empty')}</p>
  return (
    <ul className="aboard">
      {figures.map(({ id, side }) => (
        <li key={id}>
          <button type="button" className="chip" data-inside={id} onClick={() => select(id)}>
            {names.figure(id)} <small>{names.side(side)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** BUNKER-08: what the sectors on the table show, in words. */
function SeenOut({ from }: { from: Figure }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const home = shelterOf(state, from)
  const count = enemiesOf(state, from.side).filter(
    (enemy) => shelterOf(state, enemy) !== home && canSeeFigure(state, from, enemy),
  ).length
  return (
    <p data-seen-out={count}>
      <PlayIcon name="eye" /> {count > 0 ? t('thing.bunker.sees', { count }) : t('thing.bunker.seesNobody')}{' '}
      <RuleChip rule="BUNKER-08" />
    </p>
  )
}
