import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import type { Frame, GameState } from '../state/state.ts'
import type { Task } from '../state/task.ts'
import type { Flow } from './flow.ts'

export const topFrame = (state: GameState): Frame | undefined => state.stack[state.stack.length - 1]

export function topQuestion(state: GameState): Question | undefined {
  const frame = topFrame(state)
  return frame?.frame === 'question' ? frame.question : undefined
}

export function topQuestionOf<K extends QuestionKind>(state: GameState, kind: K): QuestionOf<K> | undefined {
  const question = topQuestion(state)
  return question?.kind === kind ? (question as QuestionOf<K>) : undefined
}

/** The task nearest the top, below any question. */
export function topTask(state: GameState): Task | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i]
    if (frame?.frame === 'task') return frame.task
  }
  return undefined
}

export const openTask = (flow: Flow, task: Task): void => flow.emit({ type: 'taskOpened', task })
export const advanceTask = (flow: Flow, task: Task): void => flow.emit({ type: 'taskAdvanced', task })
export const closeTask = (flow: Flow, kind: Task['kind']): void => flow.emit({ type: 'taskClosed', kind })
export const closeQuestion = (flow: Flow, kind: Question['kind']): void => flow.emit({ type: 'questionClosed', kind })

type Unasked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'since'> : never) : never

/** `question` is a literal made for this call: it is dated in place instead of being copied. */
export function ask(flow: Flow, question: Unasked): void {
  const dated = question as Unasked & { since: number }
  dated.since = flow.state.clock
  flow.emit({ type: 'questionOpened', question: dated as Question })
}
