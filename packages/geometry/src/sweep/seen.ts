import type { Ground } from '../ground.ts'
import type { Disc } from '../shapes.ts'
import { canSee } from '../sight/sightClass.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { circleWindow, type Leg, legX, legY, MAYBE, takeLeg } from './leg.ts'
import { firstInside, firstOutside } from './touch.ts'

/** A watched area (OF-02), in 1/1000 u; the caller has added radii and tolerance to its radius. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The observer of a base that moves; `body` is the disc that is asked about next. */
interface Watch {
  readonly ground: Ground
  readonly observer: Disc
  readonly r: number
  readonly body: { x: number; y: number; r: number }
}

/**
 * OF-03: the smallest step in from … to whose point lies in the area while the base of radius r is in sight of the
 * observer, else −1.
 */
export function firstSeenInside(
  ground: Ground,
  track: Track,
  r: number,
  area: Area,
  observer: Disc,
  from: number,
  to: number,
): number {
  const last = Math.min(to, track.steps)
  const first = firstInside(track, area.x, area.y, area.radius, from, last)
  if (first < 0) return -1
  const watch: Watch = { ground, observer, r, body: { x: 0, y: 0, r: 0 } }
  if (isSeenAt(watch, trackX(track, first), trackY(track, first), r)) return first
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const lo = Math.max(first - start, 0)
    const hi = Math.min(last - start, leg.steps)
    if (!circleWindow(leg, area.x, area.y, area.radius, MAYBE, lo, hi)) continue
    const k = firstSeenBetween(watch, leg, area, leg.first, leg.last)
    if (k >= 0) return start + k
  }
  return -1
}

/** OF-03: the smallest step in from … to at which the base of radius r is out of the area or out of sight, else −1. */
export function firstNotSeenInside(
  ground: Ground,
  track: Track,
  r: number,
  area: Area,
  observer: Disc,
  from: number,
  to: number,
): number {
  const first = Math.max(from, 0)
  const outside = firstOutside(track, area.x, area.y, area.radius, first, to)
  const last = outside < 0 ? Math.min(to, track.steps) : outside - 1
  // Where nothing hides anybody, only the area is left.
  if (first > last || ground.index.total.count === 0) return outside
  const watch: Watch = { ground, observer, r, body: { x: 0, y: 0, r: 0 } }
  if (!isSeenAt(watch, trackX(track, first), trackY(track, first), r)) return first
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const k = firstHiddenBetween(watch, leg, Math.max(first - start, 0), Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return outside
}

/** A disc that covers every base of a stretch and is not seen proves the whole stretch unseen; a seen one is halved. */
function firstSeenBetween(watch: Watch, leg: Leg, area: Area, lo: number, hi: number): number {
  if (lo === hi) {
    const x = legX(leg, lo)
    const y = legY(leg, lo)
    const dx = x - area.x
    const dy = y - area.y
    return dx * dx + dy * dy <= area.radius * area.radius && isSeenAt(watch, x, y, watch.r) ? lo : -1
  }
  if (!isStretchSeen(watch, leg, lo, hi, 1)) return -1
  const middle = (lo + hi) >> 1
  const k = firstSeenBetween(watch, leg, area, lo, middle)
  return k >= 0 ? k : firstSeenBetween(watch, leg, area, middle + 1, hi)
}

/** A disc that lies inside every base of a stretch and is seen proves the whole stretch seen; a hidden one is halved. */
function firstHiddenBetween(watch: Watch, leg: Leg, lo: number, hi: number): number {
  if (lo === hi) return isSeenAt(watch, legX(leg, lo), legY(leg, lo), watch.r) ? -1 : lo
  if (isStretchSeen(watch, leg, lo, hi, -1)) return -1
  const middle = (lo + hi) >> 1
  const k = firstHiddenBetween(watch, leg, lo, middle)
  return k >= 0 ? k : firstHiddenBetween(watch, leg, middle + 1, hi)
}

/** Sight of the disc around all bases of a stretch (side 1) or of the disc common to them all (side −1). */
function isStretchSeen(watch: Watch, leg: Leg, lo: number, hi: number, side: number): boolean {
  const ax = legX(leg, lo)
  const ay = legY(leg, lo)
  const bx = legX(leg, hi)
  const by = legY(leg, hi)
  const x = (ax + bx) >> 1
  const y = (ay + by) >> 1
  const a = (ax - x) * (ax - x) + (ay - y) * (ay - y)
  const b = (bx - x) * (bx - x) + (by - y) * (by - y)
  // The rounded points between lie at most 2·√½ farther out than the rounded ends.
  const reach = Math.ceil(Math.sqrt(Math.max(a, b))) + 2
  const size = watch.r + side * reach
  return size >= 0 && isSeenAt(watch, x, y, size)
}

function isSeenAt({ ground, observer, body }: Watch, x: number, y: number, r: number): boolean {
  body.x = x
  body.y = y
  body.r = r
  return canSee(ground, body, observer)
}
