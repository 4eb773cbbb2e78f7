import { expect, type Page, test } from '@playwright/test'
import { expectNoBarrier, VIEWS } from './axe.ts'

async function open(page: Page): Promise<void> {
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
}

async function playAndReturn(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('.play [data-figure]').first()).toBeVisible({ timeout: 30_000 })
  await page.goto('./#/')
  await expect(page.locator('.saved')).toHaveCount(1)
}

test('one press puts a battle on the table within ten seconds of opening the page', async ({ page }) => {
  const start = Date.now()
  await open(page)
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('.play [data-figure]')).toHaveCount(12)
  expect(Date.now() - start).toBeLessThan(10_000)
})

test('the battle behind the page goes on by itself, and stands still for those who ask for it', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const painters: string[] = []
    page.on('worker', (worker) => {
      if (/bakeWorker/.test(worker.url())) painters.push(worker.url())
    })
    await open(page)
    const battle = (): Promise<string> => page.locator('.front-table .position').innerHTML()
    await expect(page.locator('.front-table .stand')).toHaveCount(12)
    const before = await battle()
    if (reducedMotion === 'reduce') {
      await page.waitForTimeout(5000)
      expect(await battle()).toBe(before)
    } else await expect.poll(battle, { timeout: 40_000 }).not.toBe(before)
    // The ground is painted once, however often the battle moves on.
    expect(painters).toHaveLength(1)
    await context.close()
  }
})

test('the battle behind the page can be taken over', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Take over Blue' }).click()
  await expect(page.locator('.play [data-figure]')).toHaveCount(12)
  await expect(page.locator('.play')).toContainText('Turn 9')
})

test('a game is kept, resumed after a reload and deleted only when asked twice', async ({ page }) => {
  await playAndReturn(page)
  await page.reload()
  const row = page.locator('.saved')
  await expect(row).toContainText('Crossroads at Les Haies')
  await row.getByRole('link').first().click()
  await expect(page.locator('.play [data-figure]').first()).toBeVisible({ timeout: 30_000 })
  await page.goto('./#/')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Delete for good' }).click()
  await expect(row).toHaveCount(0)
})

test('a file that holds no game is refused', async ({ page }) => {
  await open(page)
  const file = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  for (const text of ['not a game', '{"tactic48":"log","version":1,"value":{"spec":{},"opening":[],"entries":[]}}']) {
    await page.locator('input[type=file]').setInputFiles(file(text))
    await expect(page.getByRole('alert')).toHaveText('This file holds no game of Tactic48.')
  }
  await expect(page.locator('.saved')).toHaveCount(0)
})

test('the front page speaks three languages and remembers which', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Italiano' }).check()
  await expect(page.getByRole('button', { name: /^Gioca/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('button', { name: /^Jugar/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Jugar/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

for (const { colorScheme, viewport } of VIEWS)
  test(`axe finds nothing on the front page, ${colorScheme}, ${viewport.width} × ${viewport.height}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport, locale: 'en-GB', reducedMotion: 'reduce' })
    const page = await context.newPage()
    if (colorScheme === 'light') await playAndReturn(page)
    else await open(page)
    await expectNoBarrier(page)
    await context.close()
  })
