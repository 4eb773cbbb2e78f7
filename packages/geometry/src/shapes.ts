import { asRecord, checkExtent, checkInteger, checkPoint, GeometryError, show } from './check.ts'
import { turn } from './exact.ts'

/** A point of the table: integers in 1/1000 u. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One u, the game's unit of length, in 1/1000 u. */
export const UNIT = 1000

/** GEN-04, GEN-06: 0.005 u in favour of "within" and of contact, in 1/1000 u. */
export const EPSILON = 5

/** A base, a marker or a round piece, in 1/1000 u; r = 0 is a point. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A round piece of scenery. */
export interface DiscOutline extends Disc {
  readonly kind: 'disc'
}

/** A simple polygon, counter-clockwise, without repeated points or edges that overlap. */
export interface PolygonOutline {
  readonly kind: 'polygon'
  readonly points: readonly Point[]
  readonly convex: boolean
}

/** GEN-05: the outline of a scenic element on the table. */
export type Outline = DiscOutline | PolygonOutline

/** Whether the body is a polygon rather than a disc. */
export function isPolygon(body: Disc | Outline): body is PolygonOutline {
  return 'kind' in body && body.kind === 'polygon'
}

/** A round outline around (x, y) in 1/1000 u. Throws a `GeometryError` unless all are integers and r > 0. */
export function discOutline(x: number, y: number, r: number): DiscOutline {
  const outline: DiscOutline = { kind: 'disc', x, y, r }
  checkOutline(outline, 'outline')
  return outline
}

/** A polygon from its corners in 1/1000 u, in either direction. Throws a `GeometryError` unless it is simple. */
export function polygonOutline(points: readonly Point[]): PolygonOutline {
  checkPoints(points, 'points')
  checkSimple(points, 'points')
  const own = points.map(({ x, y }) => ({ x, y }))
  if (twiceArea(own) < 0) own.reverse()
  return { kind: 'polygon', points: own, convex: isConvex(own) }
}

/** A rectangle parallel to the edges of the table, with (x, y) as its lower left corner, in 1/1000 u. */
export function rectangleOutline(x: number, y: number, width: number, height: number): PolygonOutline {
  checkInteger(x, 'x')
  checkInteger(y, 'y')
  checkExtent(width, 'width')
  checkExtent(height, 'height')
  return polygonOutline([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ])
}

/** A straight wall in any direction, in 1/1000 u; its corners are rounded to integers. */
export function wallOutline(from: Point, to: Point, thickness: number): PolygonOutline {
  checkPoint(from, 'from')
  checkPoint(to, 'to')
  checkExtent(thickness, 'thickness')
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) throw new GeometryError('to', 'repeatedPoint', 'must differ from the point where the wall begins')
  const acrossX = (-dy * thickness) / (2 * length)
  const acrossY = (dx * thickness) / (2 * length)
  return polygonOutline([
    roundedPoint(from.x - acrossX, from.y - acrossY),
    roundedPoint(to.x - acrossX, to.y - acrossY),
    roundedPoint(to.x + acrossX, to.y + acrossY),
    roundedPoint(from.x + acrossX, from.y + acrossY),
  ])
}

/** Refuses, by a `GeometryError`, whatever is not a well-formed outline; `field` is its path in the message. */
export function checkOutline(outline: unknown, field: string): asserts outline is Outline {
  const { kind, r, points, convex } = asRecord(outline, field)
  if (kind === 'disc') {
    checkPoint(outline, field)
    checkExtent(r, `${field}.r`)
    return
  }
  if (kind !== 'polygon') {
    throw new GeometryError(`${field}.kind`, 'unknownKind', `must be 'disc' or 'polygon', got ${show(kind)}`)
  }
  checkPoints(points, `${field}.points`)
  checkSimple(points, `${field}.points`)
  if (twiceArea(points) < 0) throw new GeometryError(`${field}.points`, 'clockwise', 'must run counter-clockwise')
  if (convex !== isConvex(points)) {
    throw new GeometryError(`${field}.convex`, 'wrongConvexity', `must be ${isConvex(points)}, got ${show(convex)}`)
  }
}

function checkPoints(points: unknown, field: string): asserts points is readonly Point[] {
  if (!Array.isArray(points)) throw new GeometryError(field, 'tooFewPoints', `must be a list, got ${show(points)}`)
  points.forEach((point: unknown, i) => {
    checkPoint(point, `${field}[${i}]`)
  })
}

/** Refuses repeated points, edges that meet anywhere but at a shared corner, and polygons without area. */
function checkSimple(points: readonly Point[], field: string): void {
  if (points.length < 3) throw new GeometryError(field, 'tooFewPoints', `must have at least 3, got ${points.length}`)
  checkRepeats(points, field)
  if (points.every((point) => turnOf(points[0], points[1], point) === 0)) {
    throw new GeometryError(field, 'zeroArea', 'all lie on one line')
  }
  for (let i = 0; i < points.length; i += 1) {
    const j = firstMet(points, i)
    if (j >= 0) throw new GeometryError(field, 'selfIntersecting', `edge ${i} meets edge ${j}`)
  }
}

/** The first edge after edge i that meets it, or −1. An edge wholly on one side of its line is passed over at once. */
function firstMet(points: readonly Point[], i: number): number {
  const count = points.length
  const a = points[i]
  const b = points[(i + 1) % count]
  let before = 0
  for (let j = i + 1; j < count; j += 1) {
    const after = turnOf(a, b, points[(j + 1) % count])
    const apart = (before > 0 && after > 0) || (before < 0 && after < 0)
    if (!apart && edgesMeet(points, i, j)) return j
    before = after
  }
  return -1
}

function checkRepeats(points: readonly Point[], field: string): void {
  const seen = new Map<string, number>()
  points.forEach((point, i) => {
    const key = `${point.x},${point.y}`
    const first = seen.get(key)
    if (first !== undefined) {
      throw new GeometryError(`${field}[${i}]`, 'repeatedPoint', `repeats ${field}[${first}] at (${key})`)
    }
    seen.set(key, i)
  })
}

function edgesMeet(points: readonly Point[], i: number, j: number): boolean {
  const count = points.length
  const a = points[i]
  const b = points[(i + 1) % count]
  const c = points[j]
  const d = points[(j + 1) % count]
  if (j === i + 1) return foldsBack(a, b, d)
  if ((j + 1) % count === i) return foldsBack(c, a, b)
  if (!a || !b || !c || !d) return false
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false
  const c1 = Math.sign(turnOf(a, b, c))
  const d1 = Math.sign(turnOf(a, b, d))
  const a2 = Math.sign(turnOf(c, d, a))
  const b2 = Math.sign(turnOf(c, d, b))
  if (c1 !== d1 && a2 !== b2) return true
  return liesOn(a, b, c, c1) || liesOn(a, b, d, d1) || liesOn(c, d, a, a2) || liesOn(c, d, b, b2)
}

/** Whether the edge b→c runs back over the edge a→b. */
function foldsBack(a: Point | undefined, b: Point | undefined, c: Point | undefined): boolean {
  if (!a || !b || !c || turnOf(a, b, c) !== 0) return false
  return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0
}

function liesOn(a: Point | undefined, b: Point | undefined, p: Point | undefined, side: number): boolean {
  if (!a || !b || !p || side !== 0) return false
  return (
    Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y)
  )
}

/** Twice the area, positive when the points run counter-clockwise. */
function twiceArea(points: readonly Point[]): number {
  let area = 0
  for (let i = 1; i + 1 < points.length; i += 1) area += turnOf(points[0], points[i], points[i + 1])
  return area
}

/** For a simple polygon that runs counter-clockwise; corners of 180° are allowed. */
function isConvex(points: readonly Point[]): boolean {
  const count = points.length
  return points.every((point, i) => turnOf(points[(i + count - 1) % count], point, points[(i + 1) % count]) >= 0)
}

function turnOf(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  return a && b && c ? turn(a.x, a.y, b.x, b.y, c.x, c.y) : 0
}

function roundedPoint(x: number, y: number): Point {
  return { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) }
}
