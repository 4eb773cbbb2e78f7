import type { VehicleCard, VehicleKind } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { CardId, SideId, VehicleId } from '../state/ids.ts'
import { own } from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import type { CardBook, GameState } from '../state/state.ts'

/** HOUSE-03: one sits on it and is the target as usual; what is larger shields those on board. */
export const isMount = (kind: VehicleKind): boolean => kind === 'horse' || kind === 'bicycle' || kind === 'motorbike'

/** HOUSE-13: 1/1000 u. */
export const vehicleRadius = ({ size }: VehicleCard): number => Math.round(size * 500)

export const vehicleOf = ({ vehicles }: Pick<GameState, 'vehicles'>, id: VehicleId): Vehicle | undefined =>
  vehicles.find((vehicle) => vehicle.id === id)

/** For vehicles of a state, whose cards are always in its book. */
export function vehicleCardOf(
  { cards }: { readonly cards: CardBook },
  { card }: { readonly card: CardId },
): VehicleCard {
  const printed = cards.vehicles && own(cards.vehicles, card)
  if (!printed) throw new Error(`vehicle card ${card} is not in the book`)
  return printed
}

/** What this figure sits on or in. */
export function rideOf(state: Pick<GameState, 'vehicles'>, { place }: Figure): Vehicle | undefined {
  return place.at === 'mounted' ? vehicleOf(state, place.on) : undefined
}

export const occupantsOf = ({ figures }: Pick<GameState, 'figures'>, vehicle: VehicleId): readonly Figure[] =>
  figures.filter(({ place }) => place.at === 'mounted' && place.on === vehicle)

/** EVAC-09: casualties in it. */
export const loadedIn = ({ figures }: Pick<GameState, 'figures'>, vehicle: VehicleId): readonly Figure[] =>
  figures.filter(({ place }) => place.at === 'carried' && place.on === vehicle)

/** SETUP-08: it waits with its riders to be deployed. */
export const isVehicleInReserve = ({ figures }: Pick<GameState, 'figures'>, vehicle: VehicleId): boolean =>
  figures.some(({ place }) => place.at === 'reserve' && place.on === vehicle)

export const vehiclesOf = ({ vehicles }: Pick<GameState, 'vehicles'>, side: SideId): readonly Vehicle[] =>
  vehicles.filter((vehicle) => vehicle.side === side)
