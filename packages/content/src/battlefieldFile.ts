import { LIMITS, SIDES, TERRAIN_CLASSES } from '@tactic48/rules'
import * as z from 'zod/mini'
import { id, text } from './cardFile.ts'

/** Coordinates in u; (0, 0) is the north-west corner. */
const coordinate = z.number().check(z.gte(0), z.lte(96))
const point = z.tuple([coordinate, coordinate])
const size = z.number().check(z.positive(), z.lte(24))

/** The two ends of a slit or a door, on a wall of its bunker. */
const gaps = z.array(z.tuple([coordinate, coordinate, coordinate, coordinate])).check(z.maxLength(24))

/** Exactly one of `line`, `rect`, `polygon` and `at` gives the shape. */
const elementFileSchema = z.strictObject({
  look: text,
  name: z.optional(text),
  line: z.optional(z.tuple([coordinate, coordinate, coordinate, coordinate])),
  thickness: z.optional(size),
  rect: z.optional(z.tuple([coordinate, coordinate, size, size])),
  polygon: z.optional(z.array(point).check(z.minLength(3), z.maxLength(LIMITS.outlinePoints))),
  at: z.optional(point),
  r: z.optional(size),
  cover: z.optional(z.enum(['total', 'partial', 'none'])),
  passable: z.optional(z.boolean()),
  obstacle: z.optional(z.boolean()),
  elevated: z.optional(z.boolean()),
  dressing: z.optional(text),
  enterable: z.optional(z.boolean()),
  terrainClass: z.optional(z.enum(TERRAIN_CLASSES)),
  level: z.optional(z.int().check(z.gte(0), z.lte(3))),
  hqLine: z.optional(z.boolean()),
  aidStation: z.optional(z.boolean()),
  bunker: z.optional(
    z.strictObject({ slits: gaps, doors: gaps, armour: z.optional(z.int().check(z.gte(1), z.lte(20))) }),
  ),
  /** HOUSE-15, AID-01. */
  owner: z.optional(z.enum(SIDES)),
})

/** HOUSE-03, HOUSE-21: a vehicle without driver, a weapon without crew. */
const props = z.array(z.strictObject({ card: text, side: z.enum(SIDES), at: point })).check(z.maxLength(LIMITS.props))

export const battlefieldSchema = z.strictObject({
  id,
  name: z.strictObject({ en: text, it: text, es: text }),
  width: z.number().check(z.gte(24), z.lte(96)),
  height: z.number().check(z.gte(24), z.lte(96)),
  elements: z.array(elementFileSchema).check(z.maxLength(LIMITS.pieces)),
  dressing: z
    .array(
      z.strictObject({
        kind: text,
        width: z.optional(size),
        points: z.array(point).check(z.minLength(2), z.maxLength(LIMITS.outlinePoints)),
      }),
    )
    .check(z.maxLength(LIMITS.pieces)),
  parked: z.optional(props),
  emplaced: z.optional(props),
})

export type ElementFile = z.infer<typeof elementFileSchema>
export type BattlefieldFile = z.infer<typeof battlefieldSchema>
