import { E_GAP, E_HIDE, entryOfGoal, exitOfFrom, type Frame, type Line, TOUCHING } from './frame.ts'
import {
  AREA,
  FROM_INSIDE,
  HOLDS_TARGET,
  MEETS_FROM,
  MEETS_TO,
  type Obstacles,
  TO_INSIDE,
  turnKey,
} from './obstacles.ts'

/** Two chords that end in the same crossing of two rims may differ by rounding. */
const SAME_END = E_GAP / 4

/** Puts a disc of the table between the bases, with its outline alone or as an area (§7), unless it lies beside them. */
export function addDisc(
  obstacles: Obstacles,
  frame: Frame,
  centreX: number,
  centreY: number,
  r: number,
  isArea: boolean,
): void {
  const { lean, rise, fromRadius, toRadius, length } = frame
  const dx = centreX - frame.originX
  const dy = centreY - frame.originY
  const x = dx * frame.axisX + dy * frame.axisY
  const y = dy * frame.axisX - dx * frame.axisY
  const reach = fromRadius + r + E_GAP
  if (lean * x + rise * y >= reach || lean * x - rise * y >= reach) return
  if (x <= -reach || x >= length + toRadius + r + E_GAP) return

  const fromSquare = x * x + y * y
  const toSquare = (x - length) * (x - length) + y * y
  let state = isArea ? AREA : 0
  if (overlaps(fromSquare, fromRadius + r - E_GAP)) state |= MEETS_FROM
  if (overlaps(toSquare, toRadius + r - E_GAP)) state |= MEETS_TO
  if (overlaps(toSquare, r - toRadius + E_HIDE)) state |= HOLDS_TARGET
  else if (overlaps(toSquare, toRadius + r - E_HIDE)) obstacles.cutsTarget = true
  if (isOnRim(fromSquare, fromRadius, r) || isOnRim(toSquare, toRadius, r)) obstacles.closed = true
  if ((state & (MEETS_FROM | MEETS_TO)) === 0) {
    if (closesCorridor(frame, x, y, r)) obstacles.closed = true
    else if (x + r + E_GAP < -fromRadius * frame.steepest) return
    else if (x - r - E_GAP > length + toRadius * frame.steepest) return
  } else {
    // A disc wholly under a base is never in front of it.
    if (swallows(fromSquare, fromRadius - r - E_GAP)) state &= ~MEETS_FROM
    if (swallows(toSquare, toRadius - r - E_GAP)) state &= ~MEETS_TO
    if ((state & (MEETS_FROM | MEETS_TO)) === 0) return
    if ((state & MEETS_FROM) !== 0 && swallows(fromSquare, r + TOUCHING - fromRadius)) state |= FROM_INSIDE
    if ((state & MEETS_TO) !== 0 && swallows(toSquare, r + TOUCHING - toRadius)) state |= TO_INSIDE
    if ((state & (FROM_INSIDE | TO_INSIDE)) !== 0) {
      if (isArea) obstacles.closed = true
      else if ((state & FROM_INSIDE) !== 0 && (state & TO_INSIDE) !== 0) return
      else if ((state & MEETS_FROM) === 0 || (state & MEETS_TO) === 0) obstacles.closed = true
    }
    if ((state & MEETS_FROM) !== 0) addCrossings(obstacles, x, y, r + E_GAP, 0, fromRadius)
    if ((state & MEETS_TO) !== 0) addCrossings(obstacles, x, y, r + E_GAP, length, toRadius)
    if (!isArea && (state & MEETS_FROM) !== 0 && (state & MEETS_TO) !== 0) {
      addCrossings(obstacles, x, y, r - E_GAP, 0, fromRadius)
      addCrossings(obstacles, x, y, r - E_GAP, length, toRadius)
    }
  }
  const turnFrom = turnKey(x, y, fromSquare, fromRadius + r + TOUCHING)
  const turnTo = turnKey(x - length, y, toSquare, toRadius + r + TOUCHING)
  const j = obstacles.discs
  obstacles.discX[j] = x
  obstacles.discY[j] = y
  obstacles.discR[j] = r + E_GAP
  obstacles.discState[j] = state
  obstacles.discTurn1[j] = turnFrom < turnTo ? turnFrom : turnTo
  obstacles.discTurn2[j] = turnFrom < turnTo ? turnTo : turnFrom
  obstacles.discs = j + 1
}

function overlaps(square: number, reach: number): boolean {
  return reach > 0 && square < reach * reach
}

/** LOS-13: touching blocks, so from a point on the very rim every segment is blocked. */
function isOnRim(square: number, baseRadius: number, r: number): boolean {
  return baseRadius === 0 && Math.abs(Math.sqrt(square) - r) <= E_GAP
}

function swallows(square: number, room: number): boolean {
  return room >= 0 && square <= room * room
}

/** A disc apart from both bases that crosses both outer tangents between them leaves no line free. */
function closesCorridor(frame: Frame, x: number, y: number, r: number): boolean {
  const { lean, rise, fromRadius, length } = frame
  if (Math.abs(lean * x + rise * y - fromRadius) >= r) return false
  if (Math.abs(lean * x - rise * y - fromRadius) >= r) return false
  const upperFoot = rise * x - lean * y
  const lowerFoot = rise * x + lean * y
  const end = length * rise
  return upperFoot > 0 && upperFoot < end && lowerFoot > 0 && lowerFoot < end
}

/** The crossings of the rim of the next disc, with the radius r, and the rim of the base in (baseX, 0). */
function addCrossings(obstacles: Obstacles, x: number, y: number, r: number, baseX: number, baseRadius: number): void {
  const dx = x - baseX
  const dy = y
  const square = dx * dx + dy * dy
  const distance = Math.sqrt(square)
  if (distance >= baseRadius + r || distance <= Math.abs(baseRadius - r)) return
  const along = (square + baseRadius * baseRadius - r * r) / (2 * distance)
  const rest = baseRadius * baseRadius - along * along
  const aside = rest > 0 ? Math.sqrt(rest) : 0
  const middleX = baseX + (dx * along) / distance
  const middleY = (dy * along) / distance
  const sideX = (-dy * aside) / distance
  const sideY = (dx * aside) / distance
  const k = obstacles.crossings
  obstacles.crossingX[k] = middleX + sideX
  obstacles.crossingY[k] = middleY + sideY
  obstacles.crossingDisc[k] = obstacles.discs
  obstacles.crossingX[k + 1] = middleX - sideX
  obstacles.crossingY[k + 1] = middleY - sideY
  obstacles.crossingDisc[k + 1] = obstacles.discs
  obstacles.crossings = k + 2
}

/** Whether disc j, which overlaps a base, stands on the line between the bases. */
export function overlappingDiscBlocks(obstacles: Obstacles, frame: Frame, line: Line, j: number): boolean {
  const state = obstacles.discState[j] as number
  const { ux, uy, offset } = line
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  const aside = ux * y - uy * x - offset
  if (aside >= r || aside <= -r) return (state & (FROM_INSIDE | TO_INSIDE)) !== 0
  const half = Math.sqrt(r * r - aside * aside)
  const middle = x * ux + y * uy
  const exit = exitOfFrom(frame, line)
  const entry = entryOfGoal(frame, line)
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

/** Whether disc j, which overlaps a base, certainly leaves the line free. */
export function overlappingDiscMisses(obstacles: Obstacles, frame: Frame, line: Line, j: number): boolean {
  const { ux, uy, offset } = line
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = obstacles.discR[j] as number
  const aside = ux * y - uy * x - offset
  if (aside >= r || aside <= -r) return true
  const half = Math.sqrt(r * r - aside * aside)
  const middle = x * ux + y * uy
  return middle + half <= exitOfFrom(frame, line) - E_GAP || middle - half >= entryOfGoal(frame, line) + E_GAP
}
