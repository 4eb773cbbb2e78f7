import { nearestOnOutline, type Point } from '@tactic48/geometry'
import {
  aidStationOf,
  baseRadius,
  type CarryPlan,
  type CarryWay,
  carryPlan,
  edgeOf,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  loadOf,
} from '@tactic48/rules'
import type { ActionDraft } from '../../interactions/draft.ts'

/** EVAC-05 … EVAC-08: how this casualty is carried as it was chosen: on his stretcher, with a helper, or alone. */
function chosenWay(state: GameState, leader: Figure, { patient, helper }: ActionDraft<'carry'>): CarryWay | undefined {
  const ways = patient ? (carryPlan(state, patient)?.ways ?? []) : []
  if (loadOf(state, leader)) return ways.find(({ how }) => how === 'stretcher')
  return ways.find((way) => (helper ? way.how === 'helper' && way.with === helper : way.how === 'alone'))
}

/** 1/1000 u for 1 AT. */
export const carryStride = (state: GameState, leader: Figure, draft: ActionDraft<'carry'>): number =>
  Math.round((chosenWay(state, leader, draft)?.perToken ?? 0) * 1000)

/** What he carries, else the only one whom he could. */
export function onlyCasualty(state: GameState, leader: Figure): FigureId | undefined {
  const load = loadOf(state, leader)
  if (load) return load.id
  const alive = state.figures.filter(
    ({ side, place }) => side === leader.side && place.at === 'gone' && place.casualty === 'evacuable',
  )
  const [only, ...others] = alive.filter(({ id }) => carryPlan(state, id)?.ways.some(({ how }) => how === 'alone'))
  return only && others.length === 0 ? only.id : undefined
}

/** EVAC-10: where the casualty is safe, as near as can be. */
export function safetyPoint(state: GameState, casualty: FigureId, { to }: CarryPlan): Point | undefined {
  const figure = figureOf(state, casualty)
  if (!figure) return undefined
  const { x, y } = figure.position
  const station = to === 'aidStation' ? aidStationOf(state, figure.side) : undefined
  if (station) return nearestOnOutline(station.outline, figure.position)
  const { width, height } = state.table
  const r = baseRadius(state.rules)
  const edge = edgeOf(state.table, figure.side)
  if (edge === 'north' || edge === 'south') return { x, y: edge === 'north' ? r : height - r }
  return edge && { x: edge === 'west' ? r : width - r, y }
}
