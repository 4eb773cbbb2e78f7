import {
  type Chance,
  carryOut,
  type GameState,
  opponentOf,
  type Plan,
  type Question,
  type SideId,
  tallyOf,
  topQuestion,
} from '@tactic48/rules'
import { halfTurn } from './exchange/firefight.ts'
import { lossOf } from './exchange/world.ts'
import { decide } from './regular.ts'
import { mixed, ThoughtDice } from './search/dice.ts'
import { sceneOf } from './search/planner.ts'
import { lostShare } from './search/playout.ts'
import { quickAnswer } from './search/policy.ts'
import { situationOf } from './situation.ts'

/** How both sides play the half-turn that the model is compared with. */
export const POLICIES = {
  quick: quickAnswer,
  regular: (state: GameState, side: SideId, question: Question, chance: Chance): Plan =>
    decide(state, side, question, chance, false).plan,
} as const
export type Policy = keyof typeof POLICIES

/** AP that the model expects the side to take from the enemy in the rest of its turn. */
export function modelledHarm(state: GameState, side: SideId): number {
  const [own, foe] = sceneOf(situationOf(state, side)).forces
  const before = lossOf(foe)
  halfTurn(own, foe)
  return lossOf(foe) - before
}

const MANY_COMMANDS = 200

/** AP taken in one playout of the engine. */
export function playedHarm(state: GameState, side: SideId, seed: number, policy: Policy): number {
  const foe = opponentOf(side)
  const lost = (now: GameState): number => lostShare(now, foe) * tallyOf(now, foe).totalAp
  let now = state
  for (let i = 0; i < MANY_COMMANDS && now.phase === 'play' && now.turn.number === state.turn.number; i++) {
    const question = topQuestion(now)
    const asked = question?.awaiting[0]
    if (!question || !asked) break
    const key = mixed(seed, i)
    now = carryOut(
      now,
      POLICIES[policy](now, asked, question, new ThoughtDice(key)),
      new ThoughtDice(mixed(key, 1)),
    ).state
  }
  return lost(now) - lost(state)
}
