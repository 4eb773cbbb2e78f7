import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { canSee } from '../sight/canSee.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { circleWindow } from './circle.ts'
import { firstInside, firstOutside } from './inside.ts'
import { FIRST, LAST, legX, legY, MAYBE, takeLeg, window } from './leg.ts'

/** A watched area (OF-02); the caller has added radii and tolerance to its radius. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Half of every stretch that is still open; a leg has fewer than 2³⁰ steps. */
const open = new Int32Array(64)
const body = { x: 0, y: 0, r: 0 }

/** OF-03: the smallest step in from … to whose point lies in the area while the base is in sight of the observer, else −1. */
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
  if (seesAt(ground, trackX(track, first), trackY(track, first), r, observer)) return first
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    if (!circleWindow(area.x, area.y, area.radius, MAYBE, Math.max(first - start, 0), Math.min(last - start, steps))) {
      continue
    }
    const k = firstSeenOnLeg(ground, r, area, observer, window[FIRST] as number, window[LAST] as number)
    if (k >= 0) return start + k
  }
  return -1
}

/** OF-04: the smallest step in from … to at which the base is out of the area or out of sight, else −1. */
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
  if (first > last) return outside
  if (!seesAt(ground, trackX(track, first), trackY(track, first), r, observer)) return first
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    const k = firstHiddenOnLeg(ground, r, observer, Math.max(first - start, 0), Math.min(last - start, steps))
    if (k >= 0) return start + k
  }
  return outside
}

/** A disc that covers every base of a stretch and is not seen proves the whole stretch unseen. */
function firstSeenOnLeg(ground: Ground, r: number, area: Area, observer: Disc, lo: number, hi: number): number {
  let depth = 0
  let from = lo
  let to = hi
  for (;;) {
    if (from === to) {
      const x = legX(from)
      const y = legY(from)
      const dx = x - area.x
      const dy = y - area.y
      if (dx * dx + dy * dy <= area.radius * area.radius && seesAt(ground, x, y, r, observer)) return from
    } else if (seesStretch(ground, from, to, r, 1, observer)) {
      open[depth] = to
      depth += 1
      to = (from + to) >> 1
      continue
    }
    if (depth === 0) return -1
    depth -= 1
    from = to + 1
    to = open[depth] as number
  }
}

/** A disc that lies inside every base of a stretch and is seen proves the whole stretch seen. */
function firstHiddenOnLeg(ground: Ground, r: number, observer: Disc, lo: number, hi: number): number {
  let depth = 0
  let from = lo
  let to = hi
  for (;;) {
    if (from === to) {
      if (!seesAt(ground, legX(from), legY(from), r, observer)) return from
    } else if (!seesStretch(ground, from, to, r, -1, observer)) {
      open[depth] = to
      depth += 1
      to = (from + to) >> 1
      continue
    }
    if (depth === 0) return -1
    depth -= 1
    from = to + 1
    to = open[depth] as number
  }
}

/** Sight of the disc around all bases of a stretch (side 1) or of the disc common to them all (side −1). */
function seesStretch(ground: Ground, from: number, to: number, r: number, side: number, observer: Disc): boolean {
  const ax = legX(from)
  const ay = legY(from)
  const bx = legX(to)
  const by = legY(to)
  const x = (ax + bx) >> 1
  const y = (ay + by) >> 1
  const a = (ax - x) * (ax - x) + (ay - y) * (ay - y)
  const b = (bx - x) * (bx - x) + (by - y) * (by - y)
  // The rounded points between lie at most 2·√½ farther out than the rounded ends.
  const reach = Math.ceil(Math.sqrt(Math.max(a, b))) + 2
  const size = r + side * reach
  return size >= 0 && seesAt(ground, x, y, size, observer)
}

function seesAt(ground: Ground, x: number, y: number, r: number, observer: Disc): boolean {
  body.x = x
  body.y = y
  body.r = r
  return canSee(ground, body, observer)
}
