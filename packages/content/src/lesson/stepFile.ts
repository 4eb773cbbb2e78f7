import {
  ATOM_IDS,
  type CardId,
  createGame,
  type ElementId,
  type FigureId,
  isRefusal,
  LIMITS,
  type Marker,
  type PlacedFigure,
  SIDES,
  seededChance,
} from '@tactic48/rules'
import * as z from 'zod/mini'
import type { ElementFile } from '../battlefieldFile.ts'
import { languages, text } from '../cardFile.ts'
import { checked } from '../checked.ts'
import { ContentError } from '../contentError.ts'
import { jsonOf } from '../contentFile.ts'
import type { Condition } from '../rulebook/template.ts'
import type { CommandPattern, FactPattern, FigureCondition, Predicate } from './predicate.ts'
import { sceneSpec, sheetsOf } from './scene.ts'
import { COURSES, type Conduct, GROUNDS, type Said, type Step } from './step.ts'

/** Long enough for three sentences. */
const LONGEST = 600
const FEW = 24
const MANY = 60

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasText = (value: unknown, field: string): boolean =>
  isObject(value) && typeof new Map<string, unknown>(Object.entries(value)).get(field) === 'string'

const words = z.string().check(z.minLength(1), z.maxLength(LONGEST))
/** What it may ask is in the rules; a name that they do not know never holds. */
const condition = z.optional(z.custom<Condition>(isObject))
const line = z.strictObject({
  text: z.strictObject({ en: words, it: words, es: words }),
  when: condition,
  unless: condition,
})
const figure = z.custom<FigureId>((value) => typeof value === 'string' && value !== '')
const milli = z.int().check(z.gte(0), z.lte(96_000))
const point = z.strictObject({ x: milli, y: milli })
const length = z.number().check(z.gte(0), z.lte(96))
/** Judged by `check` when its time comes, as any command is. */
const said = z.custom<Said>((value) => hasText(value, 'verb'))
const fact = z.custom<FactPattern>((value) => hasText(value, 'fact'))
const command = z.custom<CommandPattern>((value) => hasText(value, 'verb'))

const truth = z.optional(z.boolean())
const figureCondition: z.ZodMiniType<FigureCondition> = z.strictObject({
  within: z.optional(z.strictObject({ of: point, u: length })),
  seenBy: z.optional(figure),
  hiddenFrom: z.optional(figure),
  standing: z.optional(z.enum(['takeCover', 'opportunityFire', 'suppressionFire'])),
  wounded: truth,
  shock: truth,
  onTable: truth,
}) as z.ZodMiniType<FigureCondition>

const predicate: z.ZodMiniType<Predicate> = z.lazy(
  () =>
    z.union([
      z.strictObject({ all: z.array(predicate).check(z.maxLength(FEW)) }),
      z.strictObject({ any: z.array(predicate).check(z.maxLength(FEW)) }),
      z.strictObject({ not: predicate }),
      z.strictObject({ now: fact }),
      z.strictObject({ command }),
      z.strictObject({ figure, is: figureCondition }),
      z.strictObject({
        tokens: z.enum(SIDES),
        atLeast: z.optional(z.int()),
        atMost: z.optional(z.int()),
      }),
      z.strictObject({ asked: text }),
      z.strictObject({ won: z.enum(SIDES) }),
      fact,
    ]) as z.ZodMiniType<Predicate>,
)

const spot = z.union([
  z.strictObject({ figure }),
  z.strictObject({ element: z.custom<ElementId>((value) => typeof value === 'string' && value !== '') }),
  z.strictObject({ at: point }),
])
const until = z.optional(predicate)
const mark = z.union([
  z.strictObject({ mark: z.literal('arrow'), from: spot, to: spot, bend: z.optional(point), until }),
  z.strictObject({ mark: z.literal('ring'), on: spot, u: z.optional(length), until }),
  z.strictObject({ mark: z.literal('note'), on: spot, text: languages, until }),
])

const scene = z.strictObject({
  elements: z.array(z.custom<ElementFile>(isObject)).check(z.maxLength(LIMITS.pieces)),
  ground: z.enum(GROUNDS),
  figures: z.array(z.custom<PlacedFigure>(isObject)).check(z.minLength(1), z.maxLength(MANY)),
  markers: z.optional(z.array(z.custom<Marker>(isObject)).check(z.maxLength(MANY))),
  tokens: z.strictObject({ blue: z.int().check(z.gte(0), z.lte(99)), ember: z.int().check(z.gte(0), z.lte(99)) }),
  hand: z.optional(
    z.array(z.custom<CardId>((value) => typeof value === 'string' && value !== '')).check(z.maxLength(FEW)),
  ),
  active: z.optional(z.enum(SIDES)),
  reserveAp: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  frame: z.strictObject({ x: length, y: length, width: length, height: length }),
})

const schema = z.strictObject({
  id: text,
  course: z.enum(COURSES),
  minutes: z.number().check(z.gte(0.5), z.lte(60), z.multipleOf(0.5)),
  title: languages,
  task: line,
  text: z.array(line).check(z.minLength(1), z.maxLength(FEW)),
  rules: z.array(z.enum(ATOM_IDS)).check(z.maxLength(FEW)),
  scene,
  goal: predicate,
  dice: z.optional(
    z.strictObject({ values: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.maxLength(MANY)), say: line }),
  ),
  other: z.optional(
    z.strictObject({
      turns: z.optional(z.array(z.array(said).check(z.maxLength(FEW))).check(z.maxLength(FEW))),
      answers: z.optional(z.custom<NonNullable<Conduct['answers']>>(isObject)),
    }),
  ),
  marks: z.array(mark).check(z.maxLength(FEW)),
  hints: z.strictObject({ where: line, idea: line }),
  answers: z
    .array(z.strictObject({ if: predicate, say: line, good: z.optional(z.literal(true)) }))
    .check(z.maxLength(FEW)),
  otherwise: line,
  praise: line,
  solution: z
    .array(z.strictObject({ when: condition, unless: condition, commands: z.array(said).check(z.maxLength(FEW)) }))
    .check(z.minLength(1), z.maxLength(FEW)),
})

/** A step as somebody wrote it, with a table that a game can be made of in every edition; what it refuses it names. */
export function stepFrom(value: unknown): Step {
  const step = checked(schema, value) as Step
  for (const sheets of sheetsOf(step.course)) {
    const game = createGame(sceneSpec(step.scene, sheets), seededChance(step.id))
    if (isRefusal(game)) {
      const field = 'field' in game.params ? String(game.params.field).replace(/^position\./, '') : 'scene'
      throw new ContentError(`scene.${field}`, `${game.code} (${game.rule})`)
    }
  }
  return step
}

export const readStepFile = (json: string): Step => stepFrom(jsonOf(json))
