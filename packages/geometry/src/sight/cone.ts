import type { GroundIndex } from '../groundIndex.ts'
import { frame } from './frame.ts'
import { HOLDS_TARGET, obstacles } from './obstacles.ts'
import { E_GAP, E_HIDE, TOUCHING } from './tolerance.ts'

/** The hull of one point and the base looked at, whose radius is reduced by E_HIDE. */
export const cone = {
  x: 0.5,
  y: 0.5,
  /** To the centre of the base. */
  dx: 0.5,
  dy: 0.5,
  square: 0.5,
  radius: 0.5,
  /** The length of the tangents. */
  side: 0.5,
}

export function standAt(x: number, y: number): void {
  cone.x = x
  cone.y = y
  cone.dx = frame.length - x
  cone.dy = -y
  cone.square = cone.dx * cone.dx + cone.dy * cone.dy
  cone.side = Math.sqrt(cone.square - cone.radius * cone.radius)
}

/** Stands in the point of the base that looks that is nearest to the other one. */
export function standInFront(): void {
  cone.radius = frame.toRadius > E_HIDE ? frame.toRadius - E_HIDE : 0
  standAt(frame.fromRadius, 0)
}

/** Whether the bounding circle of the piece reaches into the cone or under the whole base. */
export function circleMeetsCone(index: GroundIndex, piece: number): boolean {
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

export function coneIsFree(): boolean {
  for (let j = 0; j < obstacles.discs; j += 1) if (discMeetsCone(j)) return false
  for (let j = 0; j < obstacles.edges; j += 1) if (edgeMeetsCone(j)) return false
  return true
}

export function discMeetsCone(j: number): boolean {
  const px = (obstacles.discX[j] as number) - cone.x
  const py = (obstacles.discY[j] as number) - cone.y
  const r = obstacles.discR[j] as number
  const { dx, dy, square, radius, side } = cone
  if (((obstacles.discState[j] as number) & HOLDS_TARGET) !== 0) {
    // The outline holds the whole target: it is in the way of whoever stands outside.
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

export function edgeMeetsCone(j: number): boolean {
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
