import { copyDoubles } from './queue.ts'
import { onTable, outOfReach, type Trip } from './trip.ts'

/** How far the corners that stand for an arc may lie outside of it. */
export const OVERSHOOT = 12

/** What a path may turn at: the start, the goal, then points around every obstacle grown by the base. */
export interface Corners {
  count: number
  x: Float64Array
  y: Float64Array
  /** Unit vectors along the grown obstacle, back and forth; all 0 where a path may turn either way. */
  backX: Float64Array
  backY: Float64Array
  onX: Float64Array
  onY: Float64Array
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

/** A point at which a path may turn either way. */
export function addTurn(corners: Corners, x: number, y: number): void {
  write(corners, x, y, 0, 0, 0, 0)
}

/** The corners around (x, y) from the direction u to the direction v, turning left: crossings of tangents to the arc. */
export function addArc(
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
  if (!onTable(trip, cornerX, cornerY) || outOfReach(trip, cornerX, cornerY, 0)) return
  write(corners, cornerX, cornerY, uy, -ux, -vy, vx)
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
