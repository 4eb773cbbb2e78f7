import {
  compareLostShare,
  type Element,
  type Figure,
  friendsOf,
  type GameState,
  type Goal,
  type GoalOf,
  type GoalProgress,
  goalProgress,
  inShock,
  objectiveFor,
  opponentOf,
  roundOf,
  type SideId,
  strideOf,
} from '@tactic48/rules'
import type { Destination } from '../generator/places.ts'
import { serves, VICTORY } from '../worth.ts'
import { type Errand, elementOf, isThere, toElement, wayLeft } from './way.ts'

/** AP for each u nearer to the objective, and to what a battle is about when it is time for it and before. */
export const PULL = 0.3
export const GOAL_PULL = 0.6
const EASY_PULL = 0.1
/** The same for those who come along with them. */
const FOLLOW_PULL = 0.25
/** Moves that one runs at once; and of the Moves that are left, how many the way must take to be begun. */
const NEAR = 2.5
const DUE = 0.6
/** The same for a side that loses when time runs out: tokens do not allow everybody two Moves in every turn. */
const PRESSED_DUE = 0.25
const MOVES_A_TURN = 2
/** AP for standing where one must stand at the end of a later round, and of this one. */
const EARLY = 2
const IN_TIME = VICTORY / 3
/** Men more than a goal needs: not everybody comes through. */
export const SPARE = 1
const HOLDERS = 3
const RUSHERS = 4

/** VICT-02: the other side's objective. */
export function missionErrand(state: GameState, figure: Figure): Errand | undefined {
  const id = state.table.objectives?.[opponentOf(figure.side)]
  const element = id && state.table.elements.find((one) => one.id === id)
  if (!element) return undefined
  return { to: toElement(element), pull: PULL, worth: objectiveFor(state, figure)?.id === id ? VICTORY : 0 }
}

/** HOUSE-20: what of the goals of its side, or against those of the other, this figure sees to. */
export function goalErrand(state: GameState, figure: Figure): Errand | undefined {
  if (!state.goals) return undefined
  const { side } = figure
  for (const { goal, reached, have, need } of goalProgress(state, side)) {
    if (reached) continue
    const to = placeOf(state, goal)
    if (!to) continue
    if (goal.kind === 'touch' && isAmongNearest(state, figure, to, RUSHERS)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side))
    }
    if (goal.kind === 'leave' && isAmongNearest(state, figure, to, need - have + SPARE)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side) / (need - have))
    }
    if (goal.kind === 'hold') {
      const errand = holdErrand(state, figure, goal)
      if (errand) return errand
    }
  }
  for (const { goal, reached } of goalProgress(state, opponentOf(side))) {
    const errand = goal.kind === 'hold' && !reached ? holdErrand(state, figure, goal) : undefined
    if (errand) return errand
  }
  return followErrand(state, figure)
}

/** Where a goal is reached. */
function placeOf(state: GameState, goal: Goal): Destination | undefined {
  if (goal.kind === 'leave') return { edge: goal.edge }
  const element = goal.kind === 'touch' || goal.kind === 'hold' ? elementOf(state, goal.element) : undefined
  return element && toElement(element)
}

/** HOUSE-20: of a side that loses by waiting all who fight come along: a few alone are shot one by one. */
function followErrand(state: GameState, figure: Figure): Errand | undefined {
  const { side } = figure
  if (!isPressed(state, side) || serves(state, figure)) return undefined
  const theirs = goalProgress(state, opponentOf(side)).filter(({ goal }) => goal.kind === 'hold')
  for (const { goal, reached } of [...goalProgress(state, side), ...theirs]) {
    const to = reached ? undefined : placeOf(state, goal)
    if (to) return { to, pull: FOLLOW_PULL, worth: 0 }
  }
  return undefined
}

/** A side that needs all of its goals wins only a part with each. */
export function partsOf({ goals }: GameState, side: SideId): number {
  const own = goals?.sides[side]
  return goals && own?.needs === 'all' ? Math.max(1, own.list.length - goals.reached[side].length) : 1
}

/** A few are enough to stand at it when the round ends, for oneself or in the way of the other side. */
function holdErrand(state: GameState, figure: Figure, { element: id, until }: GoalOf<'hold'>): Errand | undefined {
  const element = elementOf(state, id)
  if (!element || roundOf(state) > until) return undefined
  const to = toElement(element)
  if (!isAmongNearest(state, figure, to, HOLDERS)) return undefined
  const others = friendsOf(state, figure.side).some(
    (friend) => friend.id !== figure.id && !inShock(friend) && isThere(state, friend, to),
  )
  return hurried(state, figure, to, roundOf(state) < until || others ? EARLY : IN_TIME, until)
}

/** HOUSE-20: who only waits loses: the last round ends the battle for the other side, or brings it what it has to keep until then. */
export function isPressed(state: GameState, side: SideId): boolean {
  const { goals } = state
  if (!goals) return false
  const foe = opponentOf(side)
  if (winsByWaiting(state, foe)) return true
  const winner = goals.limit?.winner
  return (winner === foe && !winsByWaiting(state, side)) || (winner === 'share' && attacks(state, side))
}

/** Only this side has a place to reach; once it has the better of the fight it need not, when time runs out. */
function attacks(state: GameState, side: SideId): boolean {
  const comes = (who: SideId): boolean =>
    goalProgress(state, who).some(({ goal, reached }) => !reached && (goal.kind === 'touch' || goal.kind === 'leave'))
  if (!comes(side) || comes(opponentOf(side))) return false
  const lost = (side === 'blue' ? 1 : -1) * compareLostShare(state)
  return lost >= 0 || 2 * roundOf(state) <= (state.goals?.limit?.rounds ?? 0)
}

/** HOUSE-20: round goals are reached automatically unless an enemy prevents it. */
function winsByWaiting(state: GameState, side: SideId): boolean {
  const own = state.goals?.sides[side]
  if (!own) return false
  const comes = (one: GoalProgress): boolean => one.reached || (one.until !== undefined && isKept(state, side, one))
  const progress = goalProgress(state, side)
  return own.needs === 'all' ? progress.every(comes) : progress.some(comes)
}

/** Enough are left, or he stands at it or can before anybody of the other side. */
function isKept(state: GameState, side: SideId, { goal, have, need, until = 0 }: GoalProgress): boolean {
  if (roundOf(state) > until) return false
  if (goal.kind !== 'hold' || have >= need) return have >= need
  const element = elementOf(state, goal.element)
  return element !== undefined && nearestTo(state, side, element) < nearestTo(state, opponentOf(side), element)
}

function nearestTo(state: GameState, side: SideId, element: Element): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const one of friendsOf(state, side)) {
    if (!inShock(one)) nearest = Math.min(nearest, wayLeft(state, one, toElement(element)))
  }
  return nearest
}

/** Those who serve others go when there are too few who fight. */
function isAmongNearest(state: GameState, figure: Figure, to: Destination, count: number): boolean {
  const away = wayLeft(state, figure, to)
  let nearer = 0
  const behind = serves(state, figure)
  for (const friend of friendsOf(state, figure.side)) {
    if (friend.id === figure.id || inShock(friend) || strideOf(state, friend, 'move') === 0) continue
    const serving = serves(state, friend)
    if (behind === serving ? wayLeft(state, friend, to) < away : behind) nearer += 1
    if (nearer >= count) return false
  }
  return true
}

/**
 * A way draws a little while there is time for the fight, and more when it is short or time runs out: who starts too early is shot
 * on it, who starts too late need not start.
 */
export function hurried(
  state: GameState,
  figure: Figure,
  to: Destination,
  worth: number,
  until?: number,
  carried = 0,
): Errand {
  const last = until ?? state.goals?.limit?.rounds
  const stride = strideOf(state, figure, 'move')
  if (last === undefined || stride === 0) return { to, pull: GOAL_PULL, worth }
  const moves = (wayLeft(state, figure, to) + carried) / stride
  const pressed = carried === 0 && isPressed(state, figure.side)
  const rounds = Math.max(1, last - roundOf(state) + 1)
  const due = (pressed ? PRESSED_DUE : DUE) * MOVES_A_TURN * rounds
  const possible = (pressed ? state.rules.moveCapAt : MOVES_A_TURN) * rounds
  const isTime = moves <= NEAR || (moves > due && moves <= possible)
  return { to, pull: isTime ? GOAL_PULL : EASY_PULL, worth }
}
