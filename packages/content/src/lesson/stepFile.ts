import {
  type Atom,
  anyOf,
  text as anyText,
  type CardId,
  createGame,
  type ElementId,
  Fault,
  type FigureId,
  fileObject,
  isAtom,
  isEventType,
  isFaultRefusal,
  isParameterName,
  isRefusal,
  LIMITS,
  lazy,
  list,
  type Marker,
  nameOf,
  number,
  oneOf,
  optional,
  type PlacedFigure,
  parse,
  type Read,
  type Refusal,
  record,
  type Shape,
  SIDES,
  seededChance,
  tagged,
  truth,
  where,
  whole,
} from '@tactic48/rules'
import { elementShape } from '../battlefieldFile.ts'
import { id, languages, text, textOf } from '../cardFile.ts'
import { ContentError, checked, faultWords } from '../contentError.ts'
import { jsonOf } from '../contentFile.ts'
import type { Condition } from '../rulebook/template.ts'
import type { CommandPattern, FactPattern, FigureCondition, Predicate } from './predicate.ts'
import { type Sheets, sceneSpec, sheetsOf } from './scene.ts'
import { COURSES, type Conduct, GROUNDS, type Said, type Spot, type Step } from './step.ts'

/** Long enough for three sentences. */
const LONGEST = 600
const FEW = 24
const MANY = 60
const DIE = 6
const FURTHEST = LIMITS.table

/** An object that is judged where it is used: a figure by the position, an answer by `check`. */
const judgedLater = <T extends object>(): Shape<T> => ({
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : new Fault('notAnObject'),
})

/** A shape for a type that has more in it than a shape can say: what it reads is judged by the rules later. */
const trusted = <T>(shape: { read(value: unknown): unknown }): Shape<T> => shape as Shape<T>

const known = (isKnown: (name: string) => boolean, takes: string): Shape<string> =>
  where(anyText(), (name) => (isKnown(name) ? undefined : new Fault('badValue', { takes })))

const word = anyText(LIMITS.name, 0)
const anyNumber = number(-Number.MAX_VALUE, Number.MAX_VALUE)
const plain = anyOf([word, anyNumber, truth])

const words = textOf(LONGEST)
/** Asked of the rules beside their parameters. */
const ASKED: readonly string[] = ['qs', 'cc', 'company', 'climbing']
const isAsked = (name: string): boolean => isParameterName(name) || ASKED.includes(name)
const wantedShape = anyOf([plain, list(plain, FEW)])
const condition = optional(
  trusted<Condition>(
    where(record<string, Read<typeof wantedShape>>(wantedShape, FEW), (wanted) => {
      const stranger = Object.keys(wanted).find((name) => !isAsked(name))
      return stranger === undefined
        ? undefined
        : new Fault('badValue', { takes: 'parameters of the rules' }, [stranger])
    }),
  ),
)
const line = fileObject({
  text: fileObject({ en: words, it: words, es: words }),
  when: condition,
  unless: condition,
})
const figure = nameOf<FigureId>()
const milli = whole(0, FURTHEST * 1000)
const point = fileObject({ x: milli, y: milli })
const length = number(0, FURTHEST)
const extent = number(0.001, FURTHEST)

const isVerb = (verb: string): boolean => {
  const read = parse({ verb, seat: 'learner' })
  if (!isRefusal(read)) return true
  return read.code !== 'unknownVerb' && !('field' in read.params && read.params.field === 'verb')
}
const verb = known(isVerb, 'a verb of the game')

/** A field that the verb does not have, or not so. Fields that are left out are filled in later. */
function saidFault(said: object): Fault | undefined {
  const read = parse({ ...said, seat: 'learner' })
  if (!isRefusal(read)) {
    const path = strangerIn(said, read)
    return path && new Fault('unknownField', {}, path)
  }
  if (read.code === 'unknownVerb') return new Fault('badValue', { takes: 'a verb of the game' }, ['verb'])
  const [field = ''] = 'field' in read.params ? String(read.params.field).split(/[.[]/) : []
  return Object.hasOwn(said, field) ? new Fault('inconsistent', { with: 'its verb' }, [field]) : undefined
}

/** A field that was given and not read. */
function strangerIn(given: object, read: object): readonly (string | number)[] | undefined {
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

/** Judged by `check` when its time comes, as any command is. */
const said = where(judgedLater<Said>(), (command) => {
  if (typeof command.verb !== 'string') return new Fault('missing', {}, ['verb'])
  return saidFault(command)
})

const FIELDS = 40
const fact = trusted<FactPattern>(
  fileObject({
    fact: known(isEventType, 'a fact of the game'),
    with: optional(record<string, string | number | boolean>(plain, FIELDS)),
    atLeast: optional(record<string, number>(anyNumber, FIELDS)),
  }),
)
const command = trusted<CommandPattern>(
  where(record<string, string | number | boolean>(plain, FIELDS), (pattern) => {
    const read = Object.hasOwn(pattern, 'verb') ? verb.read(pattern['verb']) : new Fault('missing')
    return read instanceof Fault ? read.in('verb') : undefined
  }),
)

const figureCondition = fileObject({
  within: optional(fileObject({ of: point, u: length })),
  seenBy: optional(figure),
  hiddenFrom: optional(figure),
  standing: optional(oneOf(['takeCover', 'opportunityFire', 'suppressionFire'])),
  wounded: optional(truth),
  shock: optional(truth),
  onTable: optional(truth),
}) satisfies Shape<FigureCondition>

const COUNT = whole(-LIMITS.members, LIMITS.members)
const predicate: Shape<Predicate> = lazy(() => predicates)
const few = list(predicate, FEW)
const predicates = trusted<Predicate>(
  anyOf([
    fileObject({ all: few }),
    fileObject({ any: few }),
    fileObject({ not: predicate }),
    fileObject({ now: fact }),
    fileObject({ command }),
    fileObject({ figure, is: figureCondition }),
    fileObject({ tokens: oneOf(SIDES), atLeast: optional(COUNT), atMost: optional(COUNT) }),
    fileObject({ asked: text }),
    fileObject({ won: oneOf(SIDES) }),
    fact,
  ]),
)

const spot: Shape<Spot> = anyOf([
  fileObject({ figure }),
  fileObject({ element: nameOf<ElementId>() }),
  fileObject({ at: point }),
])
const until = optional(predicate)
const marks = {
  arrow: fileObject({ mark: oneOf(['arrow']), from: spot, to: spot, bend: optional(point), until }),
  ring: fileObject({ mark: oneOf(['ring']), on: spot, u: optional(length), until }),
  note: fileObject({ mark: oneOf(['note']), on: spot, text: languages, until }),
}
type MarkFile = Read<(typeof marks)[keyof typeof marks]>
const mark: Shape<MarkFile> = tagged<MarkFile, 'mark'>('mark', marks)

const AT = whole(0, 99)
const scene = fileObject({
  elements: list(elementShape, LIMITS.pieces),
  ground: oneOf(GROUNDS),
  figures: list(judgedLater<PlacedFigure>(), MANY, 1),
  markers: optional(list(judgedLater<Marker>(), MANY)),
  tokens: fileObject({ blue: AT, ember: AT }),
  hand: optional(list(nameOf<CardId>(), FEW)),
  active: optional(oneOf(SIDES)),
  reserveAp: optional(whole(0, 100_000)),
  frame: fileObject({ x: length, y: length, width: extent, height: extent }),
})

const halfMinutes = where(number(0.5, 60), (minutes) =>
  Number.isInteger(minutes * 2) ? undefined : new Fault('badValue', { takes: 'a multiple of 0.5' }),
)

const stepShape: Shape<Step> = fileObject({
  id,
  course: oneOf(COURSES),
  minutes: halfMinutes,
  title: languages,
  task: line,
  text: list(line, FEW, 1),
  rules: list(trusted<Atom>(known(isAtom, 'an id of the rules')), FEW),
  scene,
  goal: predicate,
  dice: optional(fileObject({ values: list(whole(1, DIE), MANY), say: line })),
  other: optional(
    fileObject({
      turns: optional(list(list(said, FEW), FEW)),
      answers: optional(judgedLater<NonNullable<Conduct['answers']>>()),
    }),
  ),
  marks: list(mark, FEW),
  hints: fileObject({ where: line, idea: line }),
  answers: list(fileObject({ if: predicate, say: line, good: optional(oneOf([true])) }), FEW),
  otherwise: line,
  praise: line,
  solution: list(fileObject({ when: condition, unless: condition, commands: list(said, FEW) }), FEW, 1),
})

/** A step from outside, with a table that a game can be made of in every edition; what it refuses it names. */
export function stepFrom(value: unknown): Step {
  const step = checked(stepShape, value)
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
