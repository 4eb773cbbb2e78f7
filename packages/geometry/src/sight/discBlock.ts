import { arc, blockAnyway, blockArc, blockBetween, blockForDisc } from './arcs.ts'
import { cutAtPoint, cuts } from './cuts.ts'
import { blockStretch, directions, stretch } from './directions.ts'
import { line } from './line.ts'
import { AREA, FROM_INSIDE, MEETS_FROM, MEETS_TO, obstacles, TO_INSIDE } from './obstacles.ts'
import { pivot } from './pivot.ts'
import { entryOfGoal, exitOfFrom } from './section.ts'
import { E_GAP, SAME_END } from './tolerance.ts'

/** Blocks the family's directions in which disc j stands in the way. */
export function blockByDisc(j: number): void {
  if (((obstacles.discState[j] as number) & (MEETS_FROM | MEETS_TO)) !== 0) {
    blockByOverlappingDisc(j)
    return
  }
  const dx = (obstacles.discX[j] as number) - pivot.x
  const dy = (obstacles.discY[j] as number) - pivot.y
  const r = obstacles.discR[j] as number
  const square = dx * dx + dy * dy
  // The line blocks when n·d lies between the two bounds.
  const upper = pivot.offset + r
  const lower = pivot.offset - r
  const upperRest = square - upper * upper
  const lowerRest = square - lower * lower
  if (upperRest >= 0) {
    const w = Math.sqrt(upperRest)
    if (lowerRest >= 0) {
      const v = Math.sqrt(lowerRest)
      blockForDisc(j)
      arc.lowX = w * dx + upper * dy
      arc.lowY = (w * dy - upper * dx) / square
      arc.highX = v * dx + lower * dy
      arc.highY = (v * dy - lower * dx) / square
      blockArc(false, false)
      arc.lowX = -v * dx + lower * dy
      arc.lowY = (-v * dy - lower * dx) / square
      arc.highX = -w * dx + upper * dy
      arc.highY = (-w * dy - upper * dx) / square
      blockArc(false, false)
    } else if (lower < 0) {
      blockForDisc(j)
      arc.lowX = w * dx + upper * dy
      arc.lowY = (w * dy - upper * dx) / square
      arc.highX = -w * dx + upper * dy
      arc.highY = (-w * dy - upper * dx) / square
      blockArc(upper > 0, dy < upper)
    }
  } else if (upper > 0) {
    if (lowerRest >= 0) {
      const v = Math.sqrt(lowerRest)
      blockForDisc(j)
      arc.lowX = -v * dx + lower * dy
      arc.lowY = (-v * dy - lower * dx) / square
      arc.highX = v * dx + lower * dy
      arc.highY = (v * dy - lower * dx) / square
      blockArc(lower < 0, dy > lower)
    } else if (lower < 0) {
      blockForDisc(j)
      stretch.low = -1
      stretch.high = 1
      blockBetween()
    }
  }
}

/** A disc that overlaps a base: what counts is the part of it between the bases, judged stretch by stretch. */
function blockByOverlappingDisc(j: number): void {
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  cuts.count = 0
  cutAtPoint(x, y, r)
  cutAtPoint(x, y, -r)
  for (let i = 0; i < obstacles.crossings; i += 1) {
    if (obstacles.crossingDisc[i] === j) {
      cutAtPoint(obstacles.crossingX[i] as number, obstacles.crossingY[i] as number, 0)
    }
  }
  blockAnyway()
  let low = directions.low
  const end = directions.high
  for (let i = 0; i <= cuts.count; i += 1) {
    const high = i < cuts.count ? (cuts.keys[i] as number) : end
    if (high > low) {
      const uy = (low + high) * 0.5
      const ux = Math.sqrt(1 - uy * uy)
      line.ux = ux
      line.uy = uy
      line.offset = ux * pivot.y - uy * pivot.x + pivot.offset
      if (overlappingDiscBlocks(j)) {
        stretch.low = low
        stretch.high = high
        blockStretch()
      }
    }
    low = high
  }
}

/** Does disc j, which overlaps a base, stand on `line` between the bases? */
function overlappingDiscBlocks(j: number): boolean {
  const state = obstacles.discState[j] as number
  const { ux, uy, offset } = line
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  const aside = ux * y - uy * x - offset
  if (aside >= r || aside <= -r) return (state & (FROM_INSIDE | TO_INSIDE)) !== 0
  const half = Math.sqrt(r * r - aside * aside)
  const middle = x * ux + y * uy
  const exit = exitOfFrom()
  const entry = entryOfGoal()
  if ((state & FROM_INSIDE) === 0 && middle + half <= exit + SAME_END) return false
  if ((state & TO_INSIDE) === 0 && middle - half >= entry - SAME_END) return false
  if ((state & AREA) !== 0) return true
  // An outline spares what runs wholly inside it, and is as thick inwards as outwards.
  const inner = r - 2 * E_GAP
  if (aside >= inner || aside <= -inner) return true
  const innerHalf = Math.sqrt(inner * inner - aside * aside)
  const startsInside = (state & FROM_INSIDE) !== 0 || middle - innerHalf <= exit + SAME_END
  const endsInside = (state & TO_INSIDE) !== 0 || middle + innerHalf >= entry - SAME_END
  return !(startsInside && endsInside)
}

/** Whether disc j, which overlaps a base, certainly leaves `line` free. */
export function overlappingDiscSpares(j: number): boolean {
  const { ux, uy, offset } = line
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  const aside = ux * y - uy * x - offset
  if (aside >= r || aside <= -r) return true
  const half = Math.sqrt(r * r - aside * aside)
  const middle = x * ux + y * uy
  return middle + half <= exitOfFrom() - E_GAP || middle - half >= entryOfGoal() + E_GAP
}
