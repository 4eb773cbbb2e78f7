import {
  type CommandEntry,
  type GameState,
  hasAskedThisTurn,
  type Log,
  play,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { type GoldenGame, type GoldenStep, hashOf } from '../../packages/rules/test/golden/game.ts'
import { held } from '../../packages/rules/test/world/games.ts'
import type { GoldenPlan } from './plans.ts'
import { decide } from './players.ts'
import { forcesOf, specOf } from './spec.ts'

const COMMAND_LIMIT = 2000

export interface PlayedOut {
  readonly game: GoldenGame
  readonly log: Log
  /** Before each command. */
  readonly states: readonly GameState[]
}

/** The last command; an accepted request to take back has its own entry behind it. */
const lastCommand = ({ entries }: Log): CommandEntry => {
  const last = entries.findLast((entry) => entry.entry === 'command')
  if (last?.entry !== 'command') throw new Error('nothing was commanded')
  return last
}

export function playOut(plan: GoldenPlan): PlayedOut {
  const { name, shows, seed } = plan
  const spec = specOf(plan)
  const forces = forcesOf(plan)
  const dice = seededChance(`golden ${name} ${seed}`)
  const thoughts = seededChance(`golden ${name} ${seed} players`)
  const steps: GoldenStep[] = []
  const states: GameState[] = []
  let played = held(startLog(spec, dice))
  const { opening } = played.log
  const first = [opening.draws, hashOf(played.state, opening.events)] as const
  while (played.state.phase !== 'over') {
    if (steps.length > COMMAND_LIMIT) throw new Error(`${name} does not end`)
    const { state, log } = played
    const [side] = topQuestion(state)?.awaiting ?? []
    const mayAsk = side !== undefined && !hasAskedThisTurn(log, side)
    const command = side && decide(state, side, forces, plan, thoughts, mayAsk ? log.entries.length : 0)
    if (!command) throw new Error(`${name}: nobody answers ${JSON.stringify(topQuestion(state))}`)
    states.push(state)
    played = held(play(played, command, dice))
    const { draws, events } = lastCommand(played.log)
    steps.push([command, draws, hashOf(played.state, events)])
  }
  return { game: { golden: 2, name, shows, spec: played.log.spec, opening: first, steps }, log: played.log, states }
}
