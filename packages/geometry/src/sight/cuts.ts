import { directions } from './directions.ts'
import { pivot } from './pivot.ts'

/** Keys that cut the free directions into elementary stretches, for obstacles that the closed forms do not fit. */
export const cuts = { count: 0, keys: new Float64Array(64) }

/** Keys of the family's lines that pass the point at the signed distance `side` are cuts. */
export function cutAtPoint(x: number, y: number, side: number): void {
  const dx = x - pivot.x
  const dy = y - pivot.y
  const square = dx * dx + dy * dy
  if (square === 0) return
  const k = pivot.offset + side
  let rest = square - k * k
  if (rest < 0) {
    // A double root that rounding has pushed below zero: a crossing of rims seen from the tangents of the same rim.
    if (rest < -1e-12 * square) return
    rest = 0
  }
  const w = Math.sqrt(rest)
  if (w * dx + k * dy > 0) addCut((w * dy - k * dx) / square)
  if (-w * dx + k * dy > 0) addCut((-w * dy - k * dx) / square)
}

export function addCut(key: number): void {
  if (key <= directions.low || key >= directions.high) return
  const { keys } = cuts
  let place = cuts.count
  while (place > 0 && (keys[place - 1] as number) > key) {
    keys[place] = keys[place - 1] as number
    place -= 1
  }
  keys[place] = key
  cuts.count += 1
}
