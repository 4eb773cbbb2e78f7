import type { Point } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { VehicleCard, VehicleKind } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { CardId, SideId, VehicleId } from '../state/ids.ts'
import { own } from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { baseRadius, faceOf } from './figures.ts'

/** HOUSE-03: one sits on it and is the target as usual; what is larger shields those on board. */
export const isMount = (kind: VehicleKind): boolean => kind === 'horse' || kind === 'bicycle' || kind === 'motorbike'

/** HOUSE-13: of a size given in data, else of the size of a figure; 1/1000 u. */
export const vehicleRadius = (rules: RuleSet, { size }: VehicleCard): number =>
  rules.house.sizes ? Math.round(size * 500) : baseRadius(rules)

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

/** EVAC-09: any vehicle or mount carries one, unless its card says otherwise. */
export const casualtyRoom = ({ casualtyCapacity = 1 }: VehicleCard): number => casualtyCapacity

/** SETUP-08: it waits with its riders to be deployed. */
export const isVehicleInReserve = ({ figures }: Pick<GameState, 'figures'>, vehicle: VehicleId): boolean =>
  figures.some(({ place }) => place.at === 'reserve' && place.on === vehicle)

/** HOUSE-03: aboard something larger than a mount and not open-topped: he cannot be shot at or fought. */
export function isShielded(state: Pick<GameState, 'vehicles' | 'cards'>, figure: Figure): boolean {
  if (figure.place.at !== 'mounted') return false
  const ride = rideOf(state, figure)
  if (!ride) return false
  const { kind, openTopped } = vehicleCardOf(state, ride)
  return !isMount(kind) && openTopped !== true
}

/** HOUSE-03: on board of an open-topped vehicle: Partial Cover at least. */
export function isBehindSides(state: Pick<GameState, 'vehicles' | 'cards'>, figure: Figure): boolean {
  const ride = rideOf(state, figure)
  return ride !== undefined && !isMount(vehicleCardOf(state, ride).kind) && !isShielded(state, figure)
}

/** On the same mount or in the same vehicle. */
export const ridesWith = ({ place: a }: Figure, { place: b }: Figure): boolean =>
  a.at === 'mounted' && b.at === 'mounted' && a.on === b.on

export const isDriver = (state: Pick<GameState, 'vehicles'>, figure: Figure): boolean =>
  rideOf(state, figure)?.driver === figure.id

/** MOVE-01, HOUSE-03: u per AT, those of the mount where it moves for him. */
export const moveOf = (state: GameState, figure: Figure): number | undefined => {
  const ride = rideOf(state, figure)
  return ride ? vehicleCardOf(state, ride).move : faceOf(state, figure).move
}

export const vehiclesOf = ({ vehicles }: Pick<GameState, 'vehicles'>, side: SideId): readonly Vehicle[] =>
  vehicles.filter((vehicle) => vehicle.side === side)

/** HOUSE-03: where a man gets off on the side of this point: beside the vehicle, in contact with it. */
export function besideVehicle(state: Pick<GameState, 'rules'>, { position, radius }: Vehicle, toward: Point): Point {
  const dx = toward.x - position.x
  const dy = toward.y - position.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const away = radius + baseRadius(state.rules)
  if (length === 0) return { x: position.x + away, y: position.y }
  return { x: position.x + Math.round((dx * away) / length), y: position.y + Math.round((dy * away) / length) }
}
