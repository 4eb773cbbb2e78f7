import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const LIMIT = 300 * 1024

test('the first load stays below 300 KB compressed, the battle behind the page included', async ({ page }) => {
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    sizes.set(response.url(), gzipSync(body).length)
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
  // Painter and opponent are fetched by their workers.
  await expect.poll(() => [...sizes.keys()].filter((url) => /Worker/.test(url)).length, { timeout: 30_000 }).toBe(2)
  await page.waitForLoadState('networkidle')
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(60 * 1024)
  expect(bytes).toBeLessThan(LIMIT)
})
