import { contains, type Point } from '@tactic48/geometry'
import {
  type ArmourTarget,
  besideVehicle,
  check,
  type Figure,
  type GameState,
  isRefusal,
  isVehicleInReserve,
  type Refusal,
  rideOf,
  type SeatId,
  type Shelter,
  shelterOf,
  sheltersOf,
  type Vehicle,
} from '@tactic48/rules'
import { middleOf } from '../../board/outline.ts'

/** A mount, a vehicle or a bunker: what can be pointed at and is no Character. */
export type Thing = ArmourTarget

export const isSameThing = (a: Thing | undefined, b: Thing | undefined): boolean => {
  if (!a || !b) return false
  return 'vehicle' in a ? 'vehicle' in b && a.vehicle === b.vehicle : 'element' in b && a.element === b.element
}

/** Those that stand on the table. */
export const parked = (state: GameState): readonly Vehicle[] =>
  state.vehicles.filter(({ id }) => !isVehicleInReserve(state, id))

/** The one whose disc covers the spot; of several the nearest. */
export function vehicleAt(state: GameState, spot: Point, slack = 0): Vehicle | undefined {
  let best: Vehicle | undefined
  let least = Number.POSITIVE_INFINITY
  for (const vehicle of parked(state)) {
    const { position, radius } = vehicle
    const apart = Math.hypot(position.x - spot.x, position.y - spot.y)
    if (apart > Math.max(radius, slack) || apart >= least) continue
    best = vehicle
    least = apart
  }
  return best
}

export function thingAt(state: GameState, spot: Point, slack = 0): Thing | undefined {
  const vehicle = vehicleAt(state, spot, slack)
  if (vehicle) return { vehicle: vehicle.id }
  const shelter = sheltersOf(state).find(({ outline }) => contains(outline, spot))
  return shelter && { element: shelter.element.id }
}

/** What this Character is on or in. */
export function thingOf(state: GameState, figure: Figure): Thing | undefined {
  const ride = rideOf(state, figure)
  if (ride) return { vehicle: ride.id }
  const shelter = shelterOf(state, figure)
  return shelter && { element: shelter.element.id }
}

/** Where it is, for the eye and for the keyboard. */
export function placeOfThing(state: GameState, thing: Thing): Point | undefined {
  if ('vehicle' in thing) return state.vehicles.find(({ id }) => id === thing.vehicle)?.position
  const shelter = sheltersOf(state).find(({ element }) => element.id === thing.element)
  if (!shelter) return undefined
  return middleOf(shelter.outline)
}

/** The nearest first. */
export function byDistance(state: GameState, { position }: Figure, things: readonly Thing[]): readonly Thing[] {
  const away = (thing: Thing): number => {
    const at = placeOfThing(state, thing)
    return at ? Math.hypot(at.x - position.x, at.y - position.y) : Number.POSITIVE_INFINITY
  }
  return [...things].sort((a, b) => away(a) - away(b))
}

interface Place {
  readonly at: Point
  readonly refusal: Refusal | undefined
}

const AROUND = 16

/** HOUSE-03: places around the vehicle at which this man could get off, and those at which he could not. */
export function placesBeside(state: GameState, seat: SeatId, figure: Figure): readonly Place[] {
  const ride = rideOf(state, figure)
  if (!ride) return []
  return Array.from({ length: AROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / AROUND
    const toward = {
      x: ride.position.x + Math.round(Math.cos(angle) * 10_000),
      y: ride.position.y + Math.round(Math.sin(angle) * 10_000),
    }
    const judged = check(state, { verb: 'dismount', seat, figure: figure.id, toward })
    return { at: besideVehicle(state, ride, toward), refusal: isRefusal(judged) ? judged : undefined }
  })
}

/** A pointer this near to a slit means the slit, 1/1000 u. */
const NEAR = 700

export interface AimedSlit {
  readonly shelter: Shelter
  /** Counted from 0. */
  readonly slit: number
  readonly middle: Point
}

/** Slits of the bunkers that he is not in himself. */
export const slitsOutside = (state: GameState, figure: Figure): readonly AimedSlit[] => {
  const home = shelterOf(state, figure)
  return sheltersOf(state)
    .filter((shelter) => shelter !== home)
    .flatMap((shelter) => shelter.slits.map(({ middle }, slit) => ({ shelter, slit, middle })))
}

/** BUNKER-04: a grenade for a slit is aimed at its very middle; where a pointer comes near to one, or on a bunker, that is meant. */
export function snappedToSlit(state: GameState, figure: Figure, spot: Point): Point {
  let best = spot
  let least = NEAR
  for (const { middle } of slitsOutside(state, figure)) {
    const away = Math.hypot(middle.x - spot.x, middle.y - spot.y)
    if (away > least) continue
    best = middle
    least = away
  }
  return best
}

/** For an enemy in a bunker: the slit nearest to the thrower. */
export function slitOf(state: GameState, figure: Figure, enemy: Figure): Point | undefined {
  const shelter = shelterOf(state, enemy)
  if (!shelter || shelter === shelterOf(state, figure)) return undefined
  const { x, y } = figure.position
  const away = (at: Point): number => Math.hypot(at.x - x, at.y - y)
  return [...shelter.slits].sort((a, b) => away(a.middle) - away(b.middle))[0]?.middle
}
