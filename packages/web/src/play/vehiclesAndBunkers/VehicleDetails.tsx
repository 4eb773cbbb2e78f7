import {
  type ActionCommand,
  casualtyRoom,
  check,
  DESTROYED,
  type Figure,
  faceOf,
  type GameState,
  isMount,
  isRefusal,
  loadedIn,
  occupantsOf,
  rideOf,
  type Vehicle,
  type VehicleId,
  vehicleCardOf,
  vehicleOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { thingChoices } from '../../interactions/next.ts'
import { namedThing, thingIn } from '../../interactions/slots.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Options } from '../Options.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart, useTable } from '../tableStore.ts'
import { endOf } from '../way.ts'
import css from './Things.module.css'
import { isSameThing, placesBeside, type Thing } from './thing.ts'

interface DetailsProps {
  readonly prospect: Prospect
}

interface ThingChoicesProps {
  /** What would be done with this one, as soon as enough is known. */
  readonly command: (thing: Thing) => ActionCommand | undefined
  /** What is worth saying of one that may be chosen. */
  readonly says: (thing: Thing) => ReactNode
}

/** Every vehicle or bunker that the verb in hand is for; one that cannot be chosen says why. */
export function ThingChoices({ command, says }: ThingChoicesProps): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const draft = useTable((table) => table.draft)
  const among = thingChoices(draft, play)
  if (among.length === 0) return <p className="muted">{t('thing.none')}</p>
  const optionFor = (thing: Thing) => {
    const made = command(thing)
    const judged = made && check(state, made)
    return {
      id: 'vehicle' in thing ? thing.vehicle : thing.element,
      name: 'vehicle' in thing ? names.vehicle(thing.vehicle) : names.element(thing.element),
      note: says(thing),
      refusal: judged && isRefusal(judged) ? judged : undefined,
      chosen: isSameThing(thingIn(draft), thing),
      onChoose: () => draft && redraft({ ...namedThing(draft, thing), fixed: true }),
    }
  }
  return <Options by="data-thing" label={t('next.thing')} options={among.map(optionFor)} />
}

/** D47: which one, and whether he drives it. */
export function MountDetails({ prospect: { figure, plan } }: DetailsProps): ReactElement {
  const { state, seat } = usePlay()
  const words = useVehicleWords(state)
  const vehicle = usePart('vehicle')
  const chosen = vehicle && vehicleOf(state, vehicle)
  return (
    <div className="stack g6 t13">
      <ThingChoices
        command={(thing) =>
          seat && 'vehicle' in thing ? { verb: 'mount', seat, figure: figure.id, vehicle: thing.vehicle } : undefined
        }
        says={(thing) => {
          const one = 'vehicle' in thing ? vehicleOf(state, thing.vehicle) : undefined
          return one && words(one)
        }}
      />
      {chosen && plan && <Mounting figure={figure} vehicle={chosen} />}
    </div>
  )
}

function Mounting({ figure, vehicle }: { figure: Figure; vehicle: Vehicle }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { id, driver } = vehicle
  const card = vehicleCardOf(state, vehicle)
  const room = casualtyRoom(card)
  const drives = usePart('drives') ?? driver === undefined
  const unarmed = !isMount(card.kind) && card.weapons.length === 0
  return (
    <>
      {card.seats > 1 && (
        <Segments
          legend={t('thing.seat')}
          options={['drives', 'rides']}
          chosen={drives ? 'drives' : 'rides'}
          label={(how) => t(`thing.as.${how}`)}
          onChoose={(how) => redraft({ drives: how === 'drives' })}
        />
      )}
      {drives && driver && (
        <RuleLine icon="warn" rule="HOUSE-03" data-displaced={driver}>
          {t('thing.displaces', { name: names.figure(driver) })}
        </RuleLine>
      )}
      <RuleLine rule="MOVE-01" data-paces>
        {t('thing.paces', { name: names.vehicle(id), ride: card.move, foot: faceOf(state, figure).move ?? 0 })}
      </RuleLine>
      {drives && <Untrained figure={figure} vehicle={id} />}
      <Protects vehicle={id} />
      {(isMount(card.kind) || unarmed) && (
        <RuleLine tone="muted" rule="HOUSE-03">
          {t(unarmed ? 'thing.noWeapons' : 'thing.onMount')}
        </RuleLine>
      )}
      {room > 0 && <p className="muted">{t('thing.room', { count: room })}</p>}
    </>
  )
}

/** HOUSE-03: what those on board have of it. */
export function Protects({ vehicle: id }: { vehicle: VehicleId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const vehicle = vehicleOf(state, id)
  if (!vehicle) return undefined
  const { kind, openTopped } = vehicleCardOf(state, vehicle)
  const how = isMount(kind) ? 'mount' : openTopped ? 'open' : 'closed'
  return (
    <RuleLine icon="shield" rule="HOUSE-03" data-protects={how}>
      {t(`thing.protects.${how}`)}
    </RuleLine>
  )
}

const TOWARD = { north: [0, -1000], east: [1000, 0], south: [0, 1000], west: [-1000, 0] } as const
const EDGES = ['north', 'east', 'south', 'west'] as const

/** HOUSE-03: beside the vehicle; who stays on it and drives on. */
export function DismountDetails({ prospect: { figure } }: DetailsProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const goal = usePart('goal')
  const ride = rideOf(state, figure)
  if (!ride || !seat) return undefined
  const free = placesBeside(state, seat, figure).filter(({ refusal }) => !refusal).length
  const [next] = occupantsOf(state, ride.id).filter(({ id }) => id !== figure.id)
  const optionFor = (edge: (typeof EDGES)[number]) => {
    const [dx, dy] = TOWARD[edge]
    const toward = { x: ride.position.x + dx, y: ride.position.y + dy }
    const refused = isRefusal(check(state, { verb: 'dismount', seat, figure: figure.id, toward }))
    return (
      <button
        key={edge}
        type="button"
        className={clsx('chip', refused && css.refused)}
        data-beside={edge}
        aria-pressed={goal?.x === toward.x && goal.y === toward.y}
        onClick={() => redraft({ goal: toward, fixed: true })}
      >
        {t(`edge.${edge}`)}
      </button>
    )
  }
  return (
    <div className="stack g6 t13">
      <RuleLine rule="HOUSE-03" data-places={free}>
        {free > 0 ? t('thing.places', { count: free }) : t('thing.noPlace')}
      </RuleLine>
      <div className="row wrap g6">{EDGES.map(optionFor)}</div>
      {ride.driver === figure.id && (
        <RuleLine rule="HOUSE-03" data-next-driver={next?.id}>
          {next
            ? t('thing.takesOver', { name: names.figure(next.id) })
            : t('thing.leftBehind', { name: names.vehicle(ride.id) })}
        </RuleLine>
      )}
    </div>
  )
}

/** HOUSE-03: the same way on wheels and on foot, and who goes along. */
export function RideLine({ prospect }: DetailsProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const { figure, blind, stride, length } = prospect
  const ride = rideOf(state, figure)
  if (blind) return undefined
  if (!ride) return <BesideAtEnd prospect={prospect} />
  const foot = (faceOf(state, figure).move ?? 0) * 1000
  const along = [...occupantsOf(state, ride.id), ...loadedIn(state, ride.id)].filter(({ id }) => id !== figure.id)
  return (
    <>
      {foot > 0 && (
        <RuleLine rule="HOUSE-03" data-ride>
          {t('thing.paceAlong', {
            name: names.vehicle(ride.id),
            ride: stride / 1000,
            foot: t('at', { count: Math.max(1, Math.ceil(length / foot)) }),
          })}
        </RuleLine>
      )}
      {along.length > 0 && (
        <RuleLine tone="muted" rule="HOUSE-03">
          {t('thing.goAlong', { names: list(along.map(({ id }) => names.figure(id))) })}
        </RuleLine>
      )}
    </>
  )
}

/** HOUSE-03, HOUSE-21: who ends beside a vehicle can get on, at a weapon without crew he can man it. */
function BesideAtEnd({ prospect }: DetailsProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const end = endOf(state, prospect)
  if (end?.kind === 'ride') {
    const { id } = end.vehicle
    return (
      <RuleLine rule="HOUSE-03" data-beside={id}>
        {t('plan.contact', { name: names.vehicle(id) })}
      </RuleLine>
    )
  }
  if (end?.kind !== 'weapon') return undefined
  const { weapon } = end.left
  return (
    <RuleLine rule="HOUSE-21" data-mans={weapon}>
      {t('thing.left.touch', { weapon: names.weapon(weapon) })}
    </RuleLine>
  )
}

/** MOUNT-02: what a motorbike costs more under somebody who was never taught to ride one. */
export function Untrained({ figure, vehicle }: { figure: Figure; vehicle: VehicleId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const ride = vehicleOf(state, vehicle)
  const { company } = state.rules
  if (!ride || !company?.mountsDefined || faceOf(state, figure).biker) return undefined
  const extra = vehicleCardOf(state, ride).kind === 'motorbike' ? company.motorbikeUntrainedExtra : 0
  if (extra === 0) return undefined
  return (
    <RuleLine icon="warn" rule="MOUNT-02" data-untrained={extra}>
      {t('thing.untrained', { count: extra })}
    </RuleLine>
  )
}

/** A mount or vehicle in words: who drives, who rides, what it carries, what was done to it. */
export function useVehicleWords(state: GameState): (vehicle: Vehicle) => string {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { list } = useNumbers()
  return useCallback(
    (vehicle) => {
      const { id, driver, damage } = vehicle
      if (damage >= DESTROYED) return t('thing.destroyed')
      const card = vehicleCardOf(state, vehicle)
      const men = occupantsOf(state, id)
      const others = men.filter((one) => one.id !== driver)
      const load = loadedIn(state, id)
      const words = [
        driver ? t('thing.drives', { name: names.figure(driver) }) : men.length === 0 ? t('thing.nobody') : '',
        others.length > 0 ? t('thing.rides', { names: list(others.map((one) => names.figure(one.id))) }) : '',
        t('thing.seats', { used: men.length, seats: card.seats }),
        load.length > 0 ? t('thing.load', { used: load.length, room: casualtyRoom(card) }) : '',
        damage > 0 ? t('thing.damaged') : '',
      ]
      return words.filter(Boolean).join(', ')
    },
    [t, names, list, state],
  )
}
