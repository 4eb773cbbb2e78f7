import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { EPSILON } from '../point.ts'
import { legAt, type Track } from '../track.ts'
import { firstBlocked, firstBlockedOnLeg } from './blocked.ts'
import { takeLeg } from './leg.ts'
import { firstTouchAmong, firstTouchOnLeg } from './touch.ts'

/** The smallest step in from … to at which the base is blocked or touches one of the discs, else −1. */
export function firstStop(
  ground: Ground,
  track: Track,
  r: number,
  discs: readonly Disc[],
  from: number,
  to: number,
): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  if (r <= EPSILON)
    return earlier(firstBlocked(ground, track, r, first, last), firstTouchAmong(track, r, discs, first, last))
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    const lo = Math.max(first - start, 0)
    const hi = Math.min(last - start, steps)
    const touch = firstTouchOnLeg(r, discs, lo, hi)
    const blocked = firstBlockedOnLeg(ground, r, lo, touch < 0 ? hi : touch)
    if (blocked >= 0 || touch >= 0) return start + earlier(blocked, touch)
  }
  return -1
}

function earlier(a: number, b: number): number {
  return a < 0 ? b : b < 0 ? a : Math.min(a, b)
}
