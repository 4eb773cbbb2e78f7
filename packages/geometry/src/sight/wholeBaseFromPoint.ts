import type { GroundIndex } from '../ground.ts'
import { addCut, blockStretch, isOpening, nothingFree, openingCount, startDirections } from './directions.ts'
import { E_GAP, E_HIDE, type Frame, TOUCHING } from './frame.ts'
import { HOLDS_TARGET, MEETS_FROM, type Obstacles } from './obstacles.ts'
import type { Workspace } from './workspace.ts'

/** The hull of one point and the target, whose radius is reduced by E_HIDE. */
export interface Cone {
  x: number
  y: number
  /** To the centre of the base. */
  dx: number
  dy: number
  square: number
  radius: number
  /** The length of the tangents. */
  side: number
}

/** A cone that is yet to be placed. */
export function createCone(): Cone {
  return { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, square: 0.5, radius: 0.5, side: 0.5 }
}

/**
 * LOS-06, singlePoint: whether one point of the observer sees the whole target.
 *
 * A point that sees all of it still does after a step towards it, so it is enough to look on the front of the rim, where
 * the key of a point is the sine of its angle. If there is such a point, the tip of the cone lies in it afterwards.
 */
export function onePointSeesWholeBase(work: Workspace): boolean {
  const { obstacles } = work
  if (obstacles.cutsTarget || obstacles.closed) return false
  return aFrontPointSeesWholeBase(work) || aRimPointSeesWholeBase(work)
}

/** LOS-06: as `onePointSeesWholeBase`, for the nearest point alone; only obstacles that reach into its view matter. */
export function frontSeesWholeBase({ frame, obstacles, cone }: Workspace): boolean {
  if (obstacles.cutsTarget || obstacles.closed) return false
  standInFront(cone, frame)
  return coneIsFree(cone, obstacles)
}

/** LOS-06: as `onePointSeesWholeBase`, for the nearest point and the two ends of the front, which settle most questions. */
export function aFrontPointSeesWholeBase({ frame, obstacles, cone }: Workspace): boolean {
  const { fromRadius, length } = frame
  standInFront(cone, frame)
  if (coneIsFree(cone, obstacles)) return true
  if (fromRadius === 0) return false
  const cosine = (fromRadius + cone.radius) / length
  const sine = Math.sqrt(1 - cosine * cosine)
  standAt(cone, frame, fromRadius * cosine, fromRadius * sine)
  if (coneIsFree(cone, obstacles)) return true
  standAt(cone, frame, fromRadius * cosine, -fromRadius * sine)
  return coneIsFree(cone, obstacles)
}

/** LOS-06: as `onePointSeesWholeBase`, for the whole front of the rim; `aFrontPointSeesWholeBase` must have been asked. */
export function aRimPointSeesWholeBase(work: Workspace): boolean {
  const { frame, obstacles, cone, directions } = work
  const { fromRadius, length } = frame
  if (fromRadius === 0) return false
  const cosine = (fromRadius + cone.radius) / length
  const sine = Math.sqrt(1 - cosine * cosine)
  startDirections(directions, -sine, sine)
  for (let j = 0; j < obstacles.discs; j += 1) {
    blockRimByDisc(work, j)
    if (nothingFree(directions)) return false
  }
  for (let j = 0; j < obstacles.edges; j += 1) {
    blockRimByEdge(work, j)
    if (nothingFree(directions)) return false
  }
  const candidates = openingCount(directions)
  for (let i = 0; i < candidates; i += 1) {
    if (!isOpening(directions, i)) continue
    standOnRim(cone, frame, (directions.openingLow + directions.openingHigh) * 0.5)
    return true
  }
  return false
}

/** Puts the tip of the cone into the point of the observer that is nearest to the target. */
export function standInFront(cone: Cone, frame: Frame): void {
  cone.radius = frame.toRadius > E_HIDE ? frame.toRadius - E_HIDE : 0
  standAt(cone, frame, frame.fromRadius, 0)
}

function standOnRim(cone: Cone, frame: Frame, key: number): void {
  standAt(cone, frame, frame.fromRadius * Math.sqrt(1 - key * key), frame.fromRadius * key)
}

function standAt(cone: Cone, frame: Frame, x: number, y: number): void {
  cone.x = x
  cone.y = y
  cone.dx = frame.length - x
  cone.dy = -y
  cone.square = cone.dx * cone.dx + cone.dy * cone.dy
  cone.side = Math.sqrt(cone.square - cone.radius * cone.radius)
}

/** Whether the bounding circle of the piece reaches into the cone or under the whole base. */
export function circleMeetsCone(cone: Cone, frame: Frame, index: GroundIndex, piece: number): boolean {
  const wx = (index.centreX[piece] as number) - frame.originX
  const wy = (index.centreY[piece] as number) - frame.originY
  const r = (index.radius[piece] as number) + TOUCHING
  const px = wx * frame.axisX + wy * frame.axisY - cone.x
  const py = wy * frame.axisX - wx * frame.axisY - cone.y
  const { dx, dy, square, radius, side } = cone
  const along = px * dx + py * dy
  const aside = Math.abs(dx * py - dy * px)
  const foot = along * side + aside * radius
  if (foot <= 0) return px * px + py * py < r * r
  if (foot < side * square) return aside * side - along * radius < r * square
  const reach = frame.toRadius + r
  return (px - dx) * (px - dx) + (py - dy) * (py - dy) < reach * reach
}

function coneIsFree(cone: Cone, obstacles: Obstacles): boolean {
  for (let j = 0; j < obstacles.discs; j += 1) if (discMeetsCone(cone, obstacles, j)) return false
  for (let j = 0; j < obstacles.edges; j += 1) if (edgeMeetsCone(cone, obstacles, j)) return false
  return true
}

function discMeetsCone(cone: Cone, obstacles: Obstacles, j: number): boolean {
  const px = (obstacles.discX[j] as number) - cone.x
  const py = (obstacles.discY[j] as number) - cone.y
  const r = obstacles.discR[j] as number
  const { dx, dy, square, radius, side } = cone
  if (((obstacles.discState[j] as number) & HOLDS_TARGET) !== 0) {
    // The outline holds the whole target: it hides it from every point outside.
    const inner = r - 2 * E_GAP
    return px * px + py * py > inner * inner
  }
  // Both scaled by the distance of the base.
  const along = px * dx + py * dy
  const aside = Math.abs(dx * py - dy * px)
  const foot = along * side + aside * radius
  if (foot <= 0) return px * px + py * py < r * r
  // Beyond the tangent point the base itself is nearest, and it is known to be uncovered.
  if (foot >= side * square) return false
  return aside * side - along * radius < r * square
}

function edgeMeetsCone(cone: Cone, obstacles: Obstacles, j: number): boolean {
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  const x1 = (obstacles.vertexX[start] as number) - cone.x
  const y1 = (obstacles.vertexY[start] as number) - cone.y
  const x2 = (obstacles.vertexX[end] as number) - cone.x
  const y2 = (obstacles.vertexY[end] as number) - cone.y
  const { dx, dy, square, radius, side } = cone
  const thick = E_GAP * square
  // The part of the edge that lies right of the left side and left of the right side.
  const leftX = side * dx - radius * dy
  const leftY = side * dy + radius * dx
  const left1 = leftX * y1 - leftY * x1 - thick
  const left2 = leftX * y2 - leftY * x2 - thick
  if (left1 >= 0 && left2 >= 0) return false
  const rightX = side * dx + radius * dy
  const rightY = side * dy - radius * dx
  const right1 = rightX * y1 - rightY * x1 + thick
  const right2 = rightX * y2 - rightY * x2 + thick
  if (right1 <= 0 && right2 <= 0) return false
  let low = 0
  let high = 1
  if (left1 > 0) low = left1 / (left1 - left2)
  else if (left2 > 0) high = left1 / (left1 - left2)
  if (right1 < 0) low = Math.max(low, right1 / (right1 - right2))
  else if (right2 < 0) high = Math.min(high, right1 / (right1 - right2))
  if (low >= high) return false
  const t = (low + high) * 0.5
  return (x1 + t * (x2 - x1)) * dx + (y1 + t * (y2 - y1)) * dy < side * side
}

function blockRimByDisc(work: Workspace, j: number): void {
  const { frame, obstacles, directions } = work
  directions.cuts = 0
  cutAtInnerTangents(work, obstacles.discX[j] as number, obstacles.discY[j] as number, obstacles.discR[j] as number)
  if (((obstacles.discState[j] as number) & MEETS_FROM) !== 0) {
    for (let i = 0; i < obstacles.crossings; i += 1) {
      if (obstacles.crossingDisc[i] === j && (obstacles.crossingX[i] as number) > 0) {
        addCut(directions, (obstacles.crossingY[i] as number) / frame.fromRadius)
      }
    }
  }
  blockWhereMet(work, j, true)
}

function blockRimByEdge(work: Workspace, j: number): void {
  const { obstacles, directions } = work
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  directions.cuts = 0
  cutAtInnerTangents(work, obstacles.vertexX[start] as number, obstacles.vertexY[start] as number, E_GAP)
  cutAtInnerTangents(work, obstacles.vertexX[end] as number, obstacles.vertexY[end] as number, E_GAP)
  blockWhereMet(work, j, false)
}

/** Between two cuts the obstacle either meets the cone everywhere or nowhere. */
function blockWhereMet({ frame, obstacles, cone, directions }: Workspace, j: number, isDisc: boolean): void {
  let low = directions.low
  const end = directions.high
  for (let i = 0; i <= directions.cuts; i += 1) {
    const high = i < directions.cuts ? (directions.cutKeys[i] as number) : end
    if (high > low) {
      standOnRim(cone, frame, (low + high) * 0.5)
      const meets = isDisc ? discMeetsCone(cone, obstacles, j) : edgeMeetsCone(cone, obstacles, j)
      if (meets) blockStretch(directions, low, high)
    }
    low = high
  }
}

/** A disc begins to reach into the cone where a line that separates it from the target cuts the rim. */
function cutAtInnerTangents(work: Workspace, x: number, y: number, r: number): void {
  const dx = x - work.frame.length
  const square = dx * dx + y * y
  const k = r + work.cone.radius
  const rest = square - k * k
  if (rest < 0) return
  const w = Math.sqrt(rest)
  cutWhereLineMeetsRim(work, (w * dx + k * y) / square, (w * y - k * dx) / square)
  cutWhereLineMeetsRim(work, (-w * dx + k * y) / square, (-w * y - k * dx) / square)
}

/** The line with this direction that touches the target on its lower side. */
function cutWhereLineMeetsRim({ frame, cone, directions }: Workspace, ux: number, uy: number): void {
  const { fromRadius, length } = frame
  const offset = cone.radius - uy * length
  const rest = fromRadius * fromRadius - offset * offset
  if (rest < 0) return
  const half = Math.sqrt(rest)
  if (-uy * offset + ux * half > 0) addCut(directions, (ux * offset + uy * half) / fromRadius)
  if (-uy * offset - ux * half > 0) addCut(directions, (ux * offset - uy * half) / fromRadius)
}
