import { expect, test } from './calmPage.ts'
import { Fingers } from './fingers.ts'
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
  await test.step('the wheel zooms on what lies under the pointer', async () => {
    const camera = await opened(new PlayTable(page))
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
    const camera = await opened(new PlayTable(page))
    const whole = await camera.zoom()
    await page.locator('[data-part=game] [data-part=table]').focus()
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
    const table = new PlayTable(page)
    const camera = await opened(table)
    await page.locator('[data-part=game] [data-part=table]').focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('+')
    const from = await camera.ground()
    await drag(page, from, { x: from.x - 90, y: from.y + 60 })
    expect((await camera.ground()).x).toBeCloseTo(from.x - 90, 0)
    expect((await camera.ground()).y).toBeCloseTo(from.y + 60, 0)
    await expect(page.locator('[data-ghost]')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two fingers zoom in and out, one pans', async ({ page }) => {
    const camera = await opened(new PlayTable(page))
    const whole = await camera.zoom()
    const { x, y } = await camera.ground()
    const fingers = new Fingers(page)
    const apart = (half: number): readonly Spot[] => [
      { x: x - half, y },
      { x: x + half, y },
    ]
    await fingers.down(...apart(20))
    for (const half of [30, 45, 60]) await fingers.slide(...apart(half))
    await fingers.up()
    expect(await camera.zoom()).toBeGreaterThan(whole * 2)
    const close = await camera.zoom()
    const before = await camera.ground()
    await fingers.down(before)
    for (const dx of [10, 25, 40]) await fingers.slide({ x: before.x - dx, y: before.y })
    await fingers.up()
    expect((await camera.ground()).x).toBeLessThan(before.x - 20)
    await fingers.down(...apart(60))
    for (const half of [50, 40]) await fingers.slide(...apart(half))
    await fingers.up()
    expect(await camera.zoom()).toBeLessThan(close * 0.8)
  })
})
