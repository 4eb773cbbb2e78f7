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
  private told = 0
  private idle = 0

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(15_000)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  /** From the front page to the table with one click. */
  async begin(players: 'two' | 'opponent'): Promise<void> {
    await this.page.goto('./#/')
    await this.page.locator(players === 'two' ? '.front-ways button' : '.front-play').click()
    await expect(this.page.locator('.play [data-figure]').first()).toBeVisible({ timeout: 20_000 })
  }

  /** A kept game, opened from its address. */
  async open(game: SavedGame): Promise<void> {
    await shelve(this.page, game)
    await this.page.goto(`./#/game/${game.id}`)
    await expect(this.page.locator('.play .banner')).toBeVisible({ timeout: 20_000 })
  }

  async choosePace(pace: 'calm' | 'brisk' | 'instant'): Promise<void> {
    await this.page.locator('[data-menu]').click()
    await this.page.locator(`.menu-paper input[value=${pace}]`).check({ force: true })
    await this.page.locator('[data-menu]').click()
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

  async isOver(): Promise<boolean> {
    return (await this.page.locator('.play').getAttribute('data-phase')) === 'over'
  }

  figures(side: Side) {
    return this.page.locator(`.piece.${side}`)
  }

  async idsOf(side: Side): Promise<readonly string[]> {
    return this.figures(side).evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-figure') ?? ''))
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

  async nearestEnemy(id: string, side: Side): Promise<{ id: string; x: number; y: number } | undefined> {
    const from = await this.place(id)
    let best: { id: string; x: number; y: number } | undefined
    let least = Number.POSITIVE_INFINITY
    for (const foe of await this.idsOf(side === 'blue' ? 'ember' : 'blue')) {
      const at = await this.place(foe)
      const apart = Math.hypot(at.x - from.x, at.y - from.y)
      if (apart < least) {
        least = apart
        best = { id: foe, ...at }
      }
    }
    return best
  }

  /** One sensible step by clicks alone: answers, shoots, comes nearer, or ends the turn. */
  async step(): Promise<void> {
    const prompt = this.page.locator('[data-prompt]')
    if (await prompt.isVisible()) {
      const choices = prompt.locator('[data-choice]')
      const shoots = prompt.locator('[data-choice]:not([data-choice=skip], [data-choice=hold])')
      const best = (await shoots.count()) > 0 ? shoots.first() : choices.first()
      await best.click({ timeout: 2000 }).catch(() => undefined)
      return
    }
    const side = await this.asked()
    if (!side || (await this.question()) !== 'action') {
      await this.page.waitForTimeout(40)
      return
    }
    const told = await this.page.locator('.told').count()
    this.idle = told === this.told ? this.idle + 1 : 0
    this.told = told
    if (this.idle > 4) {
      this.idle = 0
      await this.endTurn()
      return
    }
    const next = this.page.locator('[data-next]')
    await next.click({ timeout: 2000 }).catch(() => undefined)
    const chosen = this.page.locator('.piece.selected')
    if ((await chosen.count()) === 0) {
      await this.endTurn()
      return
    }
    if (!(await this.actOnce(side))) await this.endTurn()
  }

  private async actOnce(side: Side): Promise<boolean> {
    const id = await this.page.locator('.piece.selected').first().getAttribute('data-figure')
    if (!id) return false
    const fire = this.verb('fire')
    if ((await fire.count()) > 0 && (await fire.getAttribute('aria-disabled')) === null) {
      await fire.click()
      await this.page.locator('[data-target-choice]').first().click()
      await this.commit().click()
      return true
    }
    const move = this.verb('move')
    if ((await move.count()) === 0 || (await move.getAttribute('aria-disabled')) !== null) return false
    const foe = await this.nearestEnemy(id, side)
    if (!foe) return false
    const from = await this.place(id)
    await move.click()
    for (const turn of [0, 0.5, -0.5, 1, -1]) {
      const angle = Math.atan2(foe.y - from.y, foe.x - from.x) + turn
      const reach = Math.min(2.9, Math.hypot(foe.x - from.x, foe.y - from.y) - 1.2)
      if (reach < 0.4) break
      await this.click(from.x + Math.cos(angle) * reach, from.y + Math.sin(angle) * reach)
      // A friend stands there: the click has chosen him instead.
      if ((await this.commit().count()) === 0) return true
      if (await this.commit().isEnabled()) {
        await this.commit().click()
        return true
      }
    }
    return false
  }

  async endTurn(): Promise<void> {
    const button = this.page.locator('[data-end-turn]')
    if (!(await button.isEnabled())) return
    await button.click({ timeout: 2000 }).catch(() => undefined)
    const anyway = this.page.locator('[data-end-anyway]')
    if (await anyway.isVisible()) await anyway.click()
  }

  /** The same with keys alone. */
  async stepByKeys(): Promise<void> {
    const { keyboard } = this.page
    const prompt = this.page.locator('[data-prompt]')
    if (await prompt.isVisible()) {
      const key = await prompt
        .locator('[data-choice]')
        .first()
        .locator('kbd')
        .textContent({ timeout: 2000 })
        .catch(() => undefined)
      if (key) await keyboard.press(key.toLowerCase())
      return
    }
    const side = await this.asked()
    if (!side || (await this.question()) !== 'action') {
      await this.page.waitForTimeout(40)
      return
    }
    const told = await this.page.locator('.told').count()
    this.idle = told === this.told ? this.idle + 1 : 0
    this.told = told
    await keyboard.press('n')
    const chosen = this.page.locator('.piece.selected')
    const id = (await chosen.count()) > 0 ? await chosen.first().getAttribute('data-figure') : null
    if (!id || this.idle > 4) {
      await this.endTurnByKeys()
      return
    }
    const fire = this.verb('fire')
    if ((await fire.count()) > 0 && (await fire.getAttribute('aria-disabled')) === null) {
      await keyboard.press('f')
      await keyboard.press('t')
      await keyboard.press('Enter')
      return
    }
    const foe = await this.nearestEnemy(id, side)
    const from = await this.place(id)
    if (!foe) return
    await keyboard.press('m')
    const across = foe.x > from.x ? 'ArrowRight' : 'ArrowLeft'
    const along = foe.y > from.y ? 'ArrowDown' : 'ArrowUp'
    const steep = Math.abs(foe.y - from.y) > Math.abs(foe.x - from.x)
    for (const key of steep ? [along, along, along] : [across, across, along]) await keyboard.press(`Shift+${key}`)
    // What stands in the way is gone round by a step aside.
    for (let i = 0; i < 4 && !(await this.commit().isEnabled()); i++) {
      await keyboard.press(`Shift+${steep ? across : along}`)
    }
    await keyboard.press('Enter')
    await keyboard.press('Escape')
  }

  private async endTurnByKeys(): Promise<void> {
    const { keyboard } = this.page
    this.idle = 0
    await keyboard.press('e')
    if (await this.page.locator('dialog[open]').isVisible()) {
      await keyboard.press('Tab')
      await keyboard.press('Enter')
    }
  }
}
