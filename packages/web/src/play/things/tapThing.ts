import type { Point } from '@tactic48/geometry'
import { baseRadius, check, type Figure, isRefusal, rideOf, type Vehicle } from '@tactic48/rules'
import { commit } from '../commands.ts'
import { draftNow, type Situation } from '../situation.ts'
import { intentOf, useTable } from '../tableStore.ts'
import { isAble } from '../verbs/judged.ts'
import { entryOf } from '../verbs/verbs.ts'
import { byDistance, isSameThing, type Thing, thingAt, thingOf, vehicleAt } from './thing.ts'

interface Tapped {
  readonly spot: Point
  readonly figure: Figure | undefined
  /** The own Character in hand. */
  readonly own: Figure | undefined
}

/** A tap on a vehicle, a mount or a bunker; false where it means nothing of the kind. */
export function tapThing(play: Situation, { spot, figure, own }: Tapped): boolean {
  const { verb } = useTable.getState()
  if (own && verb) return entryOf(verb).things !== undefined && chooseAt(play, own, { spot, figure })
  if (verb || figure) return false
  const vehicle = vehicleAt(play.state, spot)
  if (own && vehicle) return takeVehicle(play, own, vehicle)
  const thing = own ? undefined : thingAt(play.state, spot)
  if (!thing) return false
  look(thing)
  return true
}

function look(thing: Thing): void {
  useTable.getState().select(undefined)
  useTable.getState().change({ thing })
}

/** What the verb in hand is for: a second tap on the same one does it. */
function chooseAt({ state }: Situation, own: Figure, { spot, figure }: Pick<Tapped, 'spot' | 'figure'>): boolean {
  const table = useTable.getState()
  if (figure?.place.at === 'gone') {
    table.change({ patient: figure.id })
    return true
  }
  const thing = (figure && thingOf(state, figure)) ?? thingAt(state, spot)
  const things = table.verb && entryOf(table.verb).things
  if (!thing || !things?.among(state, own).some((one) => isSameThing(one, thing))) return false
  if (table.fixed && isSameThing(things.chosen(intentOf(table)), thing)) commit(draftNow())
  else table.change({ ...things.named(thing), fixed: true })
  return true
}

/** Without a verb: get on one's own, attack another's, else look at it. */
function takeVehicle({ state, seat }: Situation, own: Figure, vehicle: Vehicle): boolean {
  const { choose, change } = useTable.getState()
  const { id, side } = vehicle
  if (side !== own.side) {
    if (isAble(state, 'fireAtArmour', own.id)) {
      choose('fireAtArmour')
      change({ armour: { vehicle: id }, fixed: true })
    } else look({ vehicle: id })
    return true
  }
  if (rideOf(state, own)?.id === id) return true
  const mounts = seat && !isRefusal(check(state, { verb: 'mount', seat, figure: own.id, vehicle: id }))
  choose(mounts ? 'mount' : 'move')
  change(mounts ? { vehicle: id, fixed: true } : { goal: besideFor(state, own, vehicle), fixed: true })
  return true
}

/** As near to it as somebody on foot must come to get on. */
function besideFor(state: Situation['state'], { position: from }: Figure, { position, radius }: Vehicle): Point {
  const dx = from.x - position.x
  const dy = from.y - position.y
  const apart = Math.hypot(dx, dy) || 1
  const reach = radius + baseRadius(state.rules) - 20
  return { x: Math.round(position.x + (dx * reach) / apart), y: Math.round(position.y + (dy * reach) / apart) }
}

/** T: the next of those that the verb in hand is for. */
export function nextThing({ state }: Situation, figure: Figure, by: number): boolean {
  const table = useTable.getState()
  const things = table.verb && entryOf(table.verb).things
  if (!things) return false
  const order = byDistance(state, figure, things.among(state, figure))
  const at = order.findIndex((thing) => isSameThing(thing, things.chosen(intentOf(table))))
  const next = order[at < 0 && by < 0 ? order.length - 1 : (at + by + order.length) % Math.max(1, order.length)]
  if (next) table.change({ ...things.named(next), fixed: true })
  return true
}

/** What lies under a pointer that moves, for the verb in hand. */
export function hoveredThing({ state }: Situation, spot: Point, figure: Figure | undefined) {
  const { verb } = useTable.getState()
  const things = verb && entryOf(verb).things
  const thing = things && ((figure && thingOf(state, figure)) ?? thingAt(state, spot))
  return things?.named(thing)
}
