import type { Point } from '@tactic48/geometry'
import { type GameState, isInReserve, type SideId } from '@tactic48/rules'
import { planOf, setPlan } from '../../game/inAdvance.ts'
import { redraft } from '../../input/active.ts'
import { type Situation, situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { formationAt, type PlannedMan, waitingOf } from './formation.ts'

/** Those of a plan who still wait. */
export const plannedMen = (state: GameState, side: SideId): readonly PlannedMan[] => {
  const waiting = new Set(state.figures.filter(isInReserve).map(({ id }) => id))
  return planOf(side).men.filter(({ figure }) => waiting.has(figure))
}

export function takeSquad(squad: string): void {
  useTable.getState().select(undefined)
  redraft({ squad, goal: undefined })
}

/** How a squad would stand round a point. */
export function squadAt({ state, side }: Situation, squad: string, at: Point): readonly PlannedMan[] {
  const group = side && waitingOf(state, side).find(({ key }) => key === squad)
  if (!group) return []
  const planned = plannedMen(state, side)
  const free = group.men.filter(({ id }) => !planned.some(({ figure }) => figure === id))
  return formationAt(state, free, at, planned)
}

/** The squad stands there; the game loop puts its men down whenever this side is asked. */
export function placeSquad(squad: string, at: Point): boolean {
  const now = situationNow()
  if (!now?.side || !now.seat || now.question?.kind !== 'deploy') return false
  const men = [...plannedMen(now.state, now.side), ...squadAt(now, squad, at)]
  if (men.length === 0) return false
  setPlan(now.side, { men })
  useTable.getState().clear()
  return true
}

/** Everybody who waits is placed by advice. */
export function placeTheRest({ side }: Situation): void {
  if (side) setPlan(side, { rest: true })
}

/** From here on one by one again. */
export const stopPlan = (side: SideId): void => setPlan(side, { men: [], rest: false })

export const isPlacing = (state: GameState, side: SideId): boolean =>
  planOf(side).rest || plannedMen(state, side).length > 0
