import {
  blockAlways,
  blockArc,
  blockByDisc,
  blockByEdge,
  blockByOwnEdge,
  drawFamilyLine,
  type Pivot,
} from './blocking.ts'
import { blockStretch, isOpening, nothingFree, openingCount, startDirections } from './directions.ts'
import { E_GAP, type Frame, TOUCHING } from './frame.ts'
import { type Obstacles, runsInsideArea } from './obstacles.ts'
import type { Workspace } from './workspace.ts'

/** On which side of the pivot the lines pass. */
export const ABOVE = 1
export const BELOW = -1

/** Which base the family's lines hit in any case, because they turn around it or around a point of it. */
const NEITHER = 0
const FROM = 1
export const TO = 2

/** No such family: no line around the vertex hits both bases. */
export const EMPTY = -1

/**
 * How many families there are: one for each thing that a line between the bases can come to rest on when it is moved to
 * one side. They are numbered: the two bases, the discs, the vertices, the crossings of rims.
 */
export function familyCount(obstacles: Obstacles): number {
  return 2 + obstacles.discs + obstacles.vertices + obstacles.crossings
}

/** Makes family i on that side the pivot; returns which base its lines hit in any case, or EMPTY. */
export function selectFamily({ frame, obstacles, pivot }: Workspace, i: number, side: number): number {
  if (i === 0) {
    setPivot(pivot, 0, 0, side * frame.fromRadius, -1, -1)
    return FROM
  }
  if (i === 1) {
    setPivot(pivot, frame.length, 0, side * frame.toRadius, -1, -1)
    return TO
  }
  const disc = i - 2
  if (disc < obstacles.discs) {
    const { discX, discY, discR } = obstacles
    setPivot(pivot, discX[disc] as number, discY[disc] as number, side * (discR[disc] as number), -1, disc)
    return NEITHER
  }
  const vertex = disc - obstacles.discs
  if (vertex < obstacles.vertices) {
    if (obstacles.isPivot[vertex] === 0 || !isInCorridor(frame, obstacles, vertex)) return EMPTY
    const { vertexX, vertexY } = obstacles
    setPivot(pivot, vertexX[vertex] as number, vertexY[vertex] as number, side * E_GAP, vertex, -1)
    return NEITHER
  }
  const crossing = vertex - obstacles.vertices
  pivotOnPoint(pivot, obstacles.crossingX[crossing] as number, obstacles.crossingY[crossing] as number)
  return NEITHER
}

/** Makes all lines through a point the family. */
export function pivotOnPoint(pivot: Pivot, x: number, y: number): void {
  setPivot(pivot, x, y, 0, -1, -1)
}

function setPivot(pivot: Pivot, x: number, y: number, offset: number, vertex: number, disc: number): void {
  pivot.x = x
  pivot.y = y
  pivot.offset = offset
  pivot.vertex = vertex
  pivot.disc = disc
}

function isInCorridor(frame: Frame, obstacles: Obstacles, v: number): boolean {
  const x = obstacles.vertexX[v] as number
  const y = obstacles.vertexY[v] as number
  const { lean, rise, fromRadius, toRadius, length } = frame
  const reach = fromRadius + TOUCHING
  if (lean * x + rise * y >= reach || lean * x - rise * y >= reach) return false
  return x > -reach && x < length + toRadius + TOUCHING
}

/** Fills the directions with the free keys of the pivot's family; returns whether any are left. */
export function findFreeDirections(work: Workspace, hits: number): boolean {
  const { frame, obstacles, pivot, directions } = work
  if (frame.goalIsPoint) startDirections(directions, -1, 1)
  else startDirections(directions, -frame.steepest, frame.steepest)
  if (hits !== FROM && !keepLinesThrough(work, FROM)) return false
  if (hits !== TO && !keepLinesThrough(work, TO)) return false
  const own = pivot.vertex
  const { edges, discs, edgeStart, edgeEnd } = obstacles
  if (own >= 0) {
    for (let j = 0; j < edges; j += 1) {
      if (edgeStart[j] !== own && edgeEnd[j] !== own) continue
      blockByOwnEdge(work, j)
      if (nothingFree(directions)) return false
    }
  }
  for (let j = 0; j < discs; j += 1) {
    if (j === pivot.disc) continue
    blockByDisc(work, j)
    if (nothingFree(directions)) return false
  }
  for (let j = 0; j < edges; j += 1) {
    if (own >= 0 && (edgeStart[j] === own || edgeEnd[j] === own)) continue
    blockByEdge(work, j)
    if (nothingFree(directions)) return false
  }
  return true
}

/** Keeps the directions whose lines hit the base, which lies behind the pivot or ahead of it. */
function keepLinesThrough(work: Workspace, base: number): boolean {
  const { frame, pivot, arc, blocker, directions } = work
  const isBehind = base === FROM
  const r = isBehind ? frame.fromRadius : frame.toRadius
  const dx = (isBehind ? 0 : frame.length) - pivot.x
  const dy = -pivot.y
  const square = dx * dx + dy * dy
  const upper = pivot.offset + r
  const lower = pivot.offset - r
  const upperRest = square - upper * upper
  const lowerRest = square - lower * lower
  if (upperRest >= 0 && lowerRest >= 0) {
    const w = Math.sqrt(upperRest)
    const v = Math.sqrt(lowerRest)
    if (isBehind) {
      arc.lowX = -v * dx + lower * dy
      arc.lowY = (-v * dy - lower * dx) / square
      arc.highX = -w * dx + upper * dy
      arc.highY = (-w * dy - upper * dx) / square
    } else {
      arc.lowX = w * dx + upper * dy
      arc.lowY = (w * dy - upper * dx) / square
      arc.highX = v * dx + lower * dy
      arc.highY = (v * dy - lower * dx) / square
    }
    return keepArc(work)
  }
  // The pivot's disc overlaps the base: at most one of the two bounds excludes anything.
  if (lowerRest >= 0) {
    const v = Math.sqrt(lowerRest)
    arc.lowX = v * dx + lower * dy
    arc.lowY = (v * dy - lower * dx) / square
    arc.highX = -v * dx + lower * dy
    arc.highY = (-v * dy - lower * dx) / square
    blockAlways(blocker)
    blockArc(work, lower > 0, dy <= lower)
  } else if (upperRest >= 0) {
    const w = Math.sqrt(upperRest)
    arc.lowX = -w * dx + upper * dy
    arc.lowY = (-w * dy - upper * dx) / square
    arc.highX = w * dx + upper * dy
    arc.highY = (w * dy - upper * dx) / square
    blockAlways(blocker)
    blockArc(work, upper < 0, dy >= upper)
  } else if (lower > 0 || upper < 0) return false
  return !nothingFree(directions)
}

/** Blocks everything outside the arc, which is shorter than a half circle. */
function keepArc({ arc, directions }: Workspace): boolean {
  if (arc.lowX > 0) blockStretch(directions, -1, arc.lowY)
  else if (arc.highX <= 0) return false
  if (arc.highX > 0) blockStretch(directions, arc.highY, 1)
  return !nothingFree(directions)
}

/** Whether the family has an opening; the middle of the first one is then in `line`. */
export function hasOpening(work: Workspace): boolean {
  const candidates = openingCount(work.directions)
  for (let i = 0; i < candidates; i += 1) {
    if (isRealOpening(work, i)) return true
  }
  return false
}

/** Whether candidate i is an opening that no area fills; its middle is then in `line`. */
export function isRealOpening({ frame, obstacles, pivot, line, directions }: Workspace, i: number): boolean {
  if (!isOpening(directions, i)) return false
  drawFamilyLine(line, pivot, (directions.openingLow + directions.openingHigh) * 0.5)
  return obstacles.areas === 0 || !runsInsideArea(obstacles, frame, line)
}
