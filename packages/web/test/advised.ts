import { choose } from '@tactic48/ai'
import { type Command, execute, type GameState, isRefusal, seededChance, topQuestion } from '@tactic48/rules'
import { seenBy } from '../src/game/seen.ts'

/** What the engine advises, decision by decision, each from the view of the side that is asked. */
export function advisedIn(
  first: GameState,
  most: number,
  seed = 'advised',
): readonly { readonly state: GameState; readonly command: Command }[] {
  const chance = seededChance(seed)
  const all: { readonly state: GameState; readonly command: Command }[] = []
  let state = first
  while (state.phase !== 'over' && all.length < most) {
    const side = topQuestion(state)?.awaiting[0]
    if (!side) break
    const seen = seenBy(state, side)
    const command = choose(seen, side, seededChance(`${seen.clock}`))?.command
    if (!command) break
    all.push({ state: seen, command })
    const step = execute(state, command, chance)
    if (isRefusal(step)) throw new Error(JSON.stringify({ command, step }))
    state = step.state
  }
  return all
}
