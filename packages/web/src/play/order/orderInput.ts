import type { Point } from '@tactic48/geometry'
import { type Figure, ORDER_KINDS } from '@tactic48/rules'
import { commit } from '../commands.ts'
import { draftNow, type Situation } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { showForeseen } from './foresight.ts'
import { chooseOrder, commitOrder, nextOrderTarget, orderingNow, touchMan } from './orderCommands.ts'
import { type Ordering, pointingOf } from './ordering.ts'

/** A tap this near to the place that was chosen gives the order. */
const AGAIN = 520

interface Touch {
  readonly spot: Point
  readonly figure: Figure | undefined
}

/** A click or a tap while an order is thought of, or waits to be carried out; false: it means something else. */
export function tapOrder(play: Situation, { spot, figure }: Touch): boolean {
  const ordering = orderingNow(play)
  if (!ordering) return false
  if (figure && figure.side === play.side) touchMan(ordering, figure.id)
  else if (!ordering.given) point(ordering, { x: Math.round(spot.x), y: Math.round(spot.y) }, figure)
  return true
}

/** Without a kind the ground means Move toward, an enemy Fire at. */
function point({ kind }: Ordering, spot: Point, enemy: Figure | undefined): void {
  const { fixed, goal, target, change } = useTable.getState()
  const means = kind ?? (enemy ? 'fireAt' : 'moveToward')
  if (pointingOf(means) === 'enemy') {
    if (enemy && fixed && target === enemy.id) commit(draftNow())
    else change({ order: means, target: enemy?.id, goal: undefined, fixed: enemy !== undefined })
  } else if (pointingOf(means) === 'point') {
    const at = enemy?.position ?? spot
    const again = fixed && goal && Math.hypot(goal.x - at.x, goal.y - at.y) <= AGAIN
    if (again) commit(draftNow())
    else change({ order: means, goal: at, target: undefined, fixed: true })
  }
}

/** The goal or the target follows the pointer until it is chosen; false: nothing follows it. */
export function hoverOrder(play: Situation, spot: Point, enemy: Figure | undefined): boolean {
  const { verb, fixed, order, change } = useTable.getState()
  if (verb !== 'giveOrder' || fixed || !play.mayAct) return false
  const pointing = pointingOf(order)
  showForeseen()
  if (pointing === 'point') change({ goal: enemy?.position ?? spot })
  else if (pointing === 'enemy') change({ target: enemy?.id })
  return pointing !== 'nothing'
}

const FLAG = 650

/** The marker can be taken hold of where it stands; the officer in hand pulls it out of himself. */
export function holdsFlag(spot: Point, slack: number): boolean {
  const { verb, order, goal } = useTable.getState()
  if (verb !== 'giveOrder' || !goal || pointingOf(order) !== 'point') return false
  return Math.hypot(goal.x - spot.x, goal.y - spot.y) <= Math.max(FLAG, slack)
}

export function dragFlag(spot: Point): boolean {
  const { verb, order, change } = useTable.getState()
  if (verb !== 'giveOrder') return false
  const kind = pointingOf(order) === 'point' ? order : 'moveToward'
  showForeseen()
  change({ order: kind, goal: spot, spot, target: undefined, dragging: true, fixed: false })
  return true
}

/** Keys of an order: 1 to 6 its kind, J joins, T the target, Space halts the man who has the focus, Enter gives it. */
export function keyInOrder(event: KeyboardEvent, play: Situation): boolean {
  const ordering = orderingNow(play)
  if (!ordering) return false
  const { key } = event
  if (key === 'j' || key === 'J') touchMan(ordering, ordering.officer.id)
  else if (key === 'Enter') return commitOrder()
  else if (key === ' ') {
    const man = focused(event, play)
    if (!man) return false
    tapOrder(play, { spot: man.position, figure: man })
  } else if (ordering.given) return false
  else if (key === 't' || key === 'T') nextOrderTarget(play, event.shiftKey ? -1 : 1)
  else {
    const kind = ORDER_KINDS[Number(key) - 1]
    if (!kind) return false
    chooseOrder(kind)
  }
  return true
}

/** The man who has the focus; Enter stays with the order, for a click leaves the focus on the man who was halted. */
function focused({ target }: KeyboardEvent, { state }: Situation): Figure | undefined {
  const id = target instanceof Element ? target.closest('[data-figure]')?.getAttribute('data-figure') : undefined
  return state.figures.find((one) => one.id === id)
}
