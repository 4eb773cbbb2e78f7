import {
  type Chance,
  type CommandEntry,
  createGame,
  execute,
  type GameEvent,
  type GameState,
  isRefusal,
  type Log,
  type Refusal,
  type Step,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { type GoldenGame, type GoldenStep, hashOf } from '../../packages/rules/test/golden/game.ts'
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

function held(step: Step | Refusal): Step {
  if (isRefusal(step)) throw new Error(`refused: ${JSON.stringify(step)}`)
  return step
}

const SECRETS: readonly GameEvent['type'][] = ['answerSealed', 'forcesRevealed', 'answersRevealed']
const isSecret = ({ type }: GameEvent): boolean => SECRETS.includes(type)

interface Recorded extends Chance {
  readonly values: readonly number[]
}

function recorded(chance: Chance): Recorded {
  const values: number[] = []
  const note = (value: number): number => {
    values.push(value)
    return value
  }
  return { values, d6: () => note(chance.d6()), int: (n) => note(chance.int(n)) }
}

export function playOut(plan: GoldenPlan): PlayedOut {
  const { name, shows, seed } = plan
  const spec = specOf(plan)
  const forces = forcesOf(plan)
  const dice = seededChance(`golden ${name} ${seed}`)
  const thoughts = seededChance(`golden ${name} ${seed} players`)
  const first = recorded(dice)
  const opened = held(createGame(spec, first))
  const steps: GoldenStep[] = []
  const states: GameState[] = []
  const entries: CommandEntry[] = []
  let { state } = opened
  while (state.phase !== 'over') {
    if (steps.length > COMMAND_LIMIT) throw new Error(`${name} does not end`)
    const [side] = topQuestion(state)?.awaiting ?? []
    const command = side && decide(state, side, forces, plan, thoughts)
    if (!command) throw new Error(`${name}: nobody answers ${JSON.stringify(topQuestion(state))}`)
    const chance = recorded(dice)
    const { events, ...step } = held(execute(state, command, chance))
    states.push(state)
    steps.push([command, chance.values, hashOf(step.state, events)])
    entries.push({
      entry: 'command',
      side,
      command,
      events,
      chance: chance.values.length > 0,
      secrets: events.some(isSecret),
    })
    state = step.state
  }
  const opening = [first.values, hashOf(opened.state, opened.events)] as const
  return {
    game: { golden: 1, name, shows, spec, opening, steps },
    log: { spec, opening: opened.events, entries },
    states,
  }
}
