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
  await page.addInitScript(() => localStorage.removeItem('tactic48.asksEnd'))
  const table = new PlayTable(page)
  await table.open(inBluesTurn({ id: 'focus', hand: ['dash', 'dud'] }))
  await walk(page, 'n')
  await walk(page, '?')
  await expect(page.getByRole('dialog')).toContainText('F8')
  await walk(page, 'Escape')
  await page.getByRole('button', { name: 'Menu' }).focus()
  await walk(page, 'Enter', 'Tab', 'Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await walk(page, 'F2')
  await expect(page.getByRole('region', { name: 'The table as text' })).toBeFocused()
  await page.getByRole('button', { name: /^Close the text/ }).focus()
  await walk(page, 'Enter')
  await walk(page, 'F8')
  await page.getByRole('button', { name: 'Close', exact: true }).focus()
  await walk(page, 'Enter')
  await walk(page, 'm', 'Shift+ArrowUp', 'Enter', 'u', 'Escape', 'Escape')
  await page.getByRole('button', { name: /^Open your hand/ }).focus()
  await walk(page, 'Enter')
  await page.getByRole('button', { name: /^Close/ }).focus()
  await walk(page, 'Enter')

  await test.step('the pieces on the table are one stop of Tab, with arrows inside', async () => {
    const board = page.getByRole('group', { name: /^On the table/ })
    await expect(board.locator('[tabindex="0"]')).toHaveCount(1)
    await board.locator('[tabindex="0"]').focus()
    const places: number[] = []
    for (let i = 0; i < 5; i++) {
      const { x = 0, width = 0 } = (await board.locator(':focus').boundingBox()) ?? {}
      places.push(Math.round(x + width / 2))
      await walk(page, 'ArrowRight')
    }
    expect(new Set(places).size).toBeGreaterThan(2)
    expect(places.filter((x, i) => i > 0 && x < (places[i - 1] ?? 0)).length).toBeLessThan(2)
    await expect(board.locator('[tabindex="0"]')).toBeFocused()
  })

  await test.step('a new page is read from its heading on', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('[data-part=menu] [data-learn]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('letters are put away, and mean nothing below a menu or a dialog; the end of a turn is asked about once', async () => {
    await table.open(inBluesTurn({ id: 'letters', hand: ['dash'] }))
    const game = page.locator('[data-part=game]')
    const turn = (await game.getAttribute('data-turn')) ?? ''
    // A letter alone spends nothing.
    await walk(page, 'n', 'c')
    const commit = page.locator('[data-part=rail] [data-commit]')
    await expect(commit).toBeEnabled()
    await walk(page, 'c')
    await expect(commit).toHaveCount(0)
    await walk(page, 'e')
    await expect(page.getByRole('dialog', { name: 'End the turn now?' })).toContainText('someone can still act')
    await walk(page, 'e', 'm', 'Escape')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await walk(page, 'Enter', 'e', 'e', 'F2', 'Escape')
    await expect(page.getByRole('region', { name: 'The table as text' })).toHaveCount(0)
    await walk(page, '?')
    await page.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck()
    await walk(page, 'Escape', 'e', '?', 'm')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(game).toHaveAttribute('data-turn', turn)
    expect(await table.asked()).toBe('blue')
    await walk(page, 'F2')
    await expect(page.getByRole('region', { name: 'The table as text' })).toBeFocused()
  })

  await test.step('at 400 % zoom all of it is reached by scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 225 })
    await page.getByRole('button', { name: /^Next/ }).first().click()
    await table.verb('move').click()
    await expect(page.locator('[data-plan=move]')).toBeVisible()
    const holder = await page.locator('[data-part=table-holder]').boundingBox()
    expect(holder?.height).toBeGreaterThanOrEqual(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
