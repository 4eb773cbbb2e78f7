import { type GameState, SIDES, tallyOf } from '@tactic48/rules'
import type { Expectation } from '../schema/expectation.ts'

/** Countdowns, smoke and what the sides have lost so far. */
export function* awaitedFaults(state: GameState, said: Expectation): Iterable<string> {
  const due = state.schedule.map((entry) => entry.due)
  if (said.due && String(said.due) !== String(due)) yield `due: expected ${said.due.join(', ')}, is ${due.join(', ')}`
  if (said.smoke !== undefined && said.smoke !== state.smoke.length) {
    yield `smoke: expected ${said.smoke}, is ${state.smoke.length}`
  }
  for (const side of SIDES) {
    const { totalAp } = tallyOf(state, side)
    const force = said.force?.[side]
    if (force !== undefined && force !== totalAp) yield `force.${side}: expected ${force}, is ${totalAp}`
  }
}
