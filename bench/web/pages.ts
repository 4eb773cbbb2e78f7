import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { alone, type Figure } from '../figure.ts'

/** Where a reader may come first; each is opened in a browser that knows nothing yet. */
const PAGES = {
  front: '#/',
  learn: '#/learn',
  rulebook: '#/rules/OF-04',
  'new game': '#/new',
  battles: '#/battles',
  sight: '#/sight',
  print: '#/print',
} as const

const SLOWED = 6

/** Compressed bytes of each page, and how long a slow machine takes until the front page answers a press. */
export async function* pages(browser: Browser, address: string): AsyncGenerator<Figure> {
  for (const [name, hash] of Object.entries(PAGES)) yield alone(`bytes/${name}`, await bytesOf(browser, address + hash))
  yield alone(`front/first interaction, CPU ÷ ${SLOWED}, ms`, await firstInteraction(browser, address))
}

const visitor = (browser: Browser): Promise<Page> =>
  browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })

async function bytesOf(browser: Browser, address: string): Promise<number> {
  const page = await visitor(browser)
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    sizes.set(response.url(), size)
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const bytes = await Promise.all(sizes.values())
  await page.close()
  return bytes.reduce((sum, size) => sum + size, 0)
}

/** From the first byte asked for to a press that is answered. */
async function firstInteraction(browser: Browser, address: string): Promise<number> {
  const page = await visitor(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.locator('.front-play:disabled, .play').first().waitFor()
  const taken = performance.now() - began
  await page.close()
  return taken
}
