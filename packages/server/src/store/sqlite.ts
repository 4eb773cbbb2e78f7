import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { type Database, type Reader, type Row, type Statement, StoreError, type Value } from './database.ts'

type Prepared = ReturnType<InstanceType<typeof Libsql>['prepare']>

const numbered = (sql: string): string => sql.replace(/\$(\d+)/g, '?$1')

/** The driver returns bytes as a plain ArrayBuffer. */
function withBytes(row: Row): Row {
  for (const [column, value] of Object.entries(row) as [string, unknown][])
    if (value instanceof ArrayBuffer) return withBytes({ ...row, [column]: new Uint8Array(value) })
  return row
}

/** One file, one process: WAL with every commit synced. */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite'
  private readonly file: InstanceType<typeof Libsql>
  private readonly prepared = new Map<string, { readonly statement: Prepared; readonly reads: boolean }>()
  private readonly hearers = new Set<(bell: string) => void>()

  private constructor(file: InstanceType<typeof Libsql>) {
    this.file = file
  }

  /** Refuses a second process on the same file with a clear error. */
  static open(path: string): SqliteDatabase {
    if (path !== ':memory:') {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      // It contains seeds: only its owner may read it and SQLite's files beside it.
      closeSync(openSync(path, 'a', 0o600))
    }
    const file = new Libsql(path, { timeout: 0 })
    try {
      file.pragma('locking_mode = EXCLUSIVE')
      file.pragma('journal_mode = WAL')
      file.pragma('synchronous = FULL')
      file.pragma('foreign_keys = ON')
      file.exec('begin immediate; commit')
    } catch (error) {
      file.close()
      if (String(error).includes('locked') || String(error).includes('busy'))
        throw new StoreError(`${path} is in use by another server; stop it, or set DATA to another folder.`)
      throw error
    }
    const store = new SqliteDatabase(file)
    store.assertDurable(path)
    return store
  }

  async run(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.runNow(sql, values)
  }

  async atomic(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    this.file.exec('begin immediate')
    try {
      const rows = statements.map(({ sql, values }) => this.runNow(sql, values))
      this.file.exec('commit')
      return rows
    } catch (error) {
      this.file.exec('rollback')
      throw error
    }
  }

  /** Only this process writes, and `atomic` calls run one after the other. */
  atOneMoment<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return work(this)
  }

  async script(sql: string): Promise<void> {
    this.file.exec(sql)
  }

  async ring(bell: string): Promise<void> {
    for (const hear of this.hearers) hear(bell)
  }

  listen(hear: (bell: string) => void): void {
    this.hearers.add(hear)
  }

  async close(): Promise<void> {
    this.hearers.clear()
    this.prepared.clear()
    // Statements not yet garbage-collected would hold the lock after the connection is closed.
    for (const sql of [
      'pragma journal_mode = DELETE',
      'pragma locking_mode = NORMAL',
      'select count(*) from sqlite_master',
    ])
      this.file.prepare(sql).all()
    this.file.close()
  }

  private runNow(sql: string, values: readonly Value[] = []): readonly Row[] {
    let found = this.prepared.get(sql)
    if (!found) {
      const statement = this.file.prepare(numbered(sql))
      found = { statement, reads: /^\s*(select|with)\b|\breturning\b/i.test(sql) }
      this.prepared.set(sql, found)
    }
    const given = values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value))
    if (found.reads) return (found.statement.all(given) as readonly Row[]).map(withBytes)
    found.statement.run(given)
    return []
  }

  /** Without synced writes a power cut could lose acknowledged entries. */
  private assertDurable(path: string): void {
    if (path === ':memory:') return
    const mode = this.pragma('journal_mode')
    const synchronous = this.pragma('synchronous')
    if (mode !== 'wal' || synchronous !== 2)
      throw new StoreError(`${path} does not sync its writes (journal ${mode}, synchronous ${synchronous}).`)
  }

  private pragma(name: string): unknown {
    const [row] = this.file.prepare(`pragma ${name}`).all() as readonly Row[]
    return row && Object.values(row)[0]
  }
}
