import type { Disc } from '../disc.ts'
import { turn } from '../exact.ts'
import type { Ground } from '../ground.ts'
import type { PolygonOutline } from '../outline.ts'
import { piecesNear } from '../piecesNear.ts'
import { EPSILON, type Point } from '../point.ts'
import { copyDoubles } from './queue.ts'

/** A corner is rounded to the grid and so is every point of a leg that passes it: twice √½. */
const ROUNDING = 2

/** How far the corners that stand for an arc may lie outside of it. */
const OVERSHOOT = 12

/** What a path may turn at: the start, the goal, then points around every obstacle grown by the base. */
export interface Corners {
  count: number
  x: Float64Array
  y: Float64Array
  /** Unit vectors along the grown obstacle, back and forth; 0 where a path may turn either way. */
  backX: Float64Array
  backY: Float64Array
  onX: Float64Array
  onY: Float64Array
}

/** All that a path from one point to the other within the limit can meet. */
export interface Trip {
  readonly ground: Ground
  readonly r: number
  readonly from: Point
  readonly to: Point
  readonly limit: number
  readonly avoid: readonly Disc[]
}

export function createCorners(): Corners {
  const size = 1024
  return {
    count: 0,
    x: new Float64Array(size),
    y: new Float64Array(size),
    backX: new Float64Array(size),
    backY: new Float64Array(size),
    onX: new Float64Array(size),
    onY: new Float64Array(size),
  }
}

/** Fills in the start, the goal and every corner that a path within the limit could turn at. */
export function gatherCorners(corners: Corners, trip: Trip): void {
  const { ground, r, from, to, limit, avoid } = trip
  corners.count = 0
  write(corners, from.x, from.y, 0, 0, 0, 0)
  write(corners, to.x, to.y, 0, 0, 0, 0)
  const pieces = new Int32Array(ground.index.count)
  const found = piecesNear(
    ground,
    Math.max(from.x, to.x) - limit - r,
    Math.max(from.y, to.y) - limit - r,
    Math.min(from.x, to.x) + limit + r,
    Math.min(from.y, to.y) + limit + r,
    pieces,
  )
  const clearance = r - EPSILON + ROUNDING
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[pieces[n] as number]
    if (!piece || piece.passable) continue
    if (piece.outline.kind === 'polygon') addPolygon(corners, trip, piece.outline, clearance)
    else addDisc(corners, trip, piece.outline, piece.outline.r + clearance)
  }
  for (const disc of avoid) addDisc(corners, trip, disc, disc.r + r + EPSILON + ROUNDING)
}

function addDisc(corners: Corners, trip: Trip, disc: Disc, reach: number): void {
  if (reach <= 0 || outOfReach(trip, disc.x, disc.y, 2 * (reach + OVERSHOOT))) return
  addArc(corners, trip, disc.x, disc.y, reach, 1, 0, 0, 1)
  addArc(corners, trip, disc.x, disc.y, reach, 0, 1, -1, 0)
  addArc(corners, trip, disc.x, disc.y, reach, -1, 0, 0, -1)
  addArc(corners, trip, disc.x, disc.y, reach, 0, -1, 1, 0)
}

function addPolygon(corners: Corners, trip: Trip, polygon: PolygonOutline, reach: number): void {
  const { points } = polygon
  const count = points.length
  for (let i = 0; i < count; i += 1) {
    const a = points[(i + count - 1) % count]
    const b = points[i]
    const c = points[(i + 1) % count]
    if (!a || !b || !c || turn(a.x, a.y, b.x, b.y, c.x, c.y) <= 0) continue
    if (outOfReach(trip, b.x, b.y, 2 * (reach + OVERSHOOT))) continue
    const before = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
    const after = Math.sqrt((c.x - b.x) * (c.x - b.x) + (c.y - b.y) * (c.y - b.y))
    const ux = (b.y - a.y) / before
    const uy = (a.x - b.x) / before
    const vx = (c.y - b.y) / after
    const vy = (b.x - c.x) / after
    addArc(corners, trip, b.x, b.y, reach, ux, uy, vx, vy)
  }
}

/** The corners around (x, y) from the direction u to the direction v, turning left: crossings of tangents to the arc. */
function addArc(
  corners: Corners,
  trip: Trip,
  x: number,
  y: number,
  reach: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
): void {
  const cosine = ux * vx + uy * vy
  const secant = Math.sqrt(2 / Math.max(1 + cosine, 1e-9))
  if (reach * (secant - 1) > OVERSHOOT) {
    const mx = vy - uy
    const my = ux - vx
    const length = Math.sqrt(mx * mx + my * my)
    addArc(corners, trip, x, y, reach, ux, uy, mx / length, my / length)
    addArc(corners, trip, x, y, reach, mx / length, my / length, vx, vy)
    return
  }
  const scale = reach / (1 + cosine)
  const cornerX = Math.floor(x + (ux + vx) * scale + 0.5)
  const cornerY = Math.floor(y + (uy + vy) * scale + 0.5)
  const { ground, r } = trip
  if (cornerX < r || cornerY < r || cornerX > ground.width - r || cornerY > ground.height - r) return
  if (outOfReach(trip, cornerX, cornerY, 0)) return
  write(corners, cornerX, cornerY, uy, -ux, -vy, vx)
}

/** Whether the way over (x, y) is longer than the limit by more than the allowance. */
function outOfReach(trip: Trip, x: number, y: number, allowance: number): boolean {
  const { from, to, limit } = trip
  const there = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y))
  const on = Math.sqrt((x - to.x) * (x - to.x) + (y - to.y) * (y - to.y))
  return there + on > limit + allowance
}

function write(corners: Corners, x: number, y: number, backX: number, backY: number, onX: number, onY: number): void {
  const n = corners.count
  if (n === corners.x.length) grow(corners)
  corners.x[n] = x
  corners.y[n] = y
  corners.backX[n] = backX
  corners.backY[n] = backY
  corners.onX[n] = onX
  corners.onY[n] = onY
  corners.count = n + 1
}

function grow(corners: Corners): void {
  const length = 2 * corners.x.length
  corners.x = copyDoubles(corners.x, length)
  corners.y = copyDoubles(corners.y, length)
  corners.backX = copyDoubles(corners.backX, length)
  corners.backY = copyDoubles(corners.backY, length)
  corners.onX = copyDoubles(corners.onX, length)
  corners.onY = copyDoubles(corners.onY, length)
}
