import { addCut, blockStretch, type Directions } from './directions.ts'
import { overlappingDiscBlocks } from './discs.ts'
import { E_GAP, type Line } from './frame.ts'
import { MEETS_FROM, MEETS_TO, NO_KEY, type Obstacles } from './obstacles.ts'
import type { Workspace } from './workspace.ts'

/** One family of lines: all lines at the signed distance `offset` from a fixed point. */
export interface Pivot {
  x: number
  y: number
  offset: number
  /** The vertex or the disc that the lines turn around, or −1. */
  vertex: number
  disc: number
}

/** A counter-clockwise arc of directions: the keys of its ends, and the x of its ends, of which only the signs matter. */
export interface Arc {
  lowX: number
  lowY: number
  highX: number
  highY: number
}

const ALWAYS = 0
const DISC = 1
const EDGE = 2

/** The obstacle whose arcs are blocked: they count only where it lies between the bases, except with ALWAYS. */
export interface Blocker {
  kind: number
  disc: number
  /** The keys at which it passes from in front of a base to behind it. */
  turn1: number
  turn2: number
  /** The ends of an edge, relative to the pivot. */
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A blocker that is yet to be set. */
export function createBlocker(): Blocker {
  return { kind: ALWAYS, disc: 0, turn1: 0.5, turn2: 0.5, x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 }
}

/** From now on arcs are blocked wherever they lie. */
export function blockAlways(blocker: Blocker): void {
  blocker.kind = ALWAYS
  blocker.turn1 = NO_KEY
  blocker.turn2 = NO_KEY
}

/** From now on arcs are blocked where disc j lies between the bases. */
function setDiscBlocker(blocker: Blocker, obstacles: Obstacles, j: number): void {
  blocker.kind = DISC
  blocker.disc = j
  blocker.turn1 = obstacles.discTurn1[j] as number
  blocker.turn2 = obstacles.discTurn2[j] as number
}

/**
 * Blocks the keys of `work.arc`. Its ends alone do not tell an arc of exactly 180° or 360° from an empty one: `wide` says
 * that it is longer than a half circle, `ahead` that it contains the direction (1, 0).
 */
export function blockArc(work: Workspace, wide: boolean, ahead: boolean): void {
  const { arc } = work
  if (arc.lowX > 0 && arc.highX > 0) {
    if (wide) {
      const { lowY } = arc
      arc.lowY = -1
      blockBetween(work)
      arc.lowY = lowY
      arc.highY = 1
    }
  } else if (arc.lowX > 0) arc.highY = 1
  else if (arc.highX > 0) arc.lowY = -1
  else if (ahead) {
    arc.lowY = -1
    arc.highY = 1
  } else return
  blockBetween(work)
}

/** Blocks the keys from arc.lowY to arc.highY where the blocker lies between the bases, which can change only at its turns. */
function blockBetween(work: Workspace): void {
  const { arc, blocker, directions } = work
  const low = arc.lowY > directions.low ? arc.lowY : directions.low
  const high = arc.highY < directions.high ? arc.highY : directions.high
  if (low >= high) return
  const { turn1, turn2 } = blocker
  const first = turn1 <= low ? low : turn1 < high ? turn1 : high
  const second = turn2 <= low ? low : turn2 < high ? turn2 : high
  if (first > low && liesBetween(work, (low + first) * 0.5)) blockStretch(directions, low, first)
  if (second > first && liesBetween(work, (first + second) * 0.5)) blockStretch(directions, first, second)
  if (high > second && liesBetween(work, (second + high) * 0.5)) blockStretch(directions, second, high)
}

/** Whether the blocker lies between the bases on the family's line with this key. */
function liesBetween({ frame, obstacles, pivot, blocker }: Workspace, key: number): boolean {
  if (blocker.kind === ALWAYS) return true
  const uy = key
  const ux = Math.sqrt(1 - uy * uy)
  const end = frame.goalX * ux + frame.goalY * uy
  if (blocker.kind === DISC) {
    const j = blocker.disc
    const along = (obstacles.discX[j] as number) * ux + (obstacles.discY[j] as number) * uy
    return along > 0 && along < end
  }
  const { x1, y1, x2, y2 } = blocker
  const side1 = ux * y1 - uy * x1 - pivot.offset
  const side2 = ux * y2 - uy * x2 - pivot.offset
  const difference = side1 - side2
  let t = difference === 0 ? 0.5 : side1 / difference
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const x = pivot.x + x1 + t * (x2 - x1)
  const y = pivot.y + y1 + t * (y2 - y1)
  const along = x * ux + y * uy
  return along > 0 && along < end
}

/** Blocks the family's directions in which disc j stands in the way. */
export function blockByDisc(work: Workspace, j: number): void {
  const { obstacles, pivot, arc, blocker } = work
  if (((obstacles.discState[j] as number) & (MEETS_FROM | MEETS_TO)) !== 0) {
    blockByOverlappingDisc(work, j)
    return
  }
  const dx = (obstacles.discX[j] as number) - pivot.x
  const dy = (obstacles.discY[j] as number) - pivot.y
  const r = obstacles.discR[j] as number
  const square = dx * dx + dy * dy
  // The disc blocks a line when n·d lies between the two bounds.
  const upper = pivot.offset + r
  const lower = pivot.offset - r
  const upperRest = square - upper * upper
  const lowerRest = square - lower * lower
  if (upperRest >= 0) {
    const w = Math.sqrt(upperRest)
    if (lowerRest >= 0) {
      const v = Math.sqrt(lowerRest)
      setDiscBlocker(blocker, obstacles, j)
      arc.lowX = w * dx + upper * dy
      arc.lowY = (w * dy - upper * dx) / square
      arc.highX = v * dx + lower * dy
      arc.highY = (v * dy - lower * dx) / square
      blockArc(work, false, false)
      arc.lowX = -v * dx + lower * dy
      arc.lowY = (-v * dy - lower * dx) / square
      arc.highX = -w * dx + upper * dy
      arc.highY = (-w * dy - upper * dx) / square
      blockArc(work, false, false)
    } else if (lower < 0) {
      setDiscBlocker(blocker, obstacles, j)
      arc.lowX = w * dx + upper * dy
      arc.lowY = (w * dy - upper * dx) / square
      arc.highX = -w * dx + upper * dy
      arc.highY = (-w * dy - upper * dx) / square
      blockArc(work, upper > 0, dy < upper)
    }
  } else if (upper > 0) {
    if (lowerRest >= 0) {
      const v = Math.sqrt(lowerRest)
      setDiscBlocker(blocker, obstacles, j)
      arc.lowX = -v * dx + lower * dy
      arc.lowY = (-v * dy - lower * dx) / square
      arc.highX = v * dx + lower * dy
      arc.highY = (v * dy - lower * dx) / square
      blockArc(work, lower < 0, dy > lower)
    } else if (lower < 0) {
      setDiscBlocker(blocker, obstacles, j)
      arc.lowY = -1
      arc.highY = 1
      blockBetween(work)
    }
  }
}

/** A disc that overlaps a base: what counts is the part of it between the bases, judged stretch by stretch. */
function blockByOverlappingDisc({ frame, obstacles, pivot, line, directions }: Workspace, j: number): void {
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  directions.cuts = 0
  cutAtPoint(directions, pivot, x, y, r)
  cutAtPoint(directions, pivot, x, y, -r)
  for (let i = 0; i < obstacles.crossings; i += 1) {
    if (obstacles.crossingDisc[i] === j) {
      cutAtPoint(directions, pivot, obstacles.crossingX[i] as number, obstacles.crossingY[i] as number, 0)
    }
  }
  let low = directions.low
  const end = directions.high
  for (let i = 0; i <= directions.cuts; i += 1) {
    const high = i < directions.cuts ? (directions.cutKeys[i] as number) : end
    if (high > low) {
      drawFamilyLine(line, pivot, (low + high) * 0.5)
      if (overlappingDiscBlocks(obstacles, frame, line, j)) blockStretch(directions, low, high)
    }
    low = high
  }
}

/** Cuts the directions at the keys of the family's lines that pass the point at the signed distance `side`. */
function cutAtPoint(directions: Directions, pivot: Pivot, x: number, y: number, side: number): void {
  const dx = x - pivot.x
  const dy = y - pivot.y
  const square = dx * dx + dy * dy
  if (square === 0) return
  const k = pivot.offset + side
  let rest = square - k * k
  if (rest < 0) {
    // A double root that rounding has pushed below zero: a crossing of rims seen from the tangents of the same rim.
    if (rest < -1e-12 * square) return
    rest = 0
  }
  const w = Math.sqrt(rest)
  if (w * dx + k * dy > 0) addCut(directions, (w * dy - k * dx) / square)
  if (-w * dx + k * dy > 0) addCut(directions, (-w * dy - k * dx) / square)
}

/** Puts the family's line with this key into `line`. */
export function drawFamilyLine(line: Line, pivot: Pivot, key: number): void {
  const ux = Math.sqrt(1 - key * key)
  line.ux = ux
  line.uy = key
  line.offset = ux * pivot.y - key * pivot.x + pivot.offset
}

/** Blocks the family's directions in which edge j stands in the way. */
export function blockByEdge(work: Workspace, j: number): void {
  const { obstacles, pivot, blocker } = work
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  const x1 = (obstacles.vertexX[start] as number) - pivot.x
  const y1 = (obstacles.vertexY[start] as number) - pivot.y
  const x2 = (obstacles.vertexX[end] as number) - pivot.x
  const y2 = (obstacles.vertexY[end] as number) - pivot.y
  blocker.kind = EDGE
  blocker.turn1 = obstacles.edgeTurn1[j] as number
  blocker.turn2 = obstacles.edgeTurn2[j] as number
  blocker.x1 = x1
  blocker.y1 = y1
  blocker.x2 = x2
  blocker.y2 = y2
  const dx = x2 - x1
  const dy = y2 - y1
  let t = -(x1 * dx + y1 * dy) / (dx * dx + dy * dy)
  t = t > 0 ? (t < 1 ? t : 1) : 0
  const nearX = x1 + t * dx
  const nearY = y1 + t * dy
  const reach = Math.abs(pivot.offset) + E_GAP
  if (nearX * nearX + nearY * nearY <= reach * reach * (1 + 1e-12)) blockByNearEdge(work, start, end)
  else blockByFarEdge(work)
}

/** The edge keeps clear of the pivot: it blocks one arc ahead and one behind, between its outermost tangents. */
function blockByFarEdge(work: Workspace): void {
  const { pivot, blocker, arc } = work
  const { x1, y1, x2, y2 } = blocker
  const upper = pivot.offset + E_GAP
  const lower = pivot.offset - E_GAP
  const square1 = x1 * x1 + y1 * y1
  const square2 = x2 * x2 + y2 * y2
  const upper1 = Math.sqrt(square1 - upper * upper)
  const lower1 = Math.sqrt(square1 - lower * lower)
  const upper2 = Math.sqrt(square2 - upper * upper)
  const lower2 = Math.sqrt(square2 - lower * lower)
  // Ahead: the arc begins at the upper bound and ends at the lower one.
  let ax = (upper1 * x1 + upper * y1) / square1
  let ay = (upper1 * y1 - upper * x1) / square1
  let bx = (upper2 * x2 + upper * y2) / square2
  let by = (upper2 * y2 - upper * x2) / square2
  let cx = (lower1 * x1 + lower * y1) / square1
  let cy = (lower1 * y1 - lower * x1) / square1
  let dx = (lower2 * x2 + lower * y2) / square2
  let dy = (lower2 * y2 - lower * x2) / square2
  let firstIsLow = ax * by - ay * bx >= 0
  let secondIsHigh = cx * dy - cy * dx >= 0
  arc.lowX = firstIsLow ? ax : bx
  arc.lowY = firstIsLow ? ay : by
  arc.highX = secondIsHigh ? dx : cx
  arc.highY = secondIsHigh ? dy : cy
  blockArc(work, false, false)
  // Behind: the other way round.
  ax = (-lower1 * x1 + lower * y1) / square1
  ay = (-lower1 * y1 - lower * x1) / square1
  bx = (-lower2 * x2 + lower * y2) / square2
  by = (-lower2 * y2 - lower * x2) / square2
  cx = (-upper1 * x1 + upper * y1) / square1
  cy = (-upper1 * y1 - upper * x1) / square1
  dx = (-upper2 * x2 + upper * y2) / square2
  dy = (-upper2 * y2 - upper * x2) / square2
  firstIsLow = ax * by - ay * bx >= 0
  secondIsHigh = cx * dy - cy * dx >= 0
  arc.lowX = firstIsLow ? ax : bx
  arc.lowY = firstIsLow ? ay : by
  arc.highX = secondIsHigh ? dx : cx
  arc.highY = secondIsHigh ? dy : cy
  blockArc(work, false, false)
}

/** The edge meets the disc around the pivot: each stretch between two cuts is tested in its middle. */
function blockByNearEdge(work: Workspace, start: number, end: number): void {
  const { obstacles, pivot, arc, directions } = work
  const { x1, y1, x2, y2 } = work.blocker
  directions.cuts = 0
  cutAtPoint(directions, pivot, obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, E_GAP)
  cutAtPoint(directions, pivot, obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, -E_GAP)
  cutAtPoint(directions, pivot, obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, E_GAP)
  cutAtPoint(directions, pivot, obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, -E_GAP)
  let low = directions.low
  const top = directions.high
  for (let i = 0; i <= directions.cuts; i += 1) {
    const high = i < directions.cuts ? (directions.cutKeys[i] as number) : top
    if (high > low) {
      const uy = (low + high) * 0.5
      const ux = Math.sqrt(1 - uy * uy)
      const side1 = ux * y1 - uy * x1 - pivot.offset
      const side2 = ux * y2 - uy * x2 - pivot.offset
      const passesAbove = side1 <= -E_GAP && side2 <= -E_GAP
      const passesBelow = side1 >= E_GAP && side2 >= E_GAP
      if (!passesAbove && !passesBelow) {
        arc.lowY = low
        arc.highY = high
        blockBetween(work)
      }
    }
    low = high
  }
}

/** The lines turn around an end of edge j: those that rise over this end cross the edge in a half circle. */
export function blockByOwnEdge({ obstacles, pivot, directions }: Workspace, j: number): void {
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  const other = start === pivot.vertex ? end : start
  const dx = (obstacles.vertexX[other] as number) - pivot.x
  const dy = (obstacles.vertexY[other] as number) - pivot.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return
  const isAbove = pivot.offset >= 0
  const key = dx > 0 ? dy / length : -dy / length
  if (dx === 0) {
    if (dy > 0 === isAbove) blockStretch(directions, -1, 1)
  } else if (dx > 0 === isAbove) blockStretch(directions, -1, key)
  else blockStretch(directions, key, 1)
}
