import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { SetupPage } from './setupPage.ts'
import { ByClicks, ByKeys, fixChance } from './wholeGame.ts'

test.describe.configure({ timeout: 180_000 })

/** The reckoning names the winner and the rule, and both sides’ losses. */
async function expectResult(page: Page, rule: string): Promise<void> {
  const result = page.locator('[data-result]')
  await expect(result).toHaveAttribute('data-rule', rule)
  await expect(page.locator('#result-heading')).toContainText(/Blue|Ember/)
  await expect(page.locator('.result-verdict .rule').first()).toHaveText(rule)
}

test('[VICT-01] two players at one screen, from the front page to victory, by clicks alone', async ({ page }) => {
  await fixChance(page, 6)
  const player = new ByClicks(page)
  await page.goto('./#/')
  await page.getByRole('button', { name: 'Two players here' }).click()
  await player.playToTheEnd()
  await expectResult(page, 'VICT-01')
})

test('[VICT-01] two players at one screen, from the front page to victory, by the keyboard alone', async ({ page }) => {
  await fixChance(page, 6)
  const player = new ByKeys(page)
  await page.goto('./#/')
  await expect(page.locator('.front-ways button')).toBeEnabled()
  await player.tabTo('.front-ways button')
  await player.press('Enter')
  await player.playToTheEnd()
  await expectResult(page, 'VICT-01')
})

test('[VICT-01] a whole game against the opponent, which answers every question', async ({ page }) => {
  await fixChance(page, 5)
  const player = new ByClicks(page)
  await page.goto('./#/')
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.locator('[data-menu]').click()
  await page.getByRole('radio', { name: 'At once' }).check()
  await page.locator('[data-menu]').click()
  await player.playToTheEnd()
  await expectResult(page, 'VICT-01')
  await expect(page.locator('.chapter h3', { hasText: 'Ember' })).not.toHaveCount(0)
})

for (const edition of ['Italiano', 'Español'])
  test(`Quick Start ${edition} is played for a turn of each side`, async ({ page }) => {
    await fixChance(page, 1)
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose(new RegExp(`Quick Start ${edition}`))
    await setup.choose('Two players here')
    await setup.choose('Set out for us')
    await setup.begin().click()
    const player = new ByClicks(page)
    await player.play(({ phase, turn }) => phase === 'over' || turn > 2)
  })

test('[TURN-08] with any Action allowed, a side shoots and moves in the other side’s turn', async ({ page }) => {
  await fixChance(page, 1)
  const setup = new SetupPage(page)
  await setup.open()
  await setup.choose('Two players here')
  await setup.choose('Set out for us')
  await setup.openOptions()
  await setup.option('opponentTurnActions').selectOption({ label: 'any one Action after an Action' })
  await setup.begin().click()
  const player = new ByClicks(page)
  await player.play(({ prompt }) => prompt === 'window')
  const before = await player.look()
  await player.act(before)
  const after = await player.look()
  expect(after.turn).toBe(before.turn)
  expect(after.told).toBeGreaterThan(before.told)
  await player.play(({ phase, turn }) => phase === 'over' || turn > before.turn)
})
