import { baseOf, type Figure, type GameState, onTable, sightGroundOf, sightRulesBetween } from '@tactic48/rules'
import { type ShownSight, showSight } from '../sight/shownSight.ts'

export interface Proof extends ShownSight {
  readonly others: readonly Figure[]
}

/** LOS-14 as this game reads it, with its reasons. */
export function proofOf(state: GameState, shooter: Figure, target: Figure): Proof {
  const others = onTable(state)
  const base = (figure: Figure) => baseOf(state, figure)
  const rules = sightRulesBetween(state, shooter, target)
  return { ...showSight(sightGroundOf(state), base(shooter), base(target), rules, others.map(base)), others }
}
