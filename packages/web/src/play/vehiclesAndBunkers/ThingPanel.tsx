import {
  canSeeFigure,
  casualtyRoom,
  check,
  comradesOf,
  damageOf,
  type ElementId,
  enemiesOf,
  type Figure,
  type FigureId,
  isArmoured,
  isMount,
  isOnTable,
  isRefusal,
  loadedIn,
  mannedBy,
  occupantsOf,
  onTable,
  sharersOf,
  shelterOf,
  sheltersOf,
  UNARMOURED,
  type VehicleId,
  vehicleCardOf,
  vehicleOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Vehicle } from '../../board/Vehicle.tsx'
import { DISC } from '../../board/vehicle.ts'
import { vehicleLook } from '../../boardModel/lookOf.ts'
import { send } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { Refusal } from '../../ui/Refusal.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import face from '../CardPanel.module.css'
import dock from '../dock/Dock.module.css'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { useTable } from '../tableStore.ts'
import css from './Things.module.css'
import { thingOf } from './thing.ts'
import { Protects } from './VehicleDetails.tsx'

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
  const rides = isMount(card.kind)
  const men = occupantsOf(state, id)
  const load = loadedIn(state, id)
  const values = {
    move: measure(card.move),
    seats: `${men.length} / ${card.seats}`,
    casualties: `${load.length} / ${casualtyRoom(card)}`,
    ...(!rides && { armour: card.armour ?? UNARMOURED }),
  }
  return (
    <section className={clsx('stack g6', dock.panel)} aria-label={names.vehicle(id)} data-thing-card={id}>
      <header>
        <svg className={face.face} viewBox="-46 -46 92 92" aria-hidden="true">
          <Vehicle x={0} y={0} r={DISC} {...vehicleLook(state, vehicle)} />
        </svg>
        <div>
          <h2>{names.vehicle(id)}</h2>
          <p className="muted">
            {names.side(vehicle.side)} · {t(`thing.kind.${card.kind}`)} · {priced(card)}
          </p>
        </div>
      </header>
      <dl className={css.values}>
        {VALUES.map(
          (one) =>
            values[one] !== undefined && (
              <div key={one} className="row base g6">
                <dt className="muted">{t(`thing.value.${one}`)}</dt>
                <dd className="bold">{values[one]}</dd>
              </div>
            ),
        )}
      </dl>
      {vehicle.damage > 0 && (
        <Refusal rule="HOUSE-02" icon="warning">
          {t(vehicle.damage > 1 ? 'thing.destroyed' : 'thing.damaged')}
        </Refusal>
      )}
      {men.length + load.length === 0 && <p className="muted">{t('thing.nobody')}</p>}
      <Men as="aboard" men={men} says={(man) => man.id === vehicle.driver && t('thing.driver')} />
      {load.map((casualty) => (
        <Loaded key={casualty.id} casualty={casualty.id} />
      ))}
      <Protects vehicle={id} />
      {!rides && card.armour === undefined && (
        <RuleLine tone="muted" rule="HOUSE-03">
          {t('thing.soft')}
        </RuleLine>
      )}
      {card.weapons.length > 0 && (
        <RuleLine rule="HOUSE-03">
          {t('thing.weapons', { names: card.weapons.map(({ id: weapon }) => names.weapon(weapon)).join(', ') })}
        </RuleLine>
      )}
    </section>
  )
}

const VALUES = ['move', 'seats', 'casualties', 'armour'] as const

interface MenProps {
  readonly as: 'aboard' | 'inside' | 'comrade'
  readonly men: readonly Figure[]
  readonly says?: (man: Figure) => ReactNode
}

/** Each by name; one press takes him in hand. */
function Men({ as, men, says }: MenProps): ReactElement | undefined {
  const { names } = usePlay()
  const select = useTable((table) => table.select)
  if (men.length === 0) return undefined
  return (
    <div className="row wrap g6">
      {men.map((man) => (
        <button
          key={man.id}
          type="button"
          className="chip"
          {...{ [`data-${as}`]: man.id }}
          onClick={() => select(man.id)}
        >
          {names.figure(man.id)} <small>{says?.(man)}</small>
        </button>
      ))}
    </div>
  )
}

/** HOUSE-14: a casualty on board, who can be put down. */
function Loaded({ casualty }: { casualty: FigureId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat, mayAct } = usePlay()
  const down = seat && ({ verb: 'putDown', seat, casualty } as const)
  return (
    <div className="row" data-loaded={casualty}>
      <PlayIcon name="stretcher" /> {names.figure(casualty)}
      {mayAct && down && !isRefusal(check(state, down)) && (
        <>
          <button type="button" className="btn" data-unload={casualty} onClick={() => send(down)}>
            {t('care.putDown', { name: names.figure(casualty) })}
          </button>
          <RuleChip rule="HOUSE-14" />
        </>
      )}
    </div>
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
  const { company, premeasure } = state.rules
  if (!shelter || !company) return undefined
  const { slits, bunker } = shelter
  const inside = onTable(state).filter((figure) => shelterOf(state, figure)?.element.id === id)
  const armoured = isArmoured(state, shelter)
  return (
    <section className={clsx('stack g6', dock.panel)} aria-label={names.element(id)} data-thing-card={id}>
      <header>
        <div>
          <h2>{names.element(id)}</h2>
          <RuleLine tone="muted" rule="BUNKER-01">
            {t('thing.bunker.slits', { count: slits.length })}
          </RuleLine>
        </div>
      </header>
      {inside.length === 0 && <p className="muted">{t('thing.bunker.empty')}</p>}
      <Men as="inside" men={inside} says={({ side }) => names.side(side)} />
      {armoured ? (
        <RuleLine icon="armour" rule="BUNKER-06">
          {t('thing.bunker.armoured', { rating: bunker.armour ?? 0 })}
        </RuleLine>
      ) : (
        <>
          <RuleLine icon="shield" rule="BUNKER-02">
            {t('thing.bunker.roofed')}
          </RuleLine>
          <RuleLine tone="muted" rule="BUNKER-03">
            {t('thing.bunker.near', { near: company.bunkerNear })}
          </RuleLine>
          <RuleLine tone="muted" rule="BUNKER-04">
            {t('thing.bunker.far', {
              dice: t('dice', { count: company.bunkerFarDice }),
              need: t('needs', { n: company.bunkerFarHitOn }),
            })}
          </RuleLine>
        </>
      )}
      {bunker.armour !== undefined && damageOf(state, id) > 0 && (
        <Refusal rule="HOUSE-02" icon="warning">
          {t(armoured ? 'thing.bunker.broken' : 'thing.bunker.destroyed')}
        </Refusal>
      )}
      <RuleLine tone="muted" rule="HOUSE-18">
        {t('thing.bunker.doors', { count: bunker.doors.length })}
      </RuleLine>
      {from && premeasure && inside.includes(from) && <SeenOut from={from} />}
    </section>
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
    <RuleLine icon="eye" rule="BUNKER-08" data-seen-out={count}>
      {count > 0 ? t('thing.bunker.sees', { count }) : t('thing.bunker.seesNobody')}
    </RuleLine>
  )
}

/** REINF-03, HOUSE-16, HOUSE-21: with whom he plays his card, and which weapon without crew he is at. */
export function Shared({ figure }: { figure: Figure }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const comrades = comradesOf(state, figure).filter(isOnTable)
  const [left] = mannedBy(state, figure)
  const wasCrew = sharersOf(state, figure).length > 0
  if (!wasCrew && !left) return undefined
  return (
    <div className="stack g6 t12">
      {comrades.length > 0 && (
        <div className="stack g6" data-shares={comrades.map(({ id }) => id).join(' ')}>
          <RuleLine rule="REINF-03">
            {t('thing.shares.crew', { names: list(comrades.map(({ id }) => names.figure(id))) })}{' '}
            {t('thing.shares.wound')}
          </RuleLine>
          <Men as="comrade" men={comrades} />
        </div>
      )}
      {wasCrew && comrades.length === 0 && <p>{t('thing.shares.alone')}</p>}
      {left && (
        <RuleLine rule="HOUSE-21" data-mans={left.weapon}>
          {t('thing.left.mans', { weapon: names.weapon(left.weapon) })}
        </RuleLine>
      )}
    </div>
  )
}
