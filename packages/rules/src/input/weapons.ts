import { AMMO, type WeaponCard, type WeaponProfile } from '../state/card.ts'
import type { WeaponId } from '../state/ids.ts'
import { type Fields, id, number, object, oneOf, optional, type Shape, text, truth, whole } from './shape.ts'

/** Printed values: no card of any sheet comes near these. */
export const DICE = whole(0, 100)
export const VALUE = whole(-100, 100)
export const LENGTH = number(0, 1000)
export const POINTS = whole(-1000, 1000)
const KINDS = ['gun', 'grenade', 'charge', 'heavy'] as const

const weaponFields: Fields<WeaponProfile> = {
  id: id<WeaponId>(),
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
