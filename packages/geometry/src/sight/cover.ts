import { containsDisc, entersOutline } from '../containment.ts'
import type { CoverLayer } from '../grid.ts'
import type { Ground, GroundIndex } from '../ground.ts'
import type { Disc } from '../shapes.ts'
import { addDisc } from './discs.ts'
import { comesFirst, E_HIDE, type Frame, lookAlong, TOUCHING } from './frame.ts'
import { clearObstacles } from './obstacles.ts'
import { addPolygon } from './polygons.ts'
import type { Workspace } from './workspace.ts'

/** Up to this many pieces of one cover a plain scan beats the grid. */
const SCAN_AT_MOST = 96

/** Before the ticks of `seenAt` run out of 32 bits they start again from 0. */
const LAST_TICK = 1000000000

/** What was found of one cover layer in the corridor: the hull of the two bases. */
export interface Corridor {
  /** The entries of the layer whose bounding circles meet the hull. */
  count: number
  entries: Int32Array
  /** None of these circles even meets the line of centres. A search by the grid does not find that out. */
  centreLineIsFree: boolean
  /** The place in `entries` of the circle that lies deepest over the line of centres. */
  deepest: number
  /** The entries listed from the cells of the grid; an entry in several cells is recognised by its tick. */
  listed: number
  list: Int32Array
  tick: number
  seenAt: Int32Array
}

/** An empty corridor. */
export function createCorridor(): Corridor {
  return {
    count: 0,
    entries: new Int32Array(64),
    centreLineIsFree: true,
    deepest: 0,
    listed: 0,
    list: new Int32Array(0),
    tick: 0,
    seenAt: new Int32Array(0),
  }
}

/** Finds the entries of the layer whose bounding circles meet the hull of the frame's two bases. */
export function searchCorridor(corridor: Corridor, frame: Frame, layer: CoverLayer): void {
  if (corridor.entries.length < layer.count) corridor.entries = new Int32Array(2 * layer.count)
  corridor.count = 0
  corridor.centreLineIsFree = false
  corridor.deepest = 0
  if (layer.count <= SCAN_AT_MOST) {
    scanLayer(corridor, frame, layer)
    return
  }
  listAlongLine(corridor, frame, layer)
  for (let k = 0; k < corridor.listed; k += 1) {
    const i = corridor.list[k] as number
    if (!meetsHull(frame, layer, i)) continue
    corridor.entries[corridor.count] = i
    corridor.count += 1
  }
}

/** `meetsHull` over the whole layer, with everything that stays the same taken out of the loop. */
function scanLayer(corridor: Corridor, frame: Frame, layer: CoverLayer): void {
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
  corridor.centreLineIsFree = depth === -TOUCHING
}

function meetsHull(frame: Frame, layer: CoverLayer, i: number): boolean {
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
function listAlongLine(corridor: Corridor, frame: Frame, layer: CoverLayer): void {
  if (corridor.seenAt.length < layer.count || corridor.tick === LAST_TICK) {
    corridor.seenAt = new Int32Array(2 * layer.count)
    corridor.list = new Int32Array(2 * layer.count)
    corridor.tick = 0
  }
  corridor.tick += 1
  corridor.listed = 0
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
    listCells(corridor, layer, start[row * columns + left] as number, start[row * columns + right + 1] as number)
  }
}

function cellIn(place: number, cells: number): number {
  return Math.max(0, Math.min(cells - 1, Math.floor(place)))
}

function listCells(corridor: Corridor, layer: CoverLayer, from: number, to: number): void {
  const { items } = layer.grid
  for (let k = from; k < to; k += 1) {
    const i = items[k] as number
    if (corridor.seenAt[i] === corridor.tick) continue
    corridor.seenAt[i] = corridor.tick
    corridor.list[corridor.listed] = i
    corridor.listed += 1
  }
}

/** The Total Cover that the last look between two bases met in its corridor. */
export interface TotalCover {
  count: number
  pieces: Int32Array
}

/** LOS-12: looks from the base that comes first to the other one and finds the Total Cover in the corridor between. */
export function findTotalCover({ frame, corridor, totalCover }: Workspace, ground: Ground, a: Disc, b: Disc): void {
  if (comesFirst(a, b)) lookAlong(frame, a, b)
  else lookAlong(frame, b, a)
  const layer = ground.index.total
  searchCorridor(corridor, frame, layer)
  const { count, entries } = corridor
  if (totalCover.pieces.length < count) totalCover.pieces = new Int32Array(2 * count)
  const { pieces } = totalCover
  for (let k = 0; k < count; k += 1) pieces[k] = layer.piece[entries[k] as number] as number
  totalCover.count = count
  // What lies deepest over the line of centres most often closes the view alone.
  const { deepest } = corridor
  const first = pieces[0] as number
  pieces[0] = pieces[deepest] as number
  pieces[deepest] = first
}

/** Puts the Total Cover that was found between the bases, until one piece closes the view. */
export function addTotalCover(work: Workspace, { index }: Ground): void {
  const { obstacles, totalCover } = work
  for (let k = 0; k < totalCover.count && !obstacles.closed; k += 1) {
    addOutline(work, index, totalCover.pieces[k] as number)
  }
}

/** Removes all obstacles; there is room for all pieces of the ground and so many Characters. */
export function clearForGround({ obstacles }: Workspace, { index }: Ground, characters: number): void {
  clearObstacles(obstacles, index.count + characters, index.count, index.vertexX.length)
}

/** §7: Total Cover stands in the way with its outline alone. */
export function addOutline({ obstacles, frame }: Workspace, index: GroundIndex, piece: number): void {
  if (index.isDisc[piece] === 1) addDiscPiece(obstacles, frame, index, piece, false)
  else addPolygon(obstacles, frame, index, piece, false)
}

/** §7: Partial Cover stands in the way with all of its area, which differs only when it reaches under both bases. */
export function addArea({ obstacles, frame }: Workspace, index: GroundIndex, piece: number, isShared: boolean): void {
  if (index.isDisc[piece] === 1) addDiscPiece(obstacles, frame, index, piece, true)
  else addPolygon(obstacles, frame, index, piece, isShared)
}

function addDiscPiece(
  obstacles: Workspace['obstacles'],
  frame: Frame,
  { centreX, centreY, radius }: GroundIndex,
  piece: number,
  isArea: boolean,
): void {
  addDisc(obstacles, frame, centreX[piece] as number, centreY[piece] as number, radius[piece] as number, isArea)
}

/** LOS-08: another base stands in the way with all of its area. */
export function addBase({ obstacles, frame }: Workspace, { x, y, r }: Disc): void {
  addDisc(obstacles, frame, x, y, r, true)
}

/** §7: whether both bases overlap the piece by more than a touch. */
export function isShared(ground: Ground, piece: number, a: Disc, b: Disc): boolean {
  return overlapsPiece(ground, piece, a) && overlapsPiece(ground, piece, b)
}

/** GREN-08: whether both bases lie wholly inside the piece. */
export function containsBoth(ground: Ground, piece: number, a: Disc, b: Disc): boolean {
  const outline = ground.pieces[piece]?.outline
  return outline !== undefined && containsDisc(outline, a) && containsDisc(outline, b)
}

function overlapsPiece(ground: Ground, piece: number, disc: Disc): boolean {
  const { index } = ground
  const dx = (index.centreX[piece] as number) - disc.x
  const dy = (index.centreY[piece] as number) - disc.y
  const reach = (index.radius[piece] as number) + disc.r
  if (dx * dx + dy * dy >= reach * reach) return false
  const outline = ground.pieces[piece]?.outline
  return outline !== undefined && entersOutline(outline, disc.x, disc.y, disc.r - E_HIDE)
}
