import { StoreError } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { archiveEnded } from './archive.ts'
import { BUNDLE_DEEDS } from './bundleDeeds.ts'
import { forget, tidy } from './retention.ts'

/** What an operator does to a store, whether servers run on it or not. */
export interface Deed {
  /** Of its arguments; one in brackets may be left out. */
  readonly usage: string
  readonly says: string
  /** The lines of its answer. */
  readonly carryOut: (store: Store, given: readonly string[], now: number) => Promise<readonly string[]>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FOR_EVER = 9_000_000_000_000_000
/** A node may still be writing what came before the end of a game. */
const SETTLED = 10 * 60_000

export const DEEDS = {
  archive: {
    usage: '[DAYS]',
    says: 'packs the entries of games that ended more than DAYS ago (0); they can still be opened',
    async carryOut(store, [days], now) {
      const before = now - Math.max(SETTLED, wholeIn(days, 'DAYS', 0) * DAY)
      const { games, from, to } = await archiveEnded(store, { before, now })
      return [games === 0 ? 'No game to archive.' : `${games} games archived: ${from} bytes are ${to}.`]
    },
  },
  tidy: {
    usage: '',
    says: 'does at once what every server does each hour: offers expire, old chat and idle guests go',
    async carryOut(store, _, now) {
      await tidy(store, now)
      return ['Done.']
    },
  },
  reports: {
    usage: '[REPORT]',
    says: 'lists what players have reported and nobody has closed; with REPORT closes that one',
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
    says: 'nothing more can be said by this person, for so many hours or until unmute',
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
    says: 'ends that',
    carryOut: (store, [person]) => changed(store, person, 'muted_until', null, 'no longer muted'),
  },
  ban: {
    usage: 'PERSON',
    says: 'this person neither plays nor writes any more; what it had begun runs out by the clock',
    carryOut: (store, [person]) => changed(store, person, 'banned', 1, 'banned'),
  },
  unban: {
    usage: 'PERSON',
    says: 'ends that',
    carryOut: (store, [person]) => changed(store, person, 'banned', 0, 'no longer banned'),
  },
  close: {
    usage: 'GAME',
    says: 'closes a game without a winner; its seed is opened as at any end',
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
    says: 'deletes contacts, devices and what was said, and turns the name into Guest',
    async carryOut(store, [id]) {
      const person = needed(id, 'PERSON')
      const games = await forget(store, person)
      await rung(store, games)
      await store.db.ring(`person ${person}`)
      return [`${person} is forgotten; ${games.length} games stay.`]
    },
  },
  ...BUNDLE_DEEDS,
} as const satisfies { readonly [name: string]: Deed }

export type DeedName = keyof typeof DEEDS

export const isDeed = (name: string | undefined): name is DeedName => name !== undefined && Object.hasOwn(DEEDS, name)

/** Does it where it stands, and refuses what is too much or too little. */
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

/** Nodes that hold these games look at them again. */
async function rung(store: Store, games: readonly string[]): Promise<void> {
  for (const game of games) await store.db.ring(`operator ${game}`)
}

async function openReports(store: Store): Promise<readonly string[]> {
  const reports = await store.db.run('select * from report where closed_at is null order by at limit 100')
  const lines: string[] = []
  for (const { id, at, game, person, body } of reports) {
    const when = new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')
    lines.push(`report ${id}, ${when}, game ${game}, by ${person === '' ? 'somebody forgotten' : person}`, `  ${body}`)
    const seats = await store.seats(String(game))
    for (const { side, name, person: who } of seats)
      lines.push(`  ${side}: ${name ?? 'nobody'}${who ? ` (${who})` : ''}`)
    for (const { side, said } of await store.remarks(String(game)))
      if ('text' in said) lines.push(`  ${side} said: ${said.text}`)
  }
  return lines.length > 0 ? lines : ['No open reports.']
}
