import {
  contains,
  type Disc,
  EPSILON,
  firstInside,
  firstOutside,
  firstTouch,
  type Point,
  type Track,
  trackX,
  trackY,
  within,
} from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { MarkerId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import { baseRadius, markerRadius, radiusOf, u } from './figures.ts'
import { coversSlit, shelterOf, sheltersOf } from './shelter.ts'
import type { Shelter } from './terrain.ts'

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

export function isFigureInside(state: GameState, { at, radius }: Area, figure: Figure): boolean {
  const { position } = figure
  const dx = position.x - at.x
  const dy = position.y - at.y
  const reach = areaReach(state.rules, radius, radiusOf(state, figure))
  return dx * dx + dy * dy <= reach * reach
}

/** SF-02, BUNKER-02: those in a bunker are in the area if it covers a slit, or if the marker lies in there with them. */
export function isSuppressedBy(state: GameState, area: Area, figure: Figure): boolean {
  const shelter = shelterOf(state, figure)
  return shelter ? reachesInto(state, area, shelter, figure) : isFigureInside(state, area, figure)
}

/** The same test made once for many figures. */
export function suppressedTest(state: GameState, area: Area): (figure: Figure) => boolean {
  if (sheltersOf(state).length > 0) return (figure) => isSuppressedBy(state, area, figure)
  const { x, y } = area.at
  const reach = areaReach(state.rules, area.radius, baseRadius(state.rules))
  const square = reach * reach
  return (figure) => {
    // HOUSE-13: who rides is as large as his mount.
    if (figure.place.at === 'mounted') return isSuppressedBy(state, area, figure)
    const dx = figure.position.x - x
    const dy = figure.position.y - y
    return dx * dx + dy * dy <= square
  }
}

const reachesInto = (state: GameState, area: Area, shelter: Shelter, figure: Figure): boolean =>
  coversSlit(shelter, area.at, markerRadius(state.rules) + u(area.radius)) ||
  (contains(shelter.outline, area.at) && isFigureInside(state, area, figure))

/** SF-09: a marker that waits for its second shooter has no effect yet. */
export const suppressionAreas = (state: GameState): readonly SuppressionMarker[] =>
  state.markers.filter((marker) => marker.kind === 'suppressionFire' && !marker.waiting) as SuppressionMarker[]

/** OF-03: within a move a condition is left only after this many points in a row outside it, 0.01 u. */
export const POINTS_TO_LEAVE = 10

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

/** SF-04: the first step in from … to at which this area suppresses the figure on its way, else −1. */
export function suppressedAt(
  state: GameState,
  area: Area,
  figure: Figure,
  track: Track,
  from: number,
  to: number,
): number {
  const condition = meetsShelter(state, track)
    ? scanned(state, area, figure, track, to)
    : circle(state, area, radiusOf(state, figure), track, to)
  return state.rules.sfAffectsWhen === 'anyMoment' ? condition.firstHeld(from) : nextEntry(condition, from)
}

function circle({ rules }: GameState, area: Area, r: number, track: Track, to: number): Condition {
  const { x, y } = area.at
  const reach = areaReach(rules, area.radius, r)
  return {
    holdsAt: (k) => firstInside(track, x, y, reach, k, k) === k,
    firstHeld: (start) => firstInside(track, x, y, reach, start, to),
    firstLeft: (start) => firstOutside(track, x, y, reach, start, to),
  }
}

/** BUNKER-02: a way into or out of a bunker, or along its walls, is judged point by point. */
function scanned(state: GameState, area: Area, figure: Figure, track: Track, to: number): Condition {
  const holdsAt = (k: number): boolean =>
    isSuppressedBy(state, area, { ...figure, position: { x: trackX(track, k), y: trackY(track, k) } })
  const first = (start: number, wanted: boolean): number => {
    for (let k = start; k <= to; k++) if (holdsAt(k) === wanted) return k
    return -1
  }
  return { holdsAt, firstHeld: (start) => first(start, true), firstLeft: (start) => first(start, false) }
}

/** Does the way lead into a bunker, or out of one? */
const meetsShelter = (state: GameState, track: Track): boolean =>
  sheltersOf(state).some(({ outline }) => firstTouch(track, 0, outline, 0, track.steps) >= 0)

/** SF-04: where a base on its way is first suppressed, and by which marker. */
export function firstSuppression(
  state: GameState,
  figure: Figure,
  track: Track,
  from: number,
  to: number,
): { readonly k: number; readonly marker: MarkerId } | undefined {
  let first: { readonly k: number; readonly marker: MarkerId } | undefined
  for (const area of suppressionAreas(state)) {
    const k = suppressedAt(state, area, figure, track, from, first ? first.k - 1 : to)
    if (k >= 0) first = { k, marker: area.id }
  }
  return first
}
