import type { Database } from '../store/database.ts'
import { backoff, type Jobs, type JobsAround, MOST_TRIES, type NewJob, type Payloads, type Works } from './jobs.ts'

const LOOK_EVERY = 1000
/** Jobs interrupted by a stop run again after the next start. */
const PATIENCE = 2000

/** Jobs as rows of a store that belongs to this one process. */
export class RowJobs<P extends Payloads> implements Jobs<P> {
  private readonly db: Database
  private readonly around: JobsAround
  private readonly now: () => number
  private readonly running = new Map<string, Promise<void>>()
  private works: Works<P> | undefined
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> = Promise.resolve()

  constructor(db: Database, around: JobsAround = {}) {
    this.db = db
    this.around = around
    this.now = around.now ?? Date.now
  }

  async add({ kind, key, payload, at = this.now() }: NewJob<P>): Promise<void> {
    await this.db.run(
      'insert into job (key, kind, payload, run_at) values ($1, $2, $3, $4) on conflict (key) do nothing',
      [key, kind, JSON.stringify(payload), at],
    )
    if (at <= this.now()) void this.look()
  }

  async drop(key: string): Promise<void> {
    await this.db.run('delete from job where key = $1 and taken = 0', [key])
  }

  /** Requeues jobs that ran when the process died: no other process can be working on them. */
  async start(works: Works<P>): Promise<void> {
    await this.db.run('update job set taken = 0')
    this.works = works
    const tick = async (): Promise<void> => {
      await this.look()
      if (this.works) this.timer = setTimeout(() => void tick(), LOOK_EVERY)
    }
    void tick()
  }

  async stop(): Promise<void> {
    this.works = undefined
    clearTimeout(this.timer)
    await this.looking
    const late = new Promise<void>((done) => setTimeout(done, PATIENCE).unref())
    await Promise.race([Promise.all(this.running.values()), late])
  }

  /** One poll at a time; each takes as many jobs as there is room for. */
  private look(): Promise<void> {
    this.looking = this.looking.then(() => this.takeDue()).catch((error) => this.around.onFailed?.('', error, false))
    return this.looking
  }

  private async takeDue(): Promise<void> {
    for (const [kind, { work, atOnce }] of Object.entries(this.works ?? {})) {
      const busy = [...this.running.keys()].filter((key) => key.startsWith(`${kind} `)).length
      if (atOnce <= busy) continue
      const rows = await this.db.run(
        `update job set taken = 1, tries = tries + 1 where key in (
           select key from job where kind = $1 and taken = 0 and run_at <= $2 order by run_at limit $3
         ) returning key, payload, tries`,
        [kind, this.now(), atOnce - busy],
      )
      for (const row of rows) {
        const [key, tries] = [String(row['key']), Number(row['tries'])]
        const name = `${kind} ${key}`
        const done = this.carryOut(key, tries, () => work(JSON.parse(String(row['payload'])), tries)).finally(() => {
          this.running.delete(name)
          void this.look()
        })
        this.running.set(name, done)
      }
    }
  }

  private async carryOut(key: string, tries: number, work: () => Promise<number | undefined>): Promise<void> {
    try {
      const later = await work()
      if (later === undefined) await this.db.run('delete from job where key = $1', [key])
      else await this.db.run('update job set taken = 0, tries = 0, run_at = $2 where key = $1', [key, later])
    } catch (error) {
      const givenUp = tries >= MOST_TRIES
      this.around.onFailed?.(key, error, givenUp)
      const after = givenUp
        ? this.db.run('delete from job where key = $1', [key])
        : this.db.run('update job set taken = 0, run_at = $2 where key = $1', [key, this.now() + backoff(tries)])
      // The store was closed meanwhile: the job stays taken and is released at the next start.
      await after.catch(() => undefined)
    }
  }
}
