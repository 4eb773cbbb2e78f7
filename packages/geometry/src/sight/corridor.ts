import type { CoverLayer } from '../coverLayer.ts'
import { frame } from './frame.ts'
import { TOUCHING } from './tolerance.ts'

/** Up to this many pieces of one cover a plain scan beats the grid. */
const SCAN_AT_MOST = 96

/** Before the marks of what was seen can run out of numbers they start anew. */
const LAST_TICK = 1000000000

/** Where the search for pieces in the corridor stands. */
const search = { next: 0, listed: -1, list: new Int32Array(0), tick: 0, seenAt: new Int32Array(0) }

export function startSearch(layer: CoverLayer): void {
  search.next = 0
  search.listed = -1
  if (layer.count > SCAN_AT_MOST) listAlongLine(layer)
}

/** The next entry of the layer whose bounding circle meets the hull of the two bases, or −1. */
export function nextInCorridor(layer: CoverLayer): number {
  const { originX, originY, axisX, axisY, length, fromRadius, toRadius, lean, rise } = frame
  const { x, y, r } = layer
  const isListed = search.listed >= 0
  const end = isListed ? search.listed : layer.count
  const wide = (fromRadius > toRadius ? fromRadius : toRadius) + TOUCHING
  const acrossOrigin = originY * axisX - originX * axisY
  const alongMiddle = originX * axisX + originY * axisY + length * 0.5
  const halfLength = length * 0.5 + wide
  for (let k = search.next; k < end; k += 1) {
    const i = isListed ? (search.list[k] as number) : k
    const radius = r[i] as number
    const px = x[i] as number
    const py = y[i] as number
    const across = py * axisX - px * axisY - acrossOrigin
    if (across >= wide + radius || across <= -wide - radius) continue
    const along = px * axisX + py * axisY - alongMiddle
    if (along >= halfLength + radius || along <= -halfLength - radius) continue
    if (lean !== 0) {
      const reach = fromRadius + TOUCHING + radius
      const leaning = lean * (along + length * 0.5)
      if (leaning + rise * across >= reach || leaning - rise * across >= reach) continue
    }
    search.next = k + 1
    return i
  }
  search.next = end
  return -1
}

/** Lists the layer's entries in the cells that the corridor passes, row by row. */
function listAlongLine(layer: CoverLayer): void {
  if (search.seenAt.length < layer.count || search.tick === LAST_TICK) {
    search.seenAt = new Int32Array(2 * layer.count)
    search.list = new Int32Array(2 * layer.count)
    search.tick = 0
  }
  search.tick += 1
  const { cell, columns, rows, start, items } = layer.grid
  const { originX, originY, axisX, axisY, length } = frame
  const wide = Math.max(frame.fromRadius, frame.toRadius) + TOUCHING
  const endY = originY + length * axisY
  const lowRow = Math.max(0, Math.min(rows - 1, Math.floor((Math.min(originY, endY) - wide) / cell)))
  const highRow = Math.max(0, Math.min(rows - 1, Math.floor((Math.max(originY, endY) + wide) / cell)))
  let listed = 0
  for (let row = lowRow; row <= highRow; row += 1) {
    // The part of the axis whose surroundings reach into the row; the outer rows hold all that lies beyond them.
    const low = row === 0 ? -Infinity : row * cell - wide - originY
    const high = row === rows - 1 ? Infinity : (row + 1) * cell + wide - originY
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
    const left = Math.max(0, Math.min(columns - 1, Math.floor((Math.min(x1, x2) - wide) / cell)))
    const right = Math.max(0, Math.min(columns - 1, Math.floor((Math.max(x1, x2) + wide) / cell)))
    const end = start[row * columns + right + 1] as number
    for (let k = start[row * columns + left] as number; k < end; k += 1) {
      const i = items[k] as number
      if (search.seenAt[i] === search.tick) continue
      search.seenAt[i] = search.tick
      search.list[listed] = i
      listed += 1
    }
  }
  search.listed = listed
}
