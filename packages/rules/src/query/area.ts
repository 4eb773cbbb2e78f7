import { type Disc, EPSILON, type Point, within } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
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
