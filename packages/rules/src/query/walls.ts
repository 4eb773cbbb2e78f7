import { EPSILON, isPolygon, type Outline, type Point, type PolygonOutline, polygonOutline } from '@tactic48/geometry'
import type { Bunker, Gap } from '../state/table.ts'

/** How thick the walls of a bunker are, inward from its outline, 1/1000 u. */
const THICKNESS = 200

/** BUNKER-03, BUNKER-04: what is aimed at and measured to. */
export interface Slit {
  /** The gap, as deep as its wall. */
  readonly outline: Outline
  /** Where a grenade for it is aimed, on the outer face of the wall. */
  readonly middle: Point
  /** The same on the inner face: who sees it looks through the slit. */
  readonly inner: Point
}

/** What stands along the outline of a bunker. */
export interface Walls {
  readonly solid: readonly Outline[]
  /** In the order of the bunker's slits. */
  readonly slits: readonly Slit[]
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

/** From the outer face of a wall to its inner one; the outline runs counter-clockwise, so its inside is on the left. */
const inwardOf = ({ a, b, length }: Edge): Point => ({
  x: Math.round((-(b.y - a.y) * THICKNESS) / length),
  y: Math.round(((b.x - a.x) * THICKNESS) / length),
})

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })

/** The wall from p to q on the outer face; nothing where no wall is left. */
function stretch(p: Point, q: Point, inward: Point): Outline | undefined {
  if ((q.x - p.x) * inward.y === (q.y - p.y) * inward.x) return undefined
  return polygonOutline([p, q, moved(q, inward), moved(p, inward)])
}

/** HOUSE-18: wall pieces that leave slit and door gaps; pieces side by side share their corners, so that nothing shows between them. */
export function wallsOf(outline: PolygonOutline, { slits, doors }: Bunker): Walls {
  const solid: Outline[] = []
  const gaps = new Map<Gap, Slit>()
  const all = [...slits, ...doors]
  for (let wall = 0; wall < outline.points.length; wall++) {
    const edge = edgeOf(outline, wall)
    if (!edge) continue
    const inward = inwardOf(edge)
    let from = edge.a
    const build = (to: Point): void => {
      const piece = stretch(from, to, inward)
      if (piece) solid.push(piece)
    }
    for (const gap of all.filter((one) => one.wall === wall).sort((one, other) => one.from - other.from)) {
      const first = pointAlong(edge, gap.from)
      const last = pointAlong(edge, gap.to)
      build(first)
      const piece = stretch(first, last, inward)
      const middle = pointAlong(edge, (gap.from + gap.to) / 2)
      if (piece) gaps.set(gap, { outline: piece, middle, inner: moved(middle, inward) })
      from = last
    }
    build(edge.b)
  }
  const built = (list: readonly Gap[]): Slit[] =>
    list.flatMap((gap) => {
      const piece = gaps.get(gap)
      return piece ? [piece] : []
    })
  return { solid, slits: built(slits), doors: built(doors).map((door) => door.outline) }
}
