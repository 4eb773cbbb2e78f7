import {
  type Chance,
  createGame,
  execute,
  type GameSpec,
  type GameState,
  isRefusal,
  type PerSide,
  topQuestion,
} from '@tactic48/rules'
import { type Bot, consultation } from './bot.ts'

/** Two bots play a game to its end. A command that is refused is an error that says who said what and which rule forbids it. */
export function playGame(spec: GameSpec, bots: PerSide<Bot>, chance: Chance): GameState {
  const opened = createGame(spec, chance)
  if (isRefusal(opened)) throw new Error(`the game cannot be set up: ${opened.rule} ${opened.code}`)
  let { state } = opened
  while (state.phase !== 'over') {
    const side = topQuestion(state)?.awaiting[0]
    const asked = side && consultation(state, side)
    if (!asked) throw new Error('no side is asked')
    const command = bots[side](asked.view, asked.question, chance)
    const step = execute(state, command, chance)
    if (isRefusal(step)) throw new Error(`${side} may not ${JSON.stringify(command)}: ${step.rule} ${step.code}`)
    state = step.state
  }
  return state
}
