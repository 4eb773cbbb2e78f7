import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { ByClicks, ByKeys } from './hands.ts'
import { fixChance } from './wholeGame.ts'

/** Two whole games on a painted ground; the others do without. */
test.use({ painter: 'works' })

/** The reckoning names the winner and the rule, and both sides’ losses. */
async function expectResult(page: Page, rule: string): Promise<void> {
  const result = page.locator('[data-result]')
  await expect(result).toHaveAttribute('data-rule', rule)
  await expect(page.locator('#result-heading')).toContainText(/Blue|Ember|You (won|lost)/)
  await expect(page.locator('[data-part=result-verdict] [data-tag]').first()).toHaveText(rule)
}

test('[VICT-01] two players at one screen, from the front page to victory, by the keyboard alone', async ({ page }) => {
  await fixChance(page, 6)
  const player = new ByKeys(page)
  await page.goto('./#/')
  await expect(page.locator('[data-part=front-links] button')).toBeEnabled()
  await player.tabTo('[data-part=front-links] button')
  await player.press('Enter')
  await player.playToTheEnd()
  await expectResult(page, 'VICT-01')
})

test('[VICT-01] a whole game against the opponent by clicks alone, which answers every question', async ({ page }) => {
  await fixChance(page, 5)
  const player = new ByClicks(page)
  await page.goto('./#/')
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('instant')
  await player.playToTheEnd()
  await expectResult(page, 'VICT-01')
  await expect(page.locator('[data-part=chapter] h3', { hasText: 'Ember' })).not.toHaveCount(0)
})
