import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Reader, Row, Value } from '../store/database.ts'
import { newestSchema } from '../store/migrate.ts'
import { isOfGame, keptTables, type Table } from '../store/tables.ts'

/*
 * A backup is gzipped text: one line per row with the name of its table, a tab and the row. The format is the same for both stores, so a
 * backup of one can be restored into the other. The last line has the count and hash of the others, so a truncated file is detected.
 */

export const TITLE = 'tactic48 backup'
export const END = 'end'
export const FORM = 1
const PAGE = 100

export interface Title {
  readonly form: number
  readonly schema: number
  readonly at: number
}

export interface End {
  readonly rows: number
  readonly hash: string
}

type Tell = (table: string, row: Row) => Promise<void>

/**
 * Writes the whole store while games go on: each game at one moment, and then what the games refer to, so that
 * nothing is missing. Returns the number of rows.
 */
export async function backUp(db: Database, to: Writable, now: number): Promise<number> {
  const zip = createGzip()
  const written = pipeline(zip, to)
  // Handled where it is awaited below; this only avoids an unhandled rejection.
  written.catch(() => undefined)
  const hash = createHash('sha256')
  let rows = 0
  const line = async (name: string, text: string): Promise<void> => {
    const whole = `${name}\t${text}\n`
    hash.update(whole)
    if (!zip.write(whole)) await Promise.race([once(zip, 'drain'), written])
  }
  const tell: Tell = async (name, row) => {
    rows += 1
    await line(name, rowText(row))
  }
  const tables = await keptTables()
  await line(TITLE, JSON.stringify({ form: FORM, schema: newestSchema(), at: now } satisfies Title))
  await db.atOneMoment(async (reader) => {
    await eachGame(reader, tables, tell)
    for (const table of tables.toReversed())
      if (table.name !== 'game' && !isOfGame(table)) await eachRow(reader, table, tell)
  })
  zip.end(`${END}\t${JSON.stringify({ rows, hash: hash.digest('hex') } satisfies End)}\n`)
  await written
  return rows
}

async function eachGame(reader: Reader, tables: readonly Table[], tell: Tell): Promise<void> {
  const ofGame = tables.filter(isOfGame)
  for (let after = ''; ; ) {
    const ids = await reader.run('select id from game where id > $1 order by id limit $2', [after, PAGE])
    if (ids.length === 0) return
    for (const { id = '' } of ids) {
      after = String(id)
      const parts = await reader.atomic([
        { sql: 'select * from game where id = $1', values: [id] },
        ...ofGame.map(({ name, key }) => ({
          sql: `select * from ${name} where game = $1 order by ${key.join(', ')}`,
          values: [id],
        })),
      ])
      for (const [i, rows] of parts.entries()) for (const row of rows) await tell(ofGame[i - 1]?.name ?? 'game', row)
    }
  }
}

async function eachRow(reader: Reader, { name, key }: Table, tell: Tell): Promise<void> {
  const columns = key.join(', ')
  const places = key.map((_, i) => `$${i + 2}`).join(', ')
  let after: readonly Value[] | undefined
  for (;;) {
    const where: string = after ? `where (${columns}) > (${places})` : ''
    const sql = `select * from ${name} ${where} order by ${columns} limit $1`
    const rows = await reader.run(sql, [PAGE, ...(after ?? [])])
    for (const row of rows) await tell(name, row)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = key.map((column) => last[column] ?? null)
  }
}

const rowText = (row: Row): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
      ]),
    ),
  )
