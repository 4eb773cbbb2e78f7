import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import {
  createGame,
  execute,
  type OptionValues,
  type PerSide,
  roundOf,
  type SideId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { battle } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { type Bot, type Conduct, consultation, NO_WATCH, watched } from '../src/index.ts'

const LARGE = READY_FORCES.filter(({ ap }) => ap >= 36)

export interface Result {
  readonly winner: SideId | 'draw'
  readonly commands: number
  readonly rounds: number
  readonly rule: string
  readonly conduct: PerSide<Conduct>
}

interface Terms {
  readonly gameType?: 'skirmish' | 'mission'
  readonly options?: OptionValues
}

/** A game from deployment to its end; both bots see only what their seats may see. */
export function match(seed: string, bots: PerSide<Bot>, { gameType = 'skirmish', options = {} }: Terms = {}): Result {
  const chance = seededChance(seed)
  const thinking = seededChance(`${seed} thoughts`)
  const pick = <T>(list: readonly T[]): T => list[chance.int(list.length)] as T
  const field = pick(BATTLEFIELDS)
  const edition = pick(['qs-en', 'qs-it', 'qs-es'] as const)
  const forces = { blue: pick(LARGE).force, ember: pick(LARGE).force }
  const terms = { edition, gameType, options: { turnLimit: 40, ...options } }
  let { state } = held(createGame(battle({ ...terms, field, agreedAp: 40, forces }), chance))
  let commands = 0
  let watch = NO_WATCH
  while (state.phase !== 'over') {
    const side = topQuestion(state)?.awaiting[0]
    const asked = side && consultation(state, side)
    if (!asked) throw new Error(`nobody answers ${JSON.stringify(topQuestion(state))}`)
    const command = bots[side](asked.view, asked.question, thinking)
    const step = held(execute(state, command, chance))
    watch = watched(watch, state, side, command, step)
    state = step.state
    commands += 1
  }
  const { winner = 'draw', rule = '' } = state.outcome ?? {}
  return { winner, commands, rounds: roundOf(state), rule, conduct: watch.conduct }
}
