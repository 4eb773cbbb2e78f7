/** LOS-13 in 1/1000 u: how far the oracle asks for agreement. */

/** Every obstacle is this much thicker: a gap must be wider than twice this (2⁻¹⁹ u). */
export const GAP = 1000 / 2 ** 20

/** A target is this much smaller when the question is whether all of it is seen. */
export const HIDE = 1000 / 2 ** 12

/** Answers are compared only when they hold with obstacles as thick as `clear` and as thin as `blocked`. */
export interface Band {
  readonly clear: number
  readonly blocked: number
}

/** Half of the tolerance to either side. */
export const TIGHT: Band = { clear: 1.5 * GAP, blocked: GAP / 2 }

/** Where a piece passes under a rim its thickness moves the crossing along the rim by more than itself. */
export const WIDE: Band = { clear: 4 * GAP, blocked: GAP / 16 }

/** What rounding may cost the oracle itself. */
export const ROUNDING = 2e-5

export type Verdict = 'yes' | 'no' | 'unsure'
