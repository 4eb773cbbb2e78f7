/** The keywords of JSON Schema that `conformance/scenario.schema.json` uses, no more. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: JsonSchema }
  readonly title?: string
  readonly description?: string
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly properties?: { readonly [name: string]: JsonSchema }
  readonly patternProperties?: { readonly [pattern: string]: JsonSchema }
  readonly additionalProperties?: boolean | JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

export type Path = readonly (string | number)[]

export interface SchemaFault {
  readonly path: Path
  readonly message: string
}

type Faults = readonly SchemaFault[]
const FINE: Faults = []

/** What is wrong with `value`; empty = nothing. */
export function schemaFaults(root: JsonSchema, value: unknown): Faults {
  return judge(root, root, value, [])
}

function judge(root: JsonSchema, schema: JsonSchema, value: unknown, path: Path): Faults {
  const named = resolve(root, schema)
  if (named.anyOf) return judgeBranches(root, named.anyOf, value, path)
  if (named.const !== undefined && named.const !== value) return fault(path, `must be ${String(named.const)}`)
  if (named.enum && !named.enum.includes(value)) {
    return fault(path, `must be one of ${named.enum.join(', ')}, not ${show(value)}`)
  }
  if (named.type && !isOfType(named.type, value)) {
    return fault(path, `must be ${named.title ?? article(named.type)}, not ${show(value)}`)
  }
  if (typeof value === 'string') return judgeText(named, value, path)
  if (typeof value === 'number' && named.minimum !== undefined && value < named.minimum) {
    return fault(path, `must be at least ${named.minimum}, not ${value}`)
  }
  if (Array.isArray(value)) return judgeList(root, named, value, path)
  if (isMap(value)) return judgeMap(root, named, value, path)
  return FINE
}

function judgeText(schema: JsonSchema, value: string, path: Path): Faults {
  if (schema.pattern === undefined || new RegExp(schema.pattern).test(value)) return FINE
  return fault(path, `must be ${schema.title ?? `like ${schema.pattern}`}, not ${show(value)}`)
}

function judgeList(root: JsonSchema, schema: JsonSchema, value: readonly unknown[], path: Path): Faults {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  if (value.length < minItems || value.length > maxItems) {
    return fault(path, `must be ${schema.title ?? `a list of at least ${minItems}`}, not ${show(value)}`)
  }
  return items ? value.flatMap((one, i) => judge(root, items, one, [...path, i])) : FINE
}

function judgeMap(root: JsonSchema, schema: JsonSchema, value: Entries, path: Path): Faults {
  const faults: SchemaFault[] = []
  const keys = Object.keys(value)
  for (const name of schema.required ?? []) {
    if (!keys.includes(name)) faults.push({ path, message: `lacks ${name}` })
  }
  if (keys.length < (schema.minProperties ?? 0)) faults.push({ path, message: 'must not be empty' })
  if (keys.length > (schema.maxProperties ?? keys.length)) faults.push({ path, message: 'must hold one name only' })
  for (const key of keys) {
    const own = schemaOf(schema, key)
    if (own === undefined) faults.push({ path: [...path, key], message: `is unknown here; known are ${known(schema)}` })
    else faults.push(...judge(root, own, value[key], [...path, key]))
  }
  return faults
}

function schemaOf(schema: JsonSchema, key: string): JsonSchema | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key]
  for (const [pattern, own] of Object.entries(schema.patternProperties ?? {})) {
    if (new RegExp(pattern).test(key)) return own
  }
  const { additionalProperties } = schema
  if (additionalProperties === false) return undefined
  return typeof additionalProperties === 'object' ? additionalProperties : {}
}

const known = (schema: JsonSchema): string =>
  [...Object.keys(schema.properties ?? {}), ...Object.keys(schema.patternProperties ?? {})].join(', ')

/** Faults of the branch that fits best: the one whose first fault lies deepest. */
function judgeBranches(root: JsonSchema, branches: readonly JsonSchema[], value: unknown, path: Path): Faults {
  let best: Faults = FINE
  let depth = path.length
  for (const branch of branches) {
    const faults = judge(root, branch, value, path)
    if (faults.length === 0) return FINE
    const deepest = Math.max(...faults.map((one) => one.path.length))
    const shaped = faults.every((one) => one.path.length > path.length)
    if (shaped && deepest > depth) {
      best = faults
      depth = deepest
    }
  }
  if (best.length > 0) return best
  const names = branches.map((branch) => {
    const named = resolve(root, branch)
    return named.title ?? (named.const === undefined ? article(named.type ?? 'value') : String(named.const))
  })
  return fault(path, `must be ${names.join(' or ')}, not ${show(value)}`)
}

function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.replace('#/$defs/', '')
  const target = root.$defs?.[name]
  if (!target) throw new Error(`the schema refers to ${schema.$ref}, which it does not define`)
  return target
}

type Entries = { readonly [key: string]: unknown }

const isMap = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(type: NonNullable<JsonSchema['type']>, value: unknown): boolean {
  if (type === 'object') return isMap(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isSafeInteger(value)
  return typeof value === type
}

const article = (word: string): string => {
  if (word === 'array') return 'a list'
  if (word === 'object') return 'a map'
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)

const fault = (path: Path, message: string): Faults => [{ path, message }]
