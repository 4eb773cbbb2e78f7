import { EPSILON, isPolygon, type Outline, type Point, type PolygonOutline, polygonOutline } from '@tactic48/geometry'
import type { Element, Gap } from '../state/table.ts'

/** How thick the walls of a bunker are, inward from its outline, 1/1000 u. */
const THICKNESS = 200

/** What stands along the outline of a bunker. */
export interface Walls {
  readonly solid: readonly Outline[]
  /** In the order of the bunker's slits. */
  readonly slits: readonly Outline[]
  readonly doors: readonly Outline[]
}

interface Edge {
  readonly a: Point
  readonly b: Point
  readonly length: number
}

function edgeOf({ points }: PolygonOutline, wall: number): Edge | undefined {
  const a = points[wall]
  const b = points[(wall + 1) % points.length]
  if (!a || !b) return undefined
  const dx = b.x - a.x
  const dy = b.y - a.y
  return { a, b, length: Math.sqrt(dx * dx + dy * dy) }
}

/** Is the gap a part of that wall? Turning a piece rounds its corners, which the tolerance forgives. */
export function isOnWall(outline: Outline, { wall, from, to }: Gap): boolean {
  const edge = isPolygon(outline) ? edgeOf(outline, wall) : undefined
  return edge !== undefined && from < to && to <= edge.length + EPSILON
}

/** How far a written point may lie beside its wall, 1/1000 u. */
const BESIDE = 10

/** The place on a wall of what is written by its two ends, in either order. */
export function gapOnWall(outline: Outline, p: Point, q: Point): Gap | undefined {
  if (!isPolygon(outline)) return undefined
  for (let wall = 0; wall < outline.points.length; wall++) {
    const edge = edgeOf(outline, wall)
    const ends = edge && [p, q].map((end) => alongEdge(edge, end))
    const [one, other] = ends ?? []
    if (one === undefined || other === undefined) continue
    const gap = { wall, from: Math.max(0, Math.min(one, other)), to: Math.max(one, other) }
    if (isOnWall(outline, gap)) return gap
  }
  return undefined
}

/** How far along the edge the point lies; nothing where it lies beside it. */
function alongEdge({ a, b, length }: Edge, { x, y }: Point): number | undefined {
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length
  const aside = ((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length
  return Math.abs(aside) <= BESIDE && along >= -BESIDE ? Math.round(along) : undefined
}

export const gapsOverlap = (a: Gap, b: Gap): boolean => a.wall === b.wall && a.from < b.to && b.from < a.to

function pointAlong({ a, b, length }: Edge, at: number): Point {
  const share = Math.min(at / length, 1)
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
}

/** A stretch of wall from p to q on the outer face of an edge; the outline runs counter-clockwise, so its inside is on the left. */
function stretch(edge: Edge, p: Point, q: Point): Outline | undefined {
  const inX = Math.round((-(edge.b.y - edge.a.y) * THICKNESS) / edge.length)
  const inY = Math.round(((edge.b.x - edge.a.x) * THICKNESS) / edge.length)
  const isThin = (q.x - p.x) * inY === (q.y - p.y) * inX
  if (isThin) return undefined
  const inward = ({ x, y }: Point): Point => ({ x: x + inX, y: y + inY })
  return polygonOutline([p, q, inward(q), inward(p)])
}

/** HOUSE-18: wall pieces that leave slit and door gaps; pieces side by side share their corners, so that nothing shows between them. */
export function wallsOf({ outline, bunker }: Pick<Element, 'outline' | 'bunker'>): Walls {
  const solid: Outline[] = []
  const gaps = new Map<Gap, Outline>()
  if (!bunker || !isPolygon(outline)) return { solid, slits: [], doors: [] }
  const all = [...bunker.slits, ...bunker.doors]
  for (let wall = 0; wall < outline.points.length; wall++) {
    const edge = edgeOf(outline, wall)
    if (!edge) continue
    let from = edge.a
    const build = (to: Point): void => {
      const piece = stretch(edge, from, to)
      if (piece) solid.push(piece)
    }
    for (const gap of all.filter((one) => one.wall === wall).sort((one, other) => one.from - other.from)) {
      const first = pointAlong(edge, gap.from)
      const last = pointAlong(edge, gap.to)
      build(first)
      const piece = stretch(edge, first, last)
      if (piece) gaps.set(gap, piece)
      from = last
    }
    build(edge.b)
  }
  const built = (list: readonly Gap[]): Outline[] =>
    list.flatMap((gap) => {
      const piece = gaps.get(gap)
      return piece ? [piece] : []
    })
  return { solid, slits: built(bunker.slits), doors: built(bunker.doors) }
}
