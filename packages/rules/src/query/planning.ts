import type { Figure } from '../state/figure.ts'
import type { FigureId, SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { cardOf, faceOf, isGone, isOnTable } from './figures.ts'
import { isOfficer } from './rank.ts'

/** PLAN-01: AT that an officer adds to the income of his side. */
export interface Planned {
  readonly figure: FigureId
  readonly tokens: number
}

/** PLAN-01, PLAN-02: what the officers of a side add now. */
export function plannedBy(state: GameState, side: SideId): readonly Planned[] {
  const planned: Planned[] = []
  if (!state.rules.company) return planned
  for (const figure of state.figures) {
    if (figure.side !== side || !isOfficer(state, figure)) continue
    const tokens = planOf(state, figure)
    if (tokens > 0) planned.push({ figure: figure.id, tokens })
  }
  return planned
}

/** PLAN-02: lost with the officer, while he is away, and with a side of his card that does not have it. */
function planOf(state: GameState, figure: Figure): number {
  const lost = state.rules.company?.planningLossRule ?? []
  if (isGone(figure) ? lost.includes('killed') : !isOnTable(figure) && lost.includes('offTable')) return 0
  const face = lost.includes('woundedSideLacksIt') ? faceOf(state, figure) : cardOf(state, figure).healthy
  return face.advancePlanning ?? 0
}
