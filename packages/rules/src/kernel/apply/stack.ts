import type { StackEvent } from '../../state/event.ts'
import type { FigureId, SideId } from '../../state/ids.ts'
import type { Question, Sealed } from '../../state/question.ts'
import type { Frame } from '../../state/state.ts'
import type { OrderTask, Task } from '../../state/task.ts'
import { type Appliers, type Draft, editQueue, editStack, noop } from '../draft.ts'

function replaceTop(draft: Draft, frame: Frame): void {
  const stack = editStack(draft)
  stack[stack.length - 1] = frame
}

type TaskFrame = Extract<Frame, { readonly frame: 'task' }>

/** A task moves on, or is closed, only from the top and by its own kind; anything else would work on another's task. */
function topTaskOf(draft: Draft, kind: Task['kind'], change: 'advances' | 'closes'): TaskFrame {
  const frame = draft.stack[draft.stack.length - 1]
  if (frame?.frame === 'task' && frame.task.kind === kind) return frame
  throw new Error(`event ${change} task ${kind}, which does not lie on top`)
}

function topQuestionIndex(draft: Draft): number {
  const i = draft.stack.length - 1
  if (draft.stack[i]?.frame !== 'question') throw new Error('questionClosed without an open question')
  return i
}

function withAnswer(question: Question, side: SideId, answer: Sealed<unknown>): Question {
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
  editStack(draft)[i] = { frame: 'question', question: change(frame.question) }
}

/** ORDER-19: store only the called figure, not the remaining queue, to keep the log small. */
export function passOrderOn(draft: Draft, figure: FigureId): void {
  const { task, returnsTo, returned } = topTaskOf(draft, 'order', 'advances')
  const at = task.kind === 'order' ? task.queue.findIndex((one) => one.figure === figure) : -1
  if (task.kind !== 'order' || at < 0) throw new Error(`${figure} is not in the order's queue`)
  const { kind, officer, order, unit, step } = task
  const queue = editQueue(task)
  if (at === 0) queue.shift()
  else queue.splice(at, 1)
  if (queue === task.queue && returned === undefined) return
  const next: OrderTask =
    unit === undefined ? { kind, officer, order, step, queue } : { kind, officer, order, unit, step, queue }
  replaceTop(draft, { frame: 'task', task: next, returnsTo, returned: undefined })
}

export const applyStack: Appliers<StackEvent['type']> = {
  taskOpened(draft, event) {
    const { task, returnsTo } = event
    editStack(draft).push({ frame: 'task', task, returnsTo, returned: undefined })
  },
  taskAdvanced(draft, event) {
    const { returnsTo } = topTaskOf(draft, event.task.kind, 'advances')
    const { task } = event
    replaceTop(draft, { frame: 'task', task, returnsTo, returned: undefined })
  },
  taskClosed(draft, event) {
    const { returnsTo } = topTaskOf(draft, event.kind, 'closes')
    const stack = editStack(draft)
    stack.pop()
    const opener = returnsTo === undefined ? undefined : stack[returnsTo]
    if (returnsTo !== undefined && opener?.frame === 'task' && event.returns) {
      const { task, returnsTo: next } = opener
      stack[returnsTo] = { frame: 'task', task, returnsTo: next, returned: event.returns }
    }
  },
  questionOpened(draft, event) {
    editStack(draft).push({ frame: 'question', question: event.question })
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
    editStack(draft).pop()
  },
  questionRestored(draft, event) {
    draft.stack = event.stack
    draft.reckoningHeld = false
  },
  answersRevealed: noop,
}
