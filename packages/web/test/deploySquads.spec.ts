import { expect, test } from './calmPage.ts'
import { lastSquad } from './deployment.ts'
import { PlayTable } from './playTable.ts'
import { drag, middleOf } from './spots.ts'

test('[SETUP-08] [FEINT-02] a squad deploys in formation with one drag, or by keys; then some may be redeployed up to the limit', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(lastSquad('last-squad', 'cc-it'))
  const squad = page.locator('[data-reserve-squad]')
  await expect(squad).toHaveCount(1)
  // By keys first: the squad is shown, and put back with Esc.
  await squad.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-standing]')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-standing]')).toHaveCount(0)
  const waiting = await page.locator('[data-reserve]').count()
  expect(waiting).toBe(10)
  await drag(page, await middleOf(squad), await table.onScreen(40, 45.5))
  await expect(page.locator('[data-deploy=ember]')).toBeVisible()
  await page.locator('[data-place-rest]').click()
  // One sentence for all of them, to those who listen and in the log.
  await expect(page.getByRole('log')).toContainText(
    /Characters placed: \d+ of Blue, \d+ of Ember|Characters of Ember placed: \d+/,
  )
  await expect(page.locator('[data-prompt=feint]')).toBeVisible()
  // FEINT-02: the limit is said, and kept.
  const used = page.locator('[data-feint-used]')
  await expect(used).toHaveAttribute('data-feint-used', '0')
  await expect(page.locator('[data-commit]')).toHaveText(/Redeploy no one/)
  const [first, second] = await page
    .locator('[data-feint]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-feint')))
  const from = await table.place(first ?? '')
  await drag(page, await table.onScreen(from.x, from.y), await table.onScreen(24, 46))
  await expect(used).toHaveAttribute('data-feint-used', '1')
  await page.locator(`[data-feint="${second}"]`).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(used).toHaveAttribute('data-feint-used', '2')
  await expect(page.locator('[data-refused=feintTooMany]')).toBeVisible()
  await page
    .getByRole('button', { name: /stays where he was/ })
    .last()
    .click()
  await expect(page.locator('[data-refused]')).toHaveCount(0)
  await page.locator('[data-commit]').click()
  await expect(page.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
  const after = await table.place(first ?? '')
  expect([after.x, after.y]).not.toEqual([from.x, from.y])
})
