import type { Page } from '@playwright/test'
import type { SavedGame } from '../src/game/savedGame.ts'

/** An empty page at the table's own address: what is kept there is the table's, and nothing is painted meanwhile. */
const EMPTY = './empty-shelf'
/** With an icon of its own: the browser would ask the server for one, and complain. */
const BODY = '<!doctype html><link rel="icon" href="data:," />'

/** Puts a game on the shelf of this browser, as play would have. */
export async function shelve(page: Page, game: SavedGame): Promise<void> {
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
