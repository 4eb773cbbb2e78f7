import { execute, type GameState, isRefusal, scriptedChance, topQuestion } from '@tactic48/rules'
import type { RecordedGame } from './recordedGame.ts'

/** Positions of a recorded game in which a side chooses its next Action, at least `apart` commands from one to the next. */
export function positions({ first, play }: RecordedGame, apart: number): readonly GameState[] {
  const chance = scriptedChance(play.draws)
  const states: GameState[] = []
  let state = first
  let due = 0
  play.commands.forEach((command, i) => {
    if (i >= due && topQuestion(state)?.kind === 'action') {
      states.push(state)
      due = i + apart
    }
    const step = execute(state, command, chance)
    if (isRefusal(step)) throw new Error(`${step.rule} ${step.code}`)
    state = step.state
  })
  if (states.length === 0) throw new Error('nobody was asked for an Action')
  return states
}
