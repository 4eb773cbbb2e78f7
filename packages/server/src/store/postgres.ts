import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Database, type Reader, type Row, type Statement, StoreError, type Value } from './database.ts'

const INT8 = 20
const CHANNEL = 'tactic48'
/** NOTIFY takes 8,000 bytes. */
const PAYLOAD = 7000
const AGAIN = 1000

/** Many processes on one PostgreSQL. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres'
  private readonly pool: pg.Pool
  readonly url: string
  private readonly names = new Map<string, string>()
  private readonly hearers = new Set<(bell: string) => void>()
  private listener: pg.Client | undefined
  private bells = new Set<string>()
  private ringing: Promise<void> | undefined
  private closed = false

  private constructor(url: string, pool: pg.Pool) {
    this.url = url
    this.pool = pool
  }

  static async open(url: string, connections = 10): Promise<PostgresDatabase> {
    const types = {
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    }
    const pool = new pg.Pool({ connectionString: url, max: connections, types })
    // A connection lost while idle or between statements: the next statement fails or opens a new one.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    const store = new PostgresDatabase(url, pool)
    try {
      await store.assertDurable()
    } catch (error) {
      await pool.end()
      throw error
    }
    return store
  }

  async run(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>({ name: this.nameOf(sql), text: sql, values: [...values] })).rows
  }

  atomic(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.within('begin', async ({ atomic }) => atomic(statements))
  }

  atOneMoment<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.within('begin isolation level repeatable read read only', work)
  }

  private async within<T>(begin: string, work: (reader: Reader) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    const run = async (sql: string, values: readonly Value[] = []): Promise<readonly Row[]> =>
      (await client.query<Row>({ name: this.nameOf(sql), text: sql, values: [...values] })).rows
    const atomic = async (statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> => {
      const all: (readonly Row[])[] = []
      for (const { sql, values } of statements) all.push(await run(sql, values))
      return all
    }
    try {
      await client.query(begin)
      const done = await work({ run, atomic })
      await client.query('commit')
      client.release()
      return done
    } catch (error) {
      // If even the rollback fails, the connection is broken.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      )
      throw error
    }
  }

  async script(sql: string): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query(sql)
      client.release()
    } catch (error) {
      // It may be in the middle of a transaction.
      client.release(true)
      throw error
    }
  }

  /** Bells of one tick share a statement, because each NOTIFY takes a global lock. */
  ring(bell: string): Promise<void> {
    this.bells.add(bell)
    this.ringing ??= new Promise<void>((done) => setImmediate(done)).then(() => this.ringAll())
    return this.ringing
  }

  listen(hear: (bell: string) => void): void {
    this.hearers.add(hear)
    if (this.hearers.size === 1) void this.connectBell()
  }

  async close(): Promise<void> {
    this.closed = true
    this.hearers.clear()
    await this.listener?.end().catch(() => undefined)
    await this.pool.end()
  }

  private async ringAll(): Promise<void> {
    const bells = [...this.bells]
    this.bells = new Set()
    this.ringing = undefined
    for (let at = 0; at < bells.length; ) {
      let payload = bells[at] ?? ''
      for (at += 1; at < bells.length && payload.length + (bells[at]?.length ?? 0) < PAYLOAD; at++)
        payload += `\n${bells[at]}`
      await this.run('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined)
    }
  }

  /** A dedicated connection, reopened when it breaks; polling makes up for bells lost meanwhile. */
  private async connectBell(): Promise<void> {
    if (this.closed) return
    const client = new pg.Client({ connectionString: this.url })
    const again = (): void => {
      if (this.listener !== client) return
      this.listener = undefined
      setTimeout(() => void this.connectBell(), AGAIN).unref()
    }
    this.listener = client
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      for (const bell of payload.split('\n')) for (const hear of this.hearers) hear(bell)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch {
      await client.end().catch(() => undefined)
      again()
    }
  }

  private nameOf(sql: string): string {
    let name = this.names.get(sql)
    if (!name) {
      name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
      this.names.set(sql, name)
    }
    return name
  }

  private async assertDurable(): Promise<void> {
    const wanted = { fsync: ['on'], synchronous_commit: ['on', 'remote_apply', 'remote_write', 'local'] }
    for (const [setting, good] of Object.entries(wanted)) {
      const [row] = await this.run('select current_setting($1) as value', [setting])
      if (!good.includes(String(row?.['value'])))
        throw new StoreError(`PostgreSQL does not sync its writes: ${setting} is ${row?.['value']}.`)
    }
  }
}
