import type { GroundIndex } from '../ground.ts'
import { E_GAP, E_HIDE, type Frame, TOUCHING } from './frame.ts'
import { NO_KEY, type Obstacles, turnKey } from './obstacles.ts'

/** What an edge does, as bits: it crosses the upper or the lower outer tangent, or must be cut at a base. */
const CROSSES_ABOVE = 1
const CROSSES_BELOW = 2
const MEETS_BASE = 4

/** Stands for a stretch of an edge that does not exist: beyond the edge's end, which is 1. */
const NONE = 3

/**
 * Puts a polygon between the bases by its outline. `isSharedArea` marks an area that reaches under both bases: only then
 * does an area differ from its outline (§7).
 */
export function addPolygon(
  obstacles: Obstacles,
  frame: Frame,
  index: GroundIndex,
  piece: number,
  isSharedArea: boolean,
): void {
  const start = index.vertexStart[piece] as number
  const count = (index.vertexStart[piece + 1] as number) - start
  const first = obstacles.vertices
  obstacles.vertices = first + count
  if (isSharedArea) {
    obstacles.areaStart[obstacles.areas] = first
    obstacles.areaEnd[obstacles.areas] = first + count
    obstacles.areas += 1
  }
  const done = addEdges(obstacles, frame, index, start, first, count, isNearBase(frame, index, piece))
  // A convex polygon apart from the bases that crosses both tangents leaves no line free.
  if (done === (CROSSES_ABOVE | CROSSES_BELOW) && index.convex[piece] === 1) obstacles.closed = true
}

/** Places the vertices and adds the edges that reach into the corridor between the outer tangents. */
function addEdges(
  obstacles: Obstacles,
  frame: Frame,
  index: GroundIndex,
  start: number,
  first: number,
  count: number,
  nearBase: boolean,
): number {
  const { originX, originY, axisX, axisY, lean, rise } = frame
  const reach = frame.fromRadius + E_GAP
  const { vertexX, vertexY, vertexAbove, vertexBelow, isPivot } = obstacles
  let done = 0
  let aboveBefore = 0
  let belowBefore = 0
  for (let i = 0; i < count; i += 1) {
    const dx = (index.vertexX[start + i] as number) - originX
    const dy = (index.vertexY[start + i] as number) - originY
    const x = dx * axisX + dy * axisY
    const y = dy * axisX - dx * axisY
    const above = lean * x + rise * y - reach
    const below = lean * x - rise * y - reach
    const v = first + i
    vertexX[v] = x
    vertexY[v] = y
    vertexAbove[v] = above
    vertexBelow[v] = below
    isPivot[v] = 0
    if (i > 0 && (above < 0 || aboveBefore < 0) && (below < 0 || belowBefore < 0)) {
      done |= addEdge(obstacles, frame, v - 1, v, nearBase)
    }
    aboveBefore = above
    belowBefore = below
  }
  const aboveFirst = vertexAbove[first] as number
  const belowFirst = vertexBelow[first] as number
  if ((aboveFirst < 0 || aboveBefore < 0) && (belowFirst < 0 || belowBefore < 0)) {
    done |= addEdge(obstacles, frame, first + count - 1, first, nearBase)
  }
  return done
}

function isNearBase(frame: Frame, index: GroundIndex, piece: number): boolean {
  const dx = (index.centreX[piece] as number) - frame.originX
  const dy = (index.centreY[piece] as number) - frame.originY
  const x = dx * frame.axisX + dy * frame.axisY
  const y = dy * frame.axisX - dx * frame.axisY
  const radius = (index.radius[piece] as number) + TOUCHING
  const fromReach = frame.fromRadius + radius
  if (x * x + y * y < fromReach * fromReach) return true
  const toReach = frame.toRadius + radius
  return (x - frame.length) * (x - frame.length) + y * y < toReach * toReach
}

/** Adds the edge from vertex i to vertex j; returns what it does. */
function addEdge(obstacles: Obstacles, frame: Frame, i: number, j: number, nearBase: boolean): number {
  const { vertexX } = obstacles
  const { fromRadius, toRadius, length, steepest } = frame
  const x1 = vertexX[i] as number
  const x2 = vertexX[j] as number
  const behind = -fromRadius - E_GAP
  if (x1 < behind && x2 < behind) return 0
  const beyond = length + toRadius + E_GAP
  if (x1 > beyond && x2 > beyond) return 0
  const e = obstacles.edges
  if (nearBase) {
    if (meetsBases(obstacles, frame, i, j)) {
      addPartsOutside(obstacles, frame, i, j)
      return MEETS_BASE
    }
  } else {
    obstacles.edgeTurn1[e] = NO_KEY
    obstacles.edgeTurn2[e] = NO_KEY
  }
  const start = -fromRadius * steepest - E_GAP
  const end = length + toRadius * steepest + E_GAP
  if ((x1 < start && x2 < start) || (x1 > end && x2 > end)) return 0
  obstacles.isPivot[i] = 1
  obstacles.isPivot[j] = 1
  obstacles.edgeStart[e] = i
  obstacles.edgeEnd[e] = j
  obstacles.edges = e + 1
  return tangentsCrossed(obstacles, frame, i, j)
}

/** An edge apart from the bases that crosses both outer tangents between them leaves no line free. */
function tangentsCrossed(obstacles: Obstacles, frame: Frame, i: number, j: number): number {
  const { vertexX, vertexY, vertexAbove, vertexBelow } = obstacles
  const { lean, rise, length } = frame
  const x1 = vertexX[i] as number
  const y1 = vertexY[i] as number
  const dx = (vertexX[j] as number) - x1
  const dy = (vertexY[j] as number) - y1
  const end = length * rise
  const above1 = (vertexAbove[i] as number) + E_GAP
  const above2 = (vertexAbove[j] as number) + E_GAP
  let crossed = 0
  if (above1 > 0 !== above2 > 0) {
    const t = above1 / (above1 - above2)
    const foot = rise * (x1 + t * dx) - lean * (y1 + t * dy)
    if (foot > 0 && foot < end) crossed |= CROSSES_ABOVE
  }
  const below1 = (vertexBelow[i] as number) + E_GAP
  const below2 = (vertexBelow[j] as number) + E_GAP
  if (below1 > 0 !== below2 > 0) {
    const t = below1 / (below1 - below2)
    const foot = rise * (x1 + t * dx) + lean * (y1 + t * dy)
    if (foot > 0 && foot < end) crossed |= CROSSES_BELOW
  }
  if (crossed === (CROSSES_ABOVE | CROSSES_BELOW)) obstacles.closed = true
  return crossed
}

/** Notes what an edge near a base does to it; returns whether it must be cut because it lies under a base. */
function meetsBases(obstacles: Obstacles, frame: Frame, i: number, j: number): boolean {
  const { fromRadius, toRadius, length } = frame
  const x1 = obstacles.vertexX[i] as number
  const y1 = obstacles.vertexY[i] as number
  const dx = (obstacles.vertexX[j] as number) - x1
  const dy = (obstacles.vertexY[j] as number) - y1
  const square = dx * dx + dy * dy
  const t = clampToEdge(-(x1 * dx + y1 * dy) / square)
  const fromX = x1 + t * dx
  const fromY = y1 + t * dy
  const fromSquare = fromX * fromX + fromY * fromY
  const s = clampToEdge(((length - x1) * dx - y1 * dy) / square)
  const toX = x1 + s * dx - length
  const toY = y1 + s * dy
  const toSquare = toX * toX + toY * toY
  const hidden = toRadius - E_HIDE
  if (hidden > 0 && toSquare < hidden * hidden) obstacles.cutsTarget = true
  // LOS-13: touching blocks, so from a point on the very edge every segment is blocked.
  if (fromRadius === 0 && fromSquare <= E_GAP * E_GAP) obstacles.closed = true
  if (toRadius === 0 && toSquare <= E_GAP * E_GAP) obstacles.closed = true
  const e = obstacles.edges
  const turnFrom = turnKey(fromX, fromY, fromSquare, fromRadius + TOUCHING)
  const turnTo = turnKey(toX, toY, toSquare, toRadius + TOUCHING)
  obstacles.edgeTurn1[e] = turnFrom < turnTo ? turnFrom : turnTo
  obstacles.edgeTurn2[e] = turnFrom < turnTo ? turnTo : turnFrom
  const fromInner = fromRadius - E_GAP
  const toInner = toRadius - E_GAP
  const meetsFrom = fromInner > 0 && fromSquare < fromInner * fromInner
  const meetsTo = toInner > 0 && toSquare < toInner * toInner
  return meetsFrom || meetsTo
}

function clampToEdge(t: number): number {
  return t > 0 ? (t < 1 ? t : 1) : 0
}

/** Keeps the parts of an edge that lie outside both bases: what is under a base never stands before it. */
function addPartsOutside(obstacles: Obstacles, frame: Frame, i: number, j: number): void {
  const { vertexX, vertexY } = obstacles
  const { fromRadius, toRadius, length } = frame
  const x1 = vertexX[i] as number
  const y1 = vertexY[i] as number
  const dx = (vertexX[j] as number) - x1
  const dy = (vertexY[j] as number) - y1
  const square = dx * dx + dy * dy
  // The stretches under the two bases, as parameters from the start of the edge.
  const fromAlong = x1 * dx + y1 * dy
  const fromRest = fromAlong * fromAlong - square * (x1 * x1 + y1 * y1 - fromRadius * fromRadius)
  let fromLow = NONE
  let fromHigh = NONE
  if (fromRest > 0) {
    fromLow = (-fromAlong - Math.sqrt(fromRest)) / square
    fromHigh = (-fromAlong + Math.sqrt(fromRest)) / square
    if (fromHigh <= 0 || fromLow >= 1) {
      fromLow = NONE
      fromHigh = NONE
    }
  }
  const px = x1 - length
  const toAlong = px * dx + y1 * dy
  const toRest = toAlong * toAlong - square * (px * px + y1 * y1 - toRadius * toRadius)
  let toLow = NONE
  let toHigh = NONE
  if (toRest > 0) {
    toLow = (-toAlong - Math.sqrt(toRest)) / square
    toHigh = (-toAlong + Math.sqrt(toRest)) / square
    if (toHigh <= 0 || toLow >= 1) {
      toLow = NONE
      toHigh = NONE
    }
  }
  const inOrder = fromLow <= toLow
  const low1 = inOrder ? fromLow : toLow
  const high1 = inOrder ? fromHigh : toHigh
  const low2 = inOrder ? toLow : fromLow
  const high2 = inOrder ? toHigh : fromHigh
  if (low1 > 0) addPart(obstacles, frame, i, low1 < 1 ? addVertex(obstacles, x1 + low1 * dx, y1 + low1 * dy) : j)
  if (high1 >= 1) return
  const start = addVertex(obstacles, x1 + high1 * dx, y1 + high1 * dy)
  addPart(obstacles, frame, start, low2 < 1 ? addVertex(obstacles, x1 + low2 * dx, y1 + low2 * dy) : j)
  if (high2 < 1) addPart(obstacles, frame, addVertex(obstacles, x1 + high2 * dx, y1 + high2 * dy), j)
}

/** A new end of an edge that was cut. */
function addVertex(obstacles: Obstacles, x: number, y: number): number {
  const v = obstacles.vertices
  obstacles.vertexX[v] = x
  obstacles.vertexY[v] = y
  obstacles.vertices = v + 1
  return v
}

function addPart(obstacles: Obstacles, frame: Frame, i: number, j: number): void {
  const e = obstacles.edges
  obstacles.isPivot[i] = 1
  obstacles.isPivot[j] = 1
  obstacles.edgeStart[e] = i
  obstacles.edgeEnd[e] = j
  obstacles.edgeTurn1[e] = NO_KEY
  obstacles.edgeTurn2[e] = NO_KEY
  noteTouchedBases(obstacles, frame, i)
  noteTouchedBases(obstacles, frame, j)
  obstacles.edges = e + 1
}

/** The end of a part that a base cut off touches that base. */
function noteTouchedBases(obstacles: Obstacles, frame: Frame, v: number): void {
  const { fromRadius, toRadius, length } = frame
  const e = obstacles.edges
  const x = obstacles.vertexX[v] as number
  const y = obstacles.vertexY[v] as number
  const toX = x - length
  const turnFrom = turnKey(x, y, x * x + y * y, fromRadius + TOUCHING)
  const turnTo = turnKey(toX, y, toX * toX + y * y, toRadius + TOUCHING)
  const turn = turnFrom < turnTo ? turnFrom : turnTo
  if (turn === NO_KEY) return
  if (turn < (obstacles.edgeTurn1[e] as number)) {
    obstacles.edgeTurn2[e] = obstacles.edgeTurn1[e] as number
    obstacles.edgeTurn1[e] = turn
  } else {
    obstacles.edgeTurn2[e] = turn
  }
}
