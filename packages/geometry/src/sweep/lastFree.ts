import type { Disc } from '../disc.ts'
import { EPSILON } from '../point.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { lastOffCircle } from './circle.ts'
import { takeLeg } from './leg.ts'

/** MOVE-10: the largest step up to `from` at which the base overlaps none of the discs, else −1. */
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
    const steps = takeLeg(track, i)
    const free = lastOffCircle(disc.x, disc.y, reach, reach * reach - 1, 0, Math.min(k - start, steps))
    if (free >= 0) return start + free
  }
  return -1
}
