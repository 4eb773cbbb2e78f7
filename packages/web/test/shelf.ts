import type { Page } from '@playwright/test'
import type { ChanceState } from '@tactic48/rules'
import type { ShelvedGame } from './replayGames.ts'

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

/** Puts a game on the shelf of this browser, as play would have; where it brings its dice, its table rolls them. */
export async function shelve(page: Page, { chance, ...game }: ShelvedGame): Promise<void> {
  if (chance) {
    await page.route(/assets\/authorityWorker/, async (route) => {
      const script = await route.fetch()
      const body = `;(${loadDice.toString()})(${JSON.stringify(chance)});${await script.text()}`
      await route.fulfill({ response: script, body })
    })
  }
  await page.route(/empty-shelf$/, (route) => route.fulfill({ contentType: 'text/html', body: BODY }))
  await page.goto(EMPTY)
  await page.evaluate(
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
  )
  await page.unroute(/empty-shelf$/)
}
