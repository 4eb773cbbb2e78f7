import { entersOutline } from '../containment.ts'
import type { Ground } from '../ground.ts'
import { piecesNear } from '../piecesNear.ts'
import { EPSILON, UNIT } from '../point.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { firstInCircle } from './circle.ts'
import { ALONG_X, ALONG_Y, BY_X, BY_Y, FROM_X, FROM_Y, leg, legX, legY, SLACK, STEPS, takeLeg } from './leg.ts'
import { firstAtRim, OPEN } from './rim.ts'

/** Long legs ask the broad phase in stretches, so that a diagonal does not gather the whole table. */
const STRETCH = 8 * UNIT

/** Up to this many pieces their bounding circles are tried one by one. */
const SCAN_AT_MOST = 48

let near = new Int32Array(256)

/** MOVE-07, MOVE-08: the base is not wholly on the table or overlaps an impassable piece. */
export function blockedAt(ground: Ground, x: number, y: number, r: number): boolean {
  if (offTable(ground, x, y, r)) return true
  const { index, pieces } = ground
  const found = piecesNear(ground, x - r, y - r, x + r, y + r, roomFor(index.count))
  for (let n = 0; n < found; n += 1) {
    const piece = pieces[near[n] as number]
    if (piece && !piece.passable && entersOutline(piece.outline, x, y, r - EPSILON)) return true
  }
  return false
}

/** The smallest step in from … to at which `blockedAt` holds, else −1. */
export function firstBlocked(ground: Ground, track: Track, r: number, from: number, to: number): number {
  const first = Math.max(from, 0)
  const last = Math.min(to, track.steps)
  if (first > last) return -1
  // Only a base wider than the tolerance is sure to meet an edge before its centre is inside.
  if (r < EPSILON + 1) return scanBlocked(ground, track, r, first, last)
  for (let i = legAt(track, first); i < track.starts.length; i += 1) {
    const start = track.starts[i] as number
    if (start > last) break
    const steps = takeLeg(track, i)
    const k = firstBlockedOnLeg(ground, r, Math.max(first - start, 0), Math.min(last - start, steps))
    if (k >= 0) return start + k
  }
  return -1
}

/** `firstBlocked` on the leg that was taken up, for a base wider than the tolerance. */
export function firstBlockedOnLeg(ground: Ground, r: number, lo: number, hi: number): number {
  roomFor(ground.index.count)
  for (let from = lo; from <= hi; from += STRETCH) {
    const k = blockedOnStretch(ground, r, from, Math.min(from + STRETCH - 1, hi))
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

function blockedOnStretch(ground: Ground, r: number, lo: number, hi: number): number {
  const ax = legX(lo)
  const ay = legY(lo)
  const bx = legX(hi)
  const by = legY(hi)
  if (offTable(ground, ax, ay, r)) return lo
  let blocked = offTable(ground, bx, by, r) ? firstOffTable(ground, r, lo, hi) : -1
  if (blocked === lo) return lo
  let end = blocked < 0 ? hi : blocked - 1
  const { index } = ground
  const { count, passable, centreX, centreY, radius, isDisc, vertexStart, vertexX, vertexY } = index
  const depth = r - EPSILON
  const scansAll = count <= SCAN_AT_MOST
  const candidates = scansAll ? count : piecesAround(ground, ax, ay, bx, by, depth)
  const fromX = leg[FROM_X] as number
  const fromY = leg[FROM_Y] as number
  const ux = leg[ALONG_X] as number
  const uy = leg[ALONG_Y] as number
  const beside = ux * fromY - uy * fromX
  const before = ux * ax + uy * ay
  const beyond = ux * bx + uy * by
  const wide = depth + 2 * SLACK
  for (let n = 0; n < candidates; n += 1) {
    const piece = scansAll ? n : (near[n] as number)
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
      k = firstInCircle(x, y, reach, reach * reach - 1, lo, end)
    } else {
      const first = vertexStart[piece] as number
      const past = vertexStart[piece + 1] as number
      k = firstAtRim(vertexX, vertexY, first, past, depth, OPEN, lo, end)
    }
    if (k >= 0) {
      if (k === lo) return lo
      blocked = k
      end = k - 1
    }
  }
  return blocked
}

function piecesAround(ground: Ground, ax: number, ay: number, bx: number, by: number, reach: number): number {
  return piecesNear(
    ground,
    Math.min(ax, bx) - reach,
    Math.min(ay, by) - reach,
    Math.max(ax, bx) + reach,
    Math.max(ay, by) + reach,
    near,
  )
}

function offTable(ground: Ground, x: number, y: number, r: number): boolean {
  return x < r || y < r || x > ground.width - r || y > ground.height - r
}

/** Each coordinate of a leg only ever grows or only ever falls, so a base that has left the table stays off it. */
function firstOffTable(ground: Ground, r: number, lo: number, hi: number): number {
  const { width, height } = ground
  const dx = leg[BY_X] as number
  const dy = leg[BY_Y] as number
  const steps = leg[STEPS] as number
  const stepsX = dx === 0 ? hi : (((dx < 0 ? r : width - r) - (leg[FROM_X] as number)) / dx) * steps
  const stepsY = dy === 0 ? hi : (((dy < 0 ? r : height - r) - (leg[FROM_Y] as number)) / dy) * steps
  let k = Math.floor(Math.max(lo, Math.min(stepsX, stepsY, hi)))
  while (k > lo && offTable(ground, legX(k - 1), legY(k - 1), r)) k -= 1
  while (k < hi && !offTable(ground, legX(k), legY(k), r)) k += 1
  return k
}

function roomFor(count: number): Int32Array {
  if (near.length < count) near = new Int32Array(2 * count)
  return near
}
