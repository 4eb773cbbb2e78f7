import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

/** Hobart walks into the area that Lenz watches: a question with a rule, and a log with some. */
async function watched(page: Page): Promise<PlayTable> {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  await table.move('hobart', 11.5, 15)
  await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
  return table
}

const card = (page: Page): Locator => page.locator('[data-rule-card]')

test('rules in the log and on a question', async ({ page }) => {
  await test.step('a rule in the log opens under its line, one card at a time, and leaves the game as it was', async () => {
    await watched(page)
    const asked = page.locator('[data-prompt] [data-tag]').first()
    await asked.click()
    await expect(card(page)).toHaveAttribute('data-rule-card', (await asked.textContent()) ?? '')
    const told = page.locator('[data-part=log-line] [data-tag]').first()
    await told.click()
    await expect(card(page)).toHaveCount(1)
    const line = await told.boundingBox()
    const below = await page.locator('[data-part=log-lines] [data-rule-card]').boundingBox()
    expect(below?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
    await expectNoBarrier(page)
    await page.locator('[data-close-card]').click()
    await expect(card(page)).toHaveCount(0)
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
  })

  await test.step('by keys: Enter opens, Esc closes and answers nothing, read more comes back to the question', async () => {
    await watched(page)
    await page.locator('[data-part=to-moment]').last().focus()
    await page.keyboard.press('ArrowRight')
    const tag = page.locator('[data-part=log-line] [data-tag]:focus')
    await expect(tag).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(tag).toBeFocused()
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    await page.keyboard.press('Enter')
    await card(page).getByRole('link', { name: 'Read more' }).press('Enter')
    await expect(page.locator('[data-rule]:focus')).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    await expect(page.locator('[data-figure=hobart]')).toBeVisible()
  })
})
