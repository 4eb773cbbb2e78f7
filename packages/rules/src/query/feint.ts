import type { Figure } from '../state/figure.ts'
import { type CardId, own, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { faceOf, friendsOf, isOnTable, sheetOf } from './figures.ts'
import { worthOf } from './losses.ts'
import { isOfficer } from './rank.ts'

/** What is picked up and put down at once: those who play one card, or ride together. */
export interface Drop {
  readonly figures: readonly Figure[]
  readonly ap: number
}

/** FEINT-02: how much of a force may be deployed once more. */
export interface FeintLimit {
  /** FEINT-01: the officers on the table, and what each of them is worth. */
  readonly officers: readonly { readonly figure: Figure; readonly value: number }[]
  readonly unit: 'ap' | 'characters'
  /** AP, or Characters; 0 = no feint. */
  readonly limit: number
  /** AP of what is on the table; the deck is not. */
  readonly total: number
  /** Even the cheapest costs more than the limit: any one Character may go. */
  readonly anyOne: boolean
}

const rideOf = ({ place }: Figure): string | undefined => (place.at === 'mounted' ? place.on : undefined)

/** HOUSE-03: those on one mount or vehicle stay together; else those who share a card (REINF-03, HOUSE-16). */
const togetherWith = (figure: Figure, other: Figure): boolean => {
  const ride = rideOf(figure)
  return ride === undefined ? other.sheet === figure.sheet && rideOf(other) === undefined : rideOf(other) === ride
}

/** What a figure is picked up with, and the AP of it all. */
export function dropOf(state: GameState, figure: Figure): Drop {
  const figures = friendsOf(state, figure.side).filter((other) => togetherWith(figure, other))
  const sheets = new Set(figures.map((one) => sheetOf(state, one)))
  let ap = vehicleWorth(state, figure)
  for (const sheet of sheets) ap += worthOf(state.cards, sheet)
  return { figures, ap }
}

function vehicleWorth({ vehicles, cards }: GameState, figure: Figure): number {
  const ride = rideOf(figure)
  const card: CardId | undefined = ride === undefined ? undefined : vehicles.find(({ id }) => id === ride)?.card
  return (card !== undefined && own(cards.vehicles ?? {}, card)?.ap) || 0
}

/** Everything of a side that could be picked up, each once. */
function dropsOf(state: GameState, side: SideId): readonly Drop[] {
  const mayRide = state.rules.company?.feintVehicles === true
  const seen = new Set<Figure>()
  const drops: Drop[] = []
  for (const figure of friendsOf(state, side)) {
    if (seen.has(figure) || (rideOf(figure) !== undefined && !mayRide)) continue
    const drop = dropOf(state, figure)
    for (const one of drop.figures) seen.add(one)
    drops.push(drop)
  }
  return drops
}

/** FEINT-02: without an officer who can feint the limit is 0. */
export function feintLimit(state: GameState, side: SideId): FeintLimit {
  const { company } = state.rules
  const officers = company
    ? friendsOf(state, side).flatMap((figure) => {
        const value = isOfficer(state, figure) ? (faceOf(state, figure).feint ?? 0) : 0
        return value > 0 ? [{ figure, value }] : []
      })
    : []
  const value = officers.reduce((sum, one) => sum + one.value, 0)
  const drops = dropsOf(state, side)
  const total = totalOnTable(state, side)
  const unit = company?.feintUnit === 'characters' ? 'characters' : 'ap'
  if (!company || value === 0) return { officers, unit, limit: 0, total, anyOne: false }
  if (unit === 'characters') return { officers, unit, limit: value * company.feintPerValue, total, anyOne: false }
  const share = (value * company.feintPerValue * total) / 100
  const limit = company.feintRounding === 'up' ? Math.ceil(share) : share
  const anyOne = (company.feintMinimum ?? 0) > 0 && drops.every(({ ap }) => ap > limit)
  return { officers, unit, limit, total, anyOne }
}

/** FEINT-02: figures and vehicles on the table with their cards. */
function totalOnTable(state: GameState, side: SideId): number {
  const sheets = new Set<number>()
  let ap = 0
  for (const figure of state.figures) {
    if (figure.side !== side || !isOnTable(figure) || sheets.has(figure.sheet)) continue
    sheets.add(figure.sheet)
    ap += worthOf(state.cards, sheetOf(state, figure))
  }
  for (const vehicle of state.vehicles) {
    if (vehicle.side === side) ap += own(state.cards.vehicles ?? {}, vehicle.card)?.ap ?? 0
  }
  return ap
}
