import { CC_EDITIONS, QS_EDITIONS, SIDES } from '@tactic48/rules'
import * as z from 'zod'

/** The words of which the schema of a scenario is made. Lengths are in u. */

export const optional = z.exactOptional
export const text = z.string()
export const flag = z.boolean()
export const count = z.int().min(0)
export const length = z.number().min(0)
export const texts = z.array(text)
export const values = z.record(z.string(), z.unknown())
export const counts = z.record(z.string(), count)

/** Knows its name in messages and in the JSON Schema. */
export const named = <T extends z.ZodType>(title: string, schema: T): T => schema.meta({ title })
/** Stands by itself in the JSON Schema. */
export const shared = <T extends z.ZodType>(id: string, schema: T): T => schema.meta({ ...schema.meta(), id })
export const described = <T extends z.ZodType>(description: string, schema: T): T => schema.meta({ description })
export const filled = <T extends z.ZodType<object>>(schema: T): T =>
  schema.refine((map) => Object.keys(map).length > 0, { error: 'must not be empty' }).meta({ minProperties: 1 })

export const side = shared('side', named('blue or ember', z.enum(SIDES)))
export const atom = shared('atom', named('a rule id such as FIRE-03', text.regex(/^[A-Z0-9]+-[0-9]{2}$/)))
const edition = shared('edition', named('an edition', z.enum(QS_EDITIONS)))
export const editions = shared(
  'editions',
  z.union([named('all', z.literal('all')), named('a list of editions', z.array(edition).min(1))]),
)
const companyEdition = z.enum(CC_EDITIONS)
export const company = shared(
  'company',
  z.union([
    named('all', z.literal('all')),
    named('cc-en or cc-it', companyEdition),
    named('a list of company editions', z.array(companyEdition).min(1)),
  ]),
)
/** Which of the editions being played a step concerns. */
export const concerned = shared(
  'concerned',
  z.union([
    named('all', z.literal('all')),
    named('a list of editions', z.array(z.enum([...QS_EDITIONS, ...CC_EDITIONS])).min(1)),
  ]),
)
export const textBySide = shared('textBySide', z.strictObject({ blue: optional(text), ember: optional(text) }))
export const textsBySide = shared('textsBySide', z.strictObject({ blue: optional(texts), ember: optional(texts) }))
export const countBySide = shared('countBySide', z.strictObject({ blue: optional(count), ember: optional(count) }))

export const coordinates = shared('coordinates', named('[x, y] in u', z.tuple([z.number(), z.number()])))
const LENGTH = '(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)'
const DIRECTION = '(?:north|south|east|west)'
export const place = shared(
  'place',
  z.union([
    coordinates,
    named(
      "a text such as '10.1 east of A'",
      text.regex(new RegExp(`^${LENGTH} ${DIRECTION} of [A-Za-z][A-Za-z0-9]*$`)),
    ),
  ]),
)
/** From where one stands. */
export const way = shared(
  'way',
  z.union([coordinates, named("a text such as '4 east'", text.regex(new RegExp(`^${LENGTH} ${DIRECTION}$`)))]),
)

const FACE = `(?:${LENGTH}|-)`
export const printed = shared(
  'printed',
  z.union([
    named('a number', length),
    named("healthy/wounded, '-' for a side that prints nothing", text.regex(new RegExp(`^(?:${FACE}/${FACE}|-)$`))),
  ]),
)
export const words = shared(
  'words',
  z.union([named('words separated by commas', text), named('a list of words', texts)]),
)

export const EDITION_KEY = /^(qs-(en|it|es)|cc-(en|it))( and (qs-(en|it|es)|cc-(en|it)))*$/
const editionKey = named("editions such as qs-en, or 'qs-it and qs-es'", text.regex(EDITION_KEY))
export const byEdition = <T extends z.ZodType>(title: string, schema: T) =>
  named(title, filled(z.record(editionKey, schema)))
const numbers = named('a list of numbers', z.array(count))
export const dice = shared('dice', z.union([numbers, byEdition('a list for each edition', numbers)]))
const draw = z.union([named('a number', count), named('a range and a value below it', z.tuple([count, count]))])
const drawList = named('a list of draws', z.array(draw))
export const draws = shared('draws', z.union([drawList, byEdition('a list for each edition', drawList)]))

/** As a reader of the file has it: nothing can be changed. */
export type Read<T> = T extends object ? { readonly [K in keyof T]: Read<T[K]> } : T

export type Editions = Read<z.infer<typeof editions>>
export type Company = Read<z.infer<typeof company>>
export type Concerned = Read<z.infer<typeof concerned>>
export type ByEdition<T> = T | { readonly [editions: string]: T }
export type Coordinates = Read<z.infer<typeof coordinates>>
/** Coordinates, `10.1 east of A`, or `4 east`. */
export type Place = Coordinates | string
export type Printed = number | string
export type Words = Read<z.infer<typeof words>>
