import { expect, test } from '@playwright/test'
import { PlayTable } from './playTable.ts'

const LONG = 600_000
const MOST = 1200

test('[VICT-01] two players at one screen, from the front page to victory, by clicks alone', async ({ page }) => {
  test.setTimeout(LONG)
  const table = new PlayTable(page)
  await table.begin('two')
  for (let i = 0; i < MOST && !(await table.isOver()); i++) await table.step()
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(page.locator('#result-heading')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('a whole game against the opponent: it answers every question and never stalls', async ({ page }) => {
  test.setTimeout(LONG)
  const table = new PlayTable(page)
  await table.begin('opponent')
  await table.choosePace('instant')
  for (let i = 0; i < MOST && !(await table.isOver()); i++) await table.step()
  await expect(page.locator('[data-result]')).toBeVisible()
  const both = await page.locator('.chapter h3').allTextContents()
  expect(both.some((heading) => heading.includes('Ember'))).toBe(true)
  expect(table.complaints).toEqual([])
})

test('a whole game with the keyboard alone', async ({ page }) => {
  test.setTimeout(LONG)
  const table = new PlayTable(page)
  await page.goto('./#/')
  const two = page.locator('.front-ways button').first()
  await expect(two).toBeEnabled()
  for (let i = 0; i < 30 && !(await two.evaluate((button) => button === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.play [data-figure]').first()).toBeVisible({ timeout: 20_000 })
  for (let i = 0; i < MOST && !(await table.isOver()); i++) await table.stepByKeys()
  await expect(page.locator('[data-result]')).toBeVisible()
  expect(table.complaints).toEqual([])
})
