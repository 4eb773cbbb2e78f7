import { expect, type Page } from '@playwright/test'

type Figure = 'sergeant' | 'rifleman' | 'gunner'

/** The sight page as a reader uses it; places are in u. */
export class SightTable {
  readonly page: Page
  readonly complaints: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  async open(): Promise<void> {
    await this.page.goto('./#/sight')
    await expect(this.base('sergeant')).toBeVisible()
  }

  base(figure: Figure) {
    return this.page.locator(`[data-grab=${figure}]`)
  }

  sight() {
    return this.page.locator('.verdict-class')
  }

  async expectSight(sight: 'open' | 'partial' | 'none'): Promise<void> {
    await expect(this.sight()).toHaveAttribute('data-sight', sight)
  }

  /** Where a spot of the table lies in the window. */
  async onScreen(x: number, y: number): Promise<{ x: number; y: number }> {
    return this.page.locator('.table').evaluate(
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

  async place(figure: Figure): Promise<{ x: number; y: number }> {
    const ring = this.base(figure).locator('.handle-focus')
    return {
      x: Number(await ring.getAttribute('cx')) / 1000,
      y: Number(await ring.getAttribute('cy')) / 1000,
    }
  }

  async drag(figure: Figure, x: number, y: number): Promise<void> {
    const at = await this.place(figure)
    const from = await this.onScreen(at.x, at.y)
    const to = await this.onScreen(x, y)
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await this.page.mouse.move(to.x, to.y, { steps: 4 })
    await this.page.mouse.up()
  }

  async openCase(id: string): Promise<void> {
    await this.page.locator(`[data-case=${id}]`).click()
  }
}
