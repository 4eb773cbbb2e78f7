import type { Page } from '@playwright/test'
import type { ChanceState } from '@tactic48/rules'
import { intoAuthority } from './intoAuthority.ts'
import type { ShelvedGame } from './replayGames.ts'
import { settled } from './settled.ts'

/** An empty page at the table's own address: what is kept there is the table's, and nothing is painted meanwhile. */
const EMPTY = './empty-shelf'
/** With an icon of its own: the browser would ask the server for one, and complain. */
const BODY = '<!doctype html><link rel="icon" href="data:," />'

/** In the worker of the game: its dice, which are drawn one word at a time, come from where a seeded generator stands. */
function loadDice({ a: first, b: second, c: third, counter: count }: ChanceState): void {
  let [a, b, c, counter] = [first, second, third, count]
  const draw = (): number => {
    const word = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  const anyWords = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return anyWords(array)
    array[0] = draw()
    return array
  }
}

/** A page of the table on which no game is open: a loaded table goes there without being loaded again. */
const ASIDE = './#/replay/none'

async function aside(page: Page, act: () => Promise<void>): Promise<void> {
  if (!new URL(page.url()).hash.startsWith('#/')) return onEmptyPage(page, act)
  await page.goto(ASIDE)
  await settled(page)
  await act()
}

async function onEmptyPage(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route(/empty-shelf$/, (route) => route.fulfill({ contentType: 'text/html', body: BODY }))
  await page.goto(EMPTY)
  await act()
  await page.unroute(/empty-shelf$/)
}

/** Puts a game on the shelf of this browser, as play would have; where it brings its dice, its table rolls them. */
export async function shelve(page: Page, { chance, ...game }: ShelvedGame): Promise<void> {
  if (chance) await intoAuthority(page, `(${loadDice.toString()})(${JSON.stringify(chance)})`)
  await aside(page, () =>
    page.evaluate(
      (saved) =>
        new Promise<void>((resolve, reject) => {
          // As it lies there now; a new browser gets the first shelf, which had a whole game in one place.
          const request = indexedDB.open('tactic48')
          request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' })
          request.onerror = () => reject(new Error('no database'))
          request.onsuccess = () => {
            const transaction = request.result.transaction('games', 'readwrite')
            transaction.objectStore('games').put(saved)
            transaction.oncomplete = () => {
              request.result.close()
              resolve()
            }
          }
        }),
      game,
    ),
  )
}

interface Shelf {
  readonly database: number
  readonly games: readonly object[]
  readonly openings?: readonly object[]
  readonly entries?: readonly object[]
}

/** A whole database of a new browser, in the form of its version. */
export const putShelf = (page: Page, shelf: Shelf): Promise<void> =>
  onEmptyPage(page, () =>
    page.evaluate(
      ({ database, games, openings, entries }) =>
        new Promise<void>((resolve, reject) => {
          const stores = { games, ...(openings && { openings }), ...(entries && { entries }) }
          indexedDB.deleteDatabase('tactic48')
          const request = indexedDB.open('tactic48', database)
          request.onupgradeneeded = () => {
            for (const name of Object.keys(stores))
              request.result.createObjectStore(name, { keyPath: name === 'entries' ? ['game', 'index'] : 'id' })
          }
          request.onerror = () => reject(new Error('no database'))
          request.onsuccess = () => {
            const transaction = request.result.transaction(Object.keys(stores), 'readwrite')
            for (const [name, records] of Object.entries(stores))
              for (const record of records) transaction.objectStore(name).put(record)
            transaction.oncomplete = () => {
              request.result.close()
              resolve()
            }
          }
        }),
      shelf,
    ),
  )

/** Everything that this browser keeps, as it is stored; read on whatever page is open. */
export const shelfNow = (page: Page): Promise<{ readonly [store: string]: readonly object[] }> =>
  page.evaluate(
    () =>
      new Promise<{ [store: string]: object[] }>((resolve, reject) => {
        const request = indexedDB.open('tactic48')
        request.onerror = () => reject(new Error('no database'))
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames]
          const transaction = request.result.transaction(names)
          const found = names.map((name) => [name, transaction.objectStore(name).getAll()] as const)
          transaction.oncomplete = () => {
            request.result.close()
            resolve(Object.fromEntries(found.map(([name, { result }]) => [name, result as object[]])))
          }
        }
      }),
  )
