import { join } from 'node:path'
import { engineIn } from '@tactic48/host'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Bundles, type EngineText } from './bundles/bundles.ts'
import type { PageBuild } from './bundles/pageBuild.ts'
import { Upgrade, type Upgraded } from './bundles/upgrade.ts'
import { type ComputerJobs, Computers } from './computer/computers.ts'
import { Threads } from './computer/threads.ts'
import { Games } from './games/games.ts'
import type { Jobs } from './jobs/jobs.ts'
import { openJobs } from './jobs/openJobs.ts'
import { api } from './net/api.ts'
import type { Limits } from './net/limits.ts'
import { pinnedPages } from './net/pages.ts'
import { NoticeStore } from './notices/noticeStore.ts'
import { type NoticeJobs, type NoticeSettings, Notices, noticeSettings } from './notices/notices.ts'
import type { OutgoingAround } from './notices/outgoing.ts'
import { openAdminPort } from './operator/adminPort.ts'
import { UPGRADE_BELL } from './operator/bundleDeeds.ts'
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
  /** Whether this node listens to bells of other nodes; it polls every few seconds in any case. */
  readonly bells?: boolean
  /** The current engine as a bundle; absent: games run on the sources and name no bundle. */
  readonly engine?: EngineText
  /** Where health, readiness and metrics are served; absent: off. */
  readonly watching?: Watching | undefined
  readonly limits?: Partial<Limits>
  /** The operator's settings for mail and push. */
  readonly notices?: NoticeSettings
  /** Outgoing calls; tests redirect them to themselves. */
  readonly outgoing?: OutgoingAround
  /** Milliseconds before a notice, instead of the default. */
  readonly noticeAfter?: number
  /** Milliseconds before a computer answers, instead of the default. */
  readonly computerBeat?: number
}

export interface Play {
  /** Everything below /api. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** Everything below /v: the page builds of running games. */
  readonly pages: (app: FastifyInstance) => Promise<void>
  /** Saves the page build served at the root: new games use it, and every node can serve it. */
  readonly keepPage: (page: PageBuild) => Promise<void>
  /** Moves running games of other releases that match at every step. */
  readonly upgrade: () => Promise<Upgraded>
  /** Description of the store, for the operator. */
  readonly store: string
  /** The port of health, readiness and metrics. */
  readonly watchPort?: number
  readonly stop: () => Promise<void>
}

/** Online games: one process with a file, or one of many nodes on PostgreSQL. */
export async function openPlay({
  databaseUrl,
  data,
  publicUrl,
  logLevel = 'warn',
  bells = true,
  engine,
  watching,
  limits,
  notices: settings = { page: publicUrl },
  outgoing,
  noticeAfter,
  computerBeat,
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
    const bundles = new Bundles(db)
    if (engine) await bundles.keepEngine(engine, Date.now())
    const jobs: Jobs<NoticeJobs & ComputerJobs> = openJobs(db, {
      onFailed: (job, error, givenUp) => log[givenUp ? 'error' : 'warn']({ job, givenUp, why: String(error) }, 'job'),
    })
    const threads = new Threads()
    const games: Games = new Games({
      consult: (turn) => computers.consult(turn),
      ...{
        store,
        bells,
        noticeAfter,
        computerBeat,
        metrics,
        engine: engine && (await engineIn(engine.text, engine.name)),
      },
      onIncident: (game, incident, error) => {
        metrics.incidents.inc()
        log.error({ game, incident, err: error }, 'incident')
      },
    })
    const computers = new Computers({ games, jobs, decide: (asked) => threads.decide(asked) })
    closing.push(() => games.stop())
    await games.start()
    closing.push(() => jobs.stop())
    closing.push(() => threads.stop())
    const notices = await Notices.open({
      ...{ store: new NoticeStore(db), jobs, settings, outgoing },
      onIncident: (error) => log.error({ err: error }, 'notices'),
    })
    closing.push(() => notices.stop())
    await jobs.start({
      notice: { work: (job) => notices.work(job), atOnce: 4 },
      computer: { work: (turn, tries) => computers.work(turn, tries), atOnce: threads.most },
    })
    notices.start()
    const upgrading = new Upgrade(games)
    closing.push(() => upgrading.stop())
    const upgrade = async (): Promise<Upgraded> => {
      const done = await upgrading.run()
      for (const { id, ...parting } of done.stayed) log.info({ game: id, ...parting }, 'stays on its engine')
      return done
    }
    db.listen((bell) => {
      if (bell === UPGRADE_BELL) upgrade().catch((error: unknown) => log.error({ err: error }, 'upgrade'))
    })
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
      pages: (app) => pinnedPages(app, bundles),
      keepPage: async (page) => {
        await bundles.keepPage(page, engine?.name, Date.now())
        games.page = page.name
      },
      upgrade,
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
