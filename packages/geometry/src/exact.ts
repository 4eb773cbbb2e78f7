const SPLITTER = 134217729
const ROUNDING = 1 / 1125899906842624

/** The sign of a·b − c·d, exact for whole numbers whose products no longer fit into a double. */
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
