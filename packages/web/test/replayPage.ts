import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from './settled.ts'
import type { Spot } from './spots.ts'

/** The replay as a reader uses it. */
export class ReplayViewer {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(id: string, moment?: number): Promise<void> {
    await this.page.goto(`./#/replay/${id}${moment === undefined ? '' : `/${moment}`}`)
    await expect(this.scrubber()).toBeVisible()
  }

  scrubber(): Locator {
    return this.page.getByRole('slider', { name: 'Moment' })
  }

  async expectMoment(moment: number): Promise<void> {
    await expect(this.scrubber()).toHaveValue(`${moment}`)
    expect(new URL(this.page.url()).hash).toMatch(new RegExp(`/${moment}$`))
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Where a figure stands, in 1/1000 u, from what is drawn. */
  async place(figure: string): Promise<Spot | undefined> {
    await settled(this.page)
    const stand = this.page.locator(`[data-figure="${figure}"]`)
    if ((await stand.count()) === 0) return undefined
    const style = (await stand.getAttribute('style')) ?? ''
    const [, x, y] = style.match(/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/) ?? []
    return { x: Number(x), y: Number(y) }
  }
}
