import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import { figureId, own, type PerSide, SIDES, type SideId, vehicleId } from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { EnlistedVehicle, Force } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { menOn } from './assigned.ts'
import { vehicleRadius } from './vehicles.ts'

const nameOf = (side: SideId, index: number) => vehicleId(`${side}-vehicle-${index + 1}`)

/** FORCE-03: brought by the force of its side; what stood on the table belongs to no force. */
export const isEnlisted = ({ id, side }: Pick<Vehicle, 'id' | 'side'>): boolean => id.startsWith(`${side}-vehicle-`)

/** HOUSE-03: the mounts and vehicles of both forces, to be deployed with those who ride them. */
export const convoyOf = (rules: RuleSet, cards: CardBook, forces: PerSide<Force>): readonly Vehicle[] =>
  SIDES.flatMap((side) => (forces[side].vehicles ?? []).map((one, i) => enlisted(rules, cards, side, one, i)))

function enlisted(
  rules: RuleSet,
  cards: CardBook,
  side: SideId,
  { card, riders }: EnlistedVehicle,
  index: number,
): Vehicle {
  const printed = cards.vehicles && own(cards.vehicles, card)
  return {
    id: nameOf(side, index),
    side,
    card,
    position: { x: 0, y: 0 },
    radius: printed ? vehicleRadius(rules, printed) : 1,
    driver: figureId(`${side}-${(riders[0] ?? 0) + 1}`),
    damage: 0,
  }
}

const ON_FOOT: Figure['place'] = { at: 'reserve' }

/** Where this Character of a force waits: on foot, or on what it is deployed on. */
export function placeInReserve({ vehicles = [] }: Force, side: SideId, index: number): Figure['place'] {
  const at = vehicles.findIndex(({ riders }) => riders.includes(index))
  return at < 0 ? ON_FOOT : { at: 'reserve', on: nameOf(side, at) }
}

/** HOUSE-03, MOUNT-01: vehicles of the book, each with its riders in its seats, nobody on two. */
export function convoyFault({ cards, rules }: Pick<GameState, 'cards' | 'rules'>, force: Force): Refusal | undefined {
  const { vehicles = [], characters } = force
  if (vehicles.length === 0) return undefined
  if (!rules.house.vehicles) return refuse('HOUSE-03', 'noVehicles')
  const seated = new Set<number>()
  for (const { card, riders } of vehicles) {
    const printed = cards.vehicles && own(cards.vehicles, card)
    if (!printed) return refuse('SETUP-01', 'unknownCard', { card })
    let men = 0
    for (const rider of riders) {
      const one = characters[rider]
      if (!one || seated.has(rider)) return refuse('HOUSE-03', 'noSuchRider', { rider })
      seated.add(rider)
      men += menOn(cards, one.card)
      if (printed.kind === 'horse' && !cards.characters[one.card]?.healthy.rider) {
        return refuse('MOUNT-01', 'noRider', { card: one.card })
      }
    }
    if (men > printed.seats) return refuse('HOUSE-03', 'noSeat', { card, seats: printed.seats })
  }
  return undefined
}
