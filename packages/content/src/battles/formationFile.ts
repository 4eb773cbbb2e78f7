import * as z from 'zod/mini'
import { languages, text } from '../cardFile.ts'

const cards = z.optional(z.array(text).check(z.maxLength(20)))

/** A card, or several of one kind, with what they are given. */
export const memberSchema = z.union([
  text,
  z.strictObject({
    card: text,
    count: z.optional(z.int().check(z.gte(2), z.lte(100))),
    assigned: cards,
    reversed: cards,
    upgrades: cards,
  }),
])
const groupSchema = z.array(memberSchema).check(z.maxLength(100))

const platoonSchema = z.strictObject({
  id: text,
  headquarters: groupSchema,
  squads: z.array(groupSchema).check(z.maxLength(12)),
})

export const FORMATION_SIZES = ['squad', 'platoon', 'company'] as const
export type FormationSize = (typeof FORMATION_SIZES)[number]

/** FORCE-08: a force with its organisation. */
export const formationSchema = z.strictObject({
  id: text,
  faction: text,
  size: z.enum(FORMATION_SIZES),
  name: languages,
  headquarters: z.optional(groupSchema),
  platoons: z.array(platoonSchema).check(z.minLength(1), z.maxLength(12)),
  deck: z.optional(z.array(text).check(z.maxLength(200))),
})

export type FormationFile = z.infer<typeof formationSchema>
export type MemberFile = z.infer<typeof memberSchema>
