import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** The sizes that every screen is laid out for; the tests go on in the last. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

type AxeOptions = Parameters<AxeBuilder['options']>[0]

/** All that a theme can break; the rest of the page is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Nothing that axe complains about, on a phone and on a desk, in either theme, and nothing wider than the window. */
export async function expectNoBarrier(page: Page): Promise<void> {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    expect(await barriers(page), `${width} wide`).toEqual([])
    await flipTheme(page)
    const other = await barriers(page, { runOnly: RULES_OF_COLOUR, preload: false })
    expect(other, `${width} wide, in the other theme`).toEqual([])
    await flipTheme(page)
    await expectFits(page)
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
async function barriers(page: Page, options: AxeOptions = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}

/** Colours and places may take a frame to change. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  await settled(page)
}

async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = document.documentElement
    html.setAttribute('data-theme', html.getAttribute('data-theme') === 'dark' ? 'light' : 'dark')
  })
  await drawn(page)
}
