import type { Disc } from '../disc.ts'
import { isPolygon } from '../distance.ts'
import type { Outline, PolygonOutline } from '../outline.ts'
import { EPSILON, type Point } from '../point.ts'
import { legAt, type Track } from '../track.ts'
import { firstInCircle } from './circle.ts'
import { firstInside } from './inside.ts'
import { legX, legY, takeLeg } from './leg.ts'
import { CLOSED, firstAtRim } from './rim.ts'

export interface Touch {
  readonly k: number
  readonly index: number
}

const NO_TOUCH: Touch = { k: -1, index: -1 }

/** The corners of the polygon that `firstTouch` asks about. */
let cornerX = new Float64Array(64)
let cornerY = new Float64Array(64)

/** Which disc `firstTouchAmong` has found. */
let touched = -1

/** GEN-06: the smallest step in from … to at which the base touches or overlaps the target, else −1. */
export function firstTouch(track: Track, r: number, target: Disc | Outline, from: number, to: number): number {
  if (isPolygon(target)) return firstTouchOfPolygon(track, r + EPSILON, target, from, to)
  return firstInside(track, target.x, target.y, target.r + r + EPSILON, from, to)
}

/** The earliest touch among several discs, the one that comes first in the list where two are touched at once. */
export function firstTouchOfMany(track: Track, r: number, discs: readonly Disc[], from: number, to: number): Touch {
  const k = firstTouchAmong(track, r, discs, from, to)
  return k < 0 ? NO_TOUCH : { k, index: touched }
}

/** The step of `firstTouchOfMany` alone, without an answer to allocate. */
export function firstTouchAmong(track: Track, r: number, discs: readonly Disc[], from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    const k = firstTouchOnLeg(r, discs, Math.max(first - start, 0), Math.min(last - start, steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** `firstTouchAmong` on the leg that was taken up. */
export function firstTouchOnLeg(r: number, discs: readonly Disc[], lo: number, hi: number): number {
  const ax = legX(lo) | 0
  const ay = legY(lo) | 0
  const bx = legX(hi) | 0
  const by = legY(hi) | 0
  const middleX = (ax + bx) >> 1
  const middleY = (ay + by) >> 1
  const wide = (Math.abs(bx - ax) >> 1) + ((r + EPSILON) | 0) + 2
  const high = (Math.abs(by - ay) >> 1) + ((r + EPSILON) | 0) + 2
  let found = -1
  let end = hi
  for (let n = nextNear(discs, 0, middleX, middleY, wide, high); n >= 0; ) {
    const disc = discs[n] as Disc
    const reach = disc.r + r + EPSILON
    const k = firstInCircle(disc.x, disc.y, reach, reach * reach, lo, end)
    if (k >= 0) {
      found = k
      touched = n
      if (k === lo) break
      end = k - 1
    }
    n = nextNear(discs, n + 1, middleX, middleY, wide, high)
  }
  return found
}

/** The next disc from n on whose box meets the box around (x, y), else −1; kept small so that it stays a tight loop. */
function nextNear(discs: readonly Disc[], from: number, x: number, y: number, wide: number, high: number): number {
  for (let n = from; n < discs.length; n += 1) {
    const disc = discs[n] as Disc
    if (Math.abs(disc.x - x) - disc.r <= wide && Math.abs(disc.y - y) - disc.r <= high) return n
  }
  return -1
}

function firstTouchOfPolygon(track: Track, reach: number, polygon: PolygonOutline, from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  const corners = takeCorners(polygon.points)
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    const lo = Math.max(first - start, 0)
    const k = firstAtRim(cornerX, cornerY, 0, corners, reach, CLOSED, lo, Math.min(last - start, steps))
    if (k >= 0) return start + k
  }
  return -1
}

function takeCorners(points: readonly Point[]): number {
  if (points.length > cornerX.length) {
    cornerX = new Float64Array(2 * points.length)
    cornerY = new Float64Array(2 * points.length)
  }
  for (let n = 0; n < points.length; n += 1) {
    const point = points[n] as Point
    cornerX[n] = point.x
    cornerY[n] = point.y
  }
  return points.length
}
