import { compareProducts } from './exact.ts'

/** The sign of (distance from p to the edge a–b) − reach, exact for integers; reach must not be negative. */
export function compareEdgeDistance(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const mx = px - ax
  const my = py - ay
  const along = mx * dx + my * dy
  if (along <= 0) return mx * mx + my * my - reach * reach
  const square = dx * dx + dy * dy
  if (along >= square) {
    const ex = px - bx
    const ey = py - by
    return ex * ex + ey * ey - reach * reach
  }
  const across = dx * my - dy * mx
  return compareProducts(across, across, reach * reach, square)
}

/** The square of the distance from p to the edge a–b. */
export function squareToEdge(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax
  const dy = by - ay
  const mx = px - ax
  const my = py - ay
  const along = mx * dx + my * dy
  if (along <= 0) return mx * mx + my * my
  const square = dx * dx + dy * dy
  if (along >= square) return (px - bx) * (px - bx) + (py - by) * (py - by)
  const across = dx * my - dy * mx
  return (across * across) / square
}

/** What the edge a–b adds to the winding of a polygon around p: an inside point gathers 1, an outside point 0. */
export function windingOf(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  if (ay <= py === by <= py) return 0
  const side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
  if (ay <= py) return side > 0 ? 1 : 0
  return side < 0 ? -1 : 0
}
