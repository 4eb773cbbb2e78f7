import type { Disc } from '../disc.ts'
import type { GroundIndex } from '../groundIndex.ts'
import { frame } from './frame.ts'
import { AREA, FROM_INSIDE, HOLDS_TARGET, MEETS_FROM, MEETS_TO, obstacles, TO_INSIDE } from './obstacles.ts'
import { E_GAP, E_HIDE, TOUCHING } from './tolerance.ts'
import { turnKey } from './turnKey.ts'

/** The disc under work, in the coordinates of the frame. */
const disc = { x: 0.5, y: 0.5, r: 0.5 }

export function addDiscPiece(index: GroundIndex, piece: number, isArea: boolean): void {
  const dx = (index.centreX[piece] as number) - frame.originX
  const dy = (index.centreY[piece] as number) - frame.originY
  disc.x = dx * frame.axisX + dy * frame.axisY
  disc.y = dy * frame.axisX - dx * frame.axisY
  disc.r = index.radius[piece] as number
  addDisc(isArea)
}

/** LOS-08: another base as an obstacle; always an area. */
export function addBase(base: Disc): void {
  const dx = base.x - frame.originX
  const dy = base.y - frame.originY
  disc.x = dx * frame.axisX + dy * frame.axisY
  disc.y = dy * frame.axisX - dx * frame.axisY
  disc.r = base.r
  addDisc(true)
}

function addDisc(isArea: boolean): void {
  const { x, y, r } = disc
  const { lean, rise, fromRadius, toRadius, length } = frame
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
  if (isOnRim(fromSquare, fromRadius) || isOnRim(toSquare, toRadius)) obstacles.closed = true
  if ((state & (MEETS_FROM | MEETS_TO)) === 0) {
    if (closesCorridor()) obstacles.closed = true
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
    if ((state & MEETS_FROM) !== 0) addCrossings(0, fromRadius, r + E_GAP)
    if ((state & MEETS_TO) !== 0) addCrossings(length, toRadius, r + E_GAP)
    if (!isArea && (state & MEETS_FROM) !== 0 && (state & MEETS_TO) !== 0) {
      addCrossings(0, fromRadius, r - E_GAP)
      addCrossings(length, toRadius, r - E_GAP)
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
function isOnRim(square: number, baseRadius: number): boolean {
  return baseRadius === 0 && Math.abs(Math.sqrt(square) - disc.r) <= E_GAP
}

function swallows(square: number, room: number): boolean {
  return room >= 0 && square <= room * room
}

/** A disc apart from both bases that crosses both outer tangents between them leaves no line free. */
function closesCorridor(): boolean {
  const { x, y, r } = disc
  const { lean, rise, fromRadius, length } = frame
  if (Math.abs(lean * x + rise * y - fromRadius) >= r) return false
  if (Math.abs(lean * x - rise * y - fromRadius) >= r) return false
  const upperFoot = rise * x - lean * y
  const lowerFoot = rise * x + lean * y
  const end = length * rise
  return upperFoot > 0 && upperFoot < end && lowerFoot > 0 && lowerFoot < end
}

/** The crossings of the disc's rim, moved to radius r, with the rim of the base in (baseX, 0). */
function addCrossings(baseX: number, baseRadius: number, r: number): void {
  const dx = disc.x - baseX
  const dy = disc.y
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
