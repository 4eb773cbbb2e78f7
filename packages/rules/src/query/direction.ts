import type { Point } from '@tactic48/geometry'

/** GEN-12: random directions, whole degrees from the east towards the south. */
export const DIRECTIONS = 360

const SCALE = 1_000_000
/** One degree, to be multiplied up: nothing but + and ×, so that every machine has the same table. */
const COSINE = 0.9998476951563913
const SINE = 0.01745240643728351

const UNIT: readonly Point[] = unitVectors()

function unitVectors(): readonly Point[] {
  const vectors: Point[] = []
  let x = 1
  let y = 0
  for (let i = 0; i < DIRECTIONS; i++) {
    vectors.push({ x: Math.round(x * SCALE), y: Math.round(y * SCALE) })
    const next = x * COSINE - y * SINE
    y = x * SINE + y * COSINE
    x = next
  }
  return vectors
}

/** The point so far away in this direction. */
export function pointAway(from: Point, direction: number, distance: number): Point {
  const unit = UNIT[direction] ?? { x: 0, y: 0 }
  return {
    x: from.x + Math.round((unit.x * distance) / SCALE),
    y: from.y + Math.round((unit.y * distance) / SCALE),
  }
}
