import type { Point } from '@tactic48/geometry'
import { type Command, type GameState, isInReserve, type SeatId, type SideId } from '@tactic48/rules'
import { create } from 'zustand'
import { send, useGame } from '../../game/gameStore.ts'
import { advised } from '../../game/setUp.ts'
import { type Situation, situationNow } from '../situation.ts'
import { useTable } from '../tableStore.ts'
import { formationAt, nextDeployment, type Standing, waitingOf } from './formation.ts'

interface Plan {
  /** Of which game: a plan never answers for another. */
  readonly game: string | undefined
  /** In the order in which they are put down, one each time the side is asked (SETUP-08). */
  readonly men: readonly Standing[]
  /** Whoever is left when they all stand is placed by advice. */
  readonly rest: boolean
}

interface SquadStore {
  /** The squad in hand. */
  readonly squad: string | undefined
  readonly plans: { readonly [side in SideId]?: Plan }
}

export const useSquads = create<SquadStore>()(() => ({ squad: undefined, plans: {} }))

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

export function takeSquad(squad: string | undefined): void {
  useTable.getState().select(undefined)
  useSquads.setState({ squad })
}

/** Esc: puts the squad in hand back. */
export function putSquadBack(): boolean {
  if (useSquads.getState().squad === undefined) return false
  useSquads.setState({ squad: undefined })
  return true
}

/** How the squad in hand would stand round a point. */
export function squadAt({ state, side }: Situation, at: Point): readonly Standing[] {
  const { squad } = useSquads.getState()
  const group = side && waitingOf(state, side).find(({ key }) => key === squad)
  if (!group) return []
  const planned = plannedMen(state, side)
  const free = group.men.filter(({ id }) => !planned.some(({ figure }) => figure === id))
  return formationAt(state, free, at, planned)
}

/** The squad in hand stands there; its men are put down whenever this side is asked. */
export function placeSquad(at: Point): boolean {
  const now = situationNow()
  const { squad } = useSquads.getState()
  if (!now?.side || !now.seat || squad === undefined || now.question?.kind !== 'deploy') return false
  const men = [...plannedMen(now.state, now.side), ...squadAt(now, at)]
  if (men.length === 0) return false
  setPlan(now.side, { men })
  useSquads.setState({ squad: undefined })
  useTable.getState().clear()
  const first = plannedAnswer(now.state, now.seat, now.side)
  if (first) void send(first)
  return true
}

/** Everybody who waits is placed by advice, one each time this side is asked. */
export function placeTheRest({ state, seat, side }: Situation): void {
  if (!seat || !side) return
  setPlan(side, { rest: true })
  const first = plannedAnswer(state, seat, side)
  if (first) void send(first)
}

/** From here on one by one again. */
export const stopPlan = (side: SideId): void => setPlan(side, { men: [], rest: false })

export const isPlacing = (state: GameState, side: SideId): boolean =>
  planOf(side).rest || plannedMen(state, side).length > 0

/** SETUP-08: what was said beforehand for this side. */
export function plannedAnswer(state: GameState, seat: SeatId, side: SideId): Command | undefined {
  const { men, rest } = planOf(side)
  const next = nextDeployment(state, seat, men)
  if (next || !rest) return next
  return advised(state, side)
}
