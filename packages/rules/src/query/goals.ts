import { EPSILON, touchesOutline } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { Goal } from '../state/goal.ts'
import { type ElementId, opponentOf, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import type { Edge, Element } from '../state/table.ts'
import { baseOf, friendsOf, inShock, radiusOf, roundOf } from './figures.ts'
import { tallyOf } from './losses.ts'
import { toEdge } from './zone.ts'

/** How far a goal of a battle has come: `have` of `need`, and up to which round it may be reached. */
export interface GoalProgress {
  readonly goal: Goal
  readonly reached: boolean
  readonly have: number
  readonly need: number
  /** Judged at the end of this round. */
  readonly until?: number
}

/** HOUSE-20: what a side plays for and how far it has come; nothing where no battle is played. */
export function goalProgress(state: GameState, side: SideId): readonly GoalProgress[] {
  const { goals } = state
  return (goals?.sides[side]?.list ?? []).map((goal, index) => {
    const reached = goals?.reached[side].includes(index) ?? false
    const { have, need } = countOf(state, side, goal)
    const until = 'until' in goal ? { until: goal.until } : undefined
    return { goal, reached, have: reached ? Math.max(have, need) : have, need, ...until }
  })
}

/** What a goal counts now; those of a round say whether they would be reached if it ended now. */
function countOf(state: GameState, side: SideId, goal: Goal): { readonly have: number; readonly need: number } {
  switch (goal.kind) {
    case 'touch':
      return { have: 0, need: 1 }
    case 'hold':
      return { have: holds(state, side, goal.element) ? 1 : 0, need: 1 }
    case 'leave':
      return {
        have: countAt(state, side, ({ place }) => place.at === 'left' && place.edge === goal.edge),
        need: goal.figures,
      }
    case 'evacuate':
      return { have: countAt(state, side, ({ place }) => place.at === 'evacuated'), need: goal.casualties }
    case 'message': {
      const out = state.goals?.messages[side] ?? []
      return { have: out.filter((edge) => goal.edge === undefined || edge === goal.edge).length, need: goal.messages }
    }
    case 'survive':
      return { have: friendsOf(state, side).length, need: goal.figures }
    case 'eliminate': {
      const { lostAp, totalAp } = tallyOf(state, opponentOf(side))
      return { have: totalAp > 0 ? Math.floor((100 * lostAp) / totalAp) : 0, need: goal.share }
    }
  }
}

/** Whether the goal is met now; a touch is reported by the movement that makes it. */
export function standsReached(state: GameState, side: SideId, goal: Goal): boolean {
  if ('until' in goal && roundOf(state) < goal.until) return false
  const { have, need } = countOf(state, side, goal)
  return have >= need
}

const countAt = ({ figures }: GameState, side: SideId, test: (figure: Figure) => boolean): number =>
  figures.reduce((count, figure) => (figure.side === side && test(figure) ? count + 1 : count), 0)

/** Held: an unshocked figure touches it and no enemy does. */
function holds(state: GameState, side: SideId, id: ElementId): boolean {
  const element = state.table.elements.find((one) => one.id === id)
  if (!element) return false
  const isAt = (figure: Figure): boolean => touchesOutline(element.outline, baseOf(state, figure))
  return (
    friendsOf(state, side).some((figure) => !inShock(figure) && isAt(figure)) &&
    !friendsOf(state, opponentOf(side)).some(isAt)
  )
}

/** GEN-06: the base touches the edge of the table. */
const isAtEdge = (state: GameState, figure: Figure, edge: Edge): boolean =>
  toEdge(state.table, edge, figure.position) - radiusOf(state, figure) <= EPSILON

/** The edge by which a figure that stands at it leaves the table for good: its side is to leave there, or its message. */
export function wayOut(state: GameState, figure: Figure): Edge | undefined {
  for (const goal of state.goals?.sides[figure.side]?.list ?? []) {
    const leads = goal.kind === 'leave' || (goal.kind === 'message' && figure.message !== undefined)
    if (leads && goal.edge !== undefined && isAtEdge(state, figure, goal.edge)) return goal.edge
  }
  return undefined
}

/** What the side has still to touch. */
export function goalElements(state: GameState, side: SideId): readonly Element[] {
  const { goals, table } = state
  const own = goals?.sides[side]
  if (!goals || !own) return []
  return own.list.flatMap((goal, index) => {
    if (goal.kind !== 'touch' || goals.reached[side].includes(index)) return []
    return table.elements.filter(({ id }) => id === goal.element)
  })
}

/** Would one goal more win the battle for this side? */
export function winsWithOneMore({ goals }: GameState, side: SideId): boolean {
  const own = goals?.sides[side]
  if (!goals || !own) return false
  return own.needs === 'any' || goals.reached[side].length + 1 >= own.list.length
}
