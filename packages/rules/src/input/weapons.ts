import { AMMO, type WeaponCard, type WeaponProfile } from '../state/card.ts'
import type { WeaponId } from '../state/ids.ts'
import { CARD_LIMITS } from './limits.ts'
import { type Fields, id, number, object, oneOf, optional, type Shape, text, truth, whole } from './shape.ts'

const { dice, value, length, points } = CARD_LIMITS
export const DICE = whole(0, dice)
export const VALUE = whole(-value, value)
export const LENGTH = number(0, length)
export const POINTS = whole(-points, points)
const KINDS = ['gun', 'grenade', 'charge', 'heavy'] as const

/** What every weapon prints, in a game and in a file. */
export const weaponHead: Fields<Omit<WeaponProfile, 'id'>> = {
  type: text(),
  kind: oneOf(KINDS),
  maxShots: DICE,
  short: DICE,
  long: DICE,
  radius: optional(LENGTH),
  ammo: optional(oneOf(AMMO)),
  mg: optional(truth),
  sfCapable: optional(truth),
  h: optional(VALUE),
  uses: optional(DICE),
  silhouette: optional(text()),
}

const weaponFields: Fields<WeaponProfile> = { id: id<WeaponId>(), ...weaponHead }

export const weaponShape: Shape<WeaponProfile> = object<WeaponProfile>(weaponFields)

/** §32.2. */
export const weaponCardShape: Shape<WeaponCard> = object<WeaponCard>({
  ...weaponFields,
  ap: POINTS,
  apTyped: optional(truth),
  faction: text(),
  name: optional(text()),
  reverse: optional(weaponShape),
  reverseFaction: optional(text()),
  universalLimited: optional(truth),
})
