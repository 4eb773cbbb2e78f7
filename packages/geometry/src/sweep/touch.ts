import { type Disc, EPSILON, isPolygon, type Outline, type PolygonOutline } from '../shapes.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { firstInCircle, firstOffCircle, type Leg, lastOffCircle, legX, legY, takeLeg } from './leg.ts'
import { CLOSED, firstAtRim } from './rim.ts'

/** GEN-11: the smallest step in from … to whose point is at most `radius` 1/1000 u from (x, y), else −1. */
export function firstInside(track: Track, x: number, y: number, radius: number, from: number, to: number): number {
  if (radius < 0) return -1
  return searchLegs(track, x, y, radius, from, to, firstInCircle)
}

/** GEN-11: the smallest step in from … to whose point is more than `radius` 1/1000 u from (x, y), else −1. */
export function firstOutside(track: Track, x: number, y: number, radius: number, from: number, to: number): number {
  if (radius < 0) return Math.max(from, 0) <= Math.min(to, track.steps) ? Math.max(from, 0) : -1
  return searchLegs(track, x, y, radius, from, to, firstOffCircle)
}

function searchLegs(
  track: Track,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  search: typeof firstInCircle,
): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const k = search(leg, x, y, radius, radius * radius, Math.max(first - start, 0), Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** GEN-06: the smallest step in from … to at which the base of radius r touches or overlaps the target, else −1. */
export function firstTouch(track: Track, r: number, target: Disc | Outline, from: number, to: number): number {
  if (isPolygon(target)) return firstTouchOfPolygon(track, r + EPSILON, target, from, to)
  return firstInside(track, target.x, target.y, target.r + r + EPSILON, from, to)
}

function firstTouchOfPolygon(track: Track, reach: number, polygon: PolygonOutline, from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  const xs = Float64Array.from(polygon.points, ({ x }) => x)
  const ys = Float64Array.from(polygon.points, ({ y }) => y)
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const lo = Math.max(first - start, 0)
    const k = firstAtRim(leg, xs, ys, 0, xs.length, reach, CLOSED, lo, Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** A step and the index of what is touched there; −1 and −1 if nothing is. */
export interface Touch {
  readonly k: number
  readonly index: number
}

/** GEN-06: the earliest touch among several discs; the disc that comes first in the list where two are touched at once. */
export function firstTouchOfMany(track: Track, r: number, discs: readonly Disc[], from: number, to: number): Touch {
  const k = firstTouchAmong(track, r, discs, from, to)
  if (k < 0) return { k: -1, index: -1 }
  const x = trackX(track, k)
  const y = trackY(track, k)
  const index = discs.findIndex((disc) => {
    const reach = disc.r + r + EPSILON
    return (x - disc.x) * (x - disc.x) + (y - disc.y) * (y - disc.y) <= reach * reach
  })
  return { k, index }
}

/** The step of `firstTouchOfMany` alone. */
export function firstTouchAmong(track: Track, r: number, discs: readonly Disc[], from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const k = firstTouchOnLeg(leg, r, discs, Math.max(first - start, 0), Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** `firstTouchAmong` on one leg. */
export function firstTouchOnLeg(leg: Leg, r: number, discs: readonly Disc[], lo: number, hi: number): number {
  const ax = legX(leg, lo) | 0
  const ay = legY(leg, lo) | 0
  const bx = legX(leg, hi) | 0
  const by = legY(leg, hi) | 0
  const middleX = (ax + bx) >> 1
  const middleY = (ay + by) >> 1
  const wide = (Math.abs(bx - ax) >> 1) + ((r + EPSILON) | 0) + 2
  const high = (Math.abs(by - ay) >> 1) + ((r + EPSILON) | 0) + 2
  let found = -1
  let end = hi
  for (let n = nextNear(discs, 0, middleX, middleY, wide, high); n >= 0; ) {
    const disc = discs[n] as Disc
    const reach = disc.r + r + EPSILON
    const k = firstInCircle(leg, disc.x, disc.y, reach, reach * reach, lo, end)
    if (k >= 0) {
      found = k
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

/** MOVE-10: the largest step up to `from` at which the base of radius r overlaps none of the discs, else −1. */
export function lastFree(track: Track, r: number, discs: readonly Disc[], from: number): number {
  let k = Math.max(-1, Math.min(from, track.steps))
  let clear = 0
  // Every disc is asked again until one full round leaves the step where it is.
  for (let n = 0; clear < discs.length && k >= 0; n = n + 1 === discs.length ? 0 : n + 1) {
    const disc = discs[n] as Disc
    const free = lastApart(track, disc, disc.r + r - EPSILON, k)
    clear = free === k ? clear + 1 : 1
    k = free
  }
  return k
}

/** The largest step up to k whose point is at least `reach` from the disc's centre. */
function lastApart(track: Track, disc: Disc, reach: number, k: number): number {
  const dx = trackX(track, k) - disc.x
  const dy = trackY(track, k) - disc.y
  if (reach <= 0 || dx * dx + dy * dy >= reach * reach) return k
  for (let i = legAt(track, k); i >= 0; i -= 1) {
    const start = track.starts[i] as number
    const leg = takeLeg(track, i)
    const free = lastOffCircle(leg, disc.x, disc.y, reach, reach * reach - 1, 0, Math.min(k - start, leg.steps))
    if (free >= 0) return start + free
  }
  return -1
}
