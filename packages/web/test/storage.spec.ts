import { test as plain } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { intoAuthority } from './intoAuthority.ts'

/** Runs in the page and in its workers: every shelf that a browser has is locked. */
function forbidden(): void {
  for (const shelf of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
    Object.defineProperty(globalThis, shelf, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

/** Runs there too: what lies on the shelves can be read, and there is no room for more. */
function full(): void {
  const refuse = (): never => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  if (typeof Storage !== 'undefined') Storage.prototype.setItem = refuse
  IDBObjectStore.prototype.put = refuse
  IDBObjectStore.prototype.add = refuse
}

test('storage that is forbidden or full', async ({ anotherPage }) => {
  for (const [what, storage] of Object.entries({ forbidden, full })) {
    await test.step(`storage that is ${what} is said, and the course and a game go on`, async () => {
      const page = await anotherPage()
      await page.addInitScript(storage)
      await intoAuthority(page, `(${storage})()`)
      await page.goto('./#/learn/move')
      await expect(page.locator('[data-part=brief][data-step=move]')).toBeVisible()
      const up = async (): Promise<void> => {
        await page.keyboard.press('m')
        for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
        await page.keyboard.press('Enter')
      }
      await page.keyboard.press('n')
      await up()
      await expect(page.getByRole('status', { name: 'Your teacher' })).toContainText('That was the first AT.')
      await up()
      await expect(page.locator('[data-next-step]')).toBeFocused()
      await page.goto('./#/learn')
      await expect(page.getByRole('alert')).toContainText('This browser can’t save data')
      await expect(page.locator('a[data-step=move]')).toHaveAttribute('data-state', 'done')
      await page.goto('./#/')
      await page.getByRole('button', { name: /^Play/ }).click()
      await expect(page.getByText('The browser could not save this game.')).toBeVisible()
      await expect(page.locator('[data-part=banner]')).toBeVisible()
    })
  }
})

plain('a page that cannot be loaded says so and leads back', async ({ page }) => {
  await page.route(/assets\/OddsPage/, (route) => route.abort())
  await page.goto('./#/odds')
  await expect(page.getByRole('alert')).toContainText('This page could not be shown')
  await page.getByRole('link', { name: 'To the front page' }).click()
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
})
