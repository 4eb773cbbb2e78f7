import { expect, test } from './calmPage.ts'
import { deployment, hobartMoves, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('reloads, a question in full and an accepted draw', async ({ page }) => {
  await test.step('a reload keeps the question, its words and the log', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.fire('delgado', 'haller')
    const prompt = page.locator('[data-prompt=takeCover]')
    await expect(prompt).toBeVisible()
    const before = {
      prompt: await prompt.textContent(),
      log: await page.getByRole('region', { name: 'What happened' }).textContent(),
    }
    const asked = await table.asked()
    // Two people at one screen: it says whom it asks.
    await expect(prompt.locator(`[data-prompt-side=${asked}]`)).toBeVisible()
    await page.reload()
    await expect(prompt).toBeVisible()
    expect({
      prompt: await prompt.textContent(),
      log: await page.getByRole('region', { name: 'What happened' }).textContent(),
    }).toEqual(before)
    expect(await table.asked()).toBe(asked)
    await prompt.locator('[data-choice]').first().click()
    await expect(prompt).toBeHidden()
  })

  await test.step('[SETUP-08] a reload in the middle of deployment keeps who stands and who is next', async () => {
    const table = new PlayTable(page)
    await table.open(deployment('half-deployed'))
    const first = await table.asked()
    await page.locator('[data-place-one]').click()
    expect(await table.asked()).not.toBe(first)
    const next = await table.asked()
    await page.reload()
    await expect(page.locator('[data-part=piece]')).toHaveCount(1)
    expect(await table.asked()).toBe(next)
  })

  await test.step('[OF-04] the question names who is shot at by whom, the odds, the default and the keys', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
    const prompt = page.locator('[data-prompt=opportunityFire]')
    await expect(prompt).toContainText('Hobart comes into Opportunity Fire')
    await expect(prompt.locator('[data-choice="of1 hobart"]')).toContainText(' %')
    await expect(prompt.locator('[data-no-answer]')).toHaveCount(0)
    const choices = prompt.locator('[data-choice]')
    await expect(choices.locator('kbd')).toHaveCount(await choices.count())
    const key = await prompt.locator('[data-choice=hold] kbd').textContent()
    await page.keyboard.press(key?.toLowerCase() ?? '')
    await expect(page.locator('[data-telling=opportunityFireHeld]').first()).toBeVisible()
  })

  await test.step('[VICT-10] a draw that is accepted ends the game without a winner', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await page.locator('[data-menu]').click()
    await page.locator('[data-offer-draw]').click()
    await page.locator('[data-choice=accept]').click()
    await expect(page.locator('[data-result=draw]')).toBeVisible()
  })
})
