import {
  type Chance,
  carryOut,
  type GameState,
  isSecretFact,
  type Plan,
  type SideId,
  type Step,
  topQuestion,
} from '@tactic48/rules'

class Drawn extends Error {}

/** A chance that gives none: that it was asked is the answer. */
const NO_DIE: Chance = {
  d6: () => {
    throw new Drawn()
  },
  int: () => {
    throw new Drawn()
  },
}

function foreseen(state: GameState, plan: Plan): Step | undefined {
  try {
    return carryOut(state, plan, NO_DIE)
  } catch (reason) {
    if (reason instanceof Drawn) return undefined
    throw reason
  }
}

/** What undo does not give back without asking: dice, secrets, an answer of the other side, the end of the game. */
export function isForGood(state: GameState, plan: Plan, side: SideId): boolean {
  const step = foreseen(state, plan)
  if (!step || step.state.phase === 'over' || step.events.some(({ type }) => isSecretFact(type))) return true
  return topQuestion(step.state)?.awaiting.includes(side) !== true
}
