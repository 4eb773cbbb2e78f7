import type { LogEntry, StoredEntry } from '@tactic48/rules'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptClock } from '../session/clock.ts'
import {
  type KeptHeader,
  type KeptOpening,
  type KeptOpening2,
  type ListedGame,
  listedIn,
  type SavedGame,
} from './savedGame.ts'

interface KeptEntry {
  readonly game: string
  readonly index: number
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
    openDB<Shelves>('tactic48', 2, {
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

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** A game as it lies on the shelf: nothing of it has been judged. */
export interface Found {
  readonly header: KeptHeader | SavedGame
  readonly log: object
  /** How many entries lie on the shelf of entries. */
  readonly kept: number
}

/** Games kept in this browser. */
export const shelf = {
  /**
   * What came since, and the small header that lists it: on disk before the promise resolves. `opening` comes with the first of
   * them. An entry is never written twice: a second window on the same game is told that it does not keep.
   */
  async append(
    header: KeptHeader,
    from: number,
    entries: readonly StoredEntry[],
    opening: KeptOpening | undefined,
  ): Promise<void> {
    const database = await shelves()
    const work = database.transaction(['games', 'openings', 'entries'], 'readwrite', { durability: 'strict' })
    const shelved = work.objectStore('entries')
    const before = opening && (await work.objectStore('openings').get(header.id))
    const isEarlier = before !== undefined && !('engine' in before && before.engine === opening?.engine)
    const writing = [
      work.objectStore('games').put(header),
      ...(opening ? [work.objectStore('openings').put(opening)] : []),
      // What an earlier engine kept is written again as a whole, in the form of today.
      ...(isEarlier ? [shelved.delete(entriesOf(header.id))] : []),
      ...entries.map((entry, i) => shelved.add({ game: header.id, index: from + i, entry })),
    ]
    await Promise.all([...writing, work.done])
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
    if ('log' in header) return { header, log: { ...(header.log as object) }, kept: 0 }
    const { id: _, ...begun } = opening ?? { id }
    return { header, log: { ...begun, entries: entries.map(({ entry }) => entry) }, kept: entries.length }
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
