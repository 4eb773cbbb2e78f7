import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { PostgresDatabase } from '../src/store/postgres.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'

/** A store to test with. On PostgreSQL several nodes may open it; the embedded one belongs to one process. */
export interface TestStore {
  readonly open: () => Promise<Database>
  readonly end: () => Promise<void>
  /** Where another process finds it. */
  readonly file?: string
  readonly url?: string
}

/** `npm test -- --no-postgres` leaves it out, and says so. */
export const withPostgres = process.env['NO_POSTGRES'] === undefined

export const STORES: { readonly [name: string]: () => Promise<TestStore> } = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'tactic48-sqlite-'))
    const file = join(folder, 'games.db')
    return {
      file,
      open: () => opened(async () => SqliteDatabase.open(file)),
      end: async () => rmSync(folder, { recursive: true, force: true }),
    }
  },
  ...(withPostgres && {
    async postgres() {
      const { url, stop } = await startPostgres()
      return { url, open: () => opened(() => PostgresDatabase.open(url)), end: stop }
    },
  }),
}

async function opened(open: () => Promise<Database>): Promise<Database> {
  const db = await open()
  await migrate(db)
  return db
}
