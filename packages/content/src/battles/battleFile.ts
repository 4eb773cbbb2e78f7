import { EDGES, SIDES } from '@tactic48/rules'
import * as z from 'zod/mini'
import { id, languages, text, textOf } from '../cardFile.ts'
import { memberSchema } from './formationFile.ts'

/** u; (0, 0) is the north-west corner. */
const coordinate = z.number().check(z.gte(0), z.lte(96))
const point = z.tuple([coordinate, coordinate])
const round = z.int().check(z.gte(1), z.lte(100))
const figures = z.int().check(z.gte(1), z.lte(300))
const edge = z.enum(EDGES)
const side = z.enum(SIDES)

const longText = textOf(1000)

const goalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('touch'), element: text }),
  z.strictObject({ kind: z.literal('hold'), element: text, until: round }),
  z.strictObject({ kind: z.literal('leave'), edge, figures }),
  z.strictObject({ kind: z.literal('evacuate'), casualties: figures }),
  z.strictObject({ kind: z.literal('message'), messages: figures, edge: z.optional(edge) }),
  z.strictObject({ kind: z.literal('survive'), until: round, figures }),
  z.strictObject({ kind: z.literal('eliminate'), share: z.int().check(z.gte(1), z.lte(100)) }),
])

const sideGoalsSchema = z.strictObject({
  needs: z.enum(['all', 'any']),
  list: z.array(goalSchema).check(z.minLength(1), z.maxLength(20)),
})

const goalsSchema = z.strictObject({
  sides: z.strictObject({ blue: z.optional(sideGoalsSchema), ember: z.optional(sideGoalsSchema) }),
  losses: z.enum(['decide', 'ignore']),
  limit: z.strictObject({ rounds: round, winner: z.enum([...SIDES, 'draw', 'share']) }),
})

const squadSchema = z.strictObject({
  platoon: z.optional(text),
  squad: z.optional(text),
  /** FORCE-08: men of another faction. */
  attached: z.optional(z.boolean()),
  members: z.array(memberSchema).check(z.minLength(1), z.maxLength(100)),
})

/** Somebody who stands on the table when the battle begins; a team has a place for each of its men. */
const placedSchema = z.strictObject({
  card: text,
  at: z.array(point).check(z.minLength(1), z.maxLength(3)),
  whereabouts: z.optional(z.enum(['table', 'casualty', 'evacuable'])),
  wounded: z.optional(z.boolean()),
  squad: z.optional(text),
})

/** HOUSE-21: a weapon without crew, and a vehicle without driver, that stand there from the start. */
const standingSchema = z.strictObject({ card: text, at: point })

const vehicleSchema = z.strictObject({ card: text, riders: z.array(z.int().check(z.gte(0), z.lte(300))) })

/** Exactly one of `formation`, `groups`, `placed` and `ap` says who fights. */
const sideSchema = z.strictObject({
  faction: z.optional(text),
  formation: z.optional(text),
  groups: z.optional(z.array(squadSchema).check(z.minLength(1), z.maxLength(40))),
  placed: z.optional(z.array(placedSchema).check(z.minLength(1), z.maxLength(100))),
  ap: z.optional(z.int().check(z.gte(1), z.lte(2000))),
  emplaced: z.optional(z.array(standingSchema).check(z.maxLength(20))),
  parked: z.optional(z.array(standingSchema).check(z.maxLength(20))),
  vehicles: z.optional(z.array(vehicleSchema).check(z.maxLength(20))),
  deck: z.optional(z.array(text).check(z.maxLength(200))),
  support: z.optional(z.array(text).check(z.maxLength(20))),
})

const due = z.int().check(z.gte(1), z.lte(40))
const arrivalSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reinforcements'),
    side,
    due,
    caller: z.optional(text),
    members: z.array(memberSchema).check(z.minLength(1), z.maxLength(40)),
  }),
  z.strictObject({
    kind: z.literal('supportFire'),
    side,
    due,
    profile: text,
    ammo: z.enum(['he', 'smoke']),
    target: point,
    line: z.optional(point),
  }),
])

/** HOUSE-20: a battle as its file has it. */
export const battleSchema = z.strictObject({
  id,
  name: languages,
  story: z.strictObject({ en: longText, it: longText, es: longText }),
  /** One of ours by its id, or a battlefield file. */
  battlefield: z.union([text, z.looseObject({})]),
  /** Card files that the battle brings along. */
  cards: z.optional(z.array(z.unknown()).check(z.maxLength(20))),
  edges: z.strictObject({ blue: edge, ember: edge }),
  theatre: z.optional(text),
  options: z.optional(z.record(text, z.unknown())),
  sides: z.strictObject({ blue: sideSchema, ember: sideSchema }),
  first: z.optional(side),
  arrivals: z.optional(z.array(arrivalSchema).check(z.maxLength(40))),
  goals: goalsSchema,
})

export type BattleFile = z.infer<typeof battleSchema>
export type BattleSideFile = z.infer<typeof sideSchema>
export type ArrivalFile = z.infer<typeof arrivalSchema>
