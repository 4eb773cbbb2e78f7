import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** A key as a page hears it: `Shift+ArrowUp`, `Control+z`, `n`. */
export type Key = string

interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

const pressOf = (key: Key): Press => ({
  key: key.split('+').at(-1) || key,
  shiftKey: key.startsWith('Shift+'),
  ctrlKey: key.startsWith('Control+'),
})

/** All of them in one task, so that the page paints nothing and runs nothing of its own between two of them. */
export async function pressInOneTask(page: Page, ...keys: readonly Key[]): Promise<void> {
  await page.evaluate((presses) => {
    for (const press of presses) {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))
    }
  }, keys.map(pressOf))
}

/** Later than any page has been open. */
const AN_HOUR = 3_600_000

/** A page whose timers the test can stop, before it is opened. */
export const holdTimers = (page: Page): Promise<void> => page.clock.install({ time: 0 })

/** Nothing goes on by itself in this page until `page.clock.resume`. */
export const stopTimers = (page: Page): Promise<void> => page.clock.pauseAt(AN_HOUR)

/** Two presses of one button in one task. */
export async function clickTwiceInOneTask(page: Page, selector: string): Promise<void> {
  await settled(page)
  await page.evaluate((wanted) => {
    const button = document.querySelector<HTMLElement>(wanted)
    button?.click()
    button?.click()
  }, selector)
}

/**
 * From the next page load on: the keys are pressed as soon as `selector` is in the document, before it can be painted. A page
 * that listens only after its paint misses them.
 */
export async function pressAtFirstSight(page: Page, selector: string, ...keys: readonly Key[]): Promise<void> {
  await page.addInitScript(
    ({ wanted, presses }) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        watch.disconnect()
        for (const press of presses) {
          const target = document.activeElement ?? document.body
          target.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))
        }
      })
      watch.observe(document, { childList: true, subtree: true })
    },
    { wanted: selector, presses: keys.map(pressOf) },
  )
}
