import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Games } from './games/games.ts'
import type { Jobs } from './jobs/jobs.ts'
import { openJobs } from './jobs/openJobs.ts'
import { api } from './net/api.ts'
import type { Limits } from './net/limits.ts'
import { NoticeStore } from './notices/noticeStore.ts'
import { type NoticeJobs, type NoticeSettings, Notices, noticeSettings } from './notices/notices.ts'
import type { OutgoingAround } from './notices/outgoing.ts'
import { openAdminPort } from './operator/adminPort.ts'
import { Tidying } from './operator/tidying.ts'
import { People } from './people/people.ts'
import { type Database, StoreError } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { PostgresDatabase } from './store/postgres.ts'
import { SqliteDatabase } from './store/sqlite.ts'
import { Store } from './store/store.ts'
import { Metrics } from './watch/metrics.ts'
import { openWatchPort, type Watching } from './watch/watchPort.ts'

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
  /** Mail and push, as the operator has set them up. */
  readonly notices?: NoticeSettings
  /** How others are called; a test leads these calls to itself. */
  readonly outgoing?: OutgoingAround
  /** Milliseconds that a question stands before its notice, where that is not what everybody has. */
  readonly noticeAfter?: number
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
  notices: settings = { page: publicUrl },
  outgoing,
  noticeAfter,
}: PlayOptions): Promise<Play> {
  const log = pino({ level: logLevel, redact: ['req.headers.cookie'] }, pino.destination({ dest: 2, sync: true }))
  const file = join(data, 'games.db')
  const db: Database = databaseUrl ? await PostgresDatabase.open(databaseUrl) : SqliteDatabase.open(file)
  const closing: (() => unknown)[] = [() => db.close()]
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    await migrate(db)
    const metrics = new Metrics()
    const store = new Store(db)
    const games = new Games({
      ...{ store, bells, noticeAfter, metrics },
      onIncident: (game, incident, error) => {
        metrics.incidents.inc()
        log.error({ game, incident, err: error }, 'incident')
      },
    })
    closing.push(() => games.stop())
    await games.start()
    const jobs: Jobs<NoticeJobs> = openJobs(db, {
      onFailed: (job, error, givenUp) => log[givenUp ? 'error' : 'warn']({ job, givenUp, why: String(error) }, 'job'),
    })
    closing.push(() => jobs.stop())
    const notices = await Notices.open({
      ...{ store: new NoticeStore(db), jobs, settings, outgoing },
      onIncident: (error) => log.error({ err: error }, 'notices'),
    })
    closing.push(() => notices.stop())
    await jobs.start({ notice: { work: (job) => notices.work(job), atOnce: 4 } })
    notices.start()
    const tidying = new Tidying(store, (error) => log.error({ err: error }, 'tidying'))
    closing.push(() => tidying.stop())
    const admin = databaseUrl ? undefined : await openAdminPort(store, data)
    closing.push(() => admin?.close())
    const watch = watching && (await openWatchPort(watching, db, metrics))
    closing.push(() => watch?.close())
    const people = new People(store)
    const onLeave = (): void => watch?.leave()
    log.info({ store: db.dialect, ...(watch && { watchPort: watch.port }) }, 'started')
    return {
      plugin: (app) => api(app, { games, people, notices, publicUrl, log, metrics, limits, onLeave }),
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

export { noticeSettings, StoreError }
