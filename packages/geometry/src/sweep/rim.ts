import { compareEdgeDistance, windingOf } from '../exact.ts'
import { type Leg, legX, legY, SLACK } from './leg.ts'

/** Whether a point at exactly the reach counts (CLOSED) or not (OPEN). */
export const CLOSED = 0
export const OPEN = 1

/**
 * The first step in lo … hi whose point is within `reach` ≥ 1 of the polygon with the corners first … past − 1 (nearer than it if OPEN), or
 * lo if its point is inside; else −1. From outside no step leads in without coming within 1/1000 u of the rim.
 */
export function firstAtRim(
  leg: Leg,
  xs: Float64Array,
  ys: Float64Array,
  first: number,
  past: number,
  reach: number,
  end: number,
  lo: number,
  hi: number,
): number {
  const passes = measureRim(leg, xs, ys, first, past, reach, lo, hi)
  if (passes === FAR_OFF) return -1
  if (passes === AROUND && isInside(xs, ys, first, past, legX(leg, lo), legY(leg, lo))) return lo
  let found = -1
  let last = hi
  // From the corner that the base meets first: its edges then cut the others short.
  let b = leg.firstCorner
  let a = b === first ? past - 1 : b - 1
  for (let n = first; n < past && last >= lo; n += 1) {
    if (edgeWindow(leg, a - first, b - first, reach, lo, last)) {
      const k = firstWithin(leg, xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number, reach, end)
      if (k >= 0) {
        found = k
        last = k - 1
      }
    }
    a = b
    b = b + 1 === past ? first : b + 1
  }
  return found
}

const FAR_OFF = 0
const NEAR = 1
const AROUND = 2

/** Measures the corners against the leg: FAR_OFF if all lie to one side of the stretch, AROUND if its first point may be inside. */
function measureRim(
  leg: Leg,
  xs: Float64Array,
  ys: Float64Array,
  first: number,
  past: number,
  whole: number,
  lo: number,
  hi: number,
): number {
  if (past - first > leg.cornersAlong.length) {
    leg.cornersAlong = new Float64Array(2 * (past - first))
    leg.cornersAcross = new Float64Array(2 * (past - first))
  }
  leg.firstCorner = first
  const { scale, fromX, fromY, alongX: ux, alongY: uy, cornersAlong, cornersAcross } = leg
  if (scale === 0) return AROUND
  let firstCorner = first
  let left = Number.NEGATIVE_INFINITY
  let right = Number.POSITIVE_INFINITY
  let near = Number.POSITIVE_INFINITY
  let far = Number.NEGATIVE_INFINITY
  for (let v = first; v < past; v += 1) {
    const mx = (xs[v] as number) - fromX
    const my = (ys[v] as number) - fromY
    const along = ux * mx + uy * my
    const across = ux * my - uy * mx
    cornersAlong[v - first] = along
    cornersAcross[v - first] = across
    if (across > left) left = across
    if (across < right) right = across
    if (along < near) {
      near = along
      firstCorner = v
    }
    if (along > far) far = along
  }
  leg.firstCorner = firstCorner
  const reach = whole + SLACK
  const start = lo / scale
  if (right > reach || left < -reach || far < start - reach || near > hi / scale + reach) return FAR_OFF
  return right > 1 || left < -1 || far < start - 1 || near > start + 1 ? NEAR : AROUND
}

function isInside(xs: Float64Array, ys: Float64Array, first: number, past: number, x: number, y: number): boolean {
  let winding = 0
  let a = past - 1
  for (let b = first; b < past; b += 1) {
    winding += windingOf(x, y, xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number)
    a = b
  }
  return winding !== 0
}

/** The first step of the window whose point is within `reach` of the edge. */
function firstWithin(leg: Leg, ax: number, ay: number, bx: number, by: number, reach: number, end: number): number {
  const { last } = leg
  for (let k = leg.first; k <= last; k += 1) {
    const gap = compareEdgeDistance(legX(leg, k), legY(leg, k), ax, ay, bx, by, reach)
    if (gap < 0 || (gap === 0 && end === CLOSED)) return k
  }
  return -1
}

/** Puts the steps in lo … hi whose points may lie within `whole` of the edge from corner a to corner b into the window; returns whether there are any. */
function edgeWindow(leg: Leg, a: number, b: number, whole: number, lo: number, hi: number): boolean {
  if (leg.steps === 0) {
    leg.first = lo
    leg.last = hi
    return true
  }
  const reach = whole + SLACK
  const { scale, cornersAlong, cornersAcross } = leg
  const aAcross = cornersAcross[a] as number
  const bAcross = cornersAcross[b] as number
  if ((aAcross > reach && bAcross > reach) || (aAcross < -reach && bAcross < -reach)) return false
  const aAlong = cornersAlong[a] as number
  const bAlong = cornersAlong[b] as number
  const beyond = hi / scale + reach
  if (aAlong > beyond && bAlong > beyond) return false

  let enter = Number.POSITIVE_INFINITY
  let leave = Number.NEGATIVE_INFINITY
  if (aAcross <= reach && aAcross >= -reach) {
    const half = Math.sqrt(reach * reach - aAcross * aAcross)
    enter = aAlong - half
    leave = aAlong + half
  }
  if (bAcross <= reach && bAcross >= -reach) {
    const half = Math.sqrt(reach * reach - bAcross * bAcross)
    enter = Math.min(enter, bAlong - half)
    leave = Math.max(leave, bAlong + half)
  }
  const ex = bAlong - aAlong
  const ey = bAcross - aAcross
  // The flanks of the edge's surroundings: where the line is beside the edge and within reach of its carrier.
  if (ey !== 0) {
    const crossing = aAlong - (aAcross * ex) / ey
    const half = Math.abs((reach * Math.sqrt(ex * ex + ey * ey)) / ey)
    let near = crossing - half
    let far = crossing + half
    if (ex !== 0) {
      const besideA = aAlong + (aAcross * ey) / ex
      const besideB = bAlong + (bAcross * ey) / ex
      near = Math.max(near, Math.min(besideA, besideB))
      far = Math.min(far, Math.max(besideA, besideB))
    } else if ((aAcross > 0 && bAcross > 0) || (aAcross < 0 && bAcross < 0)) {
      far = Number.NEGATIVE_INFINITY
    }
    if (near <= far) {
      enter = Math.min(enter, near)
      leave = Math.max(leave, far)
    }
  }
  const first = Math.max(lo, Math.ceil(enter * scale))
  const last = Math.min(hi, Math.floor(leave * scale))
  leg.first = first | 0
  leg.last = last | 0
  return first <= last
}
