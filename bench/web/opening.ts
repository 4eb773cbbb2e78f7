import { type Browser, expect, type Page } from '@playwright/test'
import type { Log, Played } from '@tactic48/rules'
import { writeGame } from '../../packages/web/src/files/gameFile.ts'
import { kept } from '../../packages/web/test/replayGames.ts'
import { shelve } from '../../packages/web/test/shelf.ts'
import { against, alone, type Figure } from '../figure.ts'
import { MainThread, type Spent, spentOn } from './processor.ts'

const PROMISE = 3
const HEAP = 250
const PATIENCE = { timeout: 180_000 }

/** A long game of two companies is opened from the shelf and from a file: played again in the worker, with its share told. */
export async function* opened(browser: Browser, baseURL: string, game: Played): AsyncGenerator<Figure> {
  const page = (): Promise<Page> =>
    browser.newPage({
      baseURL,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      // The battle behind the front page rests.
      reducedMotion: 'reduce',
    })
  yield* told('shelf', game.log, await fromShelf(browser, await page(), game))
  yield* told('file', game.log, await fromFile(browser, await page(), game))
}

interface Opened extends Spent {
  /** Of the processor's seconds those of the page itself; the worker has the rest. */
  readonly main: number
  readonly heap: number
  /** How often the share that is done was told. */
  readonly shares: number
}

function* told(from: string, { entries }: Log, { seconds, processor, main, heap, shares }: Opened): Generator<Figure> {
  if (shares === 0) throw new Error(`nobody was told how much of ${entries.length} commands is done`)
  yield against(`open/company/${from}`, 1 / processor, `${PROMISE} s`, 1 / PROMISE)
  yield alone(`open/company/${from}/${entries.length} commands, s`, seconds, 'less')
  yield alone(`open/company/${from}/processor, s`, processor, 'less')
  yield alone(`open/company/${from}/main thread of it, s`, main, 'less')
  yield against(`open/company/${from}/heap, 1/MB`, 1 / heap, `${HEAP} MB`, 1 / HEAP)
  yield alone(`open/company/${from}/heap, MB`, heap, 'less')
  yield alone(`open/company/${from}/shares told`, shares)
}

async function fromShelf(browser: Browser, page: Page, game: Played): Promise<Opened> {
  const saved = kept('long', game)
  await shelve(page, saved)
  return measured(browser, page, async () => {
    await page.goto(`./#/game/${saved.id}`)
    await expect(page.locator('[data-part=banner]')).toBeVisible(PATIENCE)
  })
}

async function fromFile(browser: Browser, page: Page, { log, state }: Played): Promise<Opened> {
  const { title, battlefield, players } = kept('long', { log, state })
  const buffer = Buffer.from(writeGame({ title, battlefield, players, log }))
  await page.goto('./')
  await page.waitForLoadState('networkidle')
  return measured(browser, page, async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer })
    await expect(
      page.locator('[data-part=replay] [data-moment], [data-part=replay] [data-part=transport]').first(),
    ).toBeVisible(PATIENCE)
  })
}

/** Counts how often a bar of progress moves, on every page that is opened meanwhile. */
function watchShares(): void {
  const seen = new Set<number>()
  Object.assign(window, { seenShares: seen })
  new MutationObserver(() => {
    const value = document.querySelector('progress')?.value
    if (value !== undefined && value > 0) seen.add(value)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] })
}

const sharesSeen = (): number => (window as Window & { seenShares?: Set<number> }).seenShares?.size ?? 0

async function measured(browser: Browser, page: Page, open: () => Promise<void>): Promise<Opened> {
  await page.addInitScript(watchShares)
  await page.evaluate(watchShares)
  const thread = await MainThread.of(page)
  const before = await thread.work()
  const spent = await spentOn(browser, open)
  const main = ((await thread.work()) - before) / 1000
  const heap = await thread.heap()
  const shares = await page.evaluate(sharesSeen)
  await page.close()
  return { ...spent, main, heap, shares }
}
