import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { atTheFarm } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

/** Everything that is written or said on the page. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ])
    return [document.body.textContent, ...said].join('\n')
  })

test('[GEN-03] cm are chosen in the menu of the table, and no length is shown in u any more', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(atTheFarm())
  await table.select('hobart')
  const away = page.locator('[data-objective-away]')
  await expect(away).toHaveText('The farm: 1.70 u away')
  await page.locator('[data-menu]').click()
  await page.locator('[data-part=menu]').getByRole('radio', { name: 'cm' }).check()
  await page.keyboard.press('Escape')
  await expect(away).toHaveText('The farm: 4.25 cm away')
  const seen = [await words(page)]
  await page.keyboard.press('m')
  await page.keyboard.press('k')
  await expect(page.locator('[data-part=plan-tag]').first()).toContainText('cm')
  seen.push(await words(page))
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await expect(page.locator('[data-text-table]')).toContainText('cm')
  seen.push(await words(page))
  expect(seen.filter((text) => /\d\su\b/.test(text)).map((text) => /.{0,60}\d\su\b.{0,30}/.exec(text)?.[0])).toEqual([])
})
