import { EventEmitter } from 'node:events'
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents, type WorkerUtils } from 'graphile-worker'
import pg from 'pg'
import type { Database } from '../store/database.ts'
import { type Jobs, type JobsAround, MOST_TRIES, type NewJob, type Payloads, type Work, type Works } from './jobs.ts'

const BEAT_EVERY = 5000
const SILENT_FOR = 30_000
const LOOK_EVERY = 1000
const CONNECTIONS = 10
const AGAIN = 2000

/** Jobs of many nodes on one PostgreSQL; any node may take any job. */
export class GraphileJobs<P extends Payloads> implements Jobs<P> {
  private readonly db: Database
  private readonly pool: pg.Pool
  private readonly around: JobsAround
  private readonly now: () => number
  /** Pools of workers of this process, by the name under which they hold jobs. */
  private readonly workers = new Set<string>()
  private readonly logger: Logger
  private utils: Promise<WorkerUtils> | undefined
  private readonly runners = new Map<string, Runner>()
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(db: Database, url: string, around: JobsAround = {}) {
    this.db = db
    this.around = around
    this.now = around.now ?? Date.now
    this.pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
    // A connection that breaks is replaced.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', () => undefined))
    // Failed jobs are reported by `onFailed`; lost database connections recover by themselves.
    this.logger = new Logger(() => () => undefined)
  }

  async add({ kind, key, payload, at }: NewJob<P>): Promise<void> {
    const { addJob } = await this.made()
    const runAt = at === undefined ? {} : { runAt: new Date(at) }
    await addJob(kind as string, payload as object, {
      jobKey: key,
      jobKeyMode: 'unsafe_dedupe',
      maxAttempts: MOST_TRIES,
      ...runAt,
    })
  }

  async drop(key: string): Promise<void> {
    const utils = await this.made()
    await utils.withPgClient((client) =>
      client.query(
        `select graphile_worker.remove_job(key) from graphile_worker.jobs where key = $1 and locked_at is null`,
        [key],
      ),
    )
  }

  async start(works: Works<P>): Promise<void> {
    const utils = await this.made()
    // A last try that died with its process would hold its key forever.
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
    for (const [kind, { work, atOnce }] of Object.entries(works)) await this.run(kind, work, atOnce)
    await this.beat()
    this.timer = setInterval(() => void this.beat().catch(() => undefined), this.beatEvery)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    await Promise.all([...this.runners.values()].map((runner) => runner.stop().catch(() => undefined)))
    const ids = [...this.workers]
    if (ids.length > 0) await this.forget(ids).catch(() => undefined)
    await (await this.utils)?.release()
    await this.pool.end()
  }

  /** Replaces workers that gave up after losing the database for too long. */
  private async run(kind: string, work: Work<never>, atOnce: number): Promise<void> {
    const events = new EventEmitter() as WorkerEvents
    events.on('pool:create', ({ workerPool }) => this.workers.add(workerPool.id))
    const runner = await run({
      ...{ pgPool: this.pool, events, logger: this.logger, noHandleSignals: true, pollInterval: LOOK_EVERY },
      ...{ concurrency: atOnce, parsedCronItems: [], taskList: { [kind]: this.taskOf(kind, work) } },
    })
    this.runners.set(kind, runner)
    const again = (): void => {
      if (this.stopped) return
      setTimeout(() => void this.run(kind, work, atOnce).catch(again), AGAIN).unref()
    }
    runner.promise.then(again, again)
  }

  private made(): Promise<WorkerUtils> {
    this.utils ??= makeWorkerUtils({ pgPool: this.pool, logger: this.logger }).then(async (utils) => {
      await utils.migrate()
      return utils
    })
    return this.utils
  }

  private taskOf(kind: string, work: Work<never>) {
    return async (
      payload: unknown,
      { job }: { readonly job: { readonly key: string | null; readonly attempts: number } },
    ): Promise<void> => {
      const { attempts, key } = job
      try {
        const later = await work(payload as never, attempts)
        if (later === undefined || key === null) return
        // A running job frees its key for the next one.
        const { addJob } = await this.made()
        await addJob(kind, payload, { jobKey: key, runAt: new Date(later), maxAttempts: MOST_TRIES })
      } catch (error) {
        if (this.stopped) throw error
        const givenUp = attempts >= MOST_TRIES
        this.around.onFailed?.(key ?? '', error, givenUp)
        // Do not rethrow: a permanently failed job would hold its key.
        if (!givenUp) throw error
      }
    }
  }

  private get silentFor(): number {
    return this.around.silentFor ?? SILENT_FOR
  }

  private get beatEvery(): number {
    return Math.min(BEAT_EVERY, this.silentFor / 4)
  }

  /** graphile-worker itself would leave the jobs of a dead worker alone for four hours. */
  private async beat(): Promise<void> {
    const now = this.now()
    for (const id of this.workers)
      await this.db.run(
        'insert into job_worker (id, beat_at) values ($1, $2) on conflict (id) do update set beat_at = excluded.beat_at',
        [id, now],
      )
    const dead = await this.db.run('select id from job_worker where beat_at < $1', [now - this.silentFor])
    if (dead.length > 0) await this.forget(dead.map((row) => String(row['id'])))
  }

  private async forget(workers: readonly string[]): Promise<void> {
    const utils = await this.made()
    await utils.forceUnlockWorkers([...workers])
    for (const id of workers) await this.db.run('delete from job_worker where id = $1', [id])
  }
}
