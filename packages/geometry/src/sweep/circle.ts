import {
  ALONG_X,
  ALONG_Y,
  FIRST,
  FROM_X,
  FROM_Y,
  LAST,
  leg,
  legX,
  legY,
  MAYBE,
  SCALE,
  SLACK,
  STEPS,
  SURELY,
  window,
} from './leg.ts'

/**
 * The steps in lo … hi whose points MAYBE or SURELY lie within `whole` of (x, y). Answers whether there are any. The slack is added in
 * here because a fraction as an argument would be put on the heap.
 */
export function circleWindow(x: number, y: number, whole: number, certainty: number, lo: number, hi: number): boolean {
  const reach = whole + certainty * SLACK
  if (reach < 0) return false
  const mx = x - (leg[FROM_X] as number)
  const my = y - (leg[FROM_Y] as number)
  if (leg[STEPS] === 0) {
    window[FIRST] = lo
    window[LAST] = hi
    return mx * mx + my * my <= reach * reach
  }
  const ux = leg[ALONG_X] as number
  const uy = leg[ALONG_Y] as number
  const across = ux * my - uy * mx
  if (across > reach || across < -reach) return false
  const scale = leg[SCALE] as number
  const middle = (ux * mx + uy * my) * scale
  const half = Math.sqrt(reach * reach - across * across) * scale
  const first = Math.max(lo, Math.ceil(middle - half))
  const last = Math.min(hi, Math.floor(middle + half))
  window[FIRST] = first
  window[LAST] = last
  return first <= last
}

/** The first step in lo … hi whose point has at most `square` as its squared distance from (x, y), else −1; reach² ≈ square. */
export function firstInCircle(x: number, y: number, reach: number, square: number, lo: number, hi: number): number {
  if (!circleWindow(x, y, reach, MAYBE, lo, hi)) return -1
  const last = window[LAST] as number
  for (let k = window[FIRST] as number; k <= last; k += 1) {
    if (squareAt(k, x, y) <= square) return k
  }
  return -1
}

/** The first step in lo … hi whose point has more than `square` as its squared distance from (x, y), else −1. */
export function firstOffCircle(x: number, y: number, reach: number, square: number, lo: number, hi: number): number {
  let sureFirst = hi + 1
  let sureLast = hi
  if (circleWindow(x, y, reach, SURELY, lo, hi)) {
    sureFirst = window[FIRST] as number
    sureLast = window[LAST] as number
  }
  for (let k = lo; k <= hi; k += 1) {
    if (k === sureFirst) k = sureLast
    else if (squareAt(k, x, y) > square) return k
  }
  return -1
}

/** The last step in lo … hi whose point has more than `square` as its squared distance from (x, y), else −1. */
export function lastOffCircle(x: number, y: number, reach: number, square: number, lo: number, hi: number): number {
  let sureFirst = lo
  let sureLast = lo - 1
  if (circleWindow(x, y, reach, SURELY, lo, hi)) {
    sureFirst = window[FIRST] as number
    sureLast = window[LAST] as number
  }
  for (let k = hi; k >= lo; k -= 1) {
    if (k === sureLast) k = sureFirst
    else if (squareAt(k, x, y) > square) return k
  }
  return -1
}

function squareAt(k: number, x: number, y: number): number {
  const dx = legX(k) - x
  const dy = legY(k) - y
  return dx * dx + dy * dy
}
