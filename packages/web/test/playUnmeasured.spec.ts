import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const blindly = () => watchedCrossing({ options: { premeasure: false } })

/** Distance, reach, cover, odds and the proof of sight. */
const MEASURED =
  '[data-part=reach], [data-part=harm], [data-part=chance], [data-danger], [data-part=shot], [data-need], [data-part=odds], [data-part=sight-lines], [data-part=area-edge], [data-tool]:not([data-part=table-holder])'

async function expectNothingMeasured(page: Page): Promise<void> {
  await expect(page.locator(MEASURED)).toHaveCount(0)
  await expect(page.locator('[data-part=way-length]:visible')).toHaveCount(0)
  for (const said of await page.locator('[data-part=tags], [data-plan], [data-prompt]').allInnerTexts())
    expect(said).not.toMatch(/\d\s?%|\d\s?u\b|\d\+/)
}

test('plans with and without measuring', async ({ page }) => {
  await test.step('[GEN-04] measuring allowed, a plan shows reach, length and danger', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await expect(page.locator('[data-part=area-edge]').first()).toBeVisible()
    await table.select('hobart')
    await page.keyboard.press('m')
    await table.click(11.5, 15)
    await expect(page.locator('[data-danger]').first()).toBeAttached()
    await expect(page.locator('[data-part=way-length]')).toBeVisible()
  })

  await test.step('[GEN-04] without measuring, a move shows its direction alone; declared, it goes as far as it can', async () => {
    const table = new PlayTable(page)
    await table.open(blindly())
    await table.select('hobart')
    await expectNothingMeasured(page)
    await page.keyboard.press('r')
    await expectNothingMeasured(page)
    await table.click(11.5, 6)
    await expect(page.locator('[data-ghost]')).toBeAttached()
    await expect(page.locator('[data-blind]')).toContainText('GEN-04')
    await expectNothingMeasured(page)
    await table.commit().click()
    const prompt = page.locator('[data-prompt=opportunityFire]')
    await expect(prompt).toBeVisible()
    await expectNothingMeasured(page)
  })

  await test.step('[GEN-04] without measuring, every enemy can be named as a target; the odds follow the declaration', async () => {
    const table = new PlayTable(page)
    await table.open(blindly())
    await table.select('delgado')
    await page.keyboard.press('f')
    await expect(page.locator('[data-target-choice]')).toHaveCount(4)
    await page.locator('[data-target-choice=haller]').click()
    await expectNothingMeasured(page)
    await table.commit().click()
    await expect(page.locator('[data-prompt=takeCover] [data-choice=cover]')).toContainText('%')
  })

  await test.step('[GEN-04] [GREN-04] a declaration that measures out wrong is refused and says why', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ edition: 'qs-it', options: { premeasure: false } }))
    await table.select('hobart')
    await page.keyboard.press('g')
    await table.click(11.5, 1.5)
    await expect(page.locator('[data-plan] [data-part=refusal]')).toHaveCount(0)
    await expectNothingMeasured(page)
    await table.commit().click()
    await expect(page.locator('[data-part=rail] [data-part=refusal]')).toContainText('GREN-04')
  })
})
