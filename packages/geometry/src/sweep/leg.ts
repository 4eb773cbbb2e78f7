import type { Track } from '../track.ts'

/**
 * The leg of a track that is being swept, with what was last measured against it.
 *
 * There is one such object: `takeLeg` fills it, the sweep passes it on, and the next leg overwrites it (ADR 7). Numbers are
 * fields here where V8 would put them on the heap, as arguments or results of functions too big to be inlined; fields
 * for doubles start as fractions.
 */
export interface Leg {
  fromX: number
  fromY: number
  byX: number
  byY: number
  steps: number
  /** The direction as a unit vector; 0 for a leg without length. */
  alongX: number
  alongY: number
  /** Steps per 1/1000 u of the line. */
  scale: number

  /** The window: the steps between which the closed form places an event. */
  first: number
  last: number

  /** Where the corners of the polygon measured last lie along the leg and across it, and which is met first. */
  cornersAlong: Float64Array
  cornersAcross: Float64Array
  firstCorner: number
}

/**
 * A point of GEN-11 lies at most √½ from the line it was rounded from; the rest covers the rounding of doubles. So what is true of a
 * rounded point within a reach is true of the line within reach + SLACK, and the other way round within reach − SLACK.
 */
export const SLACK = 0.75

/** Which way SLACK goes: where a rounded point may hold, or where it must. */
export const MAYBE = 1
const SURELY = -1

const shared: Leg = {
  fromX: 0.5,
  fromY: 0.5,
  byX: 0.5,
  byY: 0.5,
  steps: 0,
  alongX: 0.5,
  alongY: 0.5,
  scale: 0.5,
  first: 0,
  last: 0,
  cornersAlong: new Float64Array(64),
  cornersAcross: new Float64Array(64),
  firstCorner: 0,
}

/** Leg i of the track, until the next leg is taken. */
export function takeLeg(track: Track, i: number): Leg {
  const a = track.points[i]
  const b = track.points[i + 1] ?? a
  if (!a || !b) return takeLine(0, 0, 0, 0)
  return takeLine(a.x, a.y, b.x, b.y)
}

/** The leg from a to b, until the next leg is taken. */
export function takeLine(ax: number, ay: number, bx: number, by: number): Leg {
  const dx = bx - ax
  const dy = by - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  const steps = Math.ceil(length) | 0
  const inverse = steps === 0 ? 0 : 1 / length
  shared.fromX = ax
  shared.fromY = ay
  shared.byX = dx
  shared.byY = dy
  shared.steps = steps
  shared.alongX = dx * inverse
  shared.alongY = dy * inverse
  shared.scale = steps * inverse
  return shared
}

/** GEN-11: the x of the base's centre at step k of the leg. */
export function legX(leg: Leg, k: number): number {
  return place(leg.fromX, leg.byX, k, leg.steps)
}

/** GEN-11: the y of the base's centre at step k of the leg. */
export function legY(leg: Leg, k: number): number {
  return place(leg.fromY, leg.byY, k, leg.steps)
}

function place(a: number, d: number, k: number, steps: number): number {
  return k === 0 ? a : k === steps ? a + d : Math.floor(a + (d * k) / steps + 0.5)
}

/**
 * Puts the steps in lo … hi whose points MAYBE or SURELY lie within `whole` of (x, y) into the window; returns whether there are any.
 * The slack is added in here because a fraction as an argument would be put on the heap.
 */
export function circleWindow(
  leg: Leg,
  x: number,
  y: number,
  whole: number,
  certainty: number,
  lo: number,
  hi: number,
): boolean {
  const reach = whole + certainty * SLACK
  if (reach < 0) return false
  const mx = x - leg.fromX
  const my = y - leg.fromY
  if (leg.steps === 0) {
    leg.first = lo
    leg.last = hi
    return mx * mx + my * my <= reach * reach
  }
  const ux = leg.alongX
  const uy = leg.alongY
  const across = ux * my - uy * mx
  if (across > reach || across < -reach) return false
  const { scale } = leg
  const middle = (ux * mx + uy * my) * scale
  const half = Math.sqrt(reach * reach - across * across) * scale
  const first = Math.max(lo, Math.ceil(middle - half))
  const last = Math.min(hi, Math.floor(middle + half))
  leg.first = first | 0
  leg.last = last | 0
  return first <= last
}

/** The first step in lo … hi whose point has at most `square` as its squared distance from (x, y), else −1; reach² ≈ square. */
export function firstInCircle(
  leg: Leg,
  x: number,
  y: number,
  reach: number,
  square: number,
  lo: number,
  hi: number,
): number {
  if (!circleWindow(leg, x, y, reach, MAYBE, lo, hi)) return -1
  const { last } = leg
  for (let k = leg.first; k <= last; k += 1) {
    if (squareAt(leg, k, x, y) <= square) return k
  }
  return -1
}

/** The first step in lo … hi whose point has more than `square` as its squared distance from (x, y), else −1. */
export function firstOffCircle(
  leg: Leg,
  x: number,
  y: number,
  reach: number,
  square: number,
  lo: number,
  hi: number,
): number {
  let sureFirst = hi + 1
  let sureLast = hi
  if (circleWindow(leg, x, y, reach, SURELY, lo, hi)) {
    sureFirst = leg.first
    sureLast = leg.last
  }
  for (let k = lo; k <= hi; k += 1) {
    if (k === sureFirst) k = sureLast
    else if (squareAt(leg, k, x, y) > square) return k
  }
  return -1
}

/** The last step in lo … hi whose point has more than `square` as its squared distance from (x, y), else −1. */
export function lastOffCircle(
  leg: Leg,
  x: number,
  y: number,
  reach: number,
  square: number,
  lo: number,
  hi: number,
): number {
  let sureFirst = lo
  let sureLast = lo - 1
  if (circleWindow(leg, x, y, reach, SURELY, lo, hi)) {
    sureFirst = leg.first
    sureLast = leg.last
  }
  for (let k = hi; k >= lo; k -= 1) {
    if (k === sureLast) k = sureFirst
    else if (squareAt(leg, k, x, y) > square) return k
  }
  return -1
}

function squareAt(leg: Leg, k: number, x: number, y: number): number {
  const dx = legX(leg, k) - x
  const dy = legY(leg, k) - y
  return dx * dx + dy * dy
}
