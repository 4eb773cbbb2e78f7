import { frame } from './frame.ts'
import { NO_KEY, obstacles } from './obstacles.ts'
import { TOUCHING } from './tolerance.ts'
import { turnKey } from './turnKey.ts'

/** The stretches of an edge that lie under the two bases, as parameters from its start. */
const under = { low1: 0.5, high1: 0.5, low2: 0.5, high2: 0.5 }

/** Stands for a stretch that does not exist: beyond the edge's end, which is 1. */
const NONE = 3

/** Keeps the parts of an edge that lie outside both bases: what is under a base never stands before it. */
export function addPartsOutside(i: number, j: number): void {
  const { vertexX, vertexY } = obstacles
  const x1 = vertexX[i] as number
  const y1 = vertexY[i] as number
  const dx = (vertexX[j] as number) - x1
  const dy = (vertexY[j] as number) - y1
  measureUnder(x1, y1, dx, dy)
  if (under.low1 > 0) {
    addPart(i, under.low1 < 1 ? addCutVertex(x1 + under.low1 * dx, y1 + under.low1 * dy) : j)
  }
  if (under.high1 >= 1) return
  const start = addCutVertex(x1 + under.high1 * dx, y1 + under.high1 * dy)
  addPart(start, under.low2 < 1 ? addCutVertex(x1 + under.low2 * dx, y1 + under.low2 * dy) : j)
  if (under.high2 < 1) addPart(addCutVertex(x1 + under.high2 * dx, y1 + under.high2 * dy), j)
}

/** Fills `under` with the two stretches in order; a stretch that does not exist lies beyond the edge's end. */
function measureUnder(x1: number, y1: number, dx: number, dy: number): void {
  const square = dx * dx + dy * dy
  const { fromRadius, toRadius, length } = frame
  const fromAlong = x1 * dx + y1 * dy
  const fromRest = fromAlong * fromAlong - square * (x1 * x1 + y1 * y1 - fromRadius * fromRadius)
  let low1 = NONE
  let high1 = NONE
  if (fromRest > 0) {
    low1 = (-fromAlong - Math.sqrt(fromRest)) / square
    high1 = (-fromAlong + Math.sqrt(fromRest)) / square
    if (high1 <= 0 || low1 >= 1) {
      low1 = NONE
      high1 = NONE
    }
  }
  const px = x1 - length
  const toAlong = px * dx + y1 * dy
  const toRest = toAlong * toAlong - square * (px * px + y1 * y1 - toRadius * toRadius)
  let low2 = NONE
  let high2 = NONE
  if (toRest > 0) {
    low2 = (-toAlong - Math.sqrt(toRest)) / square
    high2 = (-toAlong + Math.sqrt(toRest)) / square
    if (high2 <= 0 || low2 >= 1) {
      low2 = NONE
      high2 = NONE
    }
  }
  const inOrder = low1 <= low2
  under.low1 = inOrder ? low1 : low2
  under.high1 = inOrder ? high1 : high2
  under.low2 = inOrder ? low2 : low1
  under.high2 = inOrder ? high2 : high1
}

function addCutVertex(x: number, y: number): number {
  const v = obstacles.vertices
  obstacles.vertexX[v] = x
  obstacles.vertexY[v] = y
  obstacles.vertices = v + 1
  return v
}

function addPart(i: number, j: number): void {
  const e = obstacles.edges
  obstacles.isPivot[i] = 1
  obstacles.isPivot[j] = 1
  obstacles.edgeStart[e] = i
  obstacles.edgeEnd[e] = j
  obstacles.edgeTurn1[e] = NO_KEY
  obstacles.edgeTurn2[e] = NO_KEY
  noteTouchedBases(i)
  noteTouchedBases(j)
  obstacles.edges = e + 1
}

/** The end of a part that a base cut off touches that base. */
function noteTouchedBases(v: number): void {
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
