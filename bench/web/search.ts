import { type Browser, expect, type Page } from '@playwright/test'
import { against, alone, type Figure } from '../figure.ts'
import { MainThread } from './processor.ts'

/** A word, a rule id, and a word of another language than the page's. */
const ASKED = ['suppression', 'of-04', 'copertura'] as const
const PROMISE = 100

/** From the last key to the rules that it finds: the longest of several searches. */
export async function* searched(browser: Browser, baseURL: string): AsyncGenerator<Figure> {
  const page = await browser.newPage({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await page.goto('./#/rules')
  const thread = await MainThread.of(page)
  let clock = 0
  let work = 0
  for (const words of ASKED) {
    const field = page.getByRole('searchbox')
    await field.fill('')
    await expect(page.locator('#book-chapter')).toBeVisible()
    await field.fill(words.slice(0, -1))
    await page.waitForTimeout(500)
    const before = await thread.work()
    clock = Math.max(clock, await lastKey(page, words))
    work = Math.max(work, (await thread.work()) - before)
  }
  await page.close()
  yield against('rulebook/search', 1000 / clock, `${PROMISE} ms`, 1000 / PROMISE)
  yield alone('rulebook/search/clock, ms', clock, 'less')
  yield alone('rulebook/search/main thread with later hits, ms', work, 'less')
}

/** Types the last letter inside the page, and waits until what it finds is painted. */
function lastKey(page: Page, words: string): Promise<number> {
  return page.getByRole('searchbox').evaluate(
    (field, words) =>
      new Promise<number>((resolve) => {
        if (!(field instanceof HTMLInputElement)) throw new Error('no field')
        const began = performance.now()
        const told = field.parentElement?.querySelector('[aria-live]')
        const main = document.querySelector('main')
        if (!told || !main) throw new Error('no list')
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
        observer.observe(main, { childList: true, subtree: true, characterData: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        // What finds the same rules as before changes nothing.
        setTimeout(() => resolve(performance.now() - began), 3000)
      }),
    words,
  )
}
