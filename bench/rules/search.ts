import { legalSamples } from '@tactic48/ai'
import { type Command, carryOut, checkParsed, type GameState, isRefusal, seededChance } from '@tactic48/rules'
import { alone, type Figure } from '../figure.ts'
import { leastSeconds } from '../work.ts'
import { positions } from './positions.ts'
import { recordGame } from './recordedGame.ts'

const ROUNDS = 60
/** Commands into the game: everybody has moved, some are wounded, markers stand. */
const MIDDLE = 20

/** What a search does: every legal command of one position is checked and carried out, each from the same state. */
export function* search(): Generator<Figure> {
  const state = positions(recordGame(8, 'search', 3 * MIDDLE), MIDDLE)[1]
  if (!state) throw new Error('the game is too short')
  const commands = [...legalSamples(state, state.turn.active)].filter(({ verb }) => verb !== 'resign')
  yield alone('search/8v8', commands.length / leastSeconds(ROUNDS, () => carryOutAll(state, commands)))
}

function carryOutAll(state: GameState, commands: readonly Command[]): void {
  const chance = seededChance('search')
  for (const command of commands) {
    const plan = checkParsed(state, command)
    if (isRefusal(plan)) throw new Error(`${plan.rule} ${plan.code}`)
    carryOut(state, plan, chance)
  }
}
