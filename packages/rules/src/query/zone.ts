import { discToOutline, EPSILON, type Outline, type Point, standsFree } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { SideId } from '../state/ids.ts'
import { type Refusal, type RefusalParams, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Edge, Table } from '../state/table.ts'
import { baseRadius, isOnTable, radiusOf, u, widestRadius } from './figures.ts'
import { groundOf } from './sight.ts'
import { vehicleOf } from './vehicles.ts'

export const FACING: { readonly [E in Edge]: Edge } = { north: 'south', south: 'north', east: 'west', west: 'east' }

export interface Size {
  readonly width: number
  readonly height: number
}

/** From a point to the table edge. */
export function toEdge({ width, height }: Size, edge: Edge, { x, y }: Point): number {
  if (edge === 'north') return y
  if (edge === 'south') return height - y
  return edge === 'west' ? x : width - x
}

/** SETUP-09: how far from the edge a base's centre may stand. */
export function centreDepth(rules: RuleSet, r: number = baseRadius(rules)): number {
  return u(rules.deployDepth) + EPSILON + (rules.deployMeasure === 'nearestPoint' ? r : -r)
}

/** SETUP-13: does a part of the outline lie in the deployment zone of this edge. */
export function reachesZone(rules: RuleSet, size: Size, edge: Edge, outline: Outline): boolean {
  const depth = u(rules.deployDepth) + EPSILON
  if (outline.kind === 'disc') return toEdge(size, edge, outline) - outline.r <= depth
  return outline.points.some((point) => toEdge(size, edge, point) <= depth)
}

/** The point of a zone that lies `along` the edge and `depth` into the table. */
export function zonePoint({ width, height }: Size, edge: Edge, along: number, depth: number): Point {
  if (edge === 'north') return { x: along, y: depth }
  if (edge === 'south') return { x: along, y: height - depth }
  return edge === 'west' ? { x: depth, y: along } : { x: width - depth, y: along }
}

export const edgeLength = ({ width, height }: Size, edge: Edge): number =>
  edge === 'north' || edge === 'south' ? width : height

export const edgeOf = (table: Table, side: SideId): Edge | undefined => table.edges?.[side]

/** Points of the own zone on a grid of `step`. */
export function* zoneGrid(state: GameState, side: SideId, step: number): Generator<Point> {
  const edge = edgeOf(state.table, side)
  if (!edge) return
  const r = baseRadius(state.rules)
  const length = edgeLength(state.table, edge)
  for (let depth = r; depth <= centreDepth(state.rules); depth += step) {
    for (let along = r; along <= length - r; along += step) yield zonePoint(state.table, edge, along, depth)
  }
}

/** Somebody who comes onto the table, known or not yet. */
type Dropped = Pick<Figure, 'side'> & Partial<Pick<Figure, 'place'>>

/** HOUSE-03, HOUSE-13: what is put down with the figure: its base, or the mount or vehicle it is deployed on. */
function dropRadius(state: GameState, { place }: Dropped): number {
  const ride = place?.at === 'reserve' && place.on !== undefined ? vehicleOf(state, place.on) : undefined
  return ride?.radius ?? baseRadius(state.rules)
}

/** Whose place it is: in deployment, of a feint, of reinforcements, of a messenger who comes back. */
export type PlacingRule = 'SETUP-09' | 'FEINT-03' | 'REINF-04' | 'RUNNER-05'

/** SETUP-09: why a figure may not be put down here; later on by the rule that brings it. */
export function whyNotDeploy(
  state: GameState,
  figure: Dropped,
  at: Point,
  rule: PlacingRule = 'SETUP-09',
): Refusal | undefined {
  const { table, rules } = state
  const edge = edgeOf(table, figure.side)
  const r = dropRadius(state, figure)
  if (at.x < r || at.y < r || at.x > table.width - r || at.y > table.height - r) return refuse(rule, 'offTable')
  if (!edge || toEdge(table, edge, at) > centreDepth(rules, r)) return refuse(rule, 'outsideZone')
  if (!standsFree(groundOf(state), r, at, [])) return refuse(rule, 'blocked', blockedBy(state, at, r))
  return crowdedBy(state, figure, at, r, rule)
}

function blockedBy(state: GameState, at: Point, r: number): RefusalParams<'blocked'> {
  const element = state.table.elements.find(({ outline }) => discToOutline(outline, at.x, at.y, r) <= 0)
  return element ? { element: element.id } : {}
}

function crowdedBy(state: GameState, figure: Dropped, at: Point, r: number, rule: PlacingRule): Refusal | undefined {
  const farthest = r + widestRadius(state) + EPSILON
  for (const other of state.figures) {
    const dx = other.position.x - at.x
    const dy = other.position.y - at.y
    if (dx > farthest || dx < -farthest || dy > farthest || dy < -farthest || !isOnTable(other)) continue
    const apart = dx * dx + dy * dy
    const enemy = other.side !== figure.side
    const reach = r + radiusOf(state, other) + (enemy ? EPSILON : -EPSILON)
    if (enemy ? apart <= reach * reach : apart < reach * reach) {
      return refuse(rule, enemy ? 'touchesEnemy' : 'overlaps', { figure: other.id })
    }
  }
  return undefined
}
