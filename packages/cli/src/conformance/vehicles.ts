import {
  cardId,
  figureId,
  type PlacedVehicle,
  type PlacedWeapon,
  type VehicleCard,
  type VehicleKind,
  vehicleId,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'
import { FACTION, weaponOf, wordsOf } from './cards.ts'
import { pointOf } from './places.ts'
import type { VehicleText } from './schema/pieces.ts'
import type { Layout } from './schema/scenario.ts'

type Vehicles = { readonly [name: string]: VehicleText }

/** HOUSE-03: what a vehicle is unless the scenario says otherwise. */
const USUAL: { readonly [K in VehicleKind]: Pick<VehicleCard, 'move' | 'seats' | 'size'> } = {
  horse: { move: 12, seats: 1, size: 1.6 },
  bicycle: { move: 9, seats: 1, size: 1.6 },
  motorbike: { move: 16, seats: 2, size: 1.6 },
  soft: { move: 14, seats: 4, size: 3 },
  armoured: { move: 10, seats: 4, size: 3 },
}

/** Without the price of a card. */
function profileOf(text: string): WeaponProfile {
  const { ap: _ap, ...profile } = weaponOf(text)
  return profile
}

function cardOf(name: string, text: VehicleText): VehicleCard {
  const usual = USUAL[text.kind]
  return {
    id: cardId(name),
    name,
    kind: text.kind,
    move: text.move ?? usual.move,
    seats: text.seats ?? usual.seats,
    size: text.size ?? usual.size,
    ...(text.armour === undefined ? {} : { armour: text.armour }),
    ...(text.openTopped === undefined ? {} : { openTopped: text.openTopped }),
    ...(text.casualties === undefined ? {} : { casualtyCapacity: text.casualties }),
    weapons: wordsOf(text.weapons).map((weapon) => profileOf(weapon)),
    ap: text.ap ?? 0,
    faction: FACTION,
  }
}

export const vehicleCards = (vehicles: Vehicles): { readonly [id: string]: VehicleCard } =>
  Object.fromEntries(Object.entries(vehicles).map(([name, text]) => [cardId(name), cardOf(name, text)]))

export const placedVehicles = (vehicles: Vehicles): readonly PlacedVehicle[] =>
  Object.entries(vehicles).map(([name, text]) => ({
    id: vehicleId(name),
    side: text.side,
    card: cardId(name),
    position: pointOf(text.at),
    ...(text.driver === undefined ? {} : { driver: figureId(text.driver) }),
    ...(text.damage === undefined ? {} : { damage: text.damage }),
  }))

type Emplaced = NonNullable<Layout['leftWeapons']>

/** HOUSE-21: the cards of weapons that nobody mans. */
export const emplacedCards = (weapons: Emplaced): { readonly [id: string]: WeaponCard } =>
  Object.fromEntries(
    weapons.map(({ weapon }) => {
      const profile = weaponOf(weapon)
      return [cardId(profile.id), { ...profile, ap: 0, faction: FACTION }]
    }),
  )

export const placedWeapons = (weapons: Emplaced): readonly PlacedWeapon[] =>
  weapons.map(({ side, at, weapon }) => {
    const { id } = weaponOf(weapon)
    return { weapon: id, card: cardId(id), side, position: pointOf(at) }
  })
