import type { Database, Row, Statement } from './database.ts'
import { courseMoved, type MovedCourse } from './store.ts'

/** An unfinished game with its engine and page; '': unnamed. */
export interface PinnedGame {
  readonly id: string
  readonly build: string
  readonly page: string
  /** The last engine that gave a different result, and at which step. */
  readonly parted?: { readonly from: string; readonly at: number }
}

/** The new engine and page of a game. */
export interface Target {
  readonly engine: number
  readonly build: string
  readonly page: string | undefined
}

const GOES_ON = `status in ('open', 'running')`

function pinnedIn(row: Row): PinnedGame {
  const [from, at] = String(row['parted'] ?? '').split(' ')
  return {
    ...{ id: String(row['id']), build: String(row['build'] ?? ''), page: String(row['page'] ?? '') },
    ...(from && at && { parted: { from, at: Number(at) } }),
  }
}

/** The engine and page build of each game in the store. */
export class Pins {
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  /** Unfinished games on another engine or page, ordered by id. */
  async elsewhere({ build, page = '' }: Target, after: string, most: number): Promise<readonly PinnedGame[]> {
    const rows = await this.db.run(
      `select id, build, page, parted from game where ${GOES_ON} and id > $1
       and (coalesce(build, '') <> $2 or ($3 <> '' and coalesce(page, '') <> $4)) order by id limit $5`,
      [after, build, page, page, most],
    )
    return rows.map(pinnedIn)
  }

  /** Unfinished games on this engine or page build. */
  async playedOn(name: string): Promise<readonly string[]> {
    const rows = await this.db.run(`select id from game where ${GOES_ON} and (build = $1 or page = $2)`, [name, name])
    return rows.map((row) => String(row['id']))
  }

  /**
   * Moves a game to another engine or page, if it has no new entries since the comparison. On PostgreSQL the lock waits for an
   * entry being written, and every later one checks the engine again.
   */
  async move(game: PinnedGame, entries: number, { engine, build, page }: Target): Promise<boolean> {
    const lock: readonly Statement[] =
      this.db.dialect === 'postgres' ? [{ sql: 'select id from game where id = $1 for update', values: [game.id] }] : []
    const rows = await this.db.atomic([
      ...lock,
      {
        sql: `update game set engine = $2, build = $3, page = $4, version = version + 1 where id = $1 and ${GOES_ON}
          and coalesce(build, '') = $5 and coalesce((select entries from course where game = id), 0) = $6 returning id`,
        values: [game.id, engine, build, page ?? null, game.build, entries],
      },
    ])
    return (rows.at(-1) ?? []).length > 0
  }

  /** The same engine with another page. */
  async setPage({ id, build, page }: PinnedGame, to: string): Promise<boolean> {
    const rows = await this.db.run(
      `update game set page = $2, version = version + 1 where id = $1 and ${GOES_ON}
       and coalesce(build, '') = $3 and coalesce(page, '') = $4 returning id`,
      [id, to, build, page],
    )
    return rows.length > 0
  }

  /** Records that an engine gives a different result, so that the game is not compared with it again. */
  async parted({ id }: PinnedGame, { from, at }: NonNullable<PinnedGame['parted']>): Promise<void> {
    await this.db.run('update game set parted = $2 where id = $1', [id, `${from} ${at}`])
  }

  /** The bundle of these games was withdrawn or allowed: every node that holds them reloads them. */
  async changed(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.db.run('update game set version = version + 1 where id = $1', [id])
  }

  /** Puts a game on hold and stops its clocks. */
  async waits(id: string, at: number): Promise<void> {
    await this.db.atomic([
      {
        sql: `update game set waits_since = $2, version = version + 1 where id = $1 and waits_since is null and ${GOES_ON}`,
        values: [id, at],
      },
      { sql: 'update course set due_at = null, lease_until = null where game = $1', values: [id] },
    ])
  }

  /** Games on hold whose bundles are available again. */
  async ready(most: number): Promise<readonly string[]> {
    const isThere = (name: string): string =>
      `(${name} is null or exists (select 1 from bundle where name = ${name} and withdrawn_at is null))`
    const rows = await this.db.run(
      `select id from game where waits_since is not null and ${GOES_ON} and ${isThere('game.build')} and ${isThere('game.page')}
       order by waits_since desc limit $1`,
      [most],
    )
    return rows.map((row) => String(row['id']))
  }

  /** It goes on, with the time given back; false: another node did it. */
  async goesOn(id: string, since: number, course: MovedCourse | undefined): Promise<boolean> {
    const [rows] = await this.db.atomic([
      {
        sql: 'update game set waits_since = null, version = version + 1 where id = $1 and waits_since = $2 returning id',
        values: [id, since],
      },
      ...(course ? [courseMoved(course)] : []),
    ])
    return rows !== undefined && rows.length > 0
  }
}
