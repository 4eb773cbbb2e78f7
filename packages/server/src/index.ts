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
import { pinnedPages } from './net/pages.ts'
import { NoticeStore } from './notices/noticeStore.ts'
import { type NoticeJobs, type NoticeSettings, Notices, noticeSettings } from './notices/notices.ts'
import type { OutgoingAround } from './notices/outgoing.ts'
import { openAdminPort } from './operator/adminPort.ts'
import { tidy } from './operator/retention.ts'
import { People } from './people/people.ts'
import { type Database, StoreError } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { PostgresDatabase } from './store/postgres.ts'
import { SqliteDatabase } from './store/sqlite.ts'
import { Store } from './store/store.ts'

export interface PlayOptions {
  /** PostgreSQL for many processes; else a file in `data`, for one. */
  readonly databaseUrl?: string | undefined
  readonly data: string
  readonly publicUrl?: string | undefined
  readonly logLevel?: string
  /** Whether this node listens to the bells of others; it looks by itself every few seconds all the same. */
  readonly bells?: boolean
  /** The present engine as a bundle; absent: games are played on the sources and name no bundle. */
  readonly engine?: EngineText
  /** Mail and push, as the operator has set them up. */
  readonly notices?: NoticeSettings
  /** How others are called; a test leads these calls to itself. */
  readonly outgoing?: OutgoingAround
  /** Milliseconds that a question stands before its notice, where that is not what everybody has. */
  readonly noticeAfter?: number
  /** Milliseconds before a computer answers, likewise. */
  readonly computerBeat?: number
}

export interface Play {
  /** Everything below /api. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** Everything below /v: the page builds of games under way. */
  readonly pages: (app: FastifyInstance) => Promise<void>
  /** The page build that is served at the root: new games belong to it, and every node can serve it from now on. */
  readonly keepPage: (page: PageBuild) => Promise<void>
  /** Moves games that were begun on another release, where they match at every step. */
  readonly upgrade: () => Promise<Upgraded>
  /** Games on a withdrawn engine or page build wait until it is back, or they are moved or closed. False: there is no such bundle. */
  readonly withdraw: (name: string, isWithdrawn: boolean) => Promise<boolean>
  /** What the store is, for whoever starts the server. */
  readonly store: string
  readonly stop: () => Promise<void>
}

/** Games of players who are apart: the same program is one process with a file, or one of many on PostgreSQL. */
export async function openPlay({
  databaseUrl,
  data,
  publicUrl,
  logLevel = 'warn',
  bells = true,
  engine,
  notices: settings = { page: publicUrl },
  outgoing,
  noticeAfter,
  computerBeat,
}: PlayOptions): Promise<Play> {
  const log = pino({ level: logLevel, redact: ['req.headers.cookie'] }, pino.destination({ dest: 2, sync: true }))
  const file = join(data, 'games.db')
  const db: Database = databaseUrl ? await PostgresDatabase.open(databaseUrl) : SqliteDatabase.open(file)
  await migrate(db)
  if (engine) await new Bundles(db).keepEngine(engine, Date.now())
  const jobs: Jobs<NoticeJobs & ComputerJobs> = openJobs(db, {
    onFailed: (job, error, givenUp) => log[givenUp ? 'error' : 'warn']({ job, givenUp, why: String(error) }, 'job'),
  })
  const threads = new Threads()
  const games: Games = new Games({
    store: new Store(db),
    consult: (turn) => computers.consult(turn),
    ...{ bells, noticeAfter, computerBeat, engine: engine && (await engineIn(engine.text, engine.name)) },
    onIncident: (game, incident, error) => log.error({ game, incident, err: error }, 'incident'),
  })
  const { bundles } = games
  const computers = new Computers({ games, jobs, decide: (asked) => threads.decide(asked) })
  await games.start()
  const notices = await Notices.open({
    ...{ store: new NoticeStore(db), jobs, settings, outgoing },
    onIncident: (error) => log.error({ err: error }, 'notices'),
  })
  await jobs.start({
    notice: { work: (job) => notices.work(job), atOnce: 4 },
    computer: { work: (turn, tries) => computers.work(turn, tries), atOnce: threads.most },
  })
  notices.start()
  const people = new People(games.store)
  const upgrade = new Upgrade(games)
  return {
    plugin: (app) => api(app, { games, people, notices, publicUrl }),
    pages: (app) => pinnedPages(app, bundles),
    store: databaseUrl ? 'PostgreSQL' : file,
    keepPage: async (page) => {
      await bundles.keepPage(page, engine?.name, Date.now())
      games.page = page.name
    },
    upgrade: async () => {
      const upgraded = await upgrade.run()
      for (const { id, ...parting } of upgraded.stayed) log.info({ game: id, ...parting }, 'stays on its engine')
      return upgraded
    },
    withdraw: async (name, isWithdrawn) => {
      const found = await bundles.withdraw(name, isWithdrawn ? Date.now() : undefined)
      if (found) await games.lookAgain(await games.pins.playedOn(name))
      return found
    },
    stop: async () => {
      await upgrade.stop()
      notices.stop()
      await threads.stop()
      await jobs.stop()
      await games.stop()
      await db.close()
    },
  }
}

export { noticeSettings, StoreError }
