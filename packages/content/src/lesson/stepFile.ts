import {
  type Atom,
  type CardId,
  createGame,
  type ElementId,
  type FigureId,
  isAtom,
  isEventType,
  isFaultRefusal,
  isParameterName,
  isRefusal,
  LIMITS,
  type Marker,
  type PlacedFigure,
  parse,
  type Refusal,
  SIDES,
  seededChance,
} from '@tactic48/rules'
import * as z from 'zod/mini'
import type { ElementFile } from '../battlefieldFile.ts'
import { id, languages, text, textOf } from '../cardFile.ts'
import { checked } from '../checked.ts'
import { ContentError } from '../contentError.ts'
import { faultWords, jsonOf } from '../contentFile.ts'
import type { Condition } from '../rulebook/template.ts'
import type { CommandPattern, FactPattern, FigureCondition, Predicate } from './predicate.ts'
import { type Sheets, sceneSpec, sheetsOf } from './scene.ts'
import { COURSES, type Conduct, GROUNDS, type Said, type Step } from './step.ts'

/** Long enough for three sentences. */
const LONGEST = 600
const FEW = 24
const MANY = 60

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = z.union([z.string().check(z.maxLength(LIMITS.name)), z.number(), z.boolean()])
/** Fields of a fact or a command; `__proto__` and its like are fields of none. */
const fields = <T extends z.core.SomeType>(value: T) =>
  z.record(
    z.string().check(
      z.maxLength(LIMITS.name),
      z.refine((name) => !(name in {}), 'is a reserved name'),
    ),
    value,
  )

const words = textOf(LONGEST)
/** Asked of the rules beside their parameters. */
const ASKED: readonly string[] = ['qs', 'cc', 'company', 'climbing']
const parameter = z
  .string()
  .check(z.refine((name) => isParameterName(name) || ASKED.includes(name), 'is no parameter of the rules'))
const condition = z.optional(z.record(parameter, z.union([plain, z.array(plain)])) as z.ZodMiniType<Condition>)
const line = z.strictObject({
  text: z.strictObject({ en: words, it: words, es: words }),
  when: condition,
  unless: condition,
})
const named = <Id>() =>
  z.custom<Id>(
    (value) => typeof value === 'string' && value !== '' && value.length <= LIMITS.name,
    `must be a text of 1 to ${LIMITS.name} characters`,
  )
const figure = named<FigureId>()
const milli = z.int().check(z.gte(0), z.lte(96_000))
const point = z.strictObject({ x: milli, y: milli })
const length = z.number().check(z.gte(0), z.lte(96))
const extent = z.number().check(z.positive(), z.lte(96))

const isVerb = (verb: string): boolean => {
  const read = parse({ verb, seat: 'learner' })
  if (!isRefusal(read)) return true
  return read.code !== 'unknownVerb' && !('field' in read.params && read.params.field === 'verb')
}

interface SaidFault {
  readonly path: readonly PropertyKey[]
  readonly words: string
}

/** What cannot be meant: a verb that is none, a field that it does not have or that is no such thing. What is left out may be. */
function saidFault(said: object): SaidFault | undefined {
  const read = parse({ ...said, seat: 'learner' })
  if (!isRefusal(read)) {
    const path = strangerIn(said, read)
    return path && { path, words: 'unknown field' }
  }
  if (read.code === 'unknownVerb') return { path: ['verb'], words: 'is no verb of the game' }
  const [field = ''] = 'field' in read.params ? String(read.params.field).split(/[.[]/) : []
  return Object.hasOwn(said, field) ? { path: [field], words: 'is inconsistent with its verb' } : undefined
}

/** A field that was given and not read. */
function strangerIn(given: object, read: object): readonly PropertyKey[] | undefined {
  const kept = new Map<string, unknown>(Object.entries(read))
  for (const [name, value] of Object.entries(given)) {
    const part = kept.get(name)
    if (part === undefined) return [name]
    const inner = typeof value === 'object' && value !== null && typeof part === 'object' && part !== null
    const stranger = inner ? strangerIn(value, part) : undefined
    if (stranger) return [Array.isArray(given) ? Number(name) : name, ...stranger]
  }
  return undefined
}

const verb = z.string()
/** Judged by `check` when its time comes, as any command is. */
const said = z.looseObject({ verb }).check((context) => {
  const fault = saidFault(context.value)
  if (fault) context.issues.push({ code: 'custom', path: [...fault.path], message: fault.words, input: context.value })
}) as unknown as z.ZodMiniType<Said>
const fact = z.strictObject({
  fact: z.string().check(z.refine(isEventType, 'is no fact of the game')),
  with: z.optional(fields(plain)),
  atLeast: z.optional(fields(z.number())),
}) as unknown as z.ZodMiniType<FactPattern>
const command = z.catchall(
  z.object({
    verb: z.string().check(z.refine((name) => isVerb(name), 'is no verb of the game')),
  }),
  plain,
) as unknown as z.ZodMiniType<CommandPattern>

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
  z.strictObject({ element: named<ElementId>() }),
  z.strictObject({ at: point }),
])
const until = z.optional(predicate)
const mark = z.discriminatedUnion('mark', [
  z.strictObject({ mark: z.literal('arrow'), from: spot, to: spot, bend: z.optional(point), until }),
  z.strictObject({ mark: z.literal('ring'), on: spot, u: z.optional(length), until }),
  z.strictObject({ mark: z.literal('note'), on: spot, text: languages, until }),
])

const scene = z.strictObject({
  elements: z.array(z.custom<ElementFile>(isObject, 'must be an object')).check(z.maxLength(LIMITS.pieces)),
  ground: z.enum(GROUNDS),
  figures: z.array(z.custom<PlacedFigure>(isObject, 'must be an object')).check(z.minLength(1), z.maxLength(MANY)),
  markers: z.optional(z.array(z.custom<Marker>(isObject, 'must be an object')).check(z.maxLength(MANY))),
  tokens: z.strictObject({ blue: z.int().check(z.gte(0), z.lte(99)), ember: z.int().check(z.gte(0), z.lte(99)) }),
  hand: z.optional(z.array(named<CardId>()).check(z.maxLength(FEW))),
  active: z.optional(z.enum(SIDES)),
  reserveAp: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  frame: z.strictObject({ x: length, y: length, width: extent, height: extent }),
})

const schema = z.strictObject({
  id,
  course: z.enum(COURSES),
  minutes: z.number().check(z.gte(0.5), z.lte(60), z.multipleOf(0.5)),
  title: languages,
  task: line,
  text: z.array(line).check(z.minLength(1), z.maxLength(FEW)),
  rules: z
    .array(z.custom<Atom>((id) => typeof id === 'string' && isAtom(id), 'is no rule of the game'))
    .check(z.maxLength(FEW)),
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
    const game = createGame(specOf(step, sheets), seededChance(step.id))
    if (isRefusal(game)) throw sceneFault(game)
  }
  return step
}

/** Its pieces are read as those of a battlefield, which knows of no scene. */
function specOf({ scene }: Step, sheets: Sheets): ReturnType<typeof sceneSpec> {
  try {
    return sceneSpec(scene, sheets)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new ContentError(`scene.${error.field}`, error.reason, error.fault, error.params)
  }
}

function sceneFault(refusal: Refusal): ContentError {
  const { params, rule, code } = refusal
  const field = 'field' in params ? String(params.field).replace(/^position\./, '') : ''
  const words = isFaultRefusal(refusal) ? faultWords(refusal) : `${code} (${rule})`
  return new ContentError(['scene', field].filter((part) => part !== '').join('.'), words)
}

export const readStepFile = (json: string): Step => stepFrom(jsonOf(json))
