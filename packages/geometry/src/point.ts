/** Integers in 1/1000 u. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One u, the game's unit of length, in the integers of the table. */
export const UNIT = 1000

/** GEN-04, GEN-06: 0.005 u in favour of "within" and of contact. */
export const EPSILON = 5
