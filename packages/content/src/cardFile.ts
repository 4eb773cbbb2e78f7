import { AMMO } from '@tactic48/rules'
import * as z from 'zod/mini'

/** No control character: it would command a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is kept out
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f]*$/

/** §32: what a file of cards may hold. Lengths are printed values in u. */
const length = z.number().check(z.positive(), z.lte(24))
const dice = z.int().check(z.gte(0), z.lte(12))
export const text = z.string().check(z.minLength(1), z.maxLength(80), z.regex(PRINTABLE))
const value = z.int().check(z.gte(-99), z.lte(99))
const languages = z.strictObject({ en: text, it: text, es: text })

export const weaponSchema = z
  .strictObject({
    type: text,
    kind: z.enum(['gun', 'grenade', 'charge', 'heavy']),
    maxShots: z.int().check(z.gte(1), z.lte(9)),
    short: dice,
    long: dice,
    radius: z.optional(length),
    mg: z.optional(z.boolean()),
    sfCapable: z.optional(z.boolean()),
    h: z.optional(value),
    ammo: z.optional(z.enum(AMMO)),
    uses: z.optional(z.int().check(z.gte(1), z.lte(99))),
    silhouette: z.optional(text),
  })
  .check(
    z.refine((weapon) => weapon.kind !== 'grenade' || weapon.radius !== undefined, {
      path: ['radius'],
      message: 'a grenade needs its radius (GREN-07)',
    }),
  )

const sideSchema = z.strictObject({
  move: z.optional(length),
  moveFire: z.optional(length),
  ofRadius: z.optional(length),
  sfRadius: z.optional(length),
  aim: z.optional(z.int().check(z.gte(1), z.lte(6))),
  command: z.optional(z.int().check(z.gte(1), z.lte(6))),
  camouflage: z.optional(z.boolean()),
  maxActions: z.int().check(z.gte(1), z.lte(6)),
  h2h: dice,
  advancePlanning: z.optional(value),
  call: z.optional(value),
  contactHq: z.optional(value),
  takeInitiative: z.optional(value),
  feint: z.optional(value),
  firstAid: z.optional(value),
  rider: z.optional(z.boolean()),
  biker: z.optional(z.boolean()),
  stretcher: z.optional(z.boolean()),
  weapons: z.array(text).check(z.maxLength(6)),
})

const characterSchema = z.strictObject({
  id: text,
  name: z.optional(text),
  named: z.boolean(),
  role: text,
  rank: z.enum(['private', 'corporal', 'nco', 'sergeant', 'secondLieutenant', 'lieutenant', 'captain', 'higher']),
  ap: z.int().check(z.gte(1), z.lte(99)),
  theatre: z.optional(z.array(text).check(z.maxLength(20))),
  healthy: sideSchema,
  wounded: z.optional(sideSchema),
})

export const factionSchema = z.strictObject({
  id: text,
  nation: text,
  branch: text,
  squadSize: z.int().check(z.gte(4), z.lte(20)),
  platoonMortar: z.boolean(),
  style: z.optional(text),
  name: languages,
  characters: z.array(characterSchema).check(z.minLength(1), z.maxLength(200)),
})

/** A player's own file: weapons of its own (beside ours) and one faction. */
export const cardFileSchema = z.strictObject({
  weapons: z.optional(z.record(text, weaponSchema)),
  faction: factionSchema,
})

export type FactionFile = z.infer<typeof factionSchema>
export type WeaponFile = z.infer<typeof weaponSchema>
export type CharacterFile = z.infer<typeof characterSchema>
