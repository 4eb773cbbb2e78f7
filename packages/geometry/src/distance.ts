import { contains } from './containment.ts'
import { squareToEdge, turn, windingOf } from './exact.ts'
import { type Disc, EPSILON, isPolygon, type Outline, type Point, type PolygonOutline } from './shapes.ts'

/** GEN-04: whether the closest points of two bases are at most n 1/1000 u apart, n included. */
export function within(a: Disc, b: Disc, n: number): boolean {
  return centresWithin(a, b, a.r + b.r + n + EPSILON)
}

/** GEN-04: whether two bases are more than n 1/1000 u apart; the opposite of `within`. */
export function beyond(a: Disc, b: Disc, n: number): boolean {
  return !within(a, b, n)
}

/** GEN-04: whether two bases are nearer than n 1/1000 u by more than the tolerance. */
export function lessThan(a: Disc, b: Disc, n: number): boolean {
  return n > EPSILON && centresCloser(a, b, a.r + b.r + n - EPSILON)
}

/** GEN-06: whether the bases touch or overlap. */
export function inContact(a: Disc, b: Disc): boolean {
  return within(a, b, 0)
}

/** GEN-06: whether the bases overlap by more than contact allows. */
export function overlaps(a: Disc, b: Disc): boolean {
  return centresCloser(a, b, a.r + b.r - EPSILON)
}

/** The distance in 1/1000 u between the closest points of two bodies; 0 when they meet or one contains the other. */
export function distance(a: Disc | Outline, b: Disc | Outline): number {
  if (isPolygon(a)) return isPolygon(b) ? betweenPolygons(a, b) : discToPolygon(a, b.x, b.y, b.r)
  if (isPolygon(b)) return discToPolygon(b, a.x, a.y, a.r)
  return discToDisc(a, b.x, b.y, b.r)
}

/** `distance` from an outline to the disc of radius r around (x, y), in 1/1000 u, without a disc object. */
export function discToOutline(outline: Outline, x: number, y: number, r: number): number {
  return outline.kind === 'polygon' ? discToPolygon(outline, x, y, r) : discToDisc(outline, x, y, r)
}

/** The distance in 1/1000 u from a point to the rim of the outline, negative inside. */
export function signedDistance(outline: Outline, x: number, y: number): number {
  if (outline.kind === 'polygon') return signedPolygonDistance(outline, x, y)
  const dx = x - outline.x
  const dy = y - outline.y
  return Math.sqrt(dx * dx + dy * dy) - outline.r
}

function centresWithin(a: Disc, b: Disc, reach: number): boolean {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return reach >= 0 && dx * dx + dy * dy <= reach * reach
}

function centresCloser(a: Disc, b: Disc, reach: number): boolean {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return reach > 0 && dx * dx + dy * dy < reach * reach
}

function discToDisc(disc: Disc, x: number, y: number, r: number): number {
  const dx = x - disc.x
  const dy = y - disc.y
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - disc.r - r)
}

function discToPolygon(polygon: PolygonOutline, x: number, y: number, r: number): number {
  return Math.max(0, signedPolygonDistance(polygon, x, y) - r)
}

function signedPolygonDistance(polygon: PolygonOutline, x: number, y: number): number {
  const { points } = polygon
  let a = points[points.length - 1]
  let nearest = Number.POSITIVE_INFINITY
  let winding = 0
  for (let i = 0; i < points.length; i += 1) {
    const b = points[i]
    if (!a || !b) break
    nearest = Math.min(nearest, squareToEdge(x, y, a.x, a.y, b.x, b.y))
    winding += windingOf(x, y, a.x, a.y, b.x, b.y)
    a = b
  }
  return winding === 0 ? Math.sqrt(nearest) : -Math.sqrt(nearest)
}

function betweenPolygons(a: PolygonOutline, b: PolygonOutline): number {
  const firstOfA = a.points[0]
  const firstOfB = b.points[0]
  if (!firstOfA || !firstOfB || contains(a, firstOfB) || contains(b, firstOfA) || edgesCross(a, b)) return 0
  return Math.sqrt(Math.min(nearestVertex(a, b), nearestVertex(b, a)))
}

/** The smallest square from a corner of one polygon to an edge of the other. */
function nearestVertex(corners: PolygonOutline, edges: PolygonOutline): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const p of corners.points) {
    let a = edges.points[edges.points.length - 1]
    for (const b of edges.points) {
      if (a) nearest = Math.min(nearest, squareToEdge(p.x, p.y, a.x, a.y, b.x, b.y))
      a = b
    }
  }
  return nearest
}

/** Edges that merely touch are found by `nearestVertex`, which answers 0 for them. */
function edgesCross(one: PolygonOutline, other: PolygonOutline): boolean {
  let a = one.points[one.points.length - 1]
  for (const b of one.points) {
    let c = other.points[other.points.length - 1]
    for (const d of other.points) {
      if (
        a &&
        c &&
        turn(a.x, a.y, b.x, b.y, c.x, c.y) > 0 !== turn(a.x, a.y, b.x, b.y, d.x, d.y) > 0 &&
        turn(c.x, c.y, d.x, d.y, a.x, a.y) > 0 !== turn(c.x, c.y, d.x, d.y, b.x, b.y) > 0
      ) {
        return true
      }
      c = d
    }
    a = b
  }
  return false
}

/** A point of a rim and how far away it is, in 1/1000 u. */
export interface NearestPoint extends Point {
  readonly distance: number
}

/** The point of the rim of an outline that is nearest to the given one; not rounded. */
export function nearestOnOutline(outline: Outline, { x, y }: Point): NearestPoint | undefined {
  if (outline.kind === 'disc') {
    const dx = x - outline.x
    const dy = y - outline.y
    const far = Math.sqrt(dx * dx + dy * dy)
    const distance = Math.abs(far - outline.r)
    if (far === 0) return { x: outline.x + outline.r, y: outline.y, distance }
    const share = outline.r / far
    return { x: outline.x + dx * share, y: outline.y + dy * share, distance }
  }
  let nearest: NearestPoint | undefined
  let before = outline.points[outline.points.length - 1]
  for (const point of outline.points) {
    if (before) {
      const found = nearestOnEdge(before, point, x, y)
      if (nearest === undefined || found.distance < nearest.distance) nearest = found
    }
    before = point
  }
  return nearest
}

function nearestOnEdge(from: Point, to: Point, x: number, y: number): NearestPoint {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(Math.max(t, 0), 1)
  const nearX = from.x + share * dx
  const nearY = from.y + share * dy
  return { x: nearX, y: nearY, distance: Math.sqrt((nearX - x) * (nearX - x) + (nearY - y) * (nearY - y)) }
}
