import {
  type ActionCommand,
  type Chance,
  type Command,
  type GameState,
  isActionVerb,
  type Plan,
  type Question,
  type SideId,
  topQuestion,
  type Verb,
} from '@tactic48/rules'
import { answer } from './answer.ts'
import { appraise } from './appraise.ts'
import { type Bot, sideAsked } from './bot.ts'
import { generate } from './generator.ts'
import { type Situation, situationOf } from './situation.ts'

/** A command that was weighed, in AP after its price. */
export interface Weighed {
  readonly command: Command
  readonly value: number
}

export interface Choice extends Weighed {
  /** The next best, for "why". */
  readonly alternatives: readonly Weighed[]
}

/** Stay unless better by this. */
const WORTH_DOING = 0.15
const WORTH_A_WINDOW = 0.6
const ALTERNATIVES = 3
const ATTACKS: readonly Verb[] = ['fire', 'moveAndFire', 'throwGrenade']

/** The opponent that plays by exact expectation, one Action ahead. */
export const regular: Bot = (view, question, chance) => decide(view, sideAsked(question), question, chance).command

/** The best next command and what stood beside it; `undefined` when this side is not asked, and only then. */
export function choose(state: GameState, side: SideId, chance: Chance): Choice | undefined {
  const question = topQuestion(state)
  return question?.awaiting.includes(side) ? decide(state, side, question, chance) : undefined
}

function decide(state: GameState, side: SideId, question: Question, chance: Chance): Choice {
  if (question.kind === 'action' || question.kind === 'window') return nextAction(situationOf(state, side), question)
  const command = answer(state, side, question, chance)
  if (!command) throw new Error(`the opponent has no answer to ${question.kind}`)
  return { command, value: 0, alternatives: [] }
}

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

function nextAction(situation: Situation, question: Question): Choice {
  const weighed: Weighed[] = []
  let rest: Command | undefined
  for (const option of generate(situation.state, situation.side, situation.movers())) {
    const { command } = option.plan
    if (isAction(command)) {
      weighed.push({ command, value: appraise(situation, { ...option, command }) - priceOf(situation, option.plan) })
    } else if (command.verb === 'endTurn' || command.verb === 'pass') rest = command
  }
  weighed.sort((a, b) => b.value - a.value)
  const [first] = weighed
  if (first && first.value > thresholdOf(situation, question, first.command)) {
    return { ...first, alternatives: weighed.slice(1, 1 + ALTERNATIVES) }
  }
  if (!rest) throw new Error(`the opponent has no answer to ${question.kind}`)
  return { command: rest, value: 0, alternatives: weighed.slice(0, ALTERNATIVES) }
}

/**
 * TURN-05: a turn in which nothing is spent loses a token all the same. In a window (TURN-16) one attacks at once, but waits with
 * everything else until the enemy has shown what he does.
 */
function thresholdOf({ state, side, token }: Situation, question: Question, { verb }: Command): number {
  if (question.kind === 'window' && !ATTACKS.includes(verb)) return WORTH_A_WINDOW
  const { minAtPerTurn, minSpendFailure } = state.rules
  const owes = question.kind === 'action' && state.sides[side].spentThisTurn < minAtPerTurn
  return owes && minSpendFailure !== 'waive' ? -token : WORTH_DOING
}

function priceOf({ token }: Situation, { price, joinerPrices }: Plan): number {
  const joined = joinerPrices?.reduce((sum, { tokens }) => sum + tokens, 0) ?? 0
  return token * ((price?.tokens ?? 0) + joined)
}
