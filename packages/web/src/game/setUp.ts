import { choose } from '@tactic48/ai'
import { type Chance, isRefusal, type Played, play, type Refusal, topQuestion } from '@tactic48/rules'

/** Plays the set-up through for both sides: a quick start is on the table at once. */
export function setUpAtOnce(played: Played, chance: Chance): Played | Refusal {
  let current = played
  while (current.state.phase === 'setup') {
    const side = topQuestion(current.state)?.awaiting[0]
    const command = side && choose(current.state, side, chance)?.command
    if (!command) return current
    const next = play(current, command, chance)
    if (isRefusal(next)) return next
    current = next
  }
  return current
}
