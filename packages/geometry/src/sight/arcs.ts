import { blockStretch, directions, stretch } from './directions.ts'
import { goal } from './frame.ts'
import { NO_KEY, obstacles } from './obstacles.ts'
import { pivot } from './pivot.ts'

/** A counter-clockwise arc of directions; of the x only the signs matter. */
export const arc = { lowX: 0.5, lowY: 0.5, highX: 0.5, highY: 0.5 }

/** The edge under work, relative to the pivot. */
export const edge = { x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 }

const DISC = 1
const EDGE = 2

/** The obstacle whose arcs are being blocked; without one, arcs are blocked as they are. */
const inTheWay = { kind: 0, disc: 0, turn1: 0.5, turn2: 0.5 }

export function blockAnyway(): void {
  inTheWay.kind = 0
  inTheWay.turn1 = NO_KEY
  inTheWay.turn2 = NO_KEY
}

/** From now on block only where disc j lies between the bases. */
export function blockForDisc(j: number): void {
  inTheWay.kind = DISC
  inTheWay.disc = j
  inTheWay.turn1 = obstacles.discTurn1[j] as number
  inTheWay.turn2 = obstacles.discTurn2[j] as number
}

/** From now on block only where edge j, whose ends are in `edge`, lies between the bases. */
export function blockForEdge(j: number): void {
  inTheWay.kind = EDGE
  inTheWay.turn1 = obstacles.edgeTurn1[j] as number
  inTheWay.turn2 = obstacles.edgeTurn2[j] as number
}

/**
 * Blocks the keys of `arc`. The ends of an arc of exactly 180° or 360° cannot tell it: `wide` says that it is longer
 * than a half circle, `ahead` that it contains the direction (1, 0).
 */
export function blockArc(wide: boolean, ahead: boolean): void {
  if (arc.lowX > 0) {
    if (arc.highX > 0) {
      if (wide) {
        stretch.low = -1
        stretch.high = arc.highY
        blockBetween()
        stretch.low = arc.lowY
        stretch.high = 1
      } else {
        stretch.low = arc.lowY
        stretch.high = arc.highY
      }
    } else {
      stretch.low = arc.lowY
      stretch.high = 1
    }
  } else if (arc.highX > 0) {
    stretch.low = -1
    stretch.high = arc.highY
  } else if (ahead) {
    stretch.low = -1
    stretch.high = 1
  } else return
  blockBetween()
}

/** Blocks the stretch where the obstacle lies between the bases, which can change only at its turns. */
export function blockBetween(): void {
  const low = stretch.low > directions.low ? stretch.low : directions.low
  const high = stretch.high < directions.high ? stretch.high : directions.high
  if (low >= high) return
  const { turn1, turn2 } = inTheWay
  const first = turn1 <= low ? low : turn1 < high ? turn1 : high
  const second = turn2 <= low ? low : turn2 < high ? turn2 : high
  if (first > low) {
    stretch.low = low
    stretch.high = first
    if (liesBetween()) blockStretch()
  }
  if (second > first) {
    stretch.low = first
    stretch.high = second
    if (liesBetween()) blockStretch()
  }
  if (high > second) {
    stretch.low = second
    stretch.high = high
    if (liesBetween()) blockStretch()
  }
}

/** Judged in the middle of the stretch. */
function liesBetween(): boolean {
  if (inTheWay.kind === 0) return true
  const uy = (stretch.low + stretch.high) * 0.5
  const ux = Math.sqrt(1 - uy * uy)
  const end = goal.x * ux + goal.y * uy
  if (inTheWay.kind === DISC) {
    const j = inTheWay.disc
    const along = (obstacles.discX[j] as number) * ux + (obstacles.discY[j] as number) * uy
    return along > 0 && along < end
  }
  const { x1, y1, x2, y2 } = edge
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
