import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { twoFrames } from './settled.ts'

/** The sizes that every screen is laid out for; the tests go on in the last. */
const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

type Window = keyof typeof WINDOWS

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

/** There are no frames to visit, so axe needs no page of its own for its sum: half of its time. */
async function barriers(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}

async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = document.documentElement
    html.setAttribute('data-theme', html.getAttribute('data-theme') === 'dark' ? 'light' : 'dark')
  })
  await twoFrames(page)
}
