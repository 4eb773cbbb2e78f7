import type { GameState, Task, TaskOf } from '@tactic48/rules'

/** More than the markers that can wait for one who sets out (OF-03 `anyAction`). */
const MOST_OFFERS = 100

/** What is left to do within a task. */
function leftIn(task: Task): number {
  switch (task.kind) {
    case 'movement':
      return task.step === 'before' ? MOST_OFFERS : 0
    case 'opportunity':
      return task.offers.length
    case 'volley':
      return task.markers.length * 100 + task.sixes.length
    case 'grenade':
      return task.step === 'allocate' ? task.wounds : task.dice + 1
    case 'fight':
      return task.opponents.length
    default:
      return 0
  }
}

const AT_REST: readonly TaskOf<'movement'>['step'][] = ['lastOffered', 'afterShot']

/** None for one who has come to rest and may still be shot at or shoot. */
const stepsLeft = (task: Task): number =>
  task.kind === 'movement' && !AT_REST.includes(task.step) ? task.steps - task.k : 0

/** What opens another weighs more than what it opens. */
const WEIGHT: { readonly [K in Task['kind']]: number } = {
  setup: 1,
  turn: 1,
  movement: 20,
  deed: 20,
  volley: 15,
  grenade: 15,
  opportunity: 10,
  fight: 5,
  sealed: 5,
  shot: 4,
}

const weightOf = (frame: GameState['stack'][number]): number => {
  if (frame.frame === 'task') return WEIGHT[frame.task.kind]
  return frame.question.kind === 'window' ? 2 : 1
}

/** Every legal command lowers this within a player turn (compared from the left), so that no turn can loop. */
export function measureOf(state: GameState): readonly number[] {
  const { blue, ember } = state.sides
  const tasks = state.stack.flatMap((frame) => (frame.frame === 'task' ? [frame.task] : []))
  const steps = tasks.reduce((sum, task) => sum + stepsLeft(task), 0)
  const requests = [blue, ember].reduce((sum, side) => sum + Number(!side.offeredDraw) + Number(!side.askedUndo), 0)
  return [
    state.figures.filter(({ whereabouts }) => whereabouts === 'reserve').length,
    blue.tokens + ember.tokens,
    requests,
    steps,
    tasks.reduce((sum, task) => sum + leftIn(task), 0),
    state.stack.reduce((sum, frame) => sum + weightOf(frame), 0),
  ]
}

export function isLower(after: readonly number[], before: readonly number[]): boolean {
  for (let i = 0; i < before.length; i++) {
    const [a, b] = [after[i] ?? 0, before[i] ?? 0]
    if (a !== b) return a < b
  }
  return false
}
