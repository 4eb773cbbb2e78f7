import { type Database, type Statement, StoreError } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { keptTables } from '../store/tables.ts'
import { archiveEnded } from './archive.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Retention times, docs/OPERATIONS.md. */
export const RETENTION = {
  /** Unaccepted offers. */
  publicOffer: 3 * DAY,
  privateOffer: 30 * DAY,
  /** After the end of a game. */
  rows: 7 * DAY,
  chat: 30 * DAY,
  /** After it was closed. */
  report: 180 * DAY,
  /** A guest without a seat, since any device was last seen. */
  idleGuest: 90 * DAY,
} as const

const ARCHIVED_AT_ONCE = 200
/** Games show the name of their players, so these tables keep the person's id. */
const KEEP_THE_ID: ReadonlySet<string> = new Set(['game', 'seat'])

/** Personal data: every column that refers to a person, except in seats and games. */
async function belongings(): Promise<readonly { readonly table: string; readonly column: string }[]> {
  return (await keptTables()).flatMap(({ name, refers }) =>
    KEEP_THE_ID.has(name)
      ? []
      : [...refers].flatMap(([column, to]) => (to === 'person' ? [{ table: name, column }] : [])),
  )
}

/** Deletes contacts, devices and messages; the name becomes Guest. The games stay, for the opponent and as proof. */
export async function forget(store: Store, person: string): Promise<readonly string[]> {
  if (!(await store.person(person))) throw new StoreError(`There is no person ${person}.`)
  const games = (await store.db.run('select game from seat where person = $1', [person])).map(({ game }) =>
    String(game),
  )
  await store.db.atomic([
    ...(await belongings()).map(({ table, column }) => ({
      sql: `delete from ${table} where ${column} = $1`,
      values: [person],
    })),
    {
      sql: `delete from said where exists
        (select 1 from seat where seat.person = $1 and seat.game = said.game and seat.side = said.side)`,
      values: [person],
    },
    { sql: `update person set name = 'Guest', recovery_hash = null where id = $1`, values: [person] },
    { sql: `update report set person = '' where person = $1`, values: [person] },
    {
      sql: 'update game set version = version + 1 where id in (select game from seat where person = $1)',
      values: [person],
    },
  ])
  return games
}

/** Deletes expired data and packs finished games. Safe to run on any node, any number of times. */
export async function tidy(store: Store, now: number): Promise<void> {
  await closeOffers(store.db, now)
  await store.db.atomic([
    { sql: 'delete from link_code where expires_at < $1', values: [now] },
    { sql: 'delete from moment where expires_at < $1', values: [now] },
    { sql: 'delete from report where closed_at < $1', values: [now - RETENTION.report] },
    {
      sql: 'delete from said where exists (select 1 from game where game.id = said.game and game.over_at < $1)',
      values: [now - RETENTION.chat],
    },
    { sql: 'delete from node where beat_at < $1', values: [now - DAY] },
    { sql: 'delete from outage where until < $1', values: [now - DAY] },
    ...(await forgottenGuests(now)),
  ])
  await archiveEnded(store, { before: now - RETENTION.rows, now, most: ARCHIVED_AT_ONCE })
}

async function closeOffers(db: Database, now: number): Promise<void> {
  await db.run(
    `update game set status = 'closed', over_at = $1, outcome = $2, version = version + 1
     where status = 'open' and ((is_public = 1 and created_at < $3) or (is_public = 0 and created_at < $4))`,
    [now, JSON.stringify({ by: 'nobodyCame' }), now - RETENTION.publicOffer, now - RETENTION.privateOffer],
  )
}

/** Idle guests without a game. */
async function forgottenGuests(now: number): Promise<readonly Statement[]> {
  const idle = `select person.id from person where created_at < $1 and recovery_hash is null and banned = 0 and muted_until is null
    and not exists (select 1 from seat where seat.person = person.id)
    and not exists (select 1 from game where game.creator = person.id)
    and not exists (select 1 from device where device.person = person.id and device.seen_at >= $1)`
  const values = [now - RETENTION.idleGuest]
  const all = await belongings()
  // Devices decide who is idle, so they are deleted last.
  const ordered = [...all.filter(({ table }) => table !== 'device'), ...all.filter(({ table }) => table === 'device')]
  return [
    ...ordered.map(({ table, column }) => ({ sql: `delete from ${table} where ${column} in (${idle})`, values })),
    { sql: `delete from person where id in (${idle})`, values },
  ]
}
