import { choose } from '@tactic48/ai'
import {
  type Chance,
  type Command,
  defaultAnswer,
  type GameState,
  isRefusal,
  type Played,
  play,
  type Refusal,
  type SideId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { seenBy } from './seen.ts'

/** Plays the set-up through for both sides; each step on the way is told. */
export function setUpAtOnce(
  played: Played,
  chance: Chance,
  onStep: (state: GameState) => void = () => undefined,
): Played | Refusal {
  let current = played
  while (current.state.phase === 'setup') {
    const side = topQuestion(current.state)?.awaiting[0]
    const command = side && choose(seenBy(current.state, side), side, chance)?.command
    if (!command) return current
    const next = play(current, command, chance)
    if (isRefusal(next)) return next
    current = next
    onStep(current.state)
  }
  return current
}

/** What somebody who knows the game would do for a side that asks; the default of §33 where there is no advice. */
export function advised(state: GameState, side: SideId): Command | undefined {
  const chance = seededChance(`${state.clock}`)
  const seen = seenBy(state, side)
  return choose(seen, side, chance)?.command ?? defaultAnswer(seen, side, chance)
}
