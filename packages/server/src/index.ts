import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Games } from './games/games.ts'
import { api } from './net/api.ts'
import type { Limits } from './net/limits.ts'
import { openAdminPort } from './operator/adminPort.ts'
import { Tidying } from './operator/tidying.ts'
import { People } from './people/people.ts'
import { type Database, StoreError } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { PostgresDatabase } from './store/postgres.ts'
import { SqliteDatabase } from './store/sqlite.ts'
import { Store } from './store/store.ts'
import { Metrics } from './watch/metrics.ts'
import { openWatchPort, type Watching, type WatchPort } from './watch/watchPort.ts'

export interface PlayOptions {
  /** PostgreSQL for many processes; else a file in `data`, for one. */
  readonly databaseUrl?: string | undefined
  readonly data: string
  readonly publicUrl?: string | undefined
  readonly logLevel?: string
  /** Whether this node listens to the bells of others; it looks by itself every few seconds all the same. */
  readonly bells?: boolean
  /** Where health, readiness and metrics are served; absent: nowhere. */
  readonly watching?: Watching | undefined
  readonly limits?: Partial<Limits>
}

export interface Play {
  /** Everything below /api. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** What the store is, for whoever starts the server. */
  readonly store: string
  /** The port of health, readiness and metrics. */
  readonly watchPort?: number
  readonly stop: () => Promise<void>
}

/** Games of players who are apart: the same program is one process with a file, or one of many on PostgreSQL. */
export async function openPlay({
  databaseUrl,
  data,
  publicUrl,
  logLevel = 'warn',
  bells = true,
  watching,
  limits,
}: PlayOptions): Promise<Play> {
  const log = pino({ level: logLevel, redact: ['req.headers.cookie'] }, pino.destination({ dest: 2, sync: true }))
  const file = join(data, 'games.db')
  const db: Database = databaseUrl ? await PostgresDatabase.open(databaseUrl) : SqliteDatabase.open(file)
  const closing: (() => Promise<unknown>)[] = [() => db.close()]
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    await migrate(db)
    const metrics = new Metrics()
    const store = new Store(db)
    const games = new Games({
      ...{ store, bells, metrics },
      onIncident: (game, incident, error) => {
        metrics.incidents.inc()
        log.error({ game, incident, err: error }, 'incident')
      },
    })
    await games.start()
    closing.push(() => games.stop())
    const tidying = new Tidying(store, (error) => log.error({ err: error }, 'tidying'))
    closing.push(() => tidying.stop())
    if (!databaseUrl) {
      const admin = await openAdminPort(store, data)
      closing.push(() => admin.close())
    }
    let watch: WatchPort | undefined
    if (watching) {
      const opened = await openWatchPort(watching, db, metrics)
      watch = opened
      closing.push(() => opened.close())
    }
    const people = new People(store)
    log.info({ store: db.dialect, ...(watch && { watchPort: watch.port }) }, 'started')
    return {
      plugin: (app) => api(app, { games, people, publicUrl, log, metrics, limits, onLeave: () => watch?.leave() }),
      store: databaseUrl ? 'PostgreSQL' : file,
      ...(watch && { watchPort: watch.port }),
      stop: async () => {
        await stop()
        log.info('stopped')
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export { StoreError }
