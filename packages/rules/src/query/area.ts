import { type Disc, EPSILON, firstInside, firstOutside, type Point, type Track, within } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { MarkerId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import { baseRadius, markerRadius, u } from './figures.ts'

/** What lies around a marker; the radius is a printed value in u. */
export interface Area {
  readonly at: Point
  readonly radius: number
}

/** GEN-05: the marker as it lies on the table. */
export const markerDisc = (rules: RuleSet, at: Point): Disc => ({ x: at.x, y: at.y, r: markerRadius(rules) })

/** OF-02, SF-02, GREN-07: any part of the base within the radius, measured from the marker's edge. */
export const isInside = (rules: RuleSet, area: Area, base: Disc): boolean =>
  within(markerDisc(rules, area.at), base, u(area.radius))

/** The same as `isInside` for centres: how far a base's centre may be from the area's, tolerance included. */
export const areaReach = (rules: RuleSet, radius: number, base: number): number =>
  markerRadius(rules) + u(radius) + base + EPSILON

export function isFigureInside({ rules }: GameState, { at, radius }: Area, { position }: Figure): boolean {
  const dx = position.x - at.x
  const dy = position.y - at.y
  const reach = areaReach(rules, radius, baseRadius(rules))
  return dx * dx + dy * dy <= reach * reach
}

/** SF-09: a marker that waits for its second shooter has no effect yet. */
export const suppressionAreas = (state: GameState): readonly SuppressionMarker[] =>
  state.markers.filter((marker) => marker.kind === 'suppressionFire' && !marker.waiting) as SuppressionMarker[]

/** OF-03: within a move a condition is left only after so many points in a row outside it, 0.01 u. */
const POINTS_TO_LEAVE = 10

/** Something that holds at some points of a way; `first…` look from a step on, −1 = no more. */
export interface Condition {
  holdsAt(k: number): boolean
  firstHeld(from: number): number
  firstLeft(from: number): number
}

/**
 * GEN-11, OF-03: the next step after `from` at which the condition comes to hold, having been left before. Where the move
 * starts, the place is taken as it is.
 */
export function nextEntry(condition: Condition, from: number): number {
  const inside = lastHeld(condition, from)
  if (inside < 0) return condition.firstHeld(from + 1)
  for (let start = inside + 1; ; ) {
    const out = condition.firstLeft(start)
    const back = out < 0 ? -1 : condition.firstHeld(out + 1)
    if (back < 0 || back - out >= POINTS_TO_LEAVE) return back
    start = back + 1
  }
}

/** The last step up to k at which the condition held and has not been left since, else −1. */
function lastHeld(condition: Condition, k: number): number {
  for (let i = k; i >= 0 && i > k - POINTS_TO_LEAVE; i--) if (condition.holdsAt(i)) return i
  return -1
}

/** SF-04: the first step in from … to at which this area suppresses a base on its way, else −1. */
export function suppressedAt(rules: RuleSet, area: Area, track: Track, from: number, to: number): number {
  const { x, y } = area.at
  const reach = areaReach(rules, area.radius, baseRadius(rules))
  const firstHeld = (start: number): number => firstInside(track, x, y, reach, start, to)
  if (rules.sfAffectsWhen === 'anyMoment') return firstHeld(from)
  const holdsAt = (k: number): boolean => firstInside(track, x, y, reach, k, k) === k
  const firstLeft = (start: number): number => firstOutside(track, x, y, reach, start, to)
  return nextEntry({ holdsAt, firstHeld, firstLeft }, from)
}

/** SF-04: where a base on its way is first suppressed, and by which marker. */
export function firstSuppression(
  state: GameState,
  track: Track,
  from: number,
  to: number,
): { readonly k: number; readonly marker: MarkerId } | undefined {
  let first: { readonly k: number; readonly marker: MarkerId } | undefined
  for (const area of suppressionAreas(state)) {
    const k = suppressedAt(state.rules, area, track, from, first ? first.k - 1 : to)
    if (k >= 0) first = { k, marker: area.id }
  }
  return first
}
