import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, Parser, parseDocument } from 'yaml'
import { CliError } from '../cliError.ts'
import { filesBelow, readText } from '../files.ts'
import { faultsOf, faultWords, fieldText, type Path } from './schema/faults.ts'
import { type Scenario, scenarioSchema } from './schema/scenario.ts'

/** A fault of a scenario file itself, with file, line and field. */
export class ScenarioError extends CliError {
  constructor(message: string) {
    super(message)
    this.name = 'ScenarioError'
  }
}

export interface Source {
  readonly file: string
  readonly scenario: Scenario
  /** The line on which a field of the file begins, or the nearest field around it. */
  lineOf(path: Path): number
}

/** Scenarios are read by people. Beyond these limits a file is an attack on the YAML reader, which is slow. */
const MOST_BYTES = 256_000
/** A saved position is one long line, which costs that reader little. */
const MOST_SAVED_BYTES = 4_000_000
const SAVED_LINE = /^saved: .*$/m
const MOST_ALIASES = 100
const DEEPEST = 40
const MOST_FAULTS_TOLD = 20

/** Every scenario file under the given files and folders, in the order of their names. */
export const scenarioFiles = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => filesBelow(path, /\.ya?ml$/))

export function readScenario(file: string): Source {
  const text = readText(file, MOST_SAVED_BYTES)
  if (text.replace(SAVED_LINE, '').length > MOST_BYTES) readText(file, MOST_BYTES)
  return parseScenario(text, file)
}

export function parseScenario(text: string, file: string): Source {
  const lines = new LineCounter()
  const document = documentOf(text, file, lines)
  const lineOf = (path: Path): number => lines.linePos(startOf(document, path)).line
  const value = plainValue(document, file)
  const scenario = titleOf(value)
  const tell = (path: Path, message: string): string =>
    `${file}:${lineOf(path)}: ${fieldText(path)} ${message}${scenario}`
  const repeated = repeatedKey(document.contents, [])
  if (repeated) throw new ScenarioError(tell(repeated, 'is given twice'))
  const read = scenarioSchema.safeParse(value, { error: faultWords })
  if (read.success) return { file, scenario: read.data, lineOf }
  const faults = faultsOf(read.error.issues)
  const told = faults.slice(0, MOST_FAULTS_TOLD).map(({ path, message }) => tell(path, message))
  const more = faults.length - told.length
  throw new ScenarioError([...told, ...(more > 0 ? [`${file}: and ${more} more`] : [])].join('\n'))
}

function documentOf(text: string, file: string, lineCounter: LineCounter): Document {
  const attack = attackIn(text)
  if (attack) throw new ScenarioError(`${file}: ${attack}`)
  // Its own search for repeated keys looks at every pair of them.
  const document = parseDocument(text, { lineCounter, logLevel: 'error', uniqueKeys: false })
  const [syntax] = document.errors
  if (syntax) throw new ScenarioError(`${file}:${syntax.linePos?.[0].line ?? 1}: ${syntax.message.split('\n')[0]}`)
  return document
}

function plainValue(document: Document, file: string): unknown {
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: MOST_ALIASES })
  } catch (error) {
    throw new ScenarioError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
  if (isDeeper(value, DEEPEST)) throw new ScenarioError(`${file}: holds itself by its aliases`)
  return value
}

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1)))

function titleOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('title' in value)) return ''
  return typeof value.title === 'string' ? ` (scenario '${value.title.slice(0, 80)}')` : ''
}

/** Composing a document goes as deep as the text does, and a stack that overflows in there ends the process. */
function attackIn(text: string): string | undefined {
  let aliases = 0
  const waiting = [...new Parser().parse(text)].map((token) => ({ token, depth: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { token, depth } = next
    if (depth > DEEPEST) return `is nested more than ${DEEPEST} deep`
    if (token.type === 'alias' && ++aliases > MOST_ALIASES) return `has more than ${MOST_ALIASES} aliases`
    if (token.type === 'document' && token.value) waiting.push({ token: token.value, depth })
    if (!('items' in token)) continue
    for (const { key, value } of token.items) {
      if (key) waiting.push({ token: key, depth: depth + 1 })
      if (value) waiting.push({ token: value, depth: depth + 1 })
    }
  }
  return undefined
}

const keyText = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key))

/** Where a map names something twice, or what every object has by nature and would lose. */
function repeatedKey(node: unknown, path: Path): Path | undefined {
  if (isSeq(node)) {
    for (const [i, item] of node.items.entries()) {
      const found = repeatedKey(item, [...path, i])
      if (found) return found
    }
  }
  if (!isMap(node)) return undefined
  const known = new Set<string>(['__proto__'])
  for (const { key, value } of node.items) {
    const name = keyText(key)
    if (known.has(name)) return [...path, name]
    known.add(name)
    const found = repeatedKey(value, [...path, name])
    if (found) return found
  }
  return undefined
}

function startOf(document: Document, path: Path): number {
  let node: unknown = document.contents
  let start = (document.contents as Node | null)?.range?.[0] ?? 0
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part))
      if (!pair) return start
      start = (pair.key as Node).range?.[0] ?? start
      node = pair.value
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part]
      start = (node as Node | undefined)?.range?.[0] ?? start
    } else return start
  }
  return start
}
