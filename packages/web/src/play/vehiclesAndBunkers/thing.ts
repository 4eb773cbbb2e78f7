import { contains, type Point } from '@tactic48/geometry'
import {
  type ArmourTarget,
  type Figure,
  type GameState,
  isVehicleInReserve,
  rideOf,
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
