import { legAt, type Track } from '../track.ts'
import { firstInCircle, firstOffCircle } from './circle.ts'
import { takeLeg } from './leg.ts'

/** The smallest step in from … to whose point is at most `radius` from (x, y), else −1. */
export function firstInside(track: Track, x: number, y: number, radius: number, from: number, to: number): number {
  if (radius < 0) return -1
  return searchLegs(track, x, y, radius, from, to, firstInCircle)
}

/** The smallest step in from … to whose point is more than `radius` from (x, y), else −1. */
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
    const steps = takeLeg(track, i)
    const k = search(x, y, radius, radius * radius, Math.max(first - start, 0), Math.min(last - start, steps))
    if (k >= 0) return start + k
  }
  return -1
}
