import { arc, blockAnyway, blockArc } from './arcs.ts'
import { runsInsideArea } from './areas.ts'
import { blockStretch, isOpening, nothingFree, opening, openingCount, startDirections, stretch } from './directions.ts'
import { blockByDisc } from './discBlock.ts'
import { blockByEdge, blockByOwnEdge } from './edgeBlock.ts'
import { frame, goal } from './frame.ts'
import { line } from './line.ts'
import { obstacles } from './obstacles.ts'
import { pivot } from './pivot.ts'

/** What the family's lines turn around decides which bases they hit anyway. */
export const FROM = 1
export const TO = 2
export const NEITHER = 0

/** Fills `directions` with the free keys of the family of `pivot`; answers whether any are left. */
export function sortOutFamily(hits: number): boolean {
  if (goal.isPoint) startDirections(-1, 1)
  else startDirections(-frame.steepest, frame.steepest)
  if (hits !== FROM && !keepLinesThrough(FROM)) return false
  if (hits !== TO && !keepLinesThrough(TO)) return false
  const own = pivot.vertex
  const { edges, discs, edgeStart, edgeEnd } = obstacles
  if (own >= 0) {
    for (let j = 0; j < edges; j += 1) {
      if (edgeStart[j] !== own && edgeEnd[j] !== own) continue
      blockByOwnEdge(j)
      if (nothingFree()) return false
    }
  }
  for (let j = 0; j < discs; j += 1) {
    if (j === pivot.disc) continue
    blockByDisc(j)
    if (nothingFree()) return false
  }
  for (let j = 0; j < edges; j += 1) {
    if (own >= 0 && (edgeStart[j] === own || edgeEnd[j] === own)) continue
    blockByEdge(j)
    if (nothingFree()) return false
  }
  return true
}

/** Puts the first opening of the family into `opening` and its middle into `line`. */
export function hasOpening(): boolean {
  const candidates = openingCount()
  for (let i = 0; i < candidates; i += 1) {
    if (isRealOpening(i)) return true
  }
  return false
}

export function isRealOpening(i: number): boolean {
  if (!isOpening(i)) return false
  drawFamilyLine((opening.low + opening.high) * 0.5)
  return obstacles.areas === 0 || !runsInsideArea()
}

/** Puts the family's line with this key into `line`. */
export function drawFamilyLine(key: number): void {
  const ux = Math.sqrt(1 - key * key)
  line.ux = ux
  line.uy = key
  line.offset = ux * pivot.y - key * pivot.x + pivot.offset
}

/** Keeps the directions whose lines hit the base, which lies behind the pivot or ahead of it. */
function keepLinesThrough(base: number): boolean {
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
    return keepArc()
  }
  // The pivot's disc overlaps the base: at most one of the two bounds excludes anything.
  if (lowerRest >= 0) {
    const v = Math.sqrt(lowerRest)
    arc.lowX = v * dx + lower * dy
    arc.lowY = (v * dy - lower * dx) / square
    arc.highX = -v * dx + lower * dy
    arc.highY = (-v * dy - lower * dx) / square
    blockAnyway()
    blockArc(lower > 0, dy <= lower)
  } else if (upperRest >= 0) {
    const w = Math.sqrt(upperRest)
    arc.lowX = -w * dx + upper * dy
    arc.lowY = (-w * dy - upper * dx) / square
    arc.highX = w * dx + upper * dy
    arc.highY = (w * dy - upper * dx) / square
    blockAnyway()
    blockArc(upper < 0, dy >= upper)
  } else if (lower > 0 || upper < 0) return false
  return !nothingFree()
}

/** `arc` is shorter than a half circle. Stretches may be blocked already: all else is blocked like them. */
function keepArc(): boolean {
  if (arc.lowX > 0) {
    stretch.low = -1
    stretch.high = arc.lowY
    blockStretch()
  } else if (arc.highX <= 0) return false
  if (arc.highX > 0) {
    stretch.low = arc.highY
    stretch.high = 1
    blockStretch()
  }
  return !nothingFree()
}
