import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import type { Frame, GameState } from '../state/state.ts'
import type { Task, TaskKind, TaskOf, TaskResult } from '../state/task.ts'
import type { Flow, Unasked } from './flow.ts'

const topFrame = (state: GameState): Frame | undefined => state.stack[state.stack.length - 1]

export function topQuestion(state: GameState): Question | undefined {
  const frame = topFrame(state)
  return frame?.frame === 'question' ? frame.question : undefined
}

export function topQuestionOf<K extends QuestionKind>(state: GameState, kind: K): QuestionOf<K> | undefined {
  const question = topQuestion(state)
  return question?.kind === kind ? (question as QuestionOf<K>) : undefined
}

/** The question that a verb answers, once `check` has seen that it is asked. */
export function askedQuestion<K extends QuestionKind>(state: GameState, kind: K): QuestionOf<K> {
  const question = topQuestionOf(state, kind)
  if (!question) throw new Error(`${kind} is not asked`)
  return question
}

/** The task whose question was answered. */
export function runningTask<K extends TaskKind>(state: GameState, kind: K): TaskOf<K> {
  const task = topTask(state)
  if (task?.kind !== kind) throw new Error(`${kind} is not under way`)
  return task as TaskOf<K>
}

/** The task nearest the top, below any question. */
export function topTask(state: GameState): Task | undefined {
  const frame = state.stack[topTaskIndex(state)]
  return frame?.frame === 'task' ? frame.task : undefined
}

function topTaskIndex({ stack }: GameState): number {
  let i = stack.length - 1
  while (i >= 0 && stack[i]?.frame !== 'task') i--
  return i
}

/** Opens a task that tells the one now on top what came of it. */
export function openTask(flow: Flow, task: Task): void {
  const opener = topTaskIndex(flow.state)
  flow.wait({ frame: 'task', task, returnsTo: opener < 0 ? undefined : opener })
}

/** Opens a task in reaction to a fact: nobody below waits for its result. */
export const defer = (flow: Flow, task: Task): void => flow.wait({ frame: 'task', task, returnsTo: undefined })

/** Replaces the task on top, which is of the same kind. */
export const advanceTask = (flow: Flow, task: Task): void => flow.advanceTask(task)

/** Removes the task on top. */
export const closeTask = (flow: Flow, kind: Exclude<TaskKind, TaskResult['of']>): void => flow.closeTask(kind)

/** Removes a task on top that tells its opener what came of it. */
export const returnTask = (flow: Flow, returns: TaskResult): void => flow.closeTask(returns.of, returns)

export const closeQuestion = (flow: Flow, kind: Question['kind']): void => flow.closeQuestion(kind)

export const ask = (flow: Flow, question: Unasked): void => flow.wait({ frame: 'question', question })
