import { expect, test } from '@playwright/test'
import { firstLoadBytes } from './firstLoad.ts'

const LIMIT = 180 * 1024

test('the first load stays below 180 KB compressed, the battle behind the page included', async ({ page }) => {
  const bytes = await firstLoadBytes(page, './')
  expect(bytes).toBeGreaterThan(60 * 1024)
  expect(bytes).toBeLessThan(LIMIT)
})
