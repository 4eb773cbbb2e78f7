import type { Rank } from '../editions/sheet.ts'
import type { CardId, WeaponId } from './ids.ts'

/** HOUSE-02, HOUSE-04, HOUSE-06: what a weapon throws or fires. */
export const AMMO = ['frag', 'concussion', 'smoke', 'he'] as const
export type Ammo = (typeof AMMO)[number]

/** FORCE-06, TACTIC-02: the faction of cards that every force may field. */
export const UNIVERSAL = 'universal'

/** §32.2. Lengths on cards are printed values in u. */
export interface WeaponProfile {
  readonly id: WeaponId
  readonly type: string
  readonly kind: 'gun' | 'grenade' | 'charge' | 'heavy'
  /** FIRE-07: shooting Actions per turn. */
  readonly maxShots: number
  /** Dice up to 10 u; blast dice of a grenade. 0 = a dash. */
  readonly short: number
  /** Dice beyond 10 u. 0 = a dash. */
  readonly long: number
  readonly radius?: number
  readonly ammo?: Ammo
  readonly mg?: boolean
  readonly sfCapable?: boolean
  readonly h?: number
  /** GREN-14: uses in a game; absent = unlimited. */
  readonly uses?: number
  readonly silhouette?: string
}

export interface WeaponCard extends WeaponProfile {
  readonly ap: number
  /** As its owner typed it, whatever the formula says. */
  readonly apTyped?: boolean
  readonly faction: string
  readonly name?: string
  /** FORCE-04: the other face, which belongs to a faction of its own. */
  readonly reverse?: WeaponProfile
  readonly reverseFaction?: string
  /** FORCE-06. */
  readonly universalLimited?: boolean
}

/** SF-02, ORDER-14: where a card prints no number. */
export const UNPRINTED_SF_RADIUS = 2

/** One side of a stat card (CARD-02). An absent value is a symbol that is not printed. */
export interface CardFace {
  readonly move?: number
  readonly moveFire?: number
  readonly ofRadius?: number
  /** SF-02; the symbol without a number stands for `UNPRINTED_SF_RADIUS`. */
  readonly sfRadius?: number
  readonly aim?: number
  readonly command?: number
  readonly camouflage?: boolean
  readonly maxActions: number
  readonly weapons: readonly WeaponProfile[]
  readonly h2h: number
  readonly advancePlanning?: number
  readonly call?: number
  readonly contactHq?: number
  readonly takeInitiative?: number
  readonly feint?: number
  readonly firstAid?: number
  readonly rider?: boolean
  readonly biker?: boolean
  readonly stretcher?: boolean
}

export const VEHICLE_KINDS = ['horse', 'bicycle', 'motorbike', 'soft', 'armoured'] as const
export type VehicleKind = (typeof VEHICLE_KINDS)[number]

/** §32.6, HOUSE-03. */
export interface VehicleCard {
  readonly id: CardId
  readonly name: string
  readonly kind: VehicleKind
  /** u per AT. */
  readonly move: number
  /** Driver and passengers. */
  readonly seats: number
  /** HOUSE-13: the diameter of its disc in u. */
  readonly size: number
  /** HOUSE-02; absent: a vehicle without armour has `UNARMOURED`, a mount none at all. */
  readonly armour?: number
  readonly openTopped?: boolean
  /** EVAC-09; absent = one. */
  readonly casualtyCapacity?: number
  /** Fired by those on board. */
  readonly weapons: readonly WeaponProfile[]
  readonly ap: number
  /** As its owner typed it, whatever the formula says. */
  readonly apTyped?: boolean
  readonly faction: string
}

/** HOUSE-03: the armour of a vehicle that has none. */
export const UNARMOURED = 4

/** §32.1. */
export interface CharacterCard {
  readonly id: CardId
  readonly name?: string
  readonly named: boolean
  readonly role: string
  readonly ap: number
  /** As its owner typed it, whatever the formula says. */
  readonly apTyped?: boolean
  readonly faction: string
  readonly nation?: string
  readonly branch?: string
  readonly theatre?: readonly string[]
  readonly rank: Rank
  /** For texts that decline with the person. */
  readonly gender?: 'female'
  /** REINF-03, HOUSE-16: figures that share the card; absent = 1. */
  readonly figures?: number
  /** HOUSE-16: the weapon that they serve together. */
  readonly crew?: WeaponId
  readonly healthy: CardFace
  /** WOUND-08: absent = eliminated by the first wound. */
  readonly wounded?: CardFace
}
