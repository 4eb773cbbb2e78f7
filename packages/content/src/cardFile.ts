import { AMMO, CHANGEABLE, CONTROL, GRANTABLE, RANKS, REMOVABLE, SUPPORT, VEHICLE_KINDS } from '@tactic48/rules'
import * as z from 'zod/mini'

/** Something must be seen of a name. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** §32: what a file of cards may hold. Lengths are printed values in u. */
const length = z.number().check(z.positive(), z.lte(24))
const dice = z.int().check(z.gte(0), z.lte(12))
export const textOf = (most: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => !CONTROL.test(value), 'has characters that cannot be printed'),
    z.regex(VISIBLE, 'must have something to see'),
  )
export const text = textOf(80)
/** A name that may also stand as the key of a record. */
export const id = text.check(z.refine((name) => !(name in {}), 'is a reserved name'))
const value = z.int().check(z.gte(-99), z.lte(99))
const points = z.int().check(z.gte(1), z.lte(99))
export const languages = z.strictObject({ en: text, it: text, es: text })
const truth = z.optional(z.boolean())

export const weaponSchema = z
  .strictObject({
    type: text,
    kind: z.enum(['gun', 'grenade', 'charge', 'heavy']),
    maxShots: z.int().check(z.gte(1), z.lte(9)),
    short: dice,
    long: dice,
    radius: z.optional(length),
    ammo: z.optional(z.enum(AMMO)),
    mg: truth,
    sfCapable: truth,
    h: z.optional(value),
    uses: z.optional(z.int().check(z.gte(1), z.lte(99))),
    silhouette: z.optional(text),
  })
  .check(
    z.refine((weapon) => weapon.kind !== 'grenade' || weapon.radius !== undefined, {
      path: ['radius'],
      message: 'a grenade needs its radius (GREN-07)',
    }),
  )

export const sideSchema = z.strictObject({
  move: z.optional(length),
  moveFire: z.optional(length),
  ofRadius: z.optional(length),
  sfRadius: z.optional(length),
  aim: z.optional(z.int().check(z.gte(1), z.lte(6))),
  command: z.optional(z.int().check(z.gte(1), z.lte(6))),
  camouflage: truth,
  maxActions: z.int().check(z.gte(1), z.lte(6)),
  h2h: dice,
  advancePlanning: z.optional(value),
  call: z.optional(value),
  contactHq: z.optional(value),
  takeInitiative: z.optional(value),
  feint: z.optional(value),
  firstAid: z.optional(value),
  rider: truth,
  biker: truth,
  stretcher: truth,
  weapons: z.array(text).check(z.maxLength(6)),
})

export const characterSchema = z.strictObject({
  id: text,
  name: z.optional(text),
  named: z.boolean(),
  role: text,
  rank: z.enum(RANKS),
  ap: points,
  apTyped: truth,
  theatre: z.optional(z.array(text).check(z.maxLength(20))),
  figures: z.optional(z.int().check(z.gte(2), z.lte(3))),
  crew: z.optional(text),
  healthy: sideSchema,
  wounded: z.optional(sideSchema),
})

/** FORCE-04: a weapon as a card of its own, with another face for another faction. */
const weaponCardSchema = z.strictObject({
  id: text,
  weapon: text,
  ap: points,
  apTyped: truth,
  reverse: z.optional(z.strictObject({ faction: text, weapon: text })),
})

const numberField = z.enum(CHANGEABLE)
const changeSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('add'), field: numberField, by: z.number().check(z.gte(-12), z.lte(12)) }),
  z.strictObject({ change: z.literal('print'), field: numberField, value: z.number().check(z.gte(0), z.lte(24)) }),
  z.strictObject({ change: z.literal('grant'), field: z.enum(GRANTABLE) }),
  z.strictObject({ change: z.literal('remove'), field: z.enum(REMOVABLE) }),
  z.strictObject({ change: z.literal('arm'), weapon: text }),
  z.strictObject({ change: z.literal('disarm'), weapon: text }),
])

/** HOUSE-11. */
const upgradeSchema = z.strictObject({
  id: text,
  name: languages,
  ap: value,
  apTyped: truth,
  changes: z.array(changeSchema).check(z.minLength(1), z.maxLength(20)),
})

/** §32.6. */
export const vehicleSchema = z.strictObject({
  id: text,
  name: languages,
  kind: z.enum(VEHICLE_KINDS),
  move: z.number().check(z.positive(), z.lte(24)),
  seats: z.int().check(z.gte(1), z.lte(20)),
  size: z.number().check(z.positive(), z.lte(6)),
  armour: z.optional(z.int().check(z.gte(1), z.lte(12))),
  openTopped: truth,
  casualtyCapacity: z.optional(z.int().check(z.gte(0), z.lte(12))),
  weapons: z.array(text).check(z.maxLength(6)),
  ap: points,
  apTyped: truth,
  faction: text,
})

/** One that stands in the file of a faction belongs to it, or to everybody. */
const ownVehicleSchema = z.extend(vehicleSchema, { faction: z.optional(text) })

const given = {
  weapons: z.optional(z.array(weaponCardSchema).check(z.maxLength(50))),
  upgrades: z.optional(z.array(upgradeSchema).check(z.maxLength(50))),
}

const cards = {
  ...given,
  vehicles: z.optional(z.array(ownVehicleSchema).check(z.maxLength(50))),
  /** Judged card by card (`tacticOf`). */
  tactics: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
}

/** FORCE-06: cards of no faction. */
export const universalSchema = z.strictObject(given)

export const factionSchema = z.strictObject({
  id: text,
  nation: text,
  branch: text,
  squadSize: z.int().check(z.gte(4), z.lte(20)),
  platoonMortar: z.boolean(),
  companyMortar: z.optional(z.boolean()),
  supportProfiles: z.optional(z.array(z.enum(SUPPORT)).check(z.maxLength(20))),
  rankNames: z.optional(z.partialRecord(z.enum(RANKS), text)),
  allies: z.optional(z.record(text, z.array(text).check(z.maxLength(50)))),
  teamCard: z.optional(text),
  style: z.optional(text),
  name: languages,
  characters: z.array(characterSchema).check(z.minLength(1), z.maxLength(200)),
  ...cards,
})

/** Cards that join a faction of ours. */
const supplementSchema = z.strictObject({
  id: text,
  faction: text,
  name: languages,
  characters: z.optional(z.array(characterSchema).check(z.maxLength(200))),
  ...cards,
})

/** A player's own file: weapons of its own (beside ours), and a faction or cards for one of ours. */
export const cardFileSchema = z.strictObject({
  weapons: z.optional(z.record(text, weaponSchema)),
  faction: z.optional(factionSchema),
  supplement: z.optional(supplementSchema),
})

export type FactionFile = z.infer<typeof factionSchema>
export type SupplementFile = z.infer<typeof supplementSchema>
export type WeaponFile = z.infer<typeof weaponSchema>
export type CharacterFile = z.infer<typeof characterSchema>
export type WeaponCardFile = z.infer<typeof weaponCardSchema>
export type VehicleFile = z.infer<typeof ownVehicleSchema>
export type UpgradeFile = z.infer<typeof upgradeSchema>
export type ChangeFile = z.infer<typeof changeSchema>
