import type { Point } from '@tactic48/geometry'
import { type GameState, isInReserve, type SideId } from '@tactic48/rules'
import { create } from 'zustand'
import { useGame } from '../../game/gameStore.ts'
import { redraft } from '../../input/active.ts'
import { type Situation, situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { type DeployPlan, formationAt, type Standing, waitingOf } from './formation.ts'

interface Plan extends DeployPlan {
  /** Of which game: a plan never answers for another. */
  readonly game: string | undefined
}

interface SquadStore {
  readonly plans: { readonly [side in SideId]?: Plan }
}

export const useSquads = create<SquadStore>()(() => ({ plans: {} }))

const gameNow = (): string | undefined => useGame.getState().game?.id

const planOf = (side: SideId): Plan => {
  const plan = useSquads.getState().plans[side]
  return plan && plan.game === gameNow() ? plan : { game: gameNow(), men: [], rest: false }
}

const setPlan = (side: SideId, part: Partial<Plan>): void =>
  useSquads.setState(({ plans }) => ({ plans: { ...plans, [side]: { ...planOf(side), ...part } } }))

/** Those of a plan who still wait. */
export const plannedMen = (state: GameState, side: SideId): readonly Standing[] => {
  const waiting = new Set(state.figures.filter(isInReserve).map(({ id }) => id))
  return planOf(side).men.filter(({ figure }) => waiting.has(figure))
}

export function takeSquad(squad: string): void {
  useTable.getState().select(undefined)
  redraft({ squad, goal: undefined })
}

/** How a squad would stand round a point. */
export function squadAt({ state, side }: Situation, squad: string, at: Point): readonly Standing[] {
  const group = side && waitingOf(state, side).find(({ key }) => key === squad)
  if (!group) return []
  const planned = plannedMen(state, side)
  const free = group.men.filter(({ id }) => !planned.some(({ figure }) => figure === id))
  return formationAt(state, free, at, planned)
}

/** The squad stands there; its men are put down whenever this side is asked. */
export function placeSquad(squad: string, at: Point): boolean {
  const now = situationNow()
  if (!now?.side || !now.seat || now.question?.kind !== 'deploy') return false
  const men = [...plannedMen(now.state, now.side), ...squadAt(now, squad, at)]
  if (men.length === 0) return false
  setPlan(now.side, { men })
  useTable.getState().clear()
  deployPlanned()
  return true
}

/** Everybody who waits is placed by advice. */
export function placeTheRest({ side }: Situation): void {
  if (!side) return
  setPlan(side, { rest: true })
  deployPlanned()
}

/** SETUP-08: all men of the plans at one go, with those of the computer between them, up to a question that nobody has answered. */
export function deployPlanned(): void {
  void useGame.getState().deployPlanned({ blue: planOf('blue'), ember: planOf('ember') })
}

/** From here on one by one again. */
export const stopPlan = (side: SideId): void => setPlan(side, { men: [], rest: false })

export const isPlacing = (state: GameState, side: SideId): boolean =>
  planOf(side).rest || plannedMen(state, side).length > 0
