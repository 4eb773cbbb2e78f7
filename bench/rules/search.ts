import { legalSamples } from '@tactic48/ai'
import { type Command, carryOut, checkParsed, type GameState, isRefusal, seededChance } from '@tactic48/rules'
import { alone, type Figure } from '../figure.ts'
import { positions } from './positions.ts'

const ROUNDS = 60
/** Commands into the game: everybody has moved, some are wounded, markers stand. */
const MIDDLE = 20

/** What a search does: every legal command of one position is checked and carried out, each from the same state. */
export function* search(): Generator<Figure> {
  const state = positions(8, 'search', 3 * MIDDLE, MIDDLE)[1]
  if (!state) throw new Error('the game is too short')
  const commands = [...legalSamples(state, state.turn.active)].filter(({ verb }) => verb !== 'resign')
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, secondsFor(state, commands))
  yield alone('search/8v8', commands.length / best)
}

function secondsFor(state: GameState, commands: readonly Command[]): number {
  const chance = seededChance('search')
  const began = performance.now()
  for (const command of commands) {
    const plan = checkParsed(state, command)
    if (isRefusal(plan)) throw new Error(`${plan.rule} ${plan.code}`)
    carryOut(state, plan, chance)
  }
  return (performance.now() - began) / 1000
}
