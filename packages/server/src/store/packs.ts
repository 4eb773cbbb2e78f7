import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Database, Row, Value } from './database.ts'
import type { EntryRow } from './store.ts'

const compressed = promisify(brotliCompress)
const decompressed = promisify(brotliDecompress)

export const packed = (value: unknown, quality: number): Promise<Uint8Array> =>
  compressed(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export const unpacked = async (body: Uint8Array): Promise<unknown> =>
  JSON.parse((await decompressed(body)).toString('utf8'))

/** Slow but small: each game is packed once. */
export const packEntries = (rows: readonly EntryRow[]): Promise<Uint8Array> => packed(rows, 9)

export const unpackEntries = async (body: Uint8Array): Promise<readonly EntryRow[]> =>
  (await unpacked(body)) as readonly EntryRow[]

/** A snapshot of a game, as its host wrote it. */
export interface SnapshotRow {
  readonly game: string
  /** The number of entries included. */
  readonly entries: number
  readonly build: string
  readonly hash: string
  readonly body: Uint8Array
}

/** All rows of a game that has ended, packed. */
export interface ArchiveRow {
  readonly game: string
  readonly entries: number
  readonly at: number
  readonly body: Uint8Array
}

const bytes = (value: Value | undefined): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array())

const packIn = (row: Row) => ({
  game: String(row['game']),
  entries: Number(row['entries']),
  body: bytes(row['body']),
})

export async function snapshot(db: Database, game: string): Promise<SnapshotRow | undefined> {
  const [row] = await db.run('select * from snapshot where game = $1', [game])
  return row && { ...packIn(row), build: String(row['build']), hash: String(row['hash']) }
}

/** Never replaces a later one: several nodes may hold the game. */
export async function keepSnapshot(db: Database, { game, entries, build, hash, body }: SnapshotRow): Promise<void> {
  await db.run(
    `insert into snapshot (game, entries, build, hash, body) values ($1, $2, $3, $4, $5)
     on conflict (game) do update set entries = excluded.entries, build = excluded.build, hash = excluded.hash, body = excluded.body
     where snapshot.entries <= excluded.entries`,
    [game, entries, build, hash, body],
  )
}

export async function archived(db: Pick<Database, 'run'>, game: string): Promise<ArchiveRow | undefined> {
  const [row] = await db.run('select * from archive where game = $1', [game])
  return row && { ...packIn(row), at: Number(row['at']) }
}

/** Replaces the rows by the archive in one transaction, only if the game has ended. */
export async function keepArchive(db: Database, { game, entries, at, body }: ArchiveRow): Promise<void> {
  await db.atomic([
    {
      sql: `insert into archive (game, entries, at, body) select $1, $2, $3, $4 from game where id = $5 and status in ('over', 'closed')
            on conflict (game) do nothing`,
      values: [game, entries, at, body, game],
    },
    {
      sql: 'delete from entry where game = $1 and exists (select 1 from archive where archive.game = $1 and entries = $2)',
      values: [game, entries],
    },
    {
      sql: 'delete from snapshot where game = $1 and exists (select 1 from archive where archive.game = $1)',
      values: [game],
    },
  ])
}

/** Games that ended before this moment and still have their rows, oldest first. */
export async function unarchived(db: Database, before: number, most: number): Promise<readonly string[]> {
  const rows = await db.run(
    `select id from game where over_at < $1 and opening is not null and status in ('over', 'closed')
       and not exists (select 1 from archive where archive.game = game.id) order by over_at limit $2`,
    [before, most],
  )
  return rows.map(({ id }) => String(id))
}
