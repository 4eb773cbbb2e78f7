import * as z from 'zod/mini'

/** §32: what a file of cards may hold. Lengths are printed values in u. */
const length = z.number().check(z.positive(), z.lte(24))
const dice = z.int().check(z.gte(0), z.lte(12))
const text = z.string().check(z.minLength(1), z.maxLength(80))
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
    h: z.optional(z.int()),
    uses: z.optional(z.int().check(z.gte(1))),
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
  advancePlanning: z.optional(z.int()),
  call: z.optional(z.int()),
  contactHq: z.optional(z.int()),
  takeInitiative: z.optional(z.int()),
  feint: z.optional(z.int()),
  firstAid: z.optional(z.int()),
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
  theatre: z.optional(z.array(text)),
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
