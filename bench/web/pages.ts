import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { against, alone, type Figure } from '../figure.ts'
import { MainThread } from './processor.ts'

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
  for (const [name, hash] of Object.entries(PAGES))
    yield alone(`bytes/${name}`, await bytesOf(browser, address + hash), 'less')
  yield alone(
    `front/first interaction, CPU ÷ ${SLOWED}, ms`,
    (await firstInteraction(browser, address, SLOWED)).taken,
    'less',
  )
  const { work } = await firstInteraction(browser, address, 1)
  yield against('first-interaction', 1000 / (work * SLOWED), '5 s', 1 / 5)
  yield alone(`first-interaction/main thread × ${SLOWED}, ms`, work * SLOWED, 'less')
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
  for (let known = -1; known < sizes.size; ) {
    known = sizes.size
    await page.waitForLoadState('networkidle')
    // On a busy machine a page pauses before it asks for more.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
    await page.waitForTimeout(2000)
  }
  const bytes = await Promise.all(sizes.values())
  await page.close()
  return bytes.reduce((sum, size) => sum + size, 0)
}

interface Answered {
  /** Ms of the clock. */
  readonly taken: number
  /** Of them, what the main thread was at work, in ms of the processor. */
  readonly work: number
}

/** From the first byte asked for to a press that is answered, with the main thread slowed so many times. */
async function firstInteraction(browser: Browser, address: string, slowed: number): Promise<Answered> {
  const page = await visitor(browser)
  // A page of the same origin first: its process is there, and nothing of the game.
  await page.route(/nothing-yet$/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${address}nothing-yet`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const thread = await MainThread.of(page)
  const before = await thread.work()
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.locator('[data-part=front-play]:disabled, [data-part=game]').first().waitFor()
  const taken = performance.now() - began
  const work = (await thread.work()) - before
  await page.close()
  return { taken, work }
}
