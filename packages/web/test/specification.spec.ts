import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.use({ painter: 'rests' })

/** Opens the link to the specification, which comes in a page of its own. */
async function followed(page: Page, rule: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.locator(`[data-law="${rule}"]`).click()
  const law = await opened
  await expect(law).toHaveURL(new RegExp(`/rules/[a-z-]+\\.html#${rule.toLowerCase()}$`))
  return law
}

test('the specification from the rulebook and from the table', async ({ page }) => {
  await test.step('a rule of the book leads to its paragraph in the specification, and back', async () => {
    await page.goto('#/rules/MOVE-05')
    await expect(page.getByRole('link', { name: 'Specification' }).first()).toBeVisible()
    const law = await followed(page, 'MOVE-05')
    const heading = law.getByRole('heading', { name: 'MOVE-05' })
    await expect(heading).toBeInViewport()
    await expect(law.getByRole('heading', { level: 1 })).toHaveText('Movement and Move & Fire (§8, §9)')
    await expectNoBarrier(law)
    await law.getByRole('link', { name: 'Rules specification' }).click()
    await law
      .getByRole('cell', { name: /^Editions/ })
      .getByRole('link')
      .click()
    await expect(law.getByRole('heading', { name: 'Edition matrix' })).toBeVisible()
    await expectNoBarrier(law)
    await law.goBack()
    await law.goBack()
    await heading.getByRole('link', { name: 'rulebook' }).click()
    await expect(law.locator('[data-rule="MOVE-05"]')).toBeInViewport()
  })

  await test.step('the card of a rule at the table leads there too, and the game stays as it was', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.move('hobart', 11.5, 15)
    const question = page.locator('[data-prompt=opportunityFire]')
    await question.locator('[data-tag]').first().click()
    const rule = await page.locator('[data-rule-card]').getAttribute('data-rule-card')
    const law = await followed(page, rule ?? '')
    await expect(law.getByRole('heading', { name: rule ?? '' })).toBeInViewport()
    await law.close()
    await expect(question).toBeVisible()
  })
})
