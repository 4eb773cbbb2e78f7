import { BY_X, BY_Y, FIRST, FROM_X, FROM_Y, LAST, LENGTH, leg, legX, legY, SLACK, STEPS, window } from './leg.ts'

/**
 * The steps of the leg at which the unrounded line is within `reach` of (x, y), cut to lo … hi. Answers whether there are any.
 */
export function circleWindow(x: number, y: number, reach: number, lo: number, hi: number): boolean {
  window[FIRST] = lo
  window[LAST] = hi
  if (reach < 0) return false
  const length = leg[LENGTH] as number
  const mx = x - (leg[FROM_X] as number)
  const my = y - (leg[FROM_Y] as number)
  if (length === 0) return mx * mx + my * my <= reach * reach
  const dx = leg[BY_X] as number
  const dy = leg[BY_Y] as number
  const across = (dx * my - dy * mx) / length
  if (across > reach || across < -reach) return false
  const scale = (leg[STEPS] as number) / length
  const middle = ((dx * mx + dy * my) / length) * scale
  const half = Math.sqrt(reach * reach - across * across) * scale
  const first = Math.ceil(middle - half)
  const last = Math.floor(middle + half)
  if (first > lo) window[FIRST] = first
  if (last < hi) window[LAST] = last
  return first <= hi && last >= lo && first <= last
}

/** The first step in lo … hi whose point has at most `square` as its squared distance from (x, y), else −1; reach² ≈ square. */
export function firstInCircle(x: number, y: number, reach: number, square: number, lo: number, hi: number): number {
  if (!circleWindow(x, y, reach + SLACK, lo, hi)) return -1
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
  if (circleWindow(x, y, reach - SLACK, lo, hi)) {
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
  if (circleWindow(x, y, reach - SLACK, lo, hi)) {
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
