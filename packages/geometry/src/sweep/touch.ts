import { reachesOutline } from '../containment.ts'
import type { Disc } from '../disc.ts'
import { isPolygon } from '../distance.ts'
import type { Outline, PolygonOutline } from '../outline.ts'
import { EPSILON } from '../point.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { firstInCircle } from './circle.ts'
import { CLOSED, firstAtEdge } from './edge.ts'
import { firstInside } from './inside.ts'
import { takeLeg } from './leg.ts'

export interface Touch {
  readonly k: number
  readonly index: number
}

const NO_TOUCH: Touch = { k: -1, index: -1 }

/** GEN-06: the smallest step in from … to at which the base touches or overlaps the target, else −1. */
export function firstTouch(track: Track, r: number, target: Disc | Outline, from: number, to: number): number {
  if (isPolygon(target)) return firstTouchOfPolygon(track, r + EPSILON, target, from, to)
  return firstInside(track, target.x, target.y, target.r + r + EPSILON, from, to)
}

/** The earliest touch among several discs, the one that comes first in the list where two are touched at once. */
export function firstTouchOfMany(track: Track, r: number, discs: readonly Disc[], from: number, to: number): Touch {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return NO_TOUCH
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const lo = Math.max(first - start, 0)
    let end = Math.min(last - start, takeLeg(track, i))
    let touched = -1
    for (let n = 0; n < discs.length && end >= lo; n += 1) {
      const disc = discs[n] as Disc
      const reach = disc.r + r + EPSILON
      const k = firstInCircle(disc.x, disc.y, reach, reach * reach, lo, end)
      if (k >= 0) {
        touched = n
        end = k - 1
      }
    }
    if (touched >= 0) return { k: start + end + 1, index: touched }
  }
  return NO_TOUCH
}

/** Whether any step in from … to touches one of the discs, without an answer to allocate. */
export function touchesAny(track: Track, r: number, discs: readonly Disc[], from: number, to: number): boolean {
  for (let n = 0; n < discs.length; n += 1) {
    if (firstTouch(track, r, discs[n] as Disc, from, to) >= 0) return true
  }
  return false
}

function firstTouchOfPolygon(track: Track, reach: number, polygon: PolygonOutline, from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  if (reachesOutline(polygon, trackX(track, first), trackY(track, first), reach)) return first
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const hi = Math.min(last - start, takeLeg(track, i))
    const k = firstOnEdges(polygon, reach, Math.max(first - start, 0), hi)
    if (k >= 0) return start + k
  }
  return -1
}

function firstOnEdges(polygon: PolygonOutline, reach: number, lo: number, hi: number): number {
  const { points } = polygon
  let touched = -1
  let end = hi
  let a = points[points.length - 1]
  for (let n = 0; n < points.length && end >= lo; n += 1) {
    const b = points[n]
    if (!a || !b) break
    const k = firstAtEdge(a.x, a.y, b.x, b.y, reach, CLOSED, lo, end)
    if (k >= 0) {
      touched = k
      end = k - 1
    }
    a = b
  }
  return touched
}
