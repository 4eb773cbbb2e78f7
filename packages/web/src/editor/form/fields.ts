import { type AnyShape, CARD_LANGUAGES, Fault, LIMITS, readAs, type Shape, type Takes } from '@tactic48/rules'
import type { FunctionComponent } from 'react'
import { isSketch, type Sketch, stepsOf, valueAt } from './sketch.ts'

/** How a field of a shape stands on its form. What is not said here follows from the shape. */
export interface Look {
  /** Key of its label, or what depends on the fields beside it; else its own name under the labels of its room. */
  readonly label?: string | ((around: Sketch) => string)
  /** Where the labels of the fields in it are, `play:card` or, of the editor, `card`. */
  readonly labels?: string
  /** Where the names of its values are. */
  readonly values?: string
  /** The list that its values are chosen from. */
  readonly choices?: string
  /** The heading under which it is folded away. */
  readonly fold?: string
  readonly place?: Place
  readonly step?: number
  /** What it begins with, or what depends on the fields beside it. */
  readonly first?: unknown
  /** What it says where nothing is chosen. */
  readonly none?: string
  /** Nothing is chosen twice. */
  readonly once?: boolean
  /** What is ticked to have it at all. */
  readonly offer?: string
  /** A button for each kind, by its name under this key, instead of a kind that is chosen. */
  readonly adds?: string
  /** What a list says that is added to by choosing. */
  readonly add?: string
  readonly shown?: false | ((around: Sketch) => boolean)
  readonly control?: FunctionComponent<{ at: string }>
  readonly fields?: Looks
}

export interface Looks {
  readonly [field: string]: Look
}

/** Fields of one place stand together: in a line of its own, in pairs, in a grid of numbers, among ticks. */
type Place = 'line' | 'pair' | 'grid' | 'ticks'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Choices of one group stand together. */
  readonly group?: string
  /** What is written, where it is not the text. */
  readonly writes?: unknown
}

export interface Choices {
  readonly [list: string]: readonly Choice[] | ((around: Sketch) => readonly Choice[])
}

/** A field where its path leads. */
export interface Field {
  readonly name: string
  readonly takes: Takes | undefined
  readonly shape: AnyShape
  readonly must: boolean
  readonly look: Look
  readonly labels: string
}

export const rootField = (shape: AnyShape, look: Look): Field => ({
  name: '',
  takes: shape.takes,
  shape,
  must: true,
  look,
  labels: '',
})

/** The field at a path; of several kinds of thing the one that the sketch says. */
export function fieldAt(root: Field, sketch: unknown, path: string): Field {
  let value = sketch
  return stepsOf(path).reduce((field, step) => {
    const inner = memberOf(field, value, step)
    value = valueAt(value, step)
    return inner
  }, root)
}

export function memberOf({ takes, look, labels, name }: Field, value: unknown, step: string): Field {
  const under = look.labels ?? labels
  const made = (shape: AnyShape, part: Partial<Field> = {}): Field => ({
    name: step,
    look: look.fields?.[step] ?? {},
    shape,
    takes: shape.takes,
    must: true,
    labels: under,
    ...part,
  })
  switch (takes?.of) {
    case 'object': {
      const member = takes.fields[step]
      return made(member?.shape ?? NOTHING, { must: member?.must ?? false })
    }
    case 'list': {
      const { fields, choices } = look
      return made(takes.item, { name, look: { ...(fields && { fields }), ...(choices && { choices }) } })
    }
    case 'variants': {
      const { tag, variants } = takes
      if (step === tag) return made({ ...NOTHING, takes: { of: 'choice', values: Object.keys(variants) } })
      const variant = variants[String(valueAt(value, tag))]
      return variant ? memberOf({ ...made(variant), look }, value, step) : made(NOTHING)
    }
    case 'tuple':
      return made(takes.items[Number(step)] ?? NOTHING)
    default:
      return made(NOTHING)
  }
}

const NOTHING: Shape<unknown> = { read: (value) => value }

/** The names of the fields at a place: in the order of the looks, then those that nobody has said anything about. */
export function namesIn({ takes, look }: Field, value: unknown): readonly string[] {
  const around = isSketch(value) ? value : {}
  const fields = fieldsOf(takes, around)
  const said = Object.keys(look.fields ?? {})
  return [
    ...said.filter((name) => name in fields),
    ...Object.keys(fields).filter((name) => !said.includes(name)),
  ].filter((name) => {
    const { shown } = look.fields?.[name] ?? {}
    return typeof shown === 'function' ? shown(around) : shown !== false
  })
}

function fieldsOf(takes: Takes | undefined, around: Sketch): object {
  if (takes?.of === 'object') return takes.fields
  if (takes?.of !== 'variants') return {}
  const { [takes.tag]: _, ...fields } = fieldsOf(takes.variants[String(around[takes.tag])]?.takes, around) as Sketch
  return fields
}

/** A name in each language. */
export const isNamed = (takes: Takes | undefined): boolean =>
  takes?.of === 'object' && CARD_LANGUAGES.every((language) => Object.hasOwn(takes.fields, language))

/** The story of a battle needs more than a line. */
export const isLong = (takes: Takes | undefined): boolean =>
  takes?.of === 'object' &&
  Object.values(takes.fields).some(({ shape }) => shape.takes?.of === 'text' && shape.takes.most > LIMITS.name)

function placeOf({ takes, look }: Field): Place {
  if (look.place) return look.place
  if (look.control) return 'line'
  if (takes?.of === 'number') return 'grid'
  if (takes?.of === 'truth') return 'ticks'
  return takes?.of === 'choice' || look.choices ? (takes?.of === 'list' ? 'line' : 'pair') : 'line'
}

export interface Run {
  readonly place: Place
  readonly fold: string | undefined
  readonly names: string[]
}

/** Fields side by side; one that nobody has said anything about joins those of its kind. */
export function runsOf(field: Field, value: unknown, names: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  for (const name of names) {
    const member = memberOf(field, value, name)
    const place = placeOf(member)
    const { fold } = member.look
    const isLike = (run: Run): boolean => run.place === place && run.fold === fold && place !== 'line'
    const run = field.look.fields?.[name] ? runs.slice(-1).find(isLike) : runs.findLast(isLike)
    if (run) run.names.push(name)
    else runs.push({ place, fold, names: [name] })
  }
  return runs
}

export const choicesOf = ({ look, takes }: Field, all: Choices, around: unknown): readonly Choice[] => {
  const list = (look.choices !== undefined && all[look.choices]) || []
  const choices = typeof list === 'function' ? list(isSketch(around) ? around : {}) : list
  return takes?.of === 'choice' ? choices.filter(({ value }) => value === '' || takes.values.includes(value)) : choices
}

export const isChosen = ({ value, writes }: Choice, chosen: unknown): boolean =>
  writes === undefined ? value === (chosen ?? '') : JSON.stringify(writes) === JSON.stringify(chosen)

/** A value to begin with: what was there before as far as it fits, else the least that its shape takes. */
export function begun(field: Field, before: unknown, choices: Choices, around: unknown = {}): unknown {
  const { takes, look, shape } = field
  const offered = choicesOf(field, choices, around)
  const fits = (value: unknown): boolean =>
    value !== undefined &&
    !(readAs(shape as Shape<unknown>, value) instanceof Fault) &&
    (offered.length === 0 || offered.some((choice) => isChosen(choice, value)))
  const first: unknown = typeof look.first === 'function' ? look.first(around) : look.first
  if (fits(before)) return before
  if (fits(first)) return first
  switch (takes?.of) {
    case 'truth':
      return false
    case 'number':
      return Math.max(takes.least, Math.min(takes.most, 1))
    case 'choice':
      return takes.values[0]
    case 'list':
      return takes.least > 0 ? [begun(memberOf(field, [], '0'), undefined, choices)] : []
    case 'tuple':
      return takes.items.map((_, i) => begun(memberOf(field, [], String(i)), undefined, choices))
    case 'object':
      return begunFields(field, Object.keys(takes.fields), before, choices)
    default:
      return offered.find(({ value }) => value !== '')?.value ?? (takes?.of === 'text' ? '' : undefined)
  }
}

const begunFields = (field: Field, names: readonly string[], before: unknown, choices: Choices): Sketch => {
  const old = isSketch(before) ? before : {}
  const members = names.map((name) => [name, memberOf(field, old, name)] as const).filter(([, { must }]) => must)
  return Object.fromEntries(members.map(([name, member]) => [name, begun(member, old[name], choices, old)]))
}

/** One of several kinds of thing. */
export function begunKind(field: Field, kind: string, before: unknown, choices: Choices): Sketch {
  const { takes } = field
  if (takes?.of !== 'variants') return {}
  const thing = { ...(isSketch(before) ? before : {}), [takes.tag]: kind }
  return { [takes.tag]: kind, ...begunFields(field, Object.keys(fieldsOf(takes, thing)), thing, choices) }
}
