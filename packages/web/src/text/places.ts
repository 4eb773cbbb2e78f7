import { type Disc, nearestOnOutline, type Outline, type Point, standsFree } from '@tactic48/geometry'
import {
  baseOf,
  type Element,
  enemiesOf,
  type Figure,
  type GameState,
  onTable,
  radiusOf,
  wayGroundOf,
} from '@tactic48/rules'
import { middleOf } from '../board/outline.ts'
import { wayTo } from '../interactions/way.ts'
import { inSightFrom } from '../play/lookAhead.ts'

/** Not quite touching: contact is never an accident (GEN-06). */
const AIR = 100
const AROUND = 24

const round = (middle: Point, away: number, bearing: number): readonly Point[] =>
  Array.from({ length: AROUND }, (_, i) => {
    // Alternately to the left and to the right of the line to the mover.
    const angle = bearing + (Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * 2 * Math.PI) / AROUND
    return { x: Math.round(middle.x + Math.cos(angle) * away), y: Math.round(middle.y + Math.sin(angle) * away) }
  })

const bases = (state: GameState, except: Figure): readonly Disc[] =>
  onTable(state)
    .filter(({ id }) => id !== except.id)
    .map((figure) => baseOf(state, figure))

/** A place to stand next to a base, on the side of the one who comes. */
export function besideOf(state: GameState, figure: Figure, other: Disc): Point | undefined {
  const { position } = figure
  const r = radiusOf(state, figure)
  const bearing = Math.atan2(position.y - other.y, position.x - other.x)
  const taken = bases(state, figure)
  return round(other, other.r + r + AIR, bearing).find((at) => standsFree(wayGroundOf(state, figure), r, at, taken))
}

/** Places at a piece of scenery: along its edge all the way round, and in the middle of it. */
function placesAt(outline: Outline, r: number): readonly Point[] {
  const middle = middleOf(outline)
  const far = outline.kind === 'disc' ? outline.r : Math.max(...outline.points.map((point) => apart(point, middle)))
  const edges = round(middle, far + 2 * r, 0).map((from): Point => {
    const edge = nearestOnOutline(outline, from) ?? from
    const away = Math.max(1, apart(from, edge))
    const by = (r + AIR) / away
    return { x: Math.round(edge.x + (from.x - edge.x) * by), y: Math.round(edge.y + (from.y - edge.y) * by) }
  })
  return [middle, ...edges]
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const SEEN = { open: 3, partial: 1 } as const

/** LOS-14: the place at a piece of scenery, within one Action, where the fewest enemies see him, and the least of him. */
export function coverAt(state: GameState, figure: Figure, element: Element, stride: number): Point | undefined {
  const r = radiusOf(state, figure)
  const ground = wayGroundOf(state, figure)
  const taken = bases(state, figure)
  let best: { readonly at: Point; readonly seen: number; readonly away: number } | undefined
  for (const at of placesAt(element.outline, r)) {
    if (apart(at, figure.position) > stride || !standsFree(ground, r, at, taken)) continue
    const end = wayTo(state, figure, [], at, stride)?.path.at(-1)
    if (!end || end.x !== at.x || end.y !== at.y) continue
    const seen = inSightFrom(state, figure.id, at).reduce((sum, { seesMe }) => sum + (seesMe ? SEEN[seesMe] : 0), 0)
    const away = apart(at, figure.position)
    if (!best || seen < best.seen || (seen === best.seen && away < best.away)) best = { at, seen, away }
  }
  return best && enemiesOf(state, figure.side).length > 0 ? best.at : undefined
}
