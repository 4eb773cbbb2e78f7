import { UNIT } from '../point.ts'

/** LOS-13: for existence every obstacle is this much thicker, so that a gap must exceed twice as much. */
export const E_GAP = UNIT / 1048576

/** LOS-13: a piece that overlaps the target by less than this hides nothing of it. */
export const E_HIDE = UNIT / 4096

/** An obstacle this near to a base may change its order with that base within one arc of directions. */
export const TOUCHING = 2 * E_GAP

/** Two chords that end in the same crossing of two rims may differ by rounding. */
export const SAME_END = E_GAP / 4

/** The narrowest interval of keys that counts as an opening. */
export const LEAST_OPENING = 1 / 17592186044416
