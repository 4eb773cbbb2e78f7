import type { Chance } from '../kernel/chance.ts'
import type { Family } from '../kernel/family.ts'
import { topQuestion } from '../kernel/stack.ts'
import type { Command } from '../state/command.ts'
import type { SideId } from '../state/ids.ts'
import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import { isRefusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkParsed } from './check.ts'
import { FAMILIES } from './families.ts'

/** The finite answers that are legal for a side that is asked: who, with what, yes or no; places to go or aim at are not listed. */
export function* candidates(state: GameState, side: SideId): Generator<Command> {
  for (const command of proposals(state, side)) if (!isRefusal(checkParsed(state, command))) yield command
}

/** The same before `check`; a family without an answer to the question is not asked. */
export function* proposals(state: GameState, side: SideId): Generator<Command> {
  const question = topQuestion(state)
  if (!question?.awaiting.includes(side)) return
  for (const family of FAMILIES) if (answersTo(family, question.kind)) yield* family.candidates?.(state, side) ?? []
}

function answersTo({ verbs = {} }: Family, kind: QuestionKind): boolean {
  for (const rule of Object.values(verbs)) if (rule.answers === 'anytime' || rule.answers.includes(kind)) return true
  return false
}

/** §33: what the engine answers for a side that does not; `undefined` where nothing can be answered for it. */
export function defaultAnswer(state: GameState, side: SideId, chance: Chance): Command | undefined {
  const question = topQuestion(state)
  if (!question?.awaiting.includes(side)) return undefined
  for (const family of FAMILIES) {
    const answer = defaultOf(family, question.kind, state, question, side, chance)
    if (answer && !isRefusal(checkParsed(state, answer))) return answer
  }
  return undefined
}

function defaultOf<K extends QuestionKind>(
  family: Family,
  kind: K,
  state: GameState,
  question: Question,
  side: SideId,
  chance: Chance,
): Command | undefined {
  return family.defaults?.[kind]?.(state, question as QuestionOf<K>, side, chance)
}
