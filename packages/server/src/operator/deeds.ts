import { StoreError } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { archiveEnded } from './archive.ts'
import { BUNDLE_DEEDS } from './bundleDeeds.ts'
import { forget, tidy } from './retention.ts'

/** An operator's command on a store, whether or not servers are running on it. */
export interface Deed {
  /** Its arguments; optional ones in brackets. */
  readonly usage: string
  readonly says: string
  /** Returns the lines to print. */
  readonly carryOut: (store: Store, given: readonly string[], now: number) => Promise<readonly string[]>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FOR_EVER = 9_000_000_000_000_000
/** A node may still be writing the last entries of a finished game. */
const SETTLED = 10 * 60_000

export const DEEDS = {
  archive: {
    usage: '[DAYS]',
    says: 'packs the entries of games that ended more than DAYS ago (0); they can still be opened',
    async carryOut(store, [days], now) {
      const before = now - Math.max(SETTLED, wholeIn(days, 'DAYS', 0) * DAY)
      const { games, from, to } = await archiveEnded(store, { before, now })
      return [games === 0 ? 'No games to archive.' : `Games archived: ${games}; ${from} bytes became ${to}.`]
    },
  },
  tidy: {
    usage: '',
    says: 'runs the hourly clean-up now: expired offers, old messages, idle guests',
    async carryOut(store, _, now) {
      await tidy(store, now)
      return ['Done.']
    },
  },
  reports: {
    usage: '[REPORT]',
    says: 'lists open reports; with REPORT closes that one',
    async carryOut(store, [report], now) {
      if (report === undefined) return openReports(store)
      const closed = await store.db.run(
        'update report set closed_at = $2 where id = $1 and closed_at is null returning id',
        [report, now],
      )
      if (closed.length === 0) throw new StoreError(`There is no open report ${report}.`)
      return [`Report ${report} is closed.`]
    },
  },
  mute: {
    usage: 'PERSON [HOURS]',
    says: 'stops this person from sending messages, for HOURS or until unmute',
    carryOut: (store, [person, hours], now) =>
      changed(
        store,
        person,
        'muted_until',
        hours === undefined ? FOR_EVER : now + wholeIn(hours, 'HOURS', 1) * HOUR,
        'muted',
      ),
  },
  unmute: {
    usage: 'PERSON',
    says: 'undoes mute',
    carryOut: (store, [person]) => changed(store, person, 'muted_until', null, 'no longer muted'),
  },
  ban: {
    usage: 'PERSON',
    says: 'stops this person from playing and writing; open games run out by the clock',
    carryOut: (store, [person]) => changed(store, person, 'banned', 1, 'banned'),
  },
  unban: {
    usage: 'PERSON',
    says: 'undoes ban',
    carryOut: (store, [person]) => changed(store, person, 'banned', 0, 'no longer banned'),
  },
  close: {
    usage: 'GAME',
    says: 'ends a game without a winner; its seed is revealed as at any end',
    async carryOut(store, [id], now) {
      const game = await store.game(needed(id, 'GAME'))
      if (!game) throw new StoreError(`There is no game ${id}.`)
      if (!(await store.end(game.id, 'closed', now, { by: 'operator' })))
        throw new StoreError(`Game ${id} has ended already.`)
      await rung(store, [game.id])
      return [`Game ${id} is closed.`]
    },
  },
  forget: {
    usage: 'PERSON',
    says: 'deletes contacts, devices and messages, and changes the name to Guest',
    async carryOut(store, [id]) {
      const person = needed(id, 'PERSON')
      const games = await forget(store, person)
      await rung(store, games)
      await store.db.ring(`person ${person}`)
      return [`${person} is forgotten. Games kept: ${games.length}.`]
    },
  },
  ...BUNDLE_DEEDS,
} as const satisfies { readonly [name: string]: Deed }

export type DeedName = keyof typeof DEEDS

export const isDeed = (name: string | undefined): name is DeedName => name !== undefined && Object.hasOwn(DEEDS, name)

/** Runs a command on the store; refuses missing or extra arguments. */
export async function carryOut(
  store: Store,
  name: DeedName,
  given: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const { usage, carryOut } = DEEDS[name] satisfies Deed
  const wanted = usage === '' ? [] : usage.split(' ')
  if (given.length > wanted.length) throw new StoreError(`Usage: ${name} ${usage}`)
  return (carryOut as Deed['carryOut'])(store, given, now)
}

function needed(given: string | undefined, name: string): string {
  if (given === undefined || given === '') throw new StoreError(`${name} is missing.`)
  return given
}

function wholeIn(given: string | undefined, name: string, least: number): number {
  const value = given === undefined ? 0 : Number(given)
  if (given !== undefined && (!/^\d+$/.test(given) || value < least || value > 100_000))
    throw new StoreError(`${name} must be a whole number from ${least} to 100000, not ${JSON.stringify(given)}.`)
  return value
}

async function changed(
  store: Store,
  id: string | undefined,
  column: 'banned' | 'muted_until',
  value: number | null,
  as: string,
): Promise<readonly string[]> {
  const person = needed(id, 'PERSON')
  const rows = await store.db.run(`update person set ${column} = $2 where id = $1 returning name`, [person, value])
  if (rows.length === 0) throw new StoreError(`There is no person ${person}.`)
  await store.db.ring(`person ${person}`)
  return [`${rows[0]?.['name']} (${person}) is ${as}.`]
}

/** Makes nodes that hold these games reload them. */
async function rung(store: Store, games: readonly string[]): Promise<void> {
  for (const game of games) await store.db.ring(`operator ${game}`)
}

async function openReports(store: Store): Promise<readonly string[]> {
  const reports = await store.db.run('select * from report where closed_at is null order by at limit 100')
  const lines: string[] = []
  for (const { id, at, game, person, body } of reports) {
    const when = new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')
    lines.push(`report ${id}, ${when}, game ${game}, by ${person === '' ? 'a deleted guest' : person}`, `  ${body}`)
    const seats = await store.seats(String(game))
    for (const { side, name, person: who } of seats)
      lines.push(`  ${side}: ${name ?? 'empty'}${who ? ` (${who})` : ''}`)
    for (const { side, said } of await store.remarks(String(game)))
      if ('text' in said) lines.push(`  ${side} wrote: ${said.text}`)
  }
  return lines.length > 0 ? lines : ['No open reports.']
}
