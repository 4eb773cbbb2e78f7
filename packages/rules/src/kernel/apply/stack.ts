import type { StackEvent } from '../../state/event.ts'
import type { Question, Sealed } from '../../state/question.ts'
import type { SideId } from '../../state/side.ts'
import type { Frame } from '../../state/state.ts'
import { type Appliers, type Draft, tellsOnly } from '../applier.ts'

function push(draft: Draft, frame: Frame): void {
  const stack = draft.stack.slice()
  stack.push(frame)
  draft.stack = stack
}

function topTaskIndex(draft: Draft): number {
  for (let i = draft.stack.length - 1; i >= 0; i--) if (draft.stack[i]?.frame === 'task') return i
  throw new Error('event advances a task, but none is under way')
}

function topQuestionIndex(draft: Draft): number {
  const i = draft.stack.length - 1
  if (draft.stack[i]?.frame !== 'question') throw new Error('event answers a question, but none lies on top')
  return i
}

export function withAnswer(question: Question, side: SideId, answer: Sealed<unknown>): Question {
  const awaiting = question.awaiting.filter((other) => other !== side)
  if (question.kind === 'force') return { ...question, awaiting, answers: { ...question.answers, [side]: answer } }
  if (question.kind === 'sealedNumber') {
    const number = answer as Sealed<number>
    return { ...question, awaiting, answers: { ...question.answers, [side]: number } }
  }
  return { ...question, awaiting }
}

/** Takes one side off those that still owe an answer to the question on top. */
export function withdrawAwaiting(draft: Draft, side: SideId): void {
  replaceTopQuestion(draft, (question) => ({
    ...question,
    awaiting: question.awaiting.filter((other) => other !== side),
  }))
}

function replaceTopQuestion(draft: Draft, change: (question: Question) => Question): void {
  const i = topQuestionIndex(draft)
  const frame = draft.stack[i]
  if (frame?.frame !== 'question') return
  const stack = draft.stack.slice()
  stack[i] = { frame: 'question', question: change(frame.question) }
  draft.stack = stack
}

export const applyStack: Appliers<StackEvent['type']> = {
  taskOpened(draft, event) {
    push(draft, { frame: 'task', task: event.task })
  },
  taskAdvanced(draft, event) {
    const i = topTaskIndex(draft)
    const stack = draft.stack.slice()
    stack[i] = { frame: 'task', task: event.task }
    draft.stack = stack
  },
  taskClosed(draft, event) {
    const i = draft.stack.length - 1
    const frame = draft.stack[i]
    if (frame?.frame !== 'task' || frame.task.kind !== event.kind) {
      throw new Error(`event closes task ${event.kind}, which does not lie on top`)
    }
    draft.stack = draft.stack.slice(0, i)
  },
  questionOpened(draft, event) {
    push(draft, { frame: 'question', question: event.question })
  },
  answerSealed(draft, event) {
    replaceTopQuestion(draft, (question) => withAnswer(question, event.side, event.answer))
  },
  questionClosed(draft, event) {
    const i = topQuestionIndex(draft)
    const frame = draft.stack[i]
    if (frame?.frame !== 'question' || frame.question.kind !== event.kind) {
      throw new Error(`event closes question ${event.kind}, which does not lie on top`)
    }
    draft.stack = draft.stack.slice(0, i)
  },
  answersRevealed: tellsOnly,
}
