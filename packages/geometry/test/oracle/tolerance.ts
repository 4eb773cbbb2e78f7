/** LOS-13 in 1/1000 u: how far the oracle asks for agreement. */

/** Every obstacle is this much thicker: a gap must be wider than twice this (2⁻¹⁹ u). */
export const GAP = 1000 / 2 ** 20

/** A target is this much smaller when the question is whether all of it is seen. */
export const HIDE = 1000 / 2 ** 12

/** Answers are compared only when they hold with obstacles thicker and thinner by this much. */
export const BAND = GAP / 2

/** What rounding may cost the oracle itself. */
export const ROUNDING = 2e-5

export const CLEAR = GAP + BAND
export const BLOCKED = GAP - BAND

export const VERDICTS = ['yes', 'no', 'unsure'] as const
export type Verdict = (typeof VERDICTS)[number]
