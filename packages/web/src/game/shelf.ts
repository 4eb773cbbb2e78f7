import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type ListedGame, listedIn, type SavedGame } from './savedGame.ts'

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('tactic48', 1, {
    upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
    // The browser may close it at any time; the next call opens it again.
    terminated: () => {
      opened = undefined
    },
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Games kept in this browser. */
export const shelf = {
  /** On disk before the promise resolves. */
  async put(game: SavedGame): Promise<void> {
    const { store, done } = (await shelves()).transaction('games', 'readwrite', { durability: 'strict' })
    await Promise.all([store.put(game), done])
  },
  async get(id: string): Promise<SavedGame | undefined> {
    return (await shelves()).get('games', id)
  },
  async list(): Promise<readonly ListedGame[]> {
    const games = await (await shelves()).getAll('games')
    return games.flatMap((game) => listedIn(game) ?? []).sort((a, b) => b.savedAt - a.savedAt)
  },
  async remove(id: string): Promise<void> {
    await (await shelves()).delete('games', id)
  },
}
