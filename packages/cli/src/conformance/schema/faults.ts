import * as z from 'zod'

export type Path = readonly (string | number)[]

export interface Fault {
  readonly path: Path
  readonly message: string
}

type Issue = z.core.$ZodIssue

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['tuple', 'a list'],
  ['object', 'a map'],
  ['record', 'a map'],
])

/** The words for what a schema does not accept; its title, where it has one, says best what it wants. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return LACKING
  const { title } = (issue.schema && z.globalRegistry.get(issue.schema)) ?? {}
  switch (issue.code) {
    case 'invalid_type':
      return wants(title ?? KINDS.get(issue.expected) ?? issue.expected, issue.input)
    case 'invalid_format':
      return wants(title ?? `like ${issue.pattern}`, issue.input)
    case 'invalid_value':
      return wants(title ?? `one of ${issue.values.map(String).join(', ')}`, issue.input)
    case 'too_small':
    case 'too_big': {
      const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
      return wants(title ?? (issue.origin === 'array' ? `a list of ${bound}` : bound), issue.input)
    }
    case 'unrecognized_keys':
      return `is unknown here; known are ${knownKeys(issue.inst).join(', ')}`
    default:
      return undefined
  }
}

const LACKING = 'is missing'
const WANTS = 'must be '

const wants = (what: string, input: unknown): string => `${WANTS}${what}, not ${shortly(input)}`

/** A hostile file may hold a megabyte where a word belongs. */
function shortly(value: unknown): string {
  const text = (typeof value === 'object' && value !== null ? jsonOf(value) : JSON.stringify(value)) ?? String(value)
  return cut(text)
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

function jsonOf(value: object): string {
  const some = Array.isArray(value) ? value.slice(0, 20) : Object.fromEntries(Object.entries(value).slice(0, 20))
  return JSON.stringify(some)
}

const knownKeys = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** What is wrong, field by field. */
export const faultsOf = (issues: readonly Issue[]): readonly Fault[] => issues.flatMap(faultsOfOne)

function faultsOfOne(issue: Issue): readonly Fault[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  if (issue.message === LACKING && path.length > 0)
    return [{ path: path.slice(0, -1), message: `lacks ${path.at(-1)}` }]
  switch (issue.code) {
    case 'invalid_union':
      return branchFaults(issue.errors).map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }))
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({ path, message }))
    default:
      return [{ path, message: issue.message }]
  }
}

/** Faults of the branch that fits best: the one whose faults all lie inside, and one of them deepest; else what all want. */
function branchFaults(branches: readonly (readonly Issue[])[]): readonly Fault[] {
  let best: readonly Fault[] = []
  let depth = 0
  const wanted: string[] = []
  for (const branch of branches) {
    const faults = faultsOf(branch)
    const outside = faults.find(({ path, message }) => path.length === 0 && message.startsWith(WANTS))
    if (outside) wanted.push(outside.message.slice(WANTS.length))
    const deepest = Math.max(...faults.map(({ path }) => path.length + 1))
    if (!outside && deepest > depth) {
      best = faults
      depth = deepest
    }
  }
  if (best.length > 0) return best
  const last = wanted.at(-1) ?? ''
  const others = wanted.slice(0, -1).map((one) => one.slice(0, one.lastIndexOf(', not ')))
  return [{ path: [], message: `${WANTS}${[...others, last].join(' or ')}` }]
}

/** `steps 3.do.fire`; the steps of a reader are counted from 1. */
export function fieldText(path: Path): string {
  if (path.length === 0) return 'the file'
  return path
    .map((part, i) => {
      if (typeof part === 'string') return i === 0 ? cut(part) : `.${cut(part)}`
      return path[i - 1] === 'steps' ? ` ${part + 1}` : `[${part}]`
    })
    .join('')
}
