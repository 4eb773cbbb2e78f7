import type { CardId } from '../../state/ids.ts'
import type { Refusal } from '../../state/refusal.ts'
import type { UnitSpec } from '../../state/spec.ts'

/** What is wrong with a force. With an error it cannot be fielded; a warning is only told (STRUCT-02, FORCE-09). */
export interface ForceFault {
  readonly severity: 'error' | 'warning'
  readonly refusal: Refusal
  /** The group that it is about. */
  readonly unit?: UnitSpec
}

export const error = (refusal: Refusal, unit?: UnitSpec): ForceFault => ({
  severity: 'error',
  refusal,
  ...(unit && { unit }),
})

export const warning = (refusal: Refusal, unit?: UnitSpec): ForceFault => ({
  severity: 'warning',
  refusal,
  ...(unit && { unit }),
})

/** How often each card is in a list, in the order of their first places. */
export function countsOf(cards: readonly CardId[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}
