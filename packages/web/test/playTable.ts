import { expect, type Locator, type Page } from '@playwright/test'
import type { SavedGame } from '../src/game/savedGame.ts'
import { settled } from './settled.ts'
import { shelve } from './shelf.ts'
import { onScreen, ringAt, type Spot } from './spots.ts'

type Side = 'blue' | 'ember'

const openings = new WeakMap<Page, number>()

/** A game in play as a player handles it: by clicks, by keys; places are in u. */
export class PlayTable {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** A kept game, opened from its address; each one after the first gets an id of its own. */
  async open(game: SavedGame): Promise<void> {
    const before = openings.get(this.page) ?? 0
    openings.set(this.page, before + 1)
    const id = before === 0 ? game.id : `${game.id}-${before}`
    await shelve(this.page, { ...game, id })
    await this.page.goto(`./#/game/${id}`)
    await settled(this.page)
    await expect(this.banner()).toBeVisible()
  }

  /** Of the game that is open. */
  id(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? ''
  }

  banner(): Locator {
    return this.page.locator('[data-part=banner]')
  }

  async asked(): Promise<Side | undefined> {
    await settled(this.page)
    return ((await this.banner().getAttribute('data-asked')) as Side | null) ?? undefined
  }

  async question(): Promise<string | undefined> {
    await settled(this.page)
    return (await this.banner().getAttribute('data-question')) ?? undefined
  }

  async place(id: string): Promise<Spot> {
    await settled(this.page)
    return ringAt(this.page.locator(`[data-figure="${id}"] [data-part=focus-ring]`))
  }

  /** Where a spot of the table lies in the window. */
  async onScreen(x: number, y: number): Promise<Spot> {
    await settled(this.page)
    return onScreen(this.page.locator('[data-part=game] [data-part=table]'), { x, y })
  }

  async click(x: number, y: number): Promise<void> {
    const at = await this.onScreen(x, y)
    await this.page.mouse.click(at.x, at.y)
  }

  async pointAt(id: string): Promise<void> {
    const { x, y } = await this.place(id)
    const spot = await this.onScreen(x, y)
    await this.page.mouse.move(spot.x, spot.y, { steps: 3 })
  }

  /** By a finger. */
  async tap(x: number, y: number): Promise<void> {
    const at = await this.onScreen(x, y)
    await this.page.touchscreen.tap(at.x, at.y)
  }

  async select(id: string): Promise<void> {
    // With a Move in hand a friend is somebody to go to (GEN-06).
    const planning = this.page.locator('[data-part=table-holder][data-verb]')
    while ((await planning.count()) > 0) await this.page.keyboard.press('Escape')
    const { x, y } = await this.place(id)
    await this.click(x, y)
    await expect(this.page.locator(`[data-figure="${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  }

  verb(name: string): Locator {
    return this.page.locator(`[data-part=game] button[data-verb=${name}]`)
  }

  commit(): Locator {
    return this.page.locator('[data-part=rail] [data-commit]')
  }

  /** The chosen one goes to a spot, by a click on it. */
  async move(id: string, x: number, y: number): Promise<void> {
    await this.select(id)
    await this.page.keyboard.press('m')
    await this.click(x, y)
    await this.commit().click()
  }

  /** Up to the question that a shot may put to the target. */
  async fire(shooter: string, target: string): Promise<void> {
    await this.select(shooter)
    await this.page.keyboard.press('f')
    await this.page.locator(`[data-target-choice=${target}]`).click()
    await this.commit().click()
  }

  async speak(language: string): Promise<void> {
    await settled(this.page)
    await this.page.locator(`[data-part=menu] input[value=${language}]`).check({ force: true })
  }
}
