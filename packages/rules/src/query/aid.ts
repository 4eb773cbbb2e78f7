import { type Disc, EPSILON, firstTouch, type Track, touchesOutline, trackPoint } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import type { Element, Table } from '../state/table.ts'
import { baseOf } from './figures.ts'
import { edgeOf, reachesZone, toEdge } from './zone.ts'

type Ground = Pick<GameState, 'rules' | 'table'>

const stationCache = new WeakMap<Table, { readonly [side in SideId]?: Element | null }>()

/** AID-01: the first that lies at least partly in the deployment zone of this side, and is not the other's. */
export function aidStationOf({ rules, table }: Ground, side: SideId): Element | undefined {
  const found = stationCache.get(table)?.[side]
  if (found !== undefined) return found ?? undefined
  const edge = edgeOf(table, side)
  const station =
    rules.company &&
    edge &&
    table.elements.find(
      ({ aidStation, owner = side, outline }) =>
        aidStation && owner === side && reachesZone(rules, table, edge, outline),
    )
  stationCache.set(table, { ...stationCache.get(table), [side]: station ?? null })
  return station
}

/** AID-02, AID-03: inside or in contact with the aid station of his side. */
export function isAtAidStation(state: GameState, figure: Figure): boolean {
  const station = aidStationOf(state, figure.side)
  return station !== undefined && touchesOutline(station.outline, baseOf(state, figure))
}

export type Safety = 'edge' | 'aidStation'

/** EVAC-10: what this base of a side is in contact with that makes it safe. */
export function safetyOf(state: Ground, side: SideId, base: Disc): Safety | undefined {
  const station = aidStationOf(state, side)
  if (station && touchesOutline(station.outline, base)) return 'aidStation'
  const edge = edgeOf(state.table, side)
  return edge && toEdge(state.table, edge, base) <= base.r + EPSILON ? 'edge' : undefined
}

/** EVAC-10: the first step in from … to at which a base on its way is safe, else −1. */
export function firstSafe(state: Ground, side: SideId, track: Track, r: number, from: number, to: number): number {
  const station = aidStationOf(state, side)
  const touched = station ? firstTouch(track, r, station.outline, from, to) : -1
  const last = touched < 0 ? to : touched
  // Straight legs are nearest to an edge where they begin or end.
  for (const k of [...track.starts, track.steps]) {
    if (k >= from && k <= last && safetyOf(state, side, { ...trackPoint(track, k), r })) return k
  }
  return touched
}
