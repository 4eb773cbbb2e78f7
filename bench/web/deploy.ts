import type { Browser } from '@playwright/test'
import { SetupPage } from '../../packages/web/test/setupPage.ts'
import { against, alone, type Figure } from '../figure.ts'
import { MainThread, spentOn } from './processor.ts'

/** Two companies take their places: how long it takes, and how long the page did not answer meanwhile. */
export async function* deployed(browser: Browser, baseURL: string): AsyncGenerator<Figure> {
  const page = await browser.newPage({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // On a first visit the edition is put on the device meanwhile, which is no part of it.
    serviceWorkers: 'block',
  })
  const setup = new SetupPage(page)
  await setup.open()
  await setup.choose(/^Company$/)
  await setup.choose('Two players here')
  await setup.choose('Automatic')
  await page.evaluate(watchTasks)
  const thread = await MainThread.of(page)
  const before = await thread.work()
  const { seconds, processor } = await spentOn(browser, async () => {
    await setup.begin().click()
    await page.locator('[data-part=game]').waitFor({ timeout: 120_000 })
  })
  const work = ((await thread.work()) - before) / 1000
  const men = await page.locator('[data-part=game] [data-figure]').count()
  yield against('company/deploy', 1 / processor, '3 s', 1 / 3)
  yield alone(`company/deploy/${men} men, s`, seconds, 'less')
  yield alone('company/deploy/processor, s', processor, 'less')
  yield alone('company/deploy/main thread of it, s', work, 'less')
  yield alone('company/deploy/longest task of the page, ms', await page.evaluate(longestTask), 'less')
  await page.close()
}

function watchTasks(): void {
  const seen: number[] = []
  Object.assign(window, { seenTasks: seen })
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ['longtask'],
  })
}

const longestTask = (): number => Math.max(0, ...((window as Window & { seenTasks?: number[] }).seenTasks ?? []))
