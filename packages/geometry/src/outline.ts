import { asRecord, checkExtent, checkInteger, checkOnTable, checkPoint, show, type TableSize } from './check.ts'
import type { Disc } from './disc.ts'
import { GeometryError } from './geometryError.ts'
import type { Point } from './point.ts'
import { checkSimple, isConvex, twiceArea } from './simplePolygon.ts'

export interface DiscOutline extends Disc {
  readonly kind: 'disc'
}

/** A simple polygon, counter-clockwise, without repeated or collinear-overlapping points. */
export interface PolygonOutline {
  readonly kind: 'polygon'
  readonly points: readonly Point[]
  readonly convex: boolean
}

export type Outline = DiscOutline | PolygonOutline

export function discOutline(x: number, y: number, r: number): DiscOutline {
  const outline: DiscOutline = { kind: 'disc', x, y, r }
  checkOutline(outline, 'outline')
  return outline
}

/** A simple polygon given in either direction. */
export function polygonOutline(points: readonly Point[]): PolygonOutline {
  checkPoints(points, 'points')
  checkSimple(points, 'points')
  const own = points.map(({ x, y }) => ({ x, y }))
  if (twiceArea(own) < 0) own.reverse()
  return { kind: 'polygon', points: own, convex: isConvex(own) }
}

/** Parallel to the edges of the table, with (x, y) as the lower corner. */
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

/** A straight thick wall in any direction; its corners are rounded to the table's integers. */
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
    corner(from.x - acrossX, from.y - acrossY),
    corner(to.x - acrossX, to.y - acrossY),
    corner(to.x + acrossX, to.y + acrossY),
    corner(from.x + acrossX, from.y + acrossY),
  ])
}

/** Judges an outline that came from outside; `field` is its name in the message. */
export function checkOutline(outline: unknown, field: string, table?: TableSize): asserts outline is Outline {
  const { kind, x, y, r, points, convex } = asRecord(outline, field)
  if (kind === 'disc') {
    checkPoint(outline, field)
    checkExtent(r, `${field}.r`)
    if (table) checkOnTable(Number(x), Number(y), r, field, table)
    return
  }
  if (kind !== 'polygon') {
    throw new GeometryError(`${field}.kind`, 'unknownKind', `must be 'disc' or 'polygon', got ${show(kind)}`)
  }
  checkPoints(points, `${field}.points`, table)
  checkSimple(points, `${field}.points`)
  if (twiceArea(points) < 0) throw new GeometryError(`${field}.points`, 'clockwise', 'must run counter-clockwise')
  if (convex !== isConvex(points)) {
    throw new GeometryError(`${field}.convex`, 'wrongConvexity', `must be ${isConvex(points)}, got ${show(convex)}`)
  }
}

function checkPoints(points: unknown, field: string, table?: TableSize): asserts points is readonly Point[] {
  if (!Array.isArray(points)) throw new GeometryError(field, 'tooFewPoints', `must be a list, got ${show(points)}`)
  points.forEach((point: unknown, i) => {
    checkPoint(point, `${field}[${i}]`)
    if (table) checkOnTable(point.x, point.y, 0, `${field}[${i}]`, table)
  })
}

function corner(x: number, y: number): Point {
  return { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) }
}
