import { entersOutline } from '../containment.ts'
import { type Ground, piecesNear } from '../ground.ts'
import { type Disc, EPSILON, UNIT } from '../shapes.ts'
import { createTrack, legAt, type Track, trackX, trackY } from '../track.ts'
import { firstInCircle, type Leg, legX, legY, SLACK, takeLeg, takeLine } from './leg.ts'
import { firstAtRim, OPEN } from './rim.ts'
import { firstTouchAmong, firstTouchOnLeg } from './touch.ts'

/** Long legs ask for the pieces near them in stretches, so that a diagonal does not gather the whole table. */
const STRETCH = 8 * UNIT

/** Up to this many pieces their bounding circles are tried one by one. */
const SCAN_AT_MOST = 48

/** The list that `piecesAround` fills, kept because a new one would cost more than the question itself. */
let nearby = new Int32Array(256)

/** MOVE-07, MOVE-08: whether a base of radius r at (x, y), in 1/1000 u, leaves the table or overlaps an impassable piece. */
export function blockedAt(ground: Ground, x: number, y: number, r: number): boolean {
  if (offTable(ground, x, y, r)) return true
  const found = piecesAround(ground, x, y, x, y, r)
  for (let n = 0; n < found; n += 1) {
    const piece = ground.pieces[nearby[n] as number]
    if (piece && !piece.passable && entersOutline(piece.outline, x, y, r - EPSILON)) return true
  }
  return false
}

/** MOVE-07, MOVE-08: the smallest step in from … to at which `blockedAt` holds for a base of radius r, else −1. */
export function firstBlocked(ground: Ground, track: Track, r: number, from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  // Only a base wider than the tolerance is sure to meet an edge before its centre is inside.
  if (r < EPSILON + 1) return scanBlocked(ground, track, r, first, last)
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const k = firstBlockedOnLeg(leg, ground, r, Math.max(first - start, 0), Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** `firstBlocked` on one leg, for a base wider than the tolerance. */
function firstBlockedOnLeg(leg: Leg, ground: Ground, r: number, lo: number, hi: number): number {
  for (let from = lo; from <= hi; from += STRETCH) {
    const k = blockedOnStretch(leg, ground, r, from, Math.min(from + STRETCH - 1, hi))
    if (k >= 0) return k
  }
  return -1
}

function scanBlocked(ground: Ground, track: Track, r: number, first: number, last: number): number {
  for (let k = first; k <= last; k += 1) {
    if (blockedAt(ground, trackX(track, k), trackY(track, k), r)) return k
  }
  return -1
}

function blockedOnStretch(leg: Leg, ground: Ground, r: number, lo: number, hi: number): number {
  const ax = legX(leg, lo)
  const ay = legY(leg, lo)
  const bx = legX(leg, hi)
  const by = legY(leg, hi)
  if (offTable(ground, ax, ay, r)) return lo
  let blocked = offTable(ground, bx, by, r) ? firstOffTable(leg, ground, r, lo, hi) : -1
  if (blocked === lo) return lo
  let end = blocked < 0 ? hi : blocked - 1
  const { index } = ground
  const { count, passable, centreX, centreY, radius, isDisc, vertexStart, vertexX, vertexY } = index
  const depth = r - EPSILON
  const scansAll = count <= SCAN_AT_MOST
  const candidates = scansAll ? count : piecesAround(ground, ax, ay, bx, by, depth)
  const { alongX: ux, alongY: uy } = leg
  const beside = ux * leg.fromY - uy * leg.fromX
  const before = ux * ax + uy * ay
  const beyond = ux * bx + uy * by
  const wide = depth + 2 * SLACK
  for (let n = 0; n < candidates; n += 1) {
    const piece = scansAll ? n : (nearby[n] as number)
    if (passable[piece] === 1) continue
    const x = centreX[piece] as number
    const y = centreY[piece] as number
    const clear = (radius[piece] as number) + wide
    const across = ux * y - uy * x - beside
    if (across > clear || across < -clear) continue
    const along = ux * x + uy * y
    if (along > beyond + clear || along < before - clear) continue
    let k: number
    if (isDisc[piece] === 1) {
      const reach = (radius[piece] as number) + depth
      k = firstInCircle(leg, x, y, reach, reach * reach - 1, lo, end)
    } else {
      const first = vertexStart[piece] as number
      const past = vertexStart[piece + 1] as number
      k = firstAtRim(leg, vertexX, vertexY, first, past, depth, OPEN, lo, end)
    }
    if (k >= 0) {
      if (k === lo) return lo
      blocked = k
      end = k - 1
    }
  }
  return blocked
}

/** Lists the pieces whose boxes come within `reach` of the box from a to b in `nearby`; returns how many. */
function piecesAround(ground: Ground, ax: number, ay: number, bx: number, by: number, reach: number): number {
  if (nearby.length < ground.index.count) nearby = new Int32Array(2 * ground.index.count)
  return piecesNear(
    ground,
    Math.min(ax, bx) - reach,
    Math.min(ay, by) - reach,
    Math.max(ax, bx) + reach,
    Math.max(ay, by) + reach,
    nearby,
  )
}

function offTable(ground: Ground, x: number, y: number, r: number): boolean {
  return x < r || y < r || x > ground.width - r || y > ground.height - r
}

/** Each coordinate of a leg only ever grows or only ever falls, so a base that has left the table stays off it. */
function firstOffTable(leg: Leg, ground: Ground, r: number, lo: number, hi: number): number {
  const { width, height } = ground
  const { fromX, fromY, byX: dx, byY: dy, steps } = leg
  const stepsX = dx === 0 ? hi : (((dx < 0 ? r : width - r) - fromX) / dx) * steps
  const stepsY = dy === 0 ? hi : (((dy < 0 ? r : height - r) - fromY) / dy) * steps
  let k = Math.floor(Math.max(lo, Math.min(stepsX, stepsY, hi)))
  while (k > lo && offTable(ground, legX(leg, k - 1), legY(leg, k - 1), r)) k -= 1
  while (k < hi && !offTable(ground, legX(leg, k), legY(leg, k), r)) k += 1
  return k
}

/**
 * MOVE-06 to MOVE-08: the smallest step in from … to at which the base of radius r is blocked or touches one of the discs,
 * else −1.
 */
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
  if (r <= EPSILON) {
    return earlier(firstBlocked(ground, track, r, first, last), firstTouchAmong(track, r, discs, first, last))
  }
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const leg = takeLeg(track, i)
    const k = firstStopOnLeg(leg, ground, r, discs, Math.max(first - start, 0), Math.min(last - start, leg.steps))
    if (k >= 0) return start + k
  }
  return -1
}

function firstStopOnLeg(leg: Leg, ground: Ground, r: number, discs: readonly Disc[], lo: number, hi: number): number {
  const touch = firstTouchOnLeg(leg, r, discs, lo, hi)
  return earlier(firstBlockedOnLeg(leg, ground, r, lo, touch < 0 ? hi : touch), touch)
}

function earlier(a: number, b: number): number {
  return a < 0 ? b : b < 0 ? a : Math.min(a, b)
}

/** Whether a base of radius r may go straight from a to b: never blocked, never touching what it avoids. */
export function legFree(
  ground: Ground,
  r: number,
  avoid: readonly Disc[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const leg = takeLine(ax, ay, bx, by)
  const { steps } = leg
  if (firstTouchOnLeg(leg, r, avoid, 0, steps) >= 0) return false
  if (r > EPSILON) return firstBlockedOnLeg(leg, ground, r, 0, steps) < 0
  const track = createTrack([
    { x: ax, y: ay },
    { x: bx, y: by },
  ])
  return firstBlocked(ground, track, r, 0, steps) < 0
}
