import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type Database, type Row, type Statement, StoreError, type Value } from '../store/database.ts'
import { newestSchema } from '../store/migrate.ts'
import { keptTables, type Table } from '../store/tables.ts'
import { END, type End, FORM, TITLE, type Title } from './backup.ts'

const AT_ONCE = 500
/** A node with a heartbeat within this time is running. */
const ALIVE = 30_000

/**
 * Fills a store from a backup. The whole file is verified before the first row is written; a store that is not empty is refused
 * unless `replaces`. Returns the number of rows.
 */
export async function restore(
  db: Database,
  file: string,
  { replaces = false, now }: { readonly replaces?: boolean; readonly now: number },
): Promise<number> {
  const rows = await proven(file)
  const tables = await keptTables()
  await mayBeFilled(db, replaces, now)
  if (replaces) await db.atomic(tables.toReversed().map(({ name }) => ({ sql: `delete from ${name}` })))
  try {
    for (const group of groupsOf(tables)) await fill(db, file, group)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The store is only partly restored (${why}). Run restore again with --replace.`)
  }
  return rows
}

async function* linesOf(file: string): AsyncGenerator<readonly [name: string, text: string]> {
  const input = createReadStream(file)
  const unzipped = createGunzip()
  // An error of either stream ends the lines.
  input.on('error', (error) => unzipped.destroy(error))
  input.pipe(unzipped)
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      const at = line.indexOf('\t')
      yield [line.slice(0, at), line.slice(at + 1)]
    }
  } catch (error) {
    throw new StoreError(`${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}.`)
  } finally {
    input.destroy()
    unzipped.destroy()
  }
}

/** Verifies a complete backup with a known schema; returns the number of its rows. */
export async function proven(file: string): Promise<number> {
  const hash = createHash('sha256')
  let [rows, title, end]: [number, Title | undefined, End | undefined] = [0, undefined, undefined]
  for await (const [name, text] of linesOf(file)) {
    if (end) throw new StoreError(`${file} has data after its end.`)
    if (!title) title = titleOf(file, name, text)
    else if (name === END) end = JSON.parse(text) as End
    else rows += 1
    if (!end) hash.update(`${name}\t${text}\n`)
  }
  if (!title || !end) throw new StoreError(`${file} is truncated: not a complete backup.`)
  if (end.rows !== rows || end.hash !== hash.digest('hex'))
    throw new StoreError(`${file} was changed: its hash does not match.`)
  return rows
}

function titleOf(file: string, name: string, text: string): Title {
  if (name !== TITLE) throw new StoreError(`${file} is not a backup of a Tactic48 server.`)
  const title = JSON.parse(text) as Title
  if (title.form !== FORM) throw new StoreError(`${file} has form ${title.form}; this release reads ${FORM}.`)
  if (title.schema > newestSchema())
    throw new StoreError(
      `${file} has schema ${title.schema}; this release knows ${newestSchema()}. Use a newer release.`,
    )
  return title
}

async function mayBeFilled(db: Database, replaces: boolean, now: number): Promise<void> {
  const [node] = await db.run('select max(beat_at) as at from node')
  if (now - Number(node?.['at'] ?? 0) < ALIVE && db.dialect === 'postgres')
    throw new StoreError('A server is running on this store; stop it first.')
  if (replaces) return
  const [held] = await db.run('select (select count(*) from game) as games, (select count(*) from person) as persons')
  const [games, persons] = [Number(held?.['games']), Number(held?.['persons'])]
  if (games + persons > 0)
    throw new StoreError(`The store holds ${games} games and ${persons} guests. Use --replace to delete them first.`)
}

/** Groups of tables that refer only to tables of earlier groups. */
function groupsOf(tables: readonly Table[]): readonly (readonly Table[])[] {
  const level = new Map<string, number>()
  for (const { name, refers } of tables)
    level.set(name, Math.max(-1, ...[...refers.values()].map((to) => (to === name ? -1 : (level.get(to) ?? -1)))) + 1)
  const groups: Table[][] = []
  for (const table of tables) {
    const at = level.get(table.name) ?? 0
    groups[at] = [...(groups[at] ?? []), table]
  }
  return groups
}

async function fill(db: Database, file: string, group: readonly Table[]): Promise<void> {
  const byName = new Map(group.map((table) => [table.name, table]))
  let batch: Statement[] = []
  for await (const [name, text] of linesOf(file)) {
    const table = byName.get(name)
    if (!table) continue
    batch.push(insertion(table, JSON.parse(text) as { readonly [column: string]: unknown }))
    if (batch.length < AT_ONCE) continue
    await db.atomic(batch)
    batch = []
  }
  if (batch.length > 0) await db.atomic(batch)
}

function insertion({ name, columns }: Table, row: { readonly [column: string]: unknown }): Statement {
  const named = Object.keys(row)
  const unknown = named.find((column) => !columns.includes(column))
  if (unknown !== undefined) throw new StoreError(`${name} has no column ${unknown}`)
  const places = named.map((_, i) => `$${i + 1}`).join(', ')
  return {
    sql: `insert into ${name} (${named.join(', ')}) values (${places})`,
    values: Object.values(row).map(valueIn),
  }
}

function valueIn(value: unknown): Row[string] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  const { bytes } = (value ?? {}) as { readonly bytes?: unknown }
  if (typeof bytes !== 'string') throw new StoreError('a value is not text, a number or bytes')
  return Buffer.from(bytes, 'base64') satisfies Value
}
