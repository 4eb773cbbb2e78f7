import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const PATIENCE = 60_000

/** Compressed bytes of everything that the front page loads, the battle behind it included. */
export async function firstLoadBytes(page: Page, address: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const bytes = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    sizes.set(response.url(), bytes)
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await page.getByRole('button', { name: /^Play/ }).waitFor({ timeout: PATIENCE })
  // Painter and opponent are fetched by their workers.
  const began = Date.now()
  while ([...sizes.keys()].filter((url) => /Worker/.test(url)).length < 2) {
    if (Date.now() - began > PATIENCE) throw new Error('a worker was not fetched')
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}
