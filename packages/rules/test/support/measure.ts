import type { GameState, Task, TaskOf } from '@tactic48/rules'

/**
 * What may still come of a thing weighs more than all that can come of it: one who sets out may be offered fire
 * (OF-03 `anyAction`), a shot may be answered (COVER-03), the answer is an Action that draws fire itself.
 */
const HELD_ACTION = 300
const ANSWER = 1000
const SHOT = 1500
const SHOT_AFTER = 2000
const SETTING_OUT = 4000

/** What is left to do within a task. */
function leftIn(task: Task): number {
  switch (task.kind) {
    case 'movement':
      return (task.step === 'before' ? SETTING_OUT : 0) + (task.shootAfter ? SHOT_AFTER : 0)
    case 'shot':
      return task.step === 'roll' ? 0 : SHOT + Number(task.step === 'cards')
    case 'heldAction':
      return HELD_ACTION
    case 'opportunity':
      return task.offers.length
    case 'volley':
      return task.markers.length * 100 + task.sixes.length * 2 + (task.step === 'victim' ? 0 : 1)
    case 'grenade':
      return task.step === 'allocate' ? task.wounds : task.dice + 1
    case 'fight':
      return task.opponents.length
    case 'initiative':
      return task.step === 'raise' ? 2 - task.passes : 3
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
  heldAction: 20,
  order: 30,
  arrivals: 40,
  call: 30,
  barrage: 25,
  initiative: 10,
  volley: 15,
  grenade: 15,
  opportunity: 10,
  fight: 5,
  sealed: 5,
  shot: 4,
}

const weightOf = (frame: GameState['stack'][number]): number => {
  if (frame.frame === 'task') return WEIGHT[frame.task.kind]
  return (frame.question.kind === 'window' ? 2 : 1) + frame.question.awaiting.length - 1
}

/** More than can be named, as long as it is not settled who carries an order out; then those who still have to. */
const UNSETTLED = 1000
function ordersIn(frame: GameState['stack'][number]): number {
  if (frame.frame === 'question') return frame.question.kind === 'order' ? UNSETTLED : 0
  if (frame.task.kind !== 'order') return 0
  return frame.task.step === 'reach' ? UNSETTLED + 1 : frame.task.queue.length
}

const mayStillAnswer = ({ stack }: GameState): boolean =>
  stack.some((frame) => frame.frame === 'question' && frame.question.kind === 'takeCover')

/** A card is drawn, then played; what it gives is less than the card. */
const cardsLeft = ({ deck, hand }: GameState['sides']['blue']): number => 2 * deck.size + hand.size

/** TURN-11: what costs no AT still takes its slot. */
const slotsUsed = ({ sheets }: GameState): number => sheets.reduce((sum, { counters }) => sum + counters.slots, 0)

/** CALL-09, SUPP-04, TURN-02: what a call still asks, the shells that are still to fall, and who is still to come in. */
function awaitedIn({ stack, schedule }: GameState): number {
  let sum = 0
  for (const frame of stack) {
    if (frame.frame !== 'task') continue
    const { task } = frame
    if (task.kind === 'call') sum += task.settled ? CALLED : 2 * CALLED
    if (task.kind === 'barrage') sum += CALLED / 2 - task.fallen
    if (task.kind === 'arrivals') sum += CALLED * task.queue.length
  }
  for (const { due, what } of schedule) if (due <= 0 && what.kind === 'reinforcements') sum += what.teams.length
  return sum
}
const CALLED = 1000

/** EVAC-08, HOUSE-14: lifting and laying down may cost nothing, and a window opens after it; nobody lifts twice in a turn. */
const burdens = ({ figures }: GameState): number =>
  figures.reduce((sum, { counters, place }) => sum + (counters.lifted ? 0 : 2) + (place.at === 'carried' ? 1 : 0), 0)

/** Every legal command lowers this within a player turn (compared from the left), so that no turn can loop. */
export function measureOf(state: GameState): readonly number[] {
  const { blue, ember } = state.sides
  const tasks = state.stack.flatMap((frame) => (frame.frame === 'task' ? [frame.task] : []))
  const steps = tasks.reduce((sum, task) => sum + stepsLeft(task), 0)
  const requests = [blue, ember].reduce((sum, side) => sum + Number(!side.offeredDraw) + Number(!side.askedUndo), 0)
  return [
    state.figures.filter(({ place }) => place.at === 'reserve').length,
    cardsLeft(blue) + cardsLeft(ember),
    blue.tokens + ember.tokens,
    -slotsUsed(state),
    requests,
    state.stack.reduce((sum, frame) => sum + ordersIn(frame), 0),
    awaitedIn(state),
    burdens(state),
    steps,
    tasks.reduce((sum, task) => sum + leftIn(task), mayStillAnswer(state) ? ANSWER : 0),
    state.stack.reduce((sum, frame) => sum + weightOf(frame), 0),
    state.sheets.reduce((sum, { kits }) => sum + kits, 0),
    state.figures.filter(({ message }) => message === undefined).length,
  ]
}

export function isLower(after: readonly number[], before: readonly number[]): boolean {
  for (let i = 0; i < before.length; i++) {
    const [a, b] = [after[i] ?? 0, before[i] ?? 0]
    if (a !== b) return a < b
  }
  return false
}
