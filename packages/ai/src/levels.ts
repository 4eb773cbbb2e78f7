import { type Chance, type GameState, type Question, type SideId, topQuestion } from '@tactic48/rules'
import { type Bot, sideAsked } from './bot.ts'
import { type Choice, decide, recruited } from './regular.ts'
import { type Budget, type GoesOn, plannedAction } from './search/planner.ts'

export const LEVELS = ['recruit', 'regular', 'veteran'] as const
export type Level = (typeof LEVELS)[number]

/** The Veteran's search budget for one decision. */
export const VETERAN: Budget = {
  weighed: 40,
  modelled: 400,
  fought: 16,
  fights: 120,
  played: 4,
  playouts: 24,
  turns: 1,
  leaf: 24,
}

/**
 * The best next command of this level and its alternatives; `undefined` only when this side is not asked. A view is
 * enough. The caller's watchdog may end a long search: then the best command so far is played.
 */
export function choose(
  state: GameState,
  side: SideId,
  chance: Chance,
  level: Level = 'regular',
  goesOn?: GoesOn,
): Choice | undefined {
  const question = topQuestion(state)
  if (!question?.awaiting.includes(side)) return undefined
  if (level === 'recruit') return recruited(state, side, question, chance)
  return level === 'veteran'
    ? searched(state, side, question, chance, VETERAN, goesOn)
    : decide(state, side, question, chance)
}

function searched(
  state: GameState,
  side: SideId,
  question: Question,
  chance: Chance,
  budget: Budget,
  goesOn?: GoesOn,
): Choice {
  const planned = question.kind === 'action' ? plannedAction(state, side, question, chance, budget, goesOn) : undefined
  return planned ?? decide(state, side, question, chance)
}

export const recruit: Bot = (view, question, chance) => recruited(view, sideAsked(question), question, chance).command

export const regular: Bot = (view, question, chance) => decide(view, sideAsked(question), question, chance).command

/** A player with this search budget. */
export const searching =
  (budget: Budget): Bot =>
  (view, question, chance) =>
    searched(view, sideAsked(question), question, chance, budget).command

export const veteran: Bot = searching(VETERAN)
