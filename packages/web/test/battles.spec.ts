import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

test('[HOUSE-20] a battle is read and begun: story, sides, goals; two players deploy it', async ({ page }) => {
  await page.goto('./#/battles')
  await page.getByRole('radio', { name: 'The bridgehead' }).check()
  const sheet = page.getByRole('article', { name: 'The bridgehead' })
  await expect(sheet).toContainText('A platoon is across and holds the mill.')
  await expect(sheet).toContainText('Have 30 men on the table at the end of round 6.')
  await expect(sheet).toContainText('After 6 rounds Ember wins.')
  await expectNoBarrier(page)
  await page.getByRole('radio', { name: 'Two players here' }).check()
  await page.getByRole('radio', { name: 'Company Italiano' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('[data-deploy]')).toBeVisible()
})
