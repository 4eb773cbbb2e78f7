import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { drag, type Spot } from './spots.ts'

/** How far the camera sees one u, in pixels, and where a fixed spot of the table lies. */
class Camera {
  private readonly table: PlayTable

  constructor(table: PlayTable) {
    this.table = table
  }

  /** An empty spot of the ground. */
  ground(): Promise<Spot> {
    return this.table.onScreen(20, 14)
  }

  async zoom(): Promise<number> {
    const [a, b] = [await this.table.onScreen(0, 0), await this.table.onScreen(1, 0)]
    return b.x - a.x
  }
}

async function opened(table: PlayTable): Promise<Camera> {
  await table.open(watchedCrossing())
  return new Camera(table)
}

test('wheel, keys and mouse move the camera', async ({ page }) => {
  const camera = await opened(new PlayTable(page))
  const all = page.locator('[data-part=game] [data-part=table]')

  await test.step('the wheel zooms on what lies under the pointer', async () => {
    const whole = await camera.zoom()
    const spot = await camera.ground()
    await page.mouse.move(spot.x, spot.y)
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120)
    expect(await camera.zoom()).toBeGreaterThan(whole * 2)
    // A wheel tells whole pixels: what lies under the pointer is known to one pixel, and each zoom makes more of it.
    const after = await camera.ground()
    expect(Math.hypot(after.x - spot.x, after.y - spot.y)).toBeLessThan(5)
    await page.mouse.wheel(0, 120)
    expect(await camera.zoom()).toBeLessThan(whole * 2.4)
  })

  await test.step('keys zoom and pan, and 0 shows the whole table again', async () => {
    await all.focus()
    await page.keyboard.press('0')
    const whole = await camera.zoom()
    for (let i = 0; i < 3; i++) await page.keyboard.press('+')
    expect(await camera.zoom()).toBeCloseTo(whole * 1.25 ** 3, 1)
    await page.keyboard.press('-')
    expect(await camera.zoom()).toBeCloseTo(whole * 1.25 ** 2, 1)
    const before = await camera.ground()
    await page.keyboard.press('ArrowLeft')
    expect((await camera.ground()).x).toBeGreaterThan(before.x + 20)
    await page.keyboard.press('ArrowDown')
    expect((await camera.ground()).y).toBeLessThan(before.y - 20)
    await page.keyboard.press('0')
    expect(await camera.zoom()).toBeCloseTo(whole, 3)
  })

  await test.step('the ground is dragged under the mouse, and nobody is moved by it', async () => {
    await all.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('+')
    const from = await camera.ground()
    await drag(page, from, { x: from.x - 90, y: from.y + 60 })
    expect((await camera.ground()).x).toBeCloseTo(from.x - 90, 0)
    expect((await camera.ground()).y).toBeCloseTo(from.y + 60, 0)
    await expect(page.locator('[data-ghost]')).toHaveCount(0)
  })
})
