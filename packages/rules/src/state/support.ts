/** SUPP-03, HOUSE-08: what HQ may send. */
export const SUPPORT = ['heavyMortar', 'howitzer', 'navalGun', 'rocketBattery', 'airBombs', 'airStrafe'] as const
export type SupportId = (typeof SUPPORT)[number]

export const SHELLS = ['he', 'smoke'] as const
export type Shell = (typeof SHELLS)[number]

export interface SupportProfile {
  readonly shells: number
  /** u; of a strip 0. */
  readonly radius: number
  /** S: each 4 or more is a wound (GREN-09). */
  readonly dice: number
  /** u, by the die of each shell from 1 to 6. */
  readonly drift: readonly number[]
  readonly ammo: readonly Shell[]
  /** u: everybody in it is hit, along a line that the caller chooses. */
  readonly strip?: { readonly length: number; readonly width: number }
}

const HE: readonly Shell[] = ['he']
const drift = (best: number, middle: number, worst: number): readonly number[] => [
  worst,
  worst,
  middle,
  middle,
  best,
  best,
]

export const SUPPORT_PROFILES: { readonly [P in SupportId]: SupportProfile } = {
  heavyMortar: { shells: 4, radius: 2, dice: 3, drift: drift(0, 2, 4), ammo: SHELLS },
  howitzer: { shells: 3, radius: 3, dice: 4, drift: drift(0, 3, 6), ammo: SHELLS },
  navalGun: { shells: 2, radius: 4, dice: 6, drift: drift(0, 4, 8), ammo: HE },
  rocketBattery: { shells: 8, radius: 2, dice: 3, drift: drift(2, 5, 8), ammo: HE },
  airBombs: { shells: 2, radius: 3, dice: 5, drift: drift(0, 2, 4), ammo: HE },
  airStrafe: { shells: 1, radius: 0, dice: 4, drift: drift(0, 2, 4), ammo: HE, strip: { length: 12, width: 2 } },
}

/** SUPP-03: where neither the battle nor the faction says what there is. */
export const USUAL_SUPPORT: readonly SupportId[] = ['heavyMortar', 'howitzer']

/** MORTAR-01, HOUSE-06: the bombs of a platoon mortar are standard grenades. */
export const BOMBS = ['smoke', 'concussion', 'fragmentation'] as const
export type Bomb = (typeof BOMBS)[number]

export interface BombProfile {
  readonly dice: number
  /** u. */
  readonly radius: number
}

export const STANDARD_GRENADES: { readonly [B in Bomb]: BombProfile } = {
  fragmentation: { dice: 3, radius: 2 },
  concussion: { dice: 2, radius: 1.5 },
  smoke: { dice: 0, radius: 2 },
}

/** CALL-05. */
export const CALL_KINDS = ['reinforcements', 'supportFire', 'platoonMortar'] as const
export type CallKind = (typeof CALL_KINDS)[number]
