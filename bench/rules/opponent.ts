import { choose } from '@tactic48/ai'
import { type GameState, seededChance } from '@tactic48/rules'
import { against, alone, type Figure } from '../figure.ts'
import { leastSeconds } from '../work.ts'
import { positions } from './positions.ts'

const COMMANDS = 60
const APART = 12
const SIZES = [
  { aSide: 8, rounds: 20 },
  { aSide: 32, rounds: 5 },
  { aSide: 100, rounds: 2 },
] as const

/** Decisions of Regular a second, at its next Action in positions of a random game; growth against the smallest table. */
export function* decisions(): Generator<Figure> {
  let small = 0
  for (const { aSide, rounds } of SIZES) {
    const states = positions(aSide, `opponent ${aSide}`, COMMANDS, APART)
    const rate = states.length / leastSeconds(rounds, () => decideIn(states))
    const name = `opponent/decision/${aSide}v${aSide}`
    if (small === 0) yield alone(name, rate)
    else yield against(name, rate, `${SIZES[0].aSide}v${SIZES[0].aSide}`, small)
    if (small === 0) small = rate
  }
}

function decideIn(states: readonly GameState[]): void {
  for (const state of states) choose(state, state.turn.active, seededChance('opponent'))
}
