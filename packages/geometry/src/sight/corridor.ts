import type { CoverLayer } from '../coverLayer.ts'
import { frame } from './frame.ts'
import { TOUCHING } from './tolerance.ts'

/** Up to this many pieces of one cover a plain scan beats the grid. */
const SCAN_AT_MOST = 96

/** Before the marks of what was seen can run out of numbers they start anew. */
const LAST_TICK = 1000000000

export const corridor = {
  /** The entries of a layer whose bounding circles meet the hull of the two bases. */
  count: 0,
  entries: new Int32Array(64),
  /** If none of these circles even meets the line of centres, that line is certainly free. */
  sparesCentreLine: true,
  /** The place in `entries` of the circle that lies deepest over the line of centres. */
  deepest: 0,
}

/** Marks of the entries that the search along the line has come across already. */
const marks = { tick: 0, seenAt: new Int32Array(0), count: 0, entries: new Int32Array(0) }

export function searchCorridor(layer: CoverLayer): void {
  if (corridor.entries.length < layer.count) corridor.entries = new Int32Array(2 * layer.count)
  corridor.count = 0
  corridor.sparesCentreLine = false
  corridor.deepest = 0
  if (layer.count <= SCAN_AT_MOST) {
    scanLayer(layer)
    return
  }
  listAlongLine(layer)
  for (let k = 0; k < marks.count; k += 1) {
    const i = marks.entries[k] as number
    if (!meetsHull(layer, i)) continue
    corridor.entries[corridor.count] = i
    corridor.count += 1
  }
}

/** `meetsHull` over the whole layer, with everything that stays the same taken out of the loop. */
function scanLayer(layer: CoverLayer): void {
  const { axisX, axisY, length, fromRadius, toRadius, lean, rise } = frame
  const { circles } = layer
  const { entries } = corridor
  const wide = (fromRadius > toRadius ? fromRadius : toRadius) + TOUCHING
  const acrossOrigin = frame.originY * axisX - frame.originX * axisY
  const half = length * 0.5
  const alongMiddle = frame.originX * axisX + frame.originY * axisY + half
  const halfLength = half + wide
  const reach = fromRadius + TOUCHING - lean * half
  const end = circles.length
  let found = 0
  let depth = -TOUCHING
  for (let at = 0, i = 0; at < end; at += 3, i += 1) {
    const x = circles[at] as number
    const y = circles[at + 1] as number
    const r = circles[at + 2] as number
    const across = Math.abs(y * axisX - x * axisY - acrossOrigin)
    if (across >= wide + r) continue
    const along = x * axisX + y * axisY - alongMiddle
    if (Math.abs(along) >= halfLength + r) continue
    if (lean * along + rise * across >= reach + r) continue
    entries[found] = i
    if (r - across > depth) {
      depth = r - across
      corridor.deepest = found
    }
    found += 1
  }
  corridor.count = found
  corridor.sparesCentreLine = depth === -TOUCHING
}

function meetsHull(layer: CoverLayer, i: number): boolean {
  const { originX, originY, axisX, axisY, length, fromRadius, toRadius, lean, rise } = frame
  const dx = (layer.circles[3 * i] as number) - originX
  const dy = (layer.circles[3 * i + 1] as number) - originY
  const radius = (layer.circles[3 * i + 2] as number) + TOUCHING
  const across = dy * axisX - dx * axisY
  const along = dx * axisX + dy * axisY
  if (along <= -fromRadius - radius || along >= length + toRadius + radius) return false
  const reach = fromRadius + radius
  return lean * along + rise * across < reach && lean * along - rise * across < reach
}

/** Lists the layer's entries in the cells that the corridor passes, row by row. */
function listAlongLine(layer: CoverLayer): void {
  if (marks.seenAt.length < layer.count || marks.tick === LAST_TICK) {
    marks.seenAt = new Int32Array(2 * layer.count)
    marks.entries = new Int32Array(2 * layer.count)
    marks.tick = 0
  }
  marks.tick += 1
  marks.count = 0
  const { cell, columns, rows, start } = layer.grid
  const { originX, originY, axisX, axisY, length } = frame
  const wide = Math.max(frame.fromRadius, frame.toRadius) + TOUCHING
  const endY = originY + length * axisY
  const lowRow = cellIn((Math.min(originY, endY) - wide) / cell, rows)
  const highRow = cellIn((Math.max(originY, endY) + wide) / cell, rows)
  for (let row = lowRow; row <= highRow; row += 1) {
    // The part of the axis whose surroundings reach into the row; the outer rows hold all that lies beyond them.
    const low = row === 0 ? Number.NEGATIVE_INFINITY : row * cell - wide - originY
    const high = row === rows - 1 ? Number.POSITIVE_INFINITY : (row + 1) * cell + wide - originY
    let from = 0
    let to = length
    if (axisY > 0) {
      from = Math.max(from, low / axisY)
      to = Math.min(to, high / axisY)
    } else if (axisY < 0) {
      from = Math.max(from, high / axisY)
      to = Math.min(to, low / axisY)
    }
    if (from > to) continue
    const x1 = originX + from * axisX
    const x2 = originX + to * axisX
    const left = cellIn((Math.min(x1, x2) - wide) / cell, columns)
    const right = cellIn((Math.max(x1, x2) + wide) / cell, columns)
    listCells(layer, start[row * columns + left] as number, start[row * columns + right + 1] as number)
  }
}

function cellIn(place: number, cells: number): number {
  return Math.max(0, Math.min(cells - 1, Math.floor(place)))
}

function listCells(layer: CoverLayer, from: number, to: number): void {
  const { items } = layer.grid
  for (let k = from; k < to; k += 1) {
    const i = items[k] as number
    if (marks.seenAt[i] === marks.tick) continue
    marks.seenAt[i] = marks.tick
    marks.entries[marks.count] = i
    marks.count += 1
  }
}
