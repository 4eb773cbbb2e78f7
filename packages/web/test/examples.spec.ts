import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { PlayTable } from './playTable.ts'

test('worked examples and the search for a rule', async ({ page }) => {
  await test.step('[GREN-04] a worked example stands beside its rule, opens on the table and is played', async () => {
    await page.goto('./#/rules/GREN-04')
    const example = page.locator('#GREN-04 [data-example="EX-34"]')
    await expect(example.locator('svg [data-figure=A]')).toBeVisible()
    await expectNoBarrier(page)
    await example.locator('[data-open-example]').click()
    const table = new PlayTable(page)
    await expect(table.banner()).toHaveAttribute('data-question', 'action')
    await table.select('A')
    await page.keyboard.press('m')
    await table.click(6, 12)
    await table.commit().click()
    await expect(page.locator('[data-telling=moved]')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#GREN-04')).toBeVisible()
  })

  await test.step('[OF-05] an example is watched with the dice of its text', async () => {
    await page.goto('./#/rules/EX-18')
    const example = page.locator('#EX-18')
    await expect(example.locator('[data-part=walk-mark]')).toBeVisible()
    await example.locator('[data-watch-example]').click()
    await expect(page).toHaveURL(/#\/replay\//)
    await page.keyboard.press('End')
    await expect(page.locator('[data-part=replay] [data-figure]').first()).toBeVisible()
  })

  await test.step('all examples have an address; one about forces says that it is no position', async () => {
    await page.goto('./#/rules/EX-82')
    const example = page.locator('#EX-82')
    await expect(example).toBeFocused()
    await expect(example).toContainText('no table to open')
    await expect(page.locator('[data-example]')).toHaveCount(105)
  })

  await test.step('a rule is found as one types, by its id or by a word of any language; all that is found comes', async () => {
    await page.goto('./#/rules')
    const search = page.getByRole('searchbox')
    const hits = page.getByRole('main').locator('[data-rule]')
    await search.pressSequentially('OF-04')
    await expect(hits.first()).toHaveAttribute('data-rule', 'OF-04')
    // Few are drawn at once, the others after them.
    for (const [words, atLeast] of [
      ['suppression', 20],
      ['copertura', 20],
    ] as const) {
      await search.fill(words)
      const found = page.getByRole('complementary').locator('[aria-live]')
      await expect(found).toHaveText(/\d/)
      const count = Number.parseInt((await found.textContent()) ?? '', 10)
      expect(count).toBeGreaterThan(atLeast)
      await expect(hits).toHaveCount(Math.min(60, count))
    }
  })
})
