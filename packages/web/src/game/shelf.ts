import { changeOf, type Keeper, type KeptClock, type KeptGame, type KeptRow, type Write } from '@tactic48/host'
import { ENGINE, type LogEntry, type StoredEntry } from '@tactic48/rules'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { ownName } from '../app/edition.ts'
import {
  type About,
  aboutOf,
  type KeptHeader,
  type KeptOpening,
  type KeptOpening2,
  type ListedGame,
  listedIn,
  type SavedGame,
} from './savedGame.ts'

/** Rows without an id were written before commands had ids; they are written again as a whole. */
interface KeptEntry {
  readonly game: string
  readonly index: number
  readonly id?: string
  /** In games that do not name their engine: with every event. */
  readonly entry: StoredEntry | LogEntry
}

interface Shelves extends DBSchema {
  /** Games that were kept before entries had a shelf of their own have their whole log here. */
  games: { key: string; value: KeptHeader | SavedGame }
  openings: { key: string; value: KeptOpening | KeptOpening2 }
  entries: { key: [string, number]; value: KeptEntry }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

const forget = (): void => {
  opened = undefined
}

function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= new Promise<IDBPDatabase<Shelves>>((resolve, reject) => {
    openDB<Shelves>(ownName('tactic48'), 2, {
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('games', { keyPath: 'id' })
        database.createObjectStore('openings', { keyPath: 'id' })
        database.createObjectStore('entries', { keyPath: ['game', 'index'] })
      },
      // An older page in another window holds the shelf: this one plays on without it.
      blocked: () => reject(new Error('the shelf is held by an older page')),
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        forget()
      },
      // The browser may close it at any time; the next call opens it again.
      terminated: forget,
    }).then(resolve, reject)
  }).catch((error) => {
    forget()
    throw error
  })
  return opened
}

const entriesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

const isNamed = (row: KeptEntry): row is KeptEntry & { readonly id: string } => row.id !== undefined

/** A game as it lies on the shelf: nothing of it has been judged. */
export interface Found {
  readonly header: KeptHeader | SavedGame
  readonly log: object
  /** The ids of the rows; absent: it was kept before commands had ids. */
  readonly ids: readonly string[] | undefined
}

/** A transaction that failed may be over already. */
function abort(work: { abort(): void }): void {
  try {
    work.abort()
  } catch {
    // It was.
  }
}

/** Games kept in this browser. */
export const shelf = {
  /**
   * What came since, and the small header that lists it: on disk before the promise resolves. An entry is never written twice: a
   * second window on the same game finds the row of the first.
   */
  async append(write: Omit<Write, 'after'>, about: About): Promise<void> {
    const database = await shelves()
    const work = database.transaction(['games', 'openings', 'entries'], 'readwrite', { durability: 'strict' })
    const shelved = work.objectStore('entries')
    const { header, from, opening } = write
    const { id: game } = header
    try {
      const before = opening && (await work.objectStore('openings').get(game))
      const there = await shelved.getAll(entriesOf(game, from))
      const change = changeOf(write, { opening: before, rows: there.filter(isNamed) })
      if (change.replacesAll) await shelved.delete(entriesOf(game))
      await Promise.all([
        work.objectStore('games').put({ ...aboutOf(about), ...header, savedAt: Date.now() }),
        ...(opening ? [work.objectStore('openings').put({ id: game, ...opening })] : []),
        ...change.rows.map(({ id, entry }, i) => shelved.put({ game, index: change.from + i, id, entry })),
        work.done,
      ])
    } catch (error) {
      work.done.catch(() => undefined)
      abort(work)
      throw error
    }
  },
  /** HOUSE-17: only what is left of the time; another window may have written the rest. */
  async keepTime(id: string, clock: KeptClock): Promise<void> {
    const games = (await shelves()).transaction('games', 'readwrite').store
    const header = await games.get(id)
    if (header) await games.put({ ...header, clock })
  },
  async get(id: string): Promise<Found | undefined> {
    const work = (await shelves()).transaction(['games', 'openings', 'entries'])
    const [header, opening, entries] = await Promise.all([
      work.objectStore('games').get(id),
      work.objectStore('openings').get(id),
      work.objectStore('entries').getAll(entriesOf(id)),
    ])
    if (!header) return undefined
    if ('log' in header) return { header, log: { ...(header.log as object) }, ids: undefined }
    const { id: _, ...begun } = opening ?? { id }
    const log = { ...begun, entries: entries.map(({ entry }) => entry) }
    return { header, log, ids: entries.every(isNamed) ? entries.map(({ id: one }) => one) : undefined }
  },
  /** The rows of a game from this number on; absent where they have no ids, or the game is not there in the form of today. */
  async since(id: string, from: number): Promise<readonly KeptRow[] | undefined> {
    const work = (await shelves()).transaction(['openings', 'entries'])
    const [opening, rows] = await Promise.all([
      work.objectStore('openings').get(id),
      work.objectStore('entries').getAll(entriesOf(id, from)),
    ])
    if (!opening || !('engine' in opening && opening.engine === ENGINE) || !rows.every(isNamed)) return undefined
    return rows.map((row) => ({ id: row.id, entry: row.entry as StoredEntry }))
  },
  async list(): Promise<readonly ListedGame[]> {
    const games = await (await shelves()).getAll('games')
    return games.flatMap((game) => listedIn(game) ?? []).sort((a, b) => b.savedAt - a.savedAt)
  },
  async remove(id: string): Promise<void> {
    const work = (await shelves()).transaction(['games', 'openings', 'entries'], 'readwrite')
    await Promise.all([
      work.objectStore('games').delete(id),
      work.objectStore('openings').delete(id),
      work.objectStore('entries').delete(entriesOf(id)),
      work.done,
    ])
  },
}

/** The shelf as the keeper of one game, which is listed under its title and players. */
export const keeperOf = (about: About): Keeper => ({
  append: (write) => shelf.append(write, about),
  keepTime: shelf.keepTime,
  async load(id): Promise<KeptGame | undefined> {
    const found = await shelf.get(id)
    const ids = found?.ids
    if (!ids) return undefined
    const { entries, ...opening } = found.log as KeptGame['opening'] & { entries: readonly KeptRow['entry'][] }
    return { header: found.header, opening, rows: entries.map((entry, i) => ({ id: ids[i] ?? '', entry })) }
  },
})
