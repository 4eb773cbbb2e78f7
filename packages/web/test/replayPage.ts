import { expect, type Page } from '@playwright/test'
import type { SavedGame } from '../src/game/savedGame.ts'

/** The replay as a reader uses it. */
export class ReplayViewer {
  readonly page: Page
  readonly complaints: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  /** Puts a game on the shelf of this browser, as play would have. */
  async shelve(game: SavedGame): Promise<void> {
    await this.page.goto('./#/sight')
    await this.page.evaluate(
      (saved) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('tactic48', 1)
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
  }

  async open(id: string, moment?: number): Promise<void> {
    await this.page.goto(`./#/replay/${id}${moment === undefined ? '' : `/${moment}`}`)
    await expect(this.scrubber()).toBeVisible()
  }

  scrubber() {
    return this.page.getByRole('slider', { name: 'Moment' })
  }

  async expectMoment(moment: number): Promise<void> {
    await expect(this.scrubber()).toHaveValue(`${moment}`)
    expect(new URL(this.page.url()).hash).toMatch(new RegExp(`/${moment}$`))
  }

  press(name: string) {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Where a figure stands, in 1/1000 u, from what is drawn. */
  async place(figure: string): Promise<{ x: number; y: number } | undefined> {
    const stand = this.page.locator(`[data-figure="${figure}"]`)
    if ((await stand.count()) === 0) return undefined
    const style = (await stand.getAttribute('style')) ?? ''
    const [, x, y] = style.match(/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/) ?? []
    return { x: Number(x), y: Number(y) }
  }
}
