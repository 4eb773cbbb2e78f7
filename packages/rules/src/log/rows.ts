import { Fault } from '../input/fault.ts'
import { LIMITS } from '../input/limits.ts'
import { list, type Shape, text } from '../input/shape.ts'
import type { StoredEntry, StoredLog } from './stored.ts'

/**
 * Entries, commands, facts and questions repeat the same names some hundred times, which is half of a file. In a file each of
 * them is a row: `[2, "blue", 1]` is `{ "type": "turnEnded", "side": "blue", "number": 1 }` where the third of `rows` is
 * `["type=turnEnded", "side", "number"]`. The file explains itself; nothing of it depends on the program.
 */
type Row = readonly [names: number, ...values: unknown[]]

export interface PackedLog extends Omit<StoredLog, 'entries'> {
  readonly rows: readonly (readonly string[])[]
  readonly entries: readonly Row[]
}

/** A field that tells objects apart: its value is part of the row's names. */
const TAGS: readonly string[] = ['type', 'verb', 'kind']

type Fields = { readonly [name: string]: unknown }

class Rows {
  readonly names: (readonly string[])[] = []
  readonly #index = new Map<string, number>()

  pack(value: object): Row {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined)
    const names = fields.map(([name, one]) => (TAGS.includes(name) ? `${name}=${String(one)}` : name))
    const key = JSON.stringify(names)
    const at = this.#index.get(key) ?? this.names.push(names) - 1
    this.#index.set(key, at)
    return [at, ...fields.flatMap(([name, one]) => (TAGS.includes(name) ? [] : [one]))]
  }
}

/** A game as a file holds it. */
export function packLog({ entries, ...log }: StoredLog): PackedLog {
  const rows = new Rows()
  const packed = entries.map((entry: StoredEntry): Row => {
    if ('undone' in entry) return rows.pack(entry)
    const { command, facts, question, ...rest } = entry
    return rows.pack({
      ...rest,
      command: rows.pack(command),
      ...(facts && { facts: facts.map((fact) => rows.pack(fact)) }),
      ...(question && { question: rows.pack(question) }),
    })
  })
  return { ...log, rows: rows.names, entries: packed }
}

const MANY_ROWS = 10_000
const MANY_NAMES = 100
const rowsShape = list(list(text(), MANY_NAMES), MANY_ROWS)

/** The same game with its names; a log without rows is left for the reader to judge. */
export function unpackLog(input: object): object | Fault {
  if (!Object.hasOwn(input, 'rows')) return input
  const { rows, entries, ...log } = input as Fields
  const names = rowsShape.read(rows)
  if (names instanceof Fault) return names.in('rows')
  if (!Array.isArray(entries)) return new Fault('notAList', {}, ['entries'])
  if (entries.length > LIMITS.entries) return new Fault('listTooLong', { limit: LIMITS.entries }, ['entries'])
  const unpacked: unknown[] = []
  for (let i = 0; i < entries.length; i++) {
    const entry = entryShape(names).read(entries[i])
    if (entry instanceof Fault) return entry.in('entries', i)
    unpacked.push(entry)
  }
  return { ...log, entries: unpacked }
}

function entryShape(rows: readonly (readonly string[])[]): Shape<Fields> {
  const row = rowShape(rows)
  return {
    read(value) {
      const entry = row.read(value)
      if (entry instanceof Fault) return entry
      const { command, facts, question, ...rest } = entry
      const read = {
        command: command === undefined ? undefined : row.read(command),
        facts: facts === undefined ? undefined : FACTS(row).read(facts),
        question: question === undefined ? undefined : row.read(question),
      }
      for (const [name, one] of Object.entries(read)) if (one instanceof Fault) return one.in(name)
      return { ...rest, ...Object.fromEntries(Object.entries(read).filter(([, one]) => one !== undefined)) }
    },
  }
}

const MANY_FACTS = 20_000
const FACTS = (row: Shape<Fields>): Shape<readonly Fields[]> => list(row, MANY_FACTS)

const rowShape = (rows: readonly (readonly string[])[]): Shape<Fields> => ({
  read(value) {
    if (!Array.isArray(value)) return new Fault('notAList')
    const which: unknown = value[0]
    const names = typeof which === 'number' && Number.isInteger(which) ? rows[which] : undefined
    if (!names) return new Fault('valueTooBig', { limit: rows.length - 1 }, [0])
    let at = 1
    const fields = names.map((name): readonly [string, unknown] => {
      const tag = TAGS.find((one) => name.startsWith(`${one}=`))
      return tag === undefined ? [name, value[at++]] : [tag, name.slice(tag.length + 1)]
    })
    return value.length === at ? Object.fromEntries(fields) : new Fault('listTooLong', { limit: at - 1 })
  },
})
