import { expect, type Page } from '@playwright/test'
import { drag, onScreen, ringAt, type Spot } from './spots.ts'

type Figure = 'sergeant' | 'rifleman' | 'gunner'

/** The sight page as a reader uses it; places are in u. */
export class SightTable {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** With the bases where they stand at first; what else was chosen stays so. */
  async open(): Promise<void> {
    if (this.page.url().endsWith('#/sight')) await this.openCase('lowWall')
    else await this.page.goto('./#/sight')
    await expect(this.base('sergeant')).toBeVisible()
  }

  /** As it is at first: the page itself keeps what was moved and chosen. */
  async afresh(): Promise<void> {
    await this.page.reload()
    await expect(this.base('sergeant')).toBeVisible()
  }

  base(figure: Figure) {
    return this.page.locator(`[data-grab=${figure}]`)
  }

  sight() {
    return this.page.locator('[data-sight]')
  }

  async expectSight(sight: 'open' | 'partial' | 'none'): Promise<void> {
    await expect(this.sight()).toHaveAttribute('data-sight', sight)
  }

  /** Where a spot of the table lies in the window. */
  onScreen(x: number, y: number): Promise<Spot> {
    return onScreen(this.page.locator('[data-part=table]'), { x, y })
  }

  place(figure: Figure): Promise<Spot> {
    return ringAt(this.base(figure).locator('[data-part=focus-ring]'))
  }

  async drag(figure: Figure, x: number, y: number): Promise<void> {
    const at = await this.place(figure)
    await drag(this.page, await this.onScreen(at.x, at.y), await this.onScreen(x, y))
  }

  async openCase(id: string): Promise<void> {
    await this.page.locator(`[data-case=${id}]`).click()
  }
}
