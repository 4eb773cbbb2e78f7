import { expect, test } from '@playwright/test'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const WORKER = /opponentWorker/
const players = { blue: 'person', ember: 'opponent' } as const

const BROKEN = {
  'cannot be loaded': undefined,
  'breaks down': 'self.onmessage = () => { throw new Error("broken") }',
} as const

for (const [how, script] of Object.entries(BROKEN)) {
  test(`an opponent that ${how} is missed, nothing is passed over, and it can be tried again`, async ({ page }) => {
    await page.route(WORKER, (route) =>
      script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ players, active: 'ember' }))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The opponent does not answer.')
    await expect(page.locator('#next-step')).toHaveText('The opponent does not answer.')
    await page.locator('[data-retry]').click()
    await expect(alert).toBeVisible()
    await expect(page.locator('[data-part=log-line]')).toHaveText(['Nothing has happened yet.'])
    expect(await table.question()).toBe('action')
    await page.unroute(WORKER)
    await page.locator('[data-retry]').click()
    await expect(alert).toHaveCount(0)
    await expect(page.locator('[data-part=log-line]').first()).not.toHaveText('Nothing has happened yet.')
  })
}
