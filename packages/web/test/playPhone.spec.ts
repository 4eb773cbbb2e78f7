import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.use({ viewport: { width: 390, height: 844 }, painter: 'rests' })

test('[FIRE-01] on a phone the target comes into the window, with the shooter', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  await table.select('delgado')
  await page.keyboard.press('f')
  await page.keyboard.press('t')
  await expect(page.locator('.target-mark')).toHaveCount(1)
  const window = await page.locator('.play .table').boundingBox()
  if (!window) throw new Error('no table')
  const shooter = await table.place('delgado')
  await expect(async () => {
    const mark = await page.locator('.target-mark').boundingBox()
    const from = await table.onScreen(shooter.x, shooter.y)
    expect(mark?.y).toBeGreaterThan(window.y)
    expect(mark?.x).toBeGreaterThan(window.x)
    expect(from.y).toBeLessThan(window.y + window.height)
  }).toPass({ timeout: 5000 })
})
