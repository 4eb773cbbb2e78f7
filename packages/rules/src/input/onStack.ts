import type { Question } from '../state/question.ts'
import type { Frame, GameState } from '../state/state.ts'
import type { TaskKind } from '../state/task.ts'
import { asideFault, askedFault } from './asked.ts'
import { Fault } from './fault.ts'
import { taskFault } from './underWay.ts'

/** Which tasks may have opened a task; a sealed question may be opened anywhere, and be asked first. */
const OPENED_BY: { readonly [K in TaskKind]: readonly TaskKind[] } = {
  setup: [],
  turn: [],
  shot: ['turn', 'opportunity', 'movement', 'heldAction', 'shot', 'order'],
  movement: ['turn', 'order'],
  opportunity: ['turn', 'setup', 'movement', 'shot', 'heldAction', 'grenade', 'opportunity', 'order', 'arrivals'],
  volley: ['turn'],
  grenade: ['turn', 'barrage'],
  heldAction: ['turn', 'shot', 'order'],
  fight: ['movement'],
  order: ['turn'],
  call: ['turn', 'heldAction', 'movement', 'order'],
  barrage: ['turn', 'arrivals', 'call'],
  arrivals: ['turn'],
  initiative: ['turn'],
  sealed: [
    'turn',
    'setup',
    'shot',
    'movement',
    'opportunity',
    'volley',
    'grenade',
    'heldAction',
    'fight',
    'order',
    'call',
    'barrage',
    'arrivals',
    'initiative',
    'sealed',
  ],
}

/** VICT-07: losses are counted together while a blast hands them out; nothing else asks in the middle of an event. */
const isHolding = (frame: Frame): boolean =>
  frame.frame === 'task' && frame.task.kind === 'grenade' && frame.task.step === 'allocate'

/** D40, and requests to take back: they are asked on top of whatever is asked. */
const isAside = (question: Question): boolean => question.kind === 'draw' || question.kind === 'undo'

/** Tasks one above the other as play opens them, and on top a question that the last of them asks. */
export function stackFault(state: GameState): Fault | undefined {
  if (state.reckoningHeld !== state.stack.some(isHolding))
    return new Fault('inconsistent', { with: 'stack' }, ['reckoningHeld'])
  const { stack, phase } = state
  if (phase === 'over') return stack.length > 0 ? new Fault('listTooLong', { limit: 0 }, ['stack']) : undefined
  const top = stack[stack.length - 1]
  if (top?.frame !== 'question') return new Fault('missing', {}, ['stack', stack.length])
  const asked = isAside(top.question) ? stack[stack.length - 2] : top
  if (asked?.frame !== 'question' || (asked !== top && isAside(asked.question))) {
    return new Fault('missing', {}, ['stack', stack.length - 1])
  }
  const tasks = stack.slice(0, asked === top ? -1 : -2)
  for (let i = 0; i < tasks.length; i++) {
    const fault = frameFault(state, tasks, i)
    if (fault) return fault.in('stack', i)
  }
  const below = tasks[tasks.length - 1]
  if (below?.frame !== 'task')
    return new Fault('notOneOf', { values: phase === 'setup' ? 'setup' : 'turn' }, ['stack', 0])
  const at = stack.indexOf(asked)
  return (
    askedFault(state, asked.question, below.task)?.in('stack', at, 'question') ??
    (asked === top ? undefined : asideFault(state, top.question)?.in('stack', at + 1, 'question'))
  )
}

function frameFault(state: GameState, tasks: readonly Frame[], index: number): Fault | undefined {
  const frame = tasks[index]
  if (frame?.frame !== 'task') return new Fault('notOneOf', { values: 'task' }, ['frame'])
  const { task, returnsTo } = frame
  const bottom = state.phase === 'setup' ? 'setup' : 'turn'
  if (index === 0) return task.kind === bottom ? undefined : new Fault('notOneOf', { values: bottom }, ['task', 'kind'])
  const below = kindAt(tasks, index - 1)
  const allowed = OPENED_BY[task.kind]
  if (!below || (below !== 'sealed' && !allowed.includes(below))) {
    return new Fault('inconsistent', { with: `stack[${index - 1}]` }, ['task', 'kind'])
  }
  if (returnsTo !== undefined) {
    const opener = returnsTo < index ? kindAt(tasks, returnsTo) : undefined
    if (!opener || !allowed.includes(opener)) return new Fault('inconsistent', { with: 'stack' }, ['returnsTo'])
  }
  return taskFault(state, task)?.in('task')
}

function kindAt(tasks: readonly Frame[], index: number): TaskKind | undefined {
  const frame = tasks[index]
  return frame?.frame === 'task' ? frame.task.kind : undefined
}
