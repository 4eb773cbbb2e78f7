import type { SavedGame } from './savedGame.ts'

const NAME = 'tactic48'
const STORE = 'games'

/** Games kept in this browser; every write is on disk before the promise resolves. */
export interface Shelf {
  put(game: SavedGame): Promise<void>
  get(id: string): Promise<SavedGame | undefined>
  list(): Promise<readonly SavedGame[]>
  remove(id: string): Promise<void>
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser refuses to store games'))
  })
}

let database: Promise<IDBDatabase> | undefined

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= open()
  const db = await database
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not store the game'))
  })
}

export const shelf: Shelf = {
  async put(game) {
    await run('readwrite', (store) => store.put(game))
  },
  async get(id) {
    return (await run('readonly', (store) => store.get(id) as IDBRequest<SavedGame | undefined>)) ?? undefined
  },
  async list() {
    const games = await run('readonly', (store) => store.getAll() as IDBRequest<SavedGame[]>)
    return games.sort((a, b) => b.savedAt - a.savedAt)
  },
  async remove(id) {
    await run('readwrite', (store) => store.delete(id))
  },
}
