import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe complains about, and nothing wider than the window. */
export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(window)
}

export const VIEWS = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, viewport: { width: 1440, height: 900 } },
  { colorScheme, viewport: { width: 390, height: 844 } },
])
