import type { SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { faceOf, friendsOf } from './figures.ts'
import { isOfficer } from './rank.ts'

/** What a side rolls for the first turn: the highest of so many dice, and what its officers add. */
export interface OpeningRoll {
  readonly dice: number
  readonly bonus: number
}

/** SETUP-11, INIT-04: the officers on the table add their TAKE INITIATIVE; nobody bids. */
export function openingRoll(state: GameState, side: SideId): OpeningRoll {
  const { company } = state.rules
  if (!company?.initiativeAtStart) return { dice: 1, bonus: 0 }
  let value = 0
  for (const figure of friendsOf(state, side)) {
    if (isOfficer(state, figure)) value += faceOf(state, figure).takeInitiative ?? 0
  }
  return company.initiativeValueAs === 'dice' ? { dice: Math.max(1, value), bonus: 0 } : { dice: 1, bonus: value }
}
