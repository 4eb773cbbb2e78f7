import { expect, test } from './calmPage.ts'
import { atTheWall, withTully } from './carePositions.ts'
import { placed } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('first aid, casualties and stretchers', async ({ page }) => {
  await test.step('[MEDIC-05] first aid says its odds, that it is the only try and who is locked, before it is given', async () => {
    const table = new PlayTable(page)
    await table.open(atTheWall())
    await table.select('lindqvist')
    // The card in play has all that the printed one has, and how many kits are left.
    await expect(page.locator('[data-card=lindqvist] [data-ability=firstAid] [data-kits]')).toBeVisible()
    await page.keyboard.press('l')
    const plan = page.locator('[data-plan=firstAid]')
    await plan.locator('[data-patient=marsh]').click()
    await expect(plan).toContainText('50 % healed')
    await expect(plan).toContainText('The only try')
    await expect(plan.locator('[data-locks]')).toContainText('Lindqvist and Marsh')
    await table.commit().click()
    await expect(page.locator('[data-telling^=firstAid]')).toBeVisible()
  })

  await test.step('[GEN-06] with Move in hand a press leads to whom a medic goes to', async () => {
    const table = new PlayTable(page)
    const others = withTully('casualty').filter(({ id }) => id !== 'lindqvist')
    const figures = [...others, ...placed('blue', { 'us-airborne/lindqvist': [22, 34] })]
    await table.open(atTheWall({ id: 'errand', figures }))
    await table.select('lindqvist')
    await page.keyboard.press('m')
    const errand = page.locator('[data-part=go-to] [data-go-to=tully]')
    await errand.click()
    await expect(errand).toHaveAttribute('aria-pressed', 'true')
    await expect(table.commit()).toBeEnabled()
  })

  await test.step('[EVAC-01] a casualty is a token that can be pointed at and checked', async () => {
    const table = new PlayTable(page)
    await table.open(atTheWall())
    await expect(page.locator('[data-casualty=unchecked]')).toHaveAttribute('aria-label', /not checked/)
    await table.click(22, 37)
    await expect(table.banner()).toContainText('Tully: eliminated')
    await expect(page.locator('[data-card=tully]')).toContainText('eliminated')
    await table.select('lindqvist')
    await page.keyboard.press('q')
    await table.click(22, 37)
    await expect(page.locator('[data-plan=checkCasualty] [data-patient=tully]')).toHaveAttribute('aria-pressed', 'true')
    await table.commit().click()
    await expect(page.locator('[data-telling^=casualty]')).toBeVisible()
  })

  await test.step('[EVAC-05] [EVAC-06] a plan tells both ways to carry a casualty and what it saves; with a helper it is done', async () => {
    const table = new PlayTable(page)
    await table.open(atTheWall({ id: 'carry', figures: withTully('evacuable') }))
    await table.select('lindqvist')
    await page.keyboard.press('y')
    const plan = page.locator('[data-plan=carry]')
    await expect(plan.locator('[data-way]')).toHaveCount(2)
    await plan.locator('[data-way=helper] button').click()
    await plan.locator('[data-homewards]').click()
    await expect(plan.locator('[data-saves]')).toContainText('6 AP')
    await page.reload()
    await table.select('lindqvist')
    await page.keyboard.press('y')
    await plan.locator('[data-way=helper] button').click()
    await plan.locator('[data-homewards]').click()
    await table.commit().click()
    await expect(page.locator('[data-telling=moved]')).toContainText('Lindqvist')
  })
})
