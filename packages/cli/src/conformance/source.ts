import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type JsonSchema, type Path, schemaFaults } from './jsonSchema.ts'
import type { Scenario } from './scenario.ts'

/** Something wrong with a scenario file itself: said with file, line and field. */
export class ScenarioError extends Error {
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

const SCHEMA_FILE = new URL('../../../../conformance/scenario.schema.json', import.meta.url)
let schema: JsonSchema | undefined

export function scenarioSchema(): JsonSchema {
  schema ??= JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as JsonSchema
  return schema
}

/** Every scenario file under the given files and folders, in the order of their names. */
export function scenarioFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })) throw new ScenarioError(`${path}: no such file or folder`)
    if (!statSync(path).isDirectory()) return [path]
    const inside = readdirSync(path).sort()
    const nested = inside.filter((name) => statSync(join(path, name)).isDirectory() || /\.ya?ml$/.test(name))
    return scenarioFiles(nested.map((name) => join(path, name)))
  })
}

export function readScenario(file: string): Source {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new ScenarioError(`${file}: no such file`)
  return parseScenario(readFileSync(file, 'utf8'), file)
}

export function parseScenario(text: string, file: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [syntax] = document.errors
  if (syntax) throw new ScenarioError(`${file}:${syntax.linePos?.[0].line ?? 1}: ${syntax.message.split('\n')[0]}`)
  const lineOf = (path: Path): number => lines.linePos(startOf(document, path)).line
  const value: unknown = document.toJS()
  const faults = schemaFaults(scenarioSchema(), value)
  if (faults.length > 0) {
    const told = faults.map(({ path, message }) => `${file}:${lineOf(path)}: ${fieldText(path)} ${message}`)
    throw new ScenarioError(told.join('\n'))
  }
  return { file, scenario: value as Scenario, lineOf }
}

/** `steps[2].do.fire`; the steps of a reader are counted from 1. */
export function fieldText(path: Path): string {
  if (path.length === 0) return 'the file'
  return path
    .map((part, i) => {
      if (typeof part === 'string') return i === 0 ? part : `.${part}`
      return path[i - 1] === 'steps' ? ` ${part + 1}` : `[${part}]`
    })
    .join('')
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
