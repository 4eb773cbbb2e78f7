import {
  ACTION_VERBS,
  type ActionCommand,
  type Chance,
  type Command,
  candidates,
  check,
  type GameState,
  isRefusal,
  type SideId,
  topQuestion,
} from '@tactic48/rules'
import { answer } from './answer.ts'
import { appraise, blankNotes, TOKEN } from './appraise.ts'

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
const ALTERNATIVES = 3

const isAction = (command: Command): command is ActionCommand =>
  (ACTION_VERBS as readonly string[]).includes(command.verb)

/** The best next command by exact expectation, one Action ahead; `undefined` when this side is not asked. */
export function choose(state: GameState, side: SideId, chance: Chance): Choice | undefined {
  const question = topQuestion(state)
  if (!question?.awaiting.includes(side)) return undefined
  if (question.kind !== 'action' && question.kind !== 'window') {
    const command = answer(state, side, question, chance)
    return command && { command, value: 0, alternatives: [] }
  }
  const notes = blankNotes()
  const weighed: Weighed[] = []
  let rest: Command | undefined
  for (const command of candidates(state, side)) {
    if (isAction(command))
      weighed.push({ command, value: appraise(state, side, command, notes) - priceOf(state, command) })
    else if (command.verb === 'endTurn' || command.verb === 'pass') rest = command
  }
  weighed.sort((a, b) => b.value - a.value)
  const [first] = weighed
  const mustSpend = question.kind === 'action' && state.sides[side].spentThisTurn < state.rules.minAtPerTurn
  const threshold = mustSpend ? Number.NEGATIVE_INFINITY : question.kind === 'window' ? WORTH_DOING * 4 : WORTH_DOING
  if (first && first.value > threshold) return { ...first, alternatives: weighed.slice(1, 1 + ALTERNATIVES) }
  return rest && { command: rest, value: 0, alternatives: weighed.slice(0, ALTERNATIVES) }
}

function priceOf(state: GameState, command: Command): number {
  const plan = check(state, command)
  return isRefusal(plan) ? Number.POSITIVE_INFINITY : TOKEN * (plan.price?.tokens ?? 0)
}
