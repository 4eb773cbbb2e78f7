import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { twoFrames } from './settled.ts'

/** The sizes that every screen is laid out for; the tests go on in the last. */
const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

type Window = keyof typeof WINDOWS

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Nothing that axe complains about, on a phone and on a desk, and nothing wider than the window. One of the two is looked at in the
 * other theme: a list of screens takes the phone and the desk in turns.
 */
export async function expectNoBarrier(page: Page, otherThemeOn: Window = 'desk'): Promise<void> {
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size)
    await twoFrames(page)
    await expectFits(page)
    if (name === otherThemeOn) await flipTheme(page)
    expect(await barriers(page), `${size.width} wide`).toEqual([])
    if (name === otherThemeOn) await flipTheme(page)
  }
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(window)
}

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>
}

/** Axe stays in the page: half of its time is to be read. */
async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
  })
}

async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = document.documentElement
    html.setAttribute('data-theme', html.getAttribute('data-theme') === 'dark' ? 'light' : 'dark')
  })
  await twoFrames(page)
}
