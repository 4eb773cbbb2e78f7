import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, StoreError } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Any number, the same for all nodes. */
const LOCK = 4848

interface Migration {
  readonly number: number
  readonly sql: string
}

const migrations = (): readonly Migration[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}\.sql$/.test(name))
    .sort()
    .map((name) => ({ number: Number(name.slice(0, 4)), sql: readFileSync(join(FOLDER, name), 'utf8') }))

/** The schema that this program knows. */
export const newestSchema = (): number => migrations().at(-1)?.number ?? 0

/** Updates the schema. Migrations only add, so that nodes of the previous release keep working; a newer schema is refused. */
export async function migrate(db: Database, all = migrations()): Promise<void> {
  await db.script('create table if not exists migration (number integer primary key)')
  const [row] = await db.run('select max(number) as number from migration')
  const at = Number(row?.['number'] ?? 0)
  const newest = all.at(-1)?.number ?? 0
  if (at > newest)
    throw new StoreError(`The store has schema ${at}; this program knows ${newest}. Start a newer release.`)
  for (const { number, sql } of all) if (number > at) await apply(db, number, sql)
}

/** Two nodes may start at once: the second finds the number taken and does nothing. */
async function apply(db: Database, number: number, sql: string): Promise<void> {
  const body = `${sql}\ninsert into migration (number) values (${number});`
  if (db.dialect === 'sqlite') {
    await db.script(`begin immediate;\n${body}\ncommit;`)
    return
  }
  try {
    await db.script(`begin;\nselect pg_advisory_xact_lock(${LOCK});\n${body}\ncommit;`)
  } catch (error) {
    const [row] = await db.run('select number from migration where number = $1', [number])
    if (!row) throw error
  }
}
