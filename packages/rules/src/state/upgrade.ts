import type { CardFace, WeaponProfile } from './card.ts'
import type { CardId, WeaponId } from './ids.ts'

/** What every side of a stat card has a number for. */
const NUMBERS = ['maxActions', 'h2h'] as const

/** Numbers that a side may lack. */
const VALUES = [
  'move',
  'moveFire',
  'ofRadius',
  'sfRadius',
  'aim',
  'command',
  'advancePlanning',
  'call',
  'contactHq',
  'takeInitiative',
  'feint',
  'firstAid',
] as const satisfies readonly (keyof CardFace)[]

const FLAGS = ['camouflage', 'rider', 'biker', 'stretcher'] as const satisfies readonly (keyof CardFace)[]

export const CHANGEABLE = [...NUMBERS, ...VALUES] as const
export const GRANTABLE = FLAGS
export const REMOVABLE = [...VALUES, ...FLAGS] as const

/** HOUSE-11: one change, made on both sides of a stat card. */
export type FieldChange =
  /** Where the number is printed; one that falls to nothing is gone. */
  | { readonly change: 'add'; readonly field: (typeof CHANGEABLE)[number]; readonly by: number }
  | { readonly change: 'print'; readonly field: (typeof CHANGEABLE)[number]; readonly value: number }
  | { readonly change: 'grant'; readonly field: (typeof GRANTABLE)[number] }
  | { readonly change: 'remove'; readonly field: (typeof REMOVABLE)[number] }
  | { readonly change: 'arm'; readonly weapon: WeaponProfile }
  | { readonly change: 'disarm'; readonly weapon: WeaponId }

/** §32.3: an upgrade, or a downgrade with a negative price. */
export interface UpgradeCard {
  readonly id: CardId
  readonly name?: string
  readonly ap: number
  /** As its owner typed it, whatever the formula says. */
  readonly apTyped?: boolean
  readonly faction: string
  /** FORCE-06. */
  readonly universalLimited?: boolean
  readonly changes: readonly FieldChange[]
}
