/** Exact predicates on integer points and edges. Coordinates are in 1/1000 u. */

/** 2²⁷ + 1 splits a double into two halves whose products are exact. */
const SPLITTER = 134217729
const ROUNDING = 1 / 1125899906842624

/** The sign of a·b − c·d, exact for integers whose products do not fit into a double. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const ab = a * b
  const cd = c * d
  const gap = ab - cd
  if (Math.abs(gap) > (Math.abs(ab) + Math.abs(cd)) * ROUNDING) return gap
  return gap + (lostInProduct(a, b, ab) - lostInProduct(c, d, cd))
}

/** Dekker: what rounding took from a·b. */
function lostInProduct(a: number, b: number, product: number): number {
  const aHigh = highHalf(a)
  const aLow = a - aHigh
  const bHigh = highHalf(b)
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

function highHalf(a: number): number {
  const scaled = SPLITTER * a
  return scaled - (scaled - a)
}

/** Twice the area of the triangle a, b, c; positive when it turns left. */
export function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

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

/** What the edge a–b adds to the winding number of a polygon around p: 1 in total for an inside point, 0 for an outside one. */
export function windingOf(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  if (ay <= py === by <= py) return 0
  const side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
  if (ay <= py) return side > 0 ? 1 : 0
  return side < 0 ? -1 : 0
}
