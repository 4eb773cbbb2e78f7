import type { GroundIndex } from '../groundIndex.ts'
import { addPartsOutside } from './edgeParts.ts'
import { frame } from './frame.ts'
import { NO_KEY, obstacles } from './obstacles.ts'
import { E_GAP, E_HIDE, TOUCHING } from './tolerance.ts'
import { turnKey } from './turnKey.ts'

/** What the edges of the polygon under work have done so far. */
const polygon = { crossesAbove: false, crossesBelow: false, meetsBase: false }

/** `isSharedArea` marks an area that reaches under both bases: only then does it differ from its outline. */
export function addPolygonPiece(index: GroundIndex, piece: number, isSharedArea: boolean): void {
  const start = index.vertexStart[piece] as number
  const count = (index.vertexStart[piece + 1] as number) - start
  const first = obstacles.vertices
  obstacles.vertices = first + count
  if (isSharedArea) {
    obstacles.areaStart[obstacles.areas] = first
    obstacles.areaEnd[obstacles.areas] = first + count
    obstacles.areas += 1
  }
  polygon.crossesAbove = false
  polygon.crossesBelow = false
  polygon.meetsBase = false
  addEdges(index, start, first, count, isNearBase(index, piece))
  const closes = polygon.crossesAbove && polygon.crossesBelow && !polygon.meetsBase
  if (closes && index.convex[piece] === 1) obstacles.closed = true
}

/** Places the vertices and adds the edges that reach into the corridor between the outer tangents. */
function addEdges(index: GroundIndex, start: number, first: number, count: number, nearBase: boolean): void {
  const { originX, originY, axisX, axisY, lean, rise } = frame
  const reach = frame.fromRadius + E_GAP
  const { vertexX, vertexY, vertexAbove, vertexBelow, isPivot } = obstacles
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
    if (i > 0 && (above < 0 || aboveBefore < 0) && (below < 0 || belowBefore < 0)) addEdge(v - 1, v, nearBase)
    aboveBefore = above
    belowBefore = below
  }
  const aboveFirst = vertexAbove[first] as number
  const belowFirst = vertexBelow[first] as number
  if ((aboveFirst < 0 || aboveBefore < 0) && (belowFirst < 0 || belowBefore < 0)) {
    addEdge(first + count - 1, first, nearBase)
  }
}

function isNearBase(index: GroundIndex, piece: number): boolean {
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

function addEdge(i: number, j: number, nearBase: boolean): void {
  const { vertexX } = obstacles
  const { fromRadius, toRadius, length, steepest } = frame
  const x1 = vertexX[i] as number
  const x2 = vertexX[j] as number
  const behind = -fromRadius - E_GAP
  if (x1 < behind && x2 < behind) return
  const beyond = length + toRadius + E_GAP
  if (x1 > beyond && x2 > beyond) return
  const e = obstacles.edges
  if (nearBase) {
    if (meetsBases(i, j)) {
      polygon.meetsBase = true
      addPartsOutside(i, j)
      return
    }
  } else {
    obstacles.edgeTurn1[e] = NO_KEY
    obstacles.edgeTurn2[e] = NO_KEY
  }
  const start = -fromRadius * steepest - E_GAP
  const end = length + toRadius * steepest + E_GAP
  if ((x1 < start && x2 < start) || (x1 > end && x2 > end)) return
  noteTangentCrossings(i, j)
  obstacles.isPivot[i] = 1
  obstacles.isPivot[j] = 1
  obstacles.edgeStart[e] = i
  obstacles.edgeEnd[e] = j
  obstacles.edges = e + 1
}

/** An edge apart from the bases that crosses both outer tangents between them leaves no line free. */
function noteTangentCrossings(i: number, j: number): void {
  const { vertexX, vertexY, vertexAbove, vertexBelow } = obstacles
  const { lean, rise, length } = frame
  const x1 = vertexX[i] as number
  const y1 = vertexY[i] as number
  const dx = (vertexX[j] as number) - x1
  const dy = (vertexY[j] as number) - y1
  const end = length * rise
  const above1 = (vertexAbove[i] as number) + E_GAP
  const above2 = (vertexAbove[j] as number) + E_GAP
  let crossesAbove = false
  if (above1 > 0 !== above2 > 0) {
    const t = above1 / (above1 - above2)
    const foot = rise * (x1 + t * dx) - lean * (y1 + t * dy)
    crossesAbove = foot > 0 && foot < end
  }
  const below1 = (vertexBelow[i] as number) + E_GAP
  const below2 = (vertexBelow[j] as number) + E_GAP
  let crossesBelow = false
  if (below1 > 0 !== below2 > 0) {
    const t = below1 / (below1 - below2)
    const foot = rise * (x1 + t * dx) + lean * (y1 + t * dy)
    crossesBelow = foot > 0 && foot < end
  }
  if (crossesAbove) polygon.crossesAbove = true
  if (crossesBelow) polygon.crossesBelow = true
  if (crossesAbove && crossesBelow) obstacles.closed = true
}

/** Notes what an edge near a base does to it; answers whether it must be cut because it lies under a base. */
function meetsBases(i: number, j: number): boolean {
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
