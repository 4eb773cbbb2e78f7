import { BATTLEFIELDS, cardBookOf, FACTIONS, READY_FORCES } from '@tactic48/content'
import {
  type Chance,
  type Command,
  candidates,
  createGame,
  execute,
  type GameState,
  isRefusal,
  ruleSetOf,
  type SideId,
  seatId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { choose } from '../src/index.ts'

const LARGE = READY_FORCES.filter(({ ap }) => ap >= 36)

export type Player = (state: GameState, side: SideId, chance: Chance) => Command | undefined

export const greedy: Player = (state, side, chance) => choose(state, side, chance)?.command

export const random: Player = (state, side, chance) => {
  const all = [...candidates(state, side)].filter(
    ({ verb }) => verb !== 'resign' && verb !== 'offerDraw' && verb !== 'askUndo',
  )
  return all[chance.int(Math.max(1, all.length))]
}

export interface Result {
  readonly winner: SideId | 'draw'
  readonly commands: number
  readonly turns: number
  readonly rule: string
}

/** A game from deployment to its end; both players see only what a seat may see through the same calls. */
export function match(
  seed: string,
  players: { readonly [side in SideId]: Player },
  gameType: 'skirmish' | 'mission' = 'skirmish',
): Result {
  const chance = seededChance(seed)
  const thinking = seededChance(`${seed} thoughts`)
  const pick = <T>(list: readonly T[]): T => list[chance.int(list.length)] as T
  const field = pick(BATTLEFIELDS)
  const opened = createGame(
    {
      start: 'setup',
      rules: ruleSetOf({ qs: pick(['qs-en', 'qs-it', 'qs-es'] as const), options: { turnLimit: 80 } }),
      cards: cardBookOf(FACTIONS),
      seats: { [seatId('b')]: 'blue', [seatId('e')]: 'ember' },
      gameType,
      agreedAp: 40,
      table: { ...field.table, edges: { blue: 'south', ember: 'north' } },
      forces: { blue: pick(LARGE).force, ember: pick(LARGE).force },
    },
    chance,
  )
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened))
  let state = opened.state
  let commands = 0
  while (state.phase !== 'over') {
    const side = topQuestion(state)?.awaiting[0]
    const command = side && players[side](state, side, thinking)
    if (!command) throw new Error(`nobody answers ${JSON.stringify(topQuestion(state))}`)
    const step = execute(state, command, chance)
    if (isRefusal(step)) throw new Error(`${JSON.stringify(command)} ${JSON.stringify(step)}`)
    state = step.state
    commands += 1
    if (commands > 5000) throw new Error('no end')
  }
  return {
    winner: state.outcome?.winner ?? 'draw',
    commands,
    turns: state.turn.number,
    rule: state.outcome?.rule ?? '',
  }
}
