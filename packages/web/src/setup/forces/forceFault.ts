import { check, type Force, type GameState, isRefusal, type Refusal, type SideId, seatOf } from '@tactic48/rules'

/** SETUP-01, asked from the rules: why this list is no force, in a game that waits for forces. */
export function forceFault(state: GameState | undefined, side: SideId, force: Force): Refusal | undefined {
  const seat = state && seatOf(state, side)
  if (!state || !seat) return undefined
  const plan = check(state, { verb: 'submitForce', seat, force })
  return isRefusal(plan) ? plan : undefined
}
