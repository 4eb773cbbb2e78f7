import type { RuleSet } from '../editions/ruleSet.ts'
import { baseRadius } from '../query/figures.ts'
import { casualtyRoom, vehicleRadius } from '../query/vehicles.ts'
import { usesOf } from '../query/weapons.ts'
import type { WeaponProfile } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { CardId, FigureId, SideId, VehicleId, WeaponId } from '../state/ids.ts'
import { own } from '../state/ids.ts'
import type { LeftWeapon, Vehicle } from '../state/lasting.ts'
import type { PlacedVehicle, PlacedWeapon, Prop, Props } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'
import { byWeapon, FEW, sideShape } from './figures.ts'
import { LIMITS } from './limits.ts'
import { id, list, nameOf, object, optional, orNothing, type Shape, whole } from './shape.ts'
import { liesOn, pointShape } from './table.ts'

export const vehicleShape: Shape<Vehicle> = object<Vehicle>({
  id: id<VehicleId>(),
  side: sideShape,
  card: nameOf<CardId>(),
  position: pointShape,
  radius: whole(1, 10_000),
  driver: orNothing(nameOf<FigureId>()),
  damage: whole(0, 2),
  shots: optional(byWeapon),
  used: optional(byWeapon),
})

export const placedVehicleShape: Shape<PlacedVehicle> = object<PlacedVehicle>({
  id: id<VehicleId>(),
  side: sideShape,
  card: nameOf<CardId>(),
  position: pointShape,
  driver: optional(nameOf<FigureId>()),
  damage: optional(whole(0, 1)),
})

export const leftWeaponShape: Shape<LeftWeapon> = object<LeftWeapon>({
  weapon: nameOf<WeaponId>(),
  card: nameOf<CardId>(),
  side: sideShape,
  position: pointShape,
  shots: FEW,
  used: FEW,
})

export const placedWeaponShape: Shape<PlacedWeapon> = object<PlacedWeapon>({
  weapon: nameOf<WeaponId>(),
  card: nameOf<CardId>(),
  side: sideShape,
  position: pointShape,
  shots: optional(FEW),
  used: optional(FEW),
})

const propShape: Shape<Prop> = object<Prop>({ card: nameOf<CardId>(), side: sideShape, position: pointShape })
export const propsShape: Shape<Props> = object<Props>({
  parked: list(propShape, LIMITS.props),
  emplaced: list(propShape, LIMITS.props),
})

/** One who sits on a vehicle, stands beside it or lies in it, as a position or a state tells it. */
export interface Aboard {
  readonly id: FigureId
  readonly side: SideId
  readonly mounted?: VehicleId | undefined
  readonly carriedBy?: readonly FigureId[] | undefined
  readonly loadedOn?: VehicleId | undefined
  readonly reserved?: VehicleId | undefined
}

/** `Aboard` of a figure of a state. */
export function aboard({ id: name, side, place }: Figure): Aboard {
  if (place.at === 'mounted') return { id: name, side, mounted: place.on }
  if (place.at === 'reserve') return { id: name, side, reserved: place.on }
  if (place.at !== 'carried') return { id: name, side }
  return place.on === undefined ? { id: name, side, carriedBy: place.by } : { id: name, side, loadedOn: place.on }
}

interface Fleet {
  readonly rules: RuleSet
  readonly cards: CardBook
  readonly table: { readonly width: number; readonly height: number }
  readonly figures: readonly Aboard[]
  readonly vehicles: readonly Pick<Vehicle, 'id' | 'side' | 'card' | 'position' | 'driver' | 'shots' | 'used'>[]
  /** Shots that tactic cards may have added; absent = none. */
  readonly byCards?: number
}

/** HOUSE-03, EVAC-09: each vehicle has its card and room for those on it; everybody on one is on one that is there. */
export function fleetFault(fleet: Fleet): Fault | undefined {
  const { vehicles, figures } = fleet
  const repeated = repeatedIn(vehicles)
  if (repeated) return repeated.in('vehicles')
  for (let i = 0; i < vehicles.length; i++) {
    const vehicle = vehicles[i]
    const fault = vehicle && vehicleFault(fleet, vehicle)
    if (fault) return fault.in('vehicles', i)
  }
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    const fault = figure && aboardFault(fleet, figure)
    if (fault) return fault.in('figures', i)
  }
  return undefined
}

function vehicleFault(fleet: Fleet, vehicle: Fleet['vehicles'][number]): Fault | undefined {
  const { rules, cards, table, figures, byCards } = fleet
  const card = cards.vehicles && own(cards.vehicles, vehicle.card)
  if (!card) return new Fault('unknownCard', { card: vehicle.card }, ['card'])
  const waits = figures.some(({ reserved }) => reserved === vehicle.id)
  if (!waits && !liesOn(table, vehicle.position, vehicleRadius(rules, card)))
    return new Fault('offTable', {}, ['position'])
  const riders = figures.filter(({ mounted, reserved }) => mounted === vehicle.id || reserved === vehicle.id)
  if (riders.length > card.seats) return new Fault('listTooLong', { limit: card.seats }, ['card'])
  const stranger = [...riders, ...loaded(figures, vehicle.id)].find(({ side }) => side !== vehicle.side)
  if (stranger) return new Fault('inconsistent', { with: stranger.id }, ['side'])
  if (loaded(figures, vehicle.id).length > casualtyRoom(card)) {
    return new Fault('listTooLong', { limit: casualtyRoom(card) }, ['card'])
  }
  const { driver } = vehicle
  // Who gets on may leave the wheel to nobody.
  const drives = driver === undefined || riders.some((rider) => rider.id === driver)
  if (!drives) return new Fault('inconsistent', { with: 'figures' }, ['driver'])
  return (
    meterFault(card.weapons, vehicle.shots, (weapon) => shotsWith(weapon, byCards))?.in('shots') ??
    meterFault(card.weapons, vehicle.used, (weapon) => usesOf(weapon) ?? 0)?.in('used')
  )
}

/** FIRE-07. */
const shotsWith = ({ maxShots }: WeaponProfile, byCards = 0): number => maxShots + byCards

/** FIRE-07, GREN-14: no more than the weapon allows. */
function meterFault(
  weapons: readonly WeaponProfile[],
  counted: Vehicle['shots'] = {},
  most: (weapon: WeaponProfile) => number,
): Fault | undefined {
  for (const [name, count] of Object.entries(counted)) {
    const weapon = weapons.find((one) => one.id === name)
    if (!weapon) return new Fault('noSuchWeapon', { weapon: name }, [name])
    if (count > most(weapon)) return new Fault('valueTooBig', { limit: most(weapon) }, [name])
  }
  return undefined
}

const loaded = (figures: readonly Aboard[], vehicle: VehicleId): readonly Aboard[] =>
  figures.filter(({ loadedOn }) => loadedOn === vehicle)

function aboardFault({ vehicles, figures }: Fleet, figure: Aboard): Fault | undefined {
  const { mounted, loadedOn, reserved, carriedBy } = figure
  const named = mounted ?? loadedOn ?? reserved
  if (named !== undefined && !vehicles.some((vehicle) => vehicle.id === named)) {
    return new Fault('inconsistent', { with: 'vehicles' }, ['place'])
  }
  if (!carriedBy) return undefined
  const bearers = carriedBy.map((bearer) => figures.find((one) => one.id === bearer && one.side === figure.side))
  const apart = new Set(carriedBy).size === carriedBy.length && !carriedBy.includes(figure.id)
  return bearers.length === 2 && apart && bearers.every((bearer) => bearer && !bearer.mounted)
    ? undefined
    : new Fault('inconsistent', { with: 'figures' }, ['place', 'by'])
}

/** HOUSE-21: printed on the card that it names, and on the table. */
export function leftWeaponsFault(
  { cards, rules, table }: Pick<GameState, 'cards' | 'rules' | 'table'>,
  weapons: readonly PlacedWeapon[],
  byCards?: number,
): Fault | undefined {
  for (let i = 0; i < weapons.length; i++) {
    const left = weapons[i]
    if (!left) continue
    const character = own(cards.characters, left.card)
    const bought = own(cards.weapons, left.card)
    const printed = character ? character.healthy.weapons : bought ? [bought] : []
    const profile = printed.find((weapon) => weapon.id === left.weapon)
    if (!profile) return new Fault('noSuchWeapon', { weapon: left.weapon }, ['leftWeapons', i, 'weapon'])
    const limit = shotsWith(profile, byCards)
    if ((left.shots ?? 0) > limit) return new Fault('valueTooBig', { limit }, ['leftWeapons', i, 'shots'])
    const uses = usesOf(profile) ?? 0
    if ((left.used ?? 0) > uses) return new Fault('valueTooBig', { limit: uses }, ['leftWeapons', i, 'used'])
    if (!liesOn(table, left.position, baseRadius(rules)))
      return new Fault('offTable', {}, ['leftWeapons', i, 'position'])
  }
  return undefined
}
