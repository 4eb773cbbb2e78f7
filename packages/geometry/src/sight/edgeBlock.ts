import { arc, blockAnyway, blockArc, blockBetween, blockForEdge, edge } from './arcs.ts'
import { cutAtPoint, cuts } from './cuts.ts'
import { directions, stretch } from './directions.ts'
import { obstacles } from './obstacles.ts'
import { pivot } from './pivot.ts'
import { E_GAP } from './tolerance.ts'

/** Blocks the family's directions in which edge j stands in the way. */
export function blockByEdge(j: number): void {
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  const x1 = (obstacles.vertexX[start] as number) - pivot.x
  const y1 = (obstacles.vertexY[start] as number) - pivot.y
  const x2 = (obstacles.vertexX[end] as number) - pivot.x
  const y2 = (obstacles.vertexY[end] as number) - pivot.y
  edge.x1 = x1
  edge.y1 = y1
  edge.x2 = x2
  edge.y2 = y2
  const dx = x2 - x1
  const dy = y2 - y1
  let t = -(x1 * dx + y1 * dy) / (dx * dx + dy * dy)
  t = t > 0 ? (t < 1 ? t : 1) : 0
  const nearX = x1 + t * dx
  const nearY = y1 + t * dy
  const reach = Math.abs(pivot.offset) + E_GAP
  blockForEdge(j)
  if (nearX * nearX + nearY * nearY <= reach * reach * (1 + 1e-12)) blockByNearEdge(j)
  else blockByFarEdge()
}

/** The edge keeps clear of the pivot: it blocks one arc ahead and one behind, between its outermost tangents. */
function blockByFarEdge(): void {
  const { x1, y1, x2, y2 } = edge
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
  blockArc(false, false)
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
  blockArc(false, false)
}

/** The edge meets the disc around the pivot: test each elementary stretch in its middle. */
function blockByNearEdge(j: number): void {
  const { x1, y1, x2, y2 } = edge
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  cuts.count = 0
  cutAtPoint(obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, E_GAP)
  cutAtPoint(obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, -E_GAP)
  cutAtPoint(obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, E_GAP)
  cutAtPoint(obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, -E_GAP)
  let low = directions.low
  const top = directions.high
  for (let i = 0; i <= cuts.count; i += 1) {
    const high = i < cuts.count ? (cuts.keys[i] as number) : top
    if (high > low) {
      const uy = (low + high) * 0.5
      const ux = Math.sqrt(1 - uy * uy)
      const side1 = ux * y1 - uy * x1 - pivot.offset
      const side2 = ux * y2 - uy * x2 - pivot.offset
      const passesAbove = side1 <= -E_GAP && side2 <= -E_GAP
      const passesBelow = side1 >= E_GAP && side2 >= E_GAP
      if (!passesAbove && !passesBelow) {
        stretch.low = low
        stretch.high = high
        blockBetween()
      }
    }
    low = high
  }
}

/** The lines turn around an end of edge j: those that rise over this end cross the edge in a half circle. */
export function blockByOwnEdge(j: number): void {
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
    if (dy > 0 !== isAbove) return
    stretch.low = -1
    stretch.high = 1
  } else if (dx > 0 === isAbove) {
    stretch.low = -1
    stretch.high = key
  } else {
    stretch.low = key
    stretch.high = 1
  }
  blockAnyway()
  blockBetween()
}
