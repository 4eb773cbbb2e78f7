import { expect, test } from './calmPage.ts'
import { atTheFarm } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('contact by mouse and keys', async ({ page }) => {
  await test.step('[GEN-06] [VICT-02] a click into the objective plans contact, says so, and wins', async () => {
    const table = new PlayTable(page)
    await table.open(atTheFarm())
    await table.select('hobart')
    await table.verb('move').click()
    await table.click(26.4, 9.5)
    const contact = page.locator('[data-plan] [data-touch]')
    await expect(contact).toHaveText(/^Ends in contact with .*farm.* GEN-06 touches the objective: wins VICT-02$/i)
    await table.commit().click()
    await expect(page.locator('[data-part=banner]')).toContainText('The game is over')
  })

  await test.step('[GEN-06] the keyboard goes through what can be touched, the objective first', async () => {
    const table = new PlayTable(page)
    await table.open(atTheFarm())
    await table.select('hobart')
    await page.keyboard.press('m')
    await page.keyboard.press('k')
    await expect(page.locator('[data-touch]')).toContainText('touches the objective: wins')
    await page.keyboard.press('k')
    await expect(page.locator('[data-touch=pike]')).toContainText('Ends in contact with Pike')
    await page.keyboard.press('Shift+K')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-part=banner]')).toContainText('The game is over')
  })

  await test.step('[GEN-06] contact with an enemy is shown with its fight, and can be declined', async () => {
    const table = new PlayTable(page)
    await table.open(atTheFarm())
    await table.select('marsh')
    await table.verb('move').click()
    await table.click(12.6, 10.9)
    await expect(page.locator('[data-touch=lenz]')).toContainText('Ends in contact with Lenz')
    await expect(page.locator('[data-part=dangers]')).toContainText('H2H-02')
    await page.locator('[data-contact=end]').click()
    await expect(page.locator('[data-touch]')).toHaveCount(0)
    await expect(page.locator('[data-part=dangers]')).not.toContainText('H2H-02')
    await page.locator('[data-contact=short]').click()
    await expect(page.locator('[data-touch=lenz]')).toBeVisible()
  })
})
