import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

test('[GEN-07] [FIRE-09] a shot of a card, a fight and support fire show their chances, rule by rule', async ({
  page,
}) => {
  await page.goto('./#/')
  await page.locator('a[href="#/odds"]').click()
  const answer = page.locator('[data-part=odds-answer]')
  await expect(answer.locator('[data-need]')).toHaveText('5+')
  await expect(answer.getByRole('row', { name: /missed/ })).toContainText('29.63 %')
  await page.getByLabel('He has Taken Cover').check()
  await expect(answer.locator('[data-need]')).toHaveText('6+')
  await page.getByRole('radio', { name: 'cm' }).check()
  await expect(page.getByLabel('Distance in cm')).toHaveValue('20')
  await page.getByLabel('Card', { exact: true }).selectOption({ index: 1 })
  await expect(answer.locator('[data-tag]').first()).toBeVisible()
  await expectNoBarrier(page)
  const picture = page.locator('[data-part=odds-table]')
  for (const question of ['Grenade', 'Armour', 'Call to HQ', 'Initiative', 'Support fire', 'Platoon mortar']) {
    await page.getByRole('radio', { name: question }).check()
    await expect(picture.locator('[data-part=figure]').first()).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Armour' }).check()
  await expect(picture.locator('[data-part=figure]')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Hand to hand' }).check()
  await expect(answer.getByRole('table')).toHaveCount(3)
  await page.getByRole('radio', { name: 'First Aid' }).check()
  await expect(answer.getByRole('row', { name: /healed/ })).toContainText('50 %')
  await page.getByLabel('The medic or the patient is at the aid station').check()
  await expect(answer.getByRole('row', { name: /healed/ })).toContainText('66.67 %')
  await page.getByRole('radio', { name: 'Psychological shock' }).check()
  await expect(answer.getByRole('row', { name: /falls into Shock/ })).toContainText('50 %')
  await page.getByLabel('Beside him stands').selectOption('officer')
  await expect(answer).toContainText('With an officer near him he does not test.')
  await expectNoBarrier(page)
  await page.getByRole('radio', { name: 'Support fire' }).check()
  await expect(answer.getByText('Man 1')).toBeVisible()
  await page.getByRole('combobox', { name: 'Company sheet' }).selectOption('none')
  await expect(page.getByText('Only a company sheet has this roll')).toBeVisible()
})
