import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Compressed bytes of everything that the front page loads, the battle behind it included. */
export async function firstLoadBytes(page: Page, address: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  let painterFetched = (): void => undefined
  const painter = new Promise<void>((resolve) => {
    painterFetched = resolve
  })
  page.on('response', (response) => {
    const bytes = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    sizes.set(response.url(), bytes)
    if (/bakeWorker/.test(response.url())) painterFetched()
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await settled(page)
  await painter
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}
