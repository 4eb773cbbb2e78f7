import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { inBluesTurn } from './cardScenes.ts'
import { PlayTable } from './playTable.ts'

/** The keyboard is somewhere after each of these keys. */
async function walk(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), `after ${key}`).not.toBe('BODY')
  }
}

test('the keyboard is never nowhere: lists, menus, papers and plans that open and close', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(inBluesTurn({ id: 'focus', hand: ['dash', 'dud'] }))
  await walk(page, 'n')
  await walk(page, '?')
  await expect(page.getByRole('dialog')).toContainText('Shift+H')
  await walk(page, 'Escape')
  await page.getByRole('button', { name: 'Menu' }).focus()
  await walk(page, 'Enter', 'Tab', 'Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await walk(page, 'Shift+L')
  await expect(page.getByRole('region', { name: 'The table as text' })).toBeFocused()
  await page.getByRole('button', { name: /^Close the text/ }).focus()
  await walk(page, 'Enter')
  await walk(page, 'Shift+H')
  await page.getByRole('button', { name: 'Close', exact: true }).focus()
  await walk(page, 'Enter')
  await walk(page, 'm', 'Shift+ArrowUp', 'Enter', 'u', 'Escape', 'Escape')
  await page.getByRole('button', { name: /^Open your hand/ }).focus()
  await walk(page, 'Enter')
  await page.getByRole('button', { name: /^Close/ }).focus()
  await walk(page, 'Enter')
})
