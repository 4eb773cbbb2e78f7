import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { atTheFarm, hobartMoves, placed, positionGame, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('hints go into the plan, with odds and to answers; first chances', async ({ page }) => {
  await test.step('[VICT-02] what is possible for the first time is said once, and remembered', async () => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) localStorage.removeItem('tactic48.noticed')
      sessionStorage.setItem('begun', 'yes')
    })
    await new PlayTable(page).open(atTheFarm())
    const chance = page.locator('[data-chance=objective]')
    await expect(chance).toContainText('Hobart can touch the objective with one Move and win.')
    await chance.getByRole('button', { name: 'Got it' }).click()
    await expect(chance).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[data-part=banner]')).toBeVisible()
    await expect(chance).toHaveCount(0)
  })

  await test.step('[VICT-02] a hint goes a tier further with each press, marks its figure and comes into the plan, not into the game', async () => {
    const table = new PlayTable(page)
    await table.open(atTheFarm())
    await page.keyboard.press('F8')
    const hint = page.getByRole('region', { name: 'Hint' })
    await expect(hint.getByRole('status')).toHaveText('Look at Hobart.')
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
    await page.keyboard.press('F8')
    await expect(hint.getByRole('status')).toHaveText('Look at Hobart.')
    await expect(page.locator('[data-hint-at=hobart]')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(hint.getByRole('status')).toContainText('Hobart can touch the objective.')
    await hint.getByRole('button', { name: /^Tell me more/ }).click()
    await expect(hint.getByRole('status')).toContainText('Hobart: Move.')
    await page.keyboard.press('F2')
    await expect(page.getByRole('region', { name: 'The table as text' })).toBeVisible()
    await expectNoBarrier(page)
    await hint.getByRole('button', { name: 'Set up this move' }).click()
    await expect(table.commit()).toBeEnabled()
    await expect(page.locator('[data-plan=move]')).toContainText('contact')
    await expect(page.locator('[data-telling]')).toHaveCount(0)
  })

  await test.step('[AIM-01] a hint to aim tells the odds of the shot after it', async () => {
    const pike = placed('blue', { 'us-airborne/pike': [15, 16.6] })
    const enemies = placed('ember', { 'de-infantry/kessler': [17.2, 9.4], 'de-infantry/haller': [2, 2] })
    await new PlayTable(page).open(positionGame({ id: 'aimed', tokens: 4, figures: [...pike, ...enemies] }))
    for (let tier = 1; tier <= 3; tier++) {
      await page.keyboard.press('F8')
      await expect(page.locator(`[data-hint="${tier}"]`)).toBeVisible()
    }
    await expect(page.locator('[data-hint] [data-tier="3"]')).toHaveText(
      /^Pike: Aim\. .*The shot after it: At \w+: .* needs \d\+, hits \d+\s%, eliminates \d+\s%\.$/,
    )
  })

  await test.step('[OF-04] a hint about a question leads to its answer', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'asked', commands: [hobartMoves([11.5, 15.2])] }))
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    for (let tier = 1; tier <= 3; tier++) {
      await page.keyboard.press('F8')
      await expect(page.locator(`[data-hint="${tier}"]`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Show me the answer' }).click()
    await expect(page.locator('[data-choice]:focus')).toHaveCount(1)
  })
})
