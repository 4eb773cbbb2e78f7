import type { Rank } from '../editions/sheet.ts'
import type { CardId, WeaponId } from './ids.ts'

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
  readonly mg?: boolean
  readonly sfCapable?: boolean
  readonly h?: number
  /** GREN-14: uses in a game; absent = unlimited. */
  readonly uses?: number
  readonly silhouette?: string
}

export interface WeaponCard extends WeaponProfile {
  readonly ap: number
  readonly faction: string
  readonly name?: string
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

/** §32.1. */
export interface CharacterCard {
  readonly id: CardId
  readonly name?: string
  readonly named: boolean
  readonly role: string
  readonly ap: number
  readonly faction: string
  readonly nation?: string
  readonly branch?: string
  readonly theatre?: readonly string[]
  readonly rank: Rank
  readonly healthy: CardFace
  /** WOUND-08: absent = eliminated by the first wound. */
  readonly wounded?: CardFace
}
