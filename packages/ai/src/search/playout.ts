import {
  carryOut,
  friendsOf,
  type GameState,
  isWounded,
  opponentOf,
  type Plan,
  type SideId,
  tallyOf,
  topQuestion,
  worthOfFigure,
} from '@tactic48/rules'
import { WOUND } from '../exchange/harm.ts'
import { hashOf, mixed, ThoughtDice } from './dice.ts'
import { quickAnswer } from './policy.ts'

/** Most commands of a playout. */
const MANY_COMMANDS = 200

/**
 * Plays the game on in the engine after this plan for `turns` turns, with dice keyed by figure and count: plans
 * compared with one seed roll the same dice.
 */
export function playedOut(start: GameState, first: Plan, seed: number, turns: number): GameState {
  const counts = new Map<number, number>()
  const diceFor = (state: GameState, { command }: Plan): ThoughtDice => {
    const who = 'figure' in command && typeof command.figure === 'string' ? command.figure : command.verb
    const key = mixed(seed, state.turn.number * 131 + hashOf(who))
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return new ThoughtDice(mixed(key, count))
  }
  const mind = new ThoughtDice(mixed(seed, 77))
  const last = start.turn.number + turns
  let { state } = carryOut(start, first, diceFor(start, first))
  for (let i = 0; i < MANY_COMMANDS && state.phase === 'play' && state.turn.number <= last; i++) {
    const question = topQuestion(state)
    const side = question?.awaiting[0]
    if (!question || !side) break
    const plan = quickAnswer(state, side, question, mind)
    state = carryOut(state, plan, diceFor(state, plan)).state
  }
  return state
}

/** Share of its AP that a side has lost; wounds count in part. */
export function lostShare(state: GameState, side: SideId): number {
  const { lostAp, totalAp } = tallyOf(state, side)
  let lost = lostAp
  for (const figure of friendsOf(state, side))
    if (isWounded(state, figure)) lost += WOUND * worthOfFigure(state, figure)
  return lost / Math.max(1, totalAp)
}

const STEEP = 4
const TOKEN = 0.015

/** Value for this side, from 0 to 1. */
export function standingOf(state: GameState, side: SideId): number {
  if (state.phase === 'over') {
    const winner = state.outcome?.winner
    return winner === undefined ? 0.5 : winner === side ? 1 : 0
  }
  const foe = opponentOf(side)
  const tokens = state.sides[side].tokens - state.sides[foe].tokens
  const x = STEEP * (lostShare(state, foe) - lostShare(state, side)) + TOKEN * tokens
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x)
}
