import { expect, test } from '@playwright/test'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const WORKER = /opponentWorker/
const players = { blue: 'person', ember: 'opponent' } as const

const BROKEN = {
  'cannot be loaded': undefined,
  'breaks down': () => 'self.onmessage = () => { throw new Error("broken") }',
  'is gone without a word': (whole: string) => `const post = self.postMessage.bind(self)
self.postMessage = (message, ...rest) => {
  self.postMessage = () => undefined
  post(message, ...rest)
  self.close()
}
${whole}`,
} as const

test('opponents that fail, and a worker of the game that is gone', async ({ page }) => {
  for (const [how, broken] of Object.entries(BROKEN)) {
    await test.step(`an opponent that ${how} is missed, nothing is passed over, and it can be tried again`, async () => {
      // A worker that was hired stays for the next game.
      await page.goto('about:blank')
      await page.route(WORKER, async (route) => {
        if (!broken) return route.abort()
        const response = await route.fetch()
        return route.fulfill({ response, body: broken(await response.text()) })
      })
      const table = new PlayTable(page)
      await table.open(watchedCrossing({ players, active: 'ember' }))
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('The computer is not responding.')
      await expect(page.locator('#next-step')).toHaveText('The computer is not responding.')
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

  await test.step('a table whose worker is gone without a word says so at the next command', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ players: { blue: 'person', ember: 'person' } }))
    for (const worker of page.workers()) {
      if ((await worker.evaluate(() => self.name)) !== 'authority') continue
      await Promise.race([worker.evaluate(() => self.close()), new Promise((ended) => worker.once('close', ended))])
    }
    await page.locator('[data-end-turn]').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /End turn/ })
      .click()
    await expect(page.getByRole('alert')).toContainText('The game has stopped responding')
  })
})
