import { distance } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { isRefusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { plainDemand } from './actor.ts'
import { aidStationOf, type Safety } from './aid.ts'
import { type Group, groupOf, isMedic, loadOf, touches } from './carry.ts'
import { baseOf, faceOf, figureOf, friendsOf, inShock } from './figures.ts'
import { rideDemand } from './vehicleDemand.ts'
import { casualtyRoom, loadedIn, moveOf, vehicleCardOf, vehicleOf, vehiclesOf } from './vehicles.ts'
import { edgeOf, toEdge } from './zone.ts'

/** One way to bring a casualty home. */
export interface CarryWay {
  readonly how: Exclude<Group['how'], 'crew'> | 'vehicle'
  /** Who helps, or drives. */
  readonly with: FigureId | undefined
  /** u per AT. */
  readonly perToken: number
  /** Player turns, as the crow flies and with every move that the leader has. */
  readonly turns: number
}

export interface CarryPlan {
  readonly to: Safety
  /** 1/1000 u, as the crow flies. */
  readonly distance: number
  readonly ways: readonly CarryWay[]
}

/** EVAC-10: the nearer of aid station and own edge. */
function nearestSafety(state: GameState, casualty: Figure): { readonly to: Safety; readonly distance: number } {
  const base = baseOf(state, casualty)
  const station = aidStationOf(state, casualty.side)
  const edge = edgeOf(state.table, casualty.side)
  const home = edge ? Math.max(0, toEdge(state.table, edge, base) - base.r) : Number.POSITIVE_INFINITY
  const there = station ? Math.max(0, Math.round(distance(base, station.outline))) : Number.POSITIVE_INFINITY
  return there < home ? { to: 'aidStation', distance: there } : { to: 'edge', distance: home }
}

/** MOVE-03, TURN-10: moves in a turn, at this many AT each. */
const movesOf = (state: GameState, figure: Figure, price: number): number =>
  Math.max(1, Math.min(Math.floor(state.rules.moveCapAt / price), faceOf(state, figure).maxActions))

/** MOUNT-02: AT for one move of the vehicle. */
const drivingPrice = (state: GameState, driver: Figure): number => {
  const ridden = rideDemand(state, driver, A_MOVE)
  return 1 + (isRefusal(ridden) ? 0 : ridden.extra)
}

const A_MOVE = plainDemand('move', 1, 'move', 1)

/** EVAC-05 … EVAC-09: how this casualty could be brought to safety by those who are at hand, the quickest way first. */
export function carryPlan(state: GameState, id: FigureId): CarryPlan | undefined {
  const casualty = figureOf(state, id)
  if (!casualty || !state.rules.company) return undefined
  const { to, distance: far } = nearestSafety(state, casualty)
  const way: WayOf = (how, leader, other, perMove, price = 1) => ({
    how,
    with: other,
    perToken: perMove / price,
    turns: perMove > 0 ? Math.ceil(far / (perMove * 1000 * movesOf(state, leader, price))) : Number.POSITIVE_INFINITY,
  })
  const ways: CarryWay[] = []
  for (const leader of friendsOf(state, casualty.side)) {
    for (const helper of [undefined, ...helpersFor(state, leader, casualty)]) {
      const group = groupOf(state, leader, id, helper?.id)
      if (!isRefusal(group) && group.how !== 'crew')
        ways.push(way(group.how, leader, group.along.length > 1 ? group.along[0] : undefined, group.reach))
      if (loadOf(state, leader)) break
    }
  }
  ways.push(...byVehicle(state, casualty, way))
  return { to, distance: far, ways: ways.sort((a, b) => a.turns - b.turns || b.perToken - a.perToken) }
}

/** `perMove`: u; `price`: AT of each move. */
type WayOf = (
  how: CarryWay['how'],
  leader: Figure,
  other: FigureId | undefined,
  perMove: number,
  price?: number,
) => CarryWay

function byVehicle(state: GameState, casualty: Figure, way: WayOf): readonly CarryWay[] {
  const { place } = casualty
  const loaded = place.at === 'carried' ? place.on : undefined
  return vehiclesOf(state, casualty.side).flatMap((vehicle) => {
    const card = vehicleCardOf(state, vehicle)
    const driver = vehicle.driver === undefined ? undefined : figureOf(state, vehicle.driver)
    const room = loadedIn(state, vehicle.id).length < casualtyRoom(card)
    const usable = loaded === vehicle.id || (loaded === undefined && room && vehicleOf(state, vehicle.id) !== undefined)
    return driver && usable
      ? [way('vehicle', driver, driver.id, moveOf(state, driver) ?? 0, drivingPrice(state, driver))]
      : []
  })
}

/** EVAC-06: who could help this medic with this casualty. */
export const helpersFor = (state: GameState, medic: Figure, casualty: Figure): readonly Figure[] =>
  isMedic(state, medic)
    ? friendsOf(state, medic.side).filter(
        (friend) =>
          friend.id !== medic.id &&
          friend.place.at === 'table' &&
          !inShock(friend) &&
          !loadOf(state, friend) &&
          touches(state, friend, casualty),
      )
    : []
