import type { Flow } from '../../kernel/flow.ts'
import { loadOf, mateOf } from '../../query/carry.ts'
import { inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import { standsReached, wayOut } from '../../query/goals.ts'
import { loadedIn, occupantsOf } from '../../query/vehicles.ts'
import { edgeOf } from '../../query/zone.ts'
import type { Figure } from '../../state/figure.ts'
import type { Goal, GoalState } from '../../state/goal.ts'
import { type ElementId, type FigureId, SIDES, type SideId } from '../../state/ids.ts'
import type { GameState, Outcome } from '../../state/state.ts'

/** When goals are looked at: a contact, the end of a round, or any other moment at which one could have come true. */
export type Moment =
  | { readonly at: 'contact'; readonly figure: FigureId; readonly element: ElementId }
  | { readonly at: 'roundEnd' }
  | { readonly at: 'change' }

/** HOUSE-20: goals that this moment brings about, of both sides before either is judged; both at once are a draw. */
export function judgeGoals(flow: Flow, moment: Moment): void {
  const { goals, reckoningHeld, phase } = flow.state
  if (!goals || reckoningHeld || phase === 'over') return
  for (const side of SIDES) {
    for (const [index, goal] of (goals.sides[side]?.list ?? []).entries()) {
      if (goals.reached[side].includes(index) || !comesTrue(flow.state, side, goal, moment)) continue
      flow.emit({ type: 'goalReached', side, goal: index })
    }
  }
  const outcome = flow.state.goals && outcomeOf(flow.state.goals)
  if (outcome) flow.emit({ type: 'gameEnded', outcome })
}

function comesTrue(state: GameState, side: SideId, goal: Goal, moment: Moment): boolean {
  if (goal.kind === 'touch') {
    return moment.at === 'contact' && moment.element === goal.element && sideOf(state, moment.figure) === side
  }
  return ('until' in goal && moment.at !== 'roundEnd') || moment.at === 'contact'
    ? false
    : standsReached(state, side, goal)
}

const sideOf = (state: GameState, id: FigureId): SideId => knownFigure(state, id).side

function outcomeOf({ sides, reached }: GoalState): Outcome | undefined {
  const [winner, other] = SIDES.filter((side) => {
    const own = sides[side]
    return own !== undefined && reached[side].length >= (own.needs === 'all' ? own.list.length : 1)
  })
  if (!winner) return undefined
  return other ? { rule: 'HOUSE-20' } : { winner, rule: 'HOUSE-20' }
}

/** HOUSE-20: who ends a movement at an edge by which his side is to leave, does so, and takes along what he has with him. */
export function leave(flow: Flow, id: FigureId): void {
  if (!flow.state.goals) return
  const figure = knownFigure(flow.state, id)
  if (!isOnTable(figure) || inShock(figure)) return
  const edge = wayOut(flow.state, figure)
  if (!edge) return
  for (const one of togetherWith(flow.state, figure)) {
    if (one.message !== undefined) flow.emit({ type: 'messageOut', figure: one.id, edge })
    flow.emit({ type: 'leftForGood', figure: one.id, edge })
  }
}

/** EVAC-08, HOUSE-03: those at the same stretcher with the casualty on it, all on board of the same vehicle, or he alone. */
function togetherWith(state: GameState, figure: Figure): readonly Figure[] {
  const { place } = figure
  if (place.at === 'mounted') return [...occupantsOf(state, place.on), ...loadedIn(state, place.on)]
  const load = loadOf(state, figure)
  const mate = load && mateOf(state, figure, load)
  return load ? [figure, ...(mate ? [mate] : []), load] : [figure]
}

/** RUNNER-02, HOUSE-20: a messenger has taken his message out by the own edge. */
export function carryOut(flow: Flow, figure: FigureId): void {
  const edge = flow.state.goals && edgeOf(flow.state.table, knownFigure(flow.state, figure).side)
  if (edge) flow.emit({ type: 'messageOut', figure, edge })
}
