import { EPSILON } from '@tactic48/geometry'
import type { Rank } from '../editions/sheet.ts'
import { UNIVERSAL } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { Reached } from '../state/question.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { alliesOf, factionData } from './faction.ts'
import { cardOf, friendsOf, inShock, isOnTable, radiusOf, u } from './figures.ts'
import { occupantsOf } from './vehicles.ts'

/** STRUCT-11: men on the same step are not subordinate to each other. */
const LADDER: { readonly [rank in Rank]: number } = {
  private: 0,
  corporal: 1,
  nco: 1,
  sergeant: 2,
  secondLieutenant: 3,
  lieutenant: 4,
  captain: 5,
  higher: 6,
}

export const stepOfRank = (rank: Rank): number => LADDER[rank]

/** STRUCT-11: a CO is a Second Lieutenant or higher. */
export const isOfficerRank = (rank: Rank): boolean => LADDER[rank] >= LADDER.secondLieutenant

/** STRUCT-11: Corporals, Sergeants and those whose rank is not printed. */
export const isNcoRank = (rank: Rank): boolean => LADDER[rank] > LADDER.private && !isOfficerRank(rank)

export const isOfficer = (state: GameState, figure: Figure): boolean => isOfficerRank(cardOf(state, figure).rank)

/** STRUCT-09: in 1/1000 u. */
export const radiusOfOrders = (state: GameState, leader: Figure): number =>
  u(state.rules.commandRadius[cardOf(state, leader).rank])
const ownStep = (state: GameState, figure: Figure): number => LADDER[cardOf(state, figure).rank]

/** HOUSE-03: who stands for it when an order is given: in a vehicle its highest occupant. */
function leadOf(state: GameState, figure: Figure): Figure {
  if (figure.place.at !== 'mounted') return figure
  let lead = figure
  for (const one of occupantsOf(state, figure.place.on)) if (ownStep(state, one) > ownStep(state, lead)) lead = one
  return lead
}

const stepOf = (state: GameState, figure: Figure): number => ownStep(state, leadOf(state, figure))

/** ORDER-07: who is of another faction takes orders only where the theatre lists one for the other (HOUSE-19). */
function mayHear(state: GameState, officer: Figure, friend: Figure): boolean {
  const { rules, cards, setup } = state
  const { theatre } = setup
  if (theatre === undefined || !rules.company?.orderOneUnit || !rules.house.factionData) return true
  const from = cardOf(state, officer).faction
  const to = cardOf(state, friend).faction
  if (from === to) return true
  const lists = (one: string, other: string): boolean =>
    other === UNIVERSAL || alliesOf(factionData(rules, cards, one), theatre).includes(other)
  return lists(from, to) || lists(to, from)
}

/** ORDER-07: whom an order addresses. Figures without a company are one unit. */
interface Addressed {
  readonly company: string | undefined
}

/** ORDER-07: the unit named, else the officer's own; nothing where the sheet has no such limit. */
const addressedUnit = ({ rules }: GameState, officer: Figure, unit: string | undefined): Addressed | undefined =>
  rules.company?.orderOneUnit ? { company: unit ?? officer.unit.company } : undefined

/** ORDER-07: a unit that is addressed has somebody on the table. */
export function whyNoUnit(state: GameState, { side }: Figure, unit: string | undefined): Refusal | undefined {
  if (unit === undefined || !state.rules.company?.orderOneUnit) return undefined
  const exists = friendsOf(state, side).some((friend) => leadOf(state, friend).unit.company === unit)
  return exists ? undefined : refuse('ORDER-07', 'noSuchUnit', { unit })
}

/** ORDER-03, ORDER-07: why an order of this officer does not reach a friend. */
export function whyUnreached(state: GameState, officer: Figure, unit: string | undefined, friend: Figure): Refusal {
  const { id: figure } = friend
  if (stepOf(state, friend) >= stepOf(state, officer)) return refuse('ORDER-03', 'notSubordinate', { figure })
  const addressed = addressedUnit(state, officer, unit)
  const foreign = addressed !== undefined && leadOf(state, friend).unit.company !== addressed.company
  if (foreign || !mayHear(state, officer, friend)) return refuse('ORDER-07', 'otherUnit', { figure })
  return refuse('ORDER-03', 'outOfCommand', { figure, limit: { milli: radiusOfOrders(state, officer) } })
}

/** A friend not yet reached in the relay search. */
interface Hearer {
  readonly figure: Figure
  readonly x: number
  readonly y: number
  readonly r: number
  /** STRUCT-11. */
  readonly step: number
}

/** ORDER-03, ORDER-07: lower ranks of his side, of the addressed unit if there is one, wherever they stand. */
function hearersOf(state: GameState, officer: Figure, addressed: Addressed | undefined): Hearer[] {
  const below = stepOf(state, officer)
  const hearers: Hearer[] = []
  for (const figure of state.figures) {
    if (figure.side !== officer.side || !isOnTable(figure)) continue
    const lead = leadOf(state, figure)
    if (addressed && lead.unit.company !== addressed.company) continue
    const step = ownStep(state, lead)
    if (step >= below || !mayHear(state, officer, figure)) continue
    const { x, y } = figure.position
    hearers.push({ figure, x, y, r: radiusOf(state, figure), step })
  }
  return hearers
}

/** ORDER-03, ORDER-07, ORDER-08: everybody whom an order of this officer reaches, each through the first who reaches him. */
export function reachedBy(state: GameState, officer: Figure, unit: string | undefined): readonly Reached[] {
  const { company } = state.rules
  const addressed = addressedUnit(state, officer, unit)
  const isOwnUnit = addressed === undefined || addressed.company === officer.unit.company
  const cascades = company?.orderCascade === true && isOwnUnit
  const reached: Reached[] = []
  const leaders: Figure[] = [officer]
  const left = hearersOf(state, officer, addressed)
  for (let i = 0; i < leaders.length && left.length > 0; i++) {
    const leader = leaders[i] as Figure
    const radius = radiusOfOrders(state, leader)
    const below = stepOf(state, leader)
    const { x, y } = leader.position
    const ownReach = radiusOf(state, leader) + radius + EPSILON
    let unheard = 0
    for (const hearer of left) {
      const { figure, step } = hearer
      const dx = hearer.x - x
      const dy = hearer.y - y
      const reach = ownReach + hearer.r
      if (step >= below || dx * dx + dy * dy > reach * reach) {
        left[unheard++] = hearer
        continue
      }
      reached.push({ figure: figure.id, through: leader.id })
      const isOwn = leadOf(state, figure).unit.company === officer.unit.company
      if (cascades && isOwn && step > 0 && !inShock(figure)) leaders.push(figure)
    }
    left.length = unheard
  }
  return reached
}
