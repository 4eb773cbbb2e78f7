import { expect, type Page } from '@playwright/test'
import type { SavedGame } from '../src/game/savedGame.ts'

type Side = 'blue' | 'ember'

/** Puts a game on the shelf of this browser, as play would have. */
async function shelve(page: Page, game: SavedGame): Promise<void> {
  await page.goto('./#/sight')
  await page.evaluate(
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

/** A game in play as a player handles it: by clicks, by keys; places are in u. */
export class PlayTable {
  readonly page: Page
  readonly complaints: string[] = []

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(15_000)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  /** A kept game, opened from its address. */
  async open(game: SavedGame): Promise<void> {
    await shelve(this.page, game)
    await this.page.goto(`./#/game/${game.id}`)
    await expect(this.page.locator('.play .banner')).toBeVisible({ timeout: 20_000 })
  }

  banner() {
    return this.page.locator('.banner')
  }

  async asked(): Promise<Side | undefined> {
    return ((await this.banner().getAttribute('data-asked')) as Side | null) ?? undefined
  }

  async question(): Promise<string | undefined> {
    return (await this.banner().getAttribute('data-question')) ?? undefined
  }

  async place(id: string): Promise<{ x: number; y: number }> {
    return this.page.locator(`[data-figure="${id}"] .piece-focus`).evaluate((ring) => ({
      x: Number(ring.getAttribute('cx')) / 1000,
      y: Number(ring.getAttribute('cy')) / 1000,
    }))
  }

  /** Where a spot of the table lies in the window. */
  async onScreen(x: number, y: number): Promise<{ x: number; y: number }> {
    return this.page.locator('.play .table').evaluate(
      (table, spot) => {
        const style = getComputedStyle(table)
        const value = (name: string): number => Number.parseFloat(style.getPropertyValue(name))
        const box = table.getBoundingClientRect()
        return {
          x: box.left + value('--camera-x') + spot.x * value('--zoom'),
          y: box.top + value('--camera-y') + spot.y * value('--zoom'),
        }
      },
      { x, y },
    )
  }

  async click(x: number, y: number): Promise<void> {
    const at = await this.onScreen(x, y)
    await this.page.mouse.click(at.x, at.y)
  }

  async select(id: string): Promise<void> {
    const { x, y } = await this.place(id)
    await this.click(x, y)
    await expect(this.page.locator(`[data-figure="${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  }

  verb(name: string) {
    return this.page.locator(`.play [data-verb=${name}]:is(button)`)
  }

  commit() {
    return this.page.locator('.play-rail [data-commit]')
  }
}
