import { entersOutline } from '../containment.ts'
import { windingOf } from '../edge.ts'
import type { Ground } from '../ground.ts'
import { piecesNear } from '../piecesNear.ts'
import { EPSILON, UNIT } from '../point.ts'
import { legAt, type Track, trackX, trackY } from '../track.ts'
import { firstInCircle } from './circle.ts'
import { firstAtEdge, OPEN } from './edge.ts'
import { legX, legY, takeLeg } from './leg.ts'

/** Long legs ask the broad phase in stretches, so that a diagonal does not gather the whole table. */
const STRETCH = 4 * UNIT

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
  let end = blocked < 0 ? hi : blocked - 1
  const { index } = ground
  const depth = r - EPSILON
  const found = piecesNear(
    ground,
    Math.min(ax, bx) - depth,
    Math.min(ay, by) - depth,
    Math.max(ax, bx) + depth,
    Math.max(ay, by) + depth,
    near,
  )
  for (let n = 0; n < found && end >= lo; n += 1) {
    const piece = near[n] as number
    if (index.passable[piece] === 1) continue
    let k: number
    if (index.isDisc[piece] === 1) {
      const reach = (index.radius[piece] as number) + depth
      k = firstInCircle(
        index.centreX[piece] as number,
        index.centreY[piece] as number,
        reach,
        reach * reach - 1,
        lo,
        end,
      )
    } else {
      k = insidePiece(ground, piece, ax, ay) ? lo : firstInPolygon(ground, piece, depth, lo, end)
    }
    if (k >= 0) {
      blocked = k
      end = k - 1
    }
  }
  return blocked
}

function firstInPolygon(ground: Ground, piece: number, depth: number, lo: number, hi: number): number {
  const { vertexStart, vertexX, vertexY, edgeEnd } = ground.index
  const past = vertexStart[piece + 1] as number
  let blocked = -1
  let end = hi
  for (let v = vertexStart[piece] as number; v < past && end >= lo; v += 1) {
    const w = edgeEnd[v] as number
    const k = firstAtEdge(
      vertexX[v] as number,
      vertexY[v] as number,
      vertexX[w] as number,
      vertexY[w] as number,
      depth,
      OPEN,
      lo,
      end,
    )
    if (k >= 0) {
      blocked = k
      end = k - 1
    }
  }
  return blocked
}

function insidePiece(ground: Ground, piece: number, x: number, y: number): boolean {
  const { index } = ground
  if (x < (index.minX[piece] as number) || x > (index.maxX[piece] as number)) return false
  if (y < (index.minY[piece] as number) || y > (index.maxY[piece] as number)) return false
  const past = index.vertexStart[piece + 1] as number
  let winding = 0
  for (let v = index.vertexStart[piece] as number; v < past; v += 1) {
    const w = index.edgeEnd[v] as number
    winding += windingOf(
      x,
      y,
      index.vertexX[v] as number,
      index.vertexY[v] as number,
      index.vertexX[w] as number,
      index.vertexY[w] as number,
    )
  }
  return winding !== 0
}

function offTable(ground: Ground, x: number, y: number, r: number): boolean {
  return x < r || y < r || x > ground.width - r || y > ground.height - r
}

/** Each coordinate of a leg only ever grows or only ever falls, so a base that has left the table stays off it. */
function firstOffTable(ground: Ground, r: number, lo: number, hi: number): number {
  let on = lo
  let off = hi
  while (off - on > 1) {
    const k = (on + off) >> 1
    if (offTable(ground, legX(k), legY(k), r)) off = k
    else on = k
  }
  return off
}

function roomFor(count: number): Int32Array {
  if (near.length < count) near = new Int32Array(2 * count)
  return near
}
