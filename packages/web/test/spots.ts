import type { Locator, Page } from '@playwright/test'

/** A place: in u on the table, in pixels in the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a spot of the table lies in the window. */
export function onScreen(table: Locator, spot: Spot): Promise<Spot> {
  return table.evaluate((element, { x, y }) => {
    const style = getComputedStyle(element)
    const value = (name: string): number => Number.parseFloat(style.getPropertyValue(name))
    const box = element.getBoundingClientRect()
    return {
      x: box.left + value('--camera-x') + x * value('--zoom'),
      y: box.top + value('--camera-y') + y * value('--zoom'),
    }
  }, spot)
}

/** Where the ring of a figure is drawn, in u: that is where the figure stands. */
export function ringAt(ring: Locator): Promise<Spot> {
  return ring.evaluate((circle) => ({
    x: Number(circle.getAttribute('cx')) / 1000,
    y: Number(circle.getAttribute('cy')) / 1000,
  }))
}

/** The middle of what is drawn, in the window. */
export async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** By the mouse from one spot of the window to another, by way of their middle, where a drag has begun for sure. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}
