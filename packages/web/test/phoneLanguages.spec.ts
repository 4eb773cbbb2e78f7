import type { Page } from '@playwright/test'
import { expectFits } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const SCREENS = [
  ['#/', '[data-part=front-links]'],
  ['#/new', '[data-part=begin]'],
  ['#/in-force', '#rules-quickStart'],
  ['#/sight', '[data-sight]'],
  ['#/replay/crossing', 'role=slider'],
] as const

/** Nothing is too wide at the table and on the pages, in the browser's language. */
async function expectSpoken(page: Page, language: string): Promise<void> {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectFits(page)
  await table.select('delgado')
  for (const key of ['f', 't']) await page.keyboard.press(key)
  await expect(page.locator('[data-part=odds]')).toBeVisible()
  await expectFits(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
  await expectFits(page)
  for (const [address, sign] of SCREENS) {
    await page.goto(`./${address}`)
    await expect(page.locator(sign).first()).toBeVisible()
    await expectFits(page)
  }
}

test.use({ viewport: { width: 390, height: 844 } })

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' })

  test('the browser’s language is spoken at once, and its longer words fit a phone', ({ page }) =>
    expectSpoken(page, 'it'))
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' })

  test('words fit a phone; at 320 px every page fits and keeps its name', async ({ page }) => {
    await test.step('the browser’s language is spoken at once, and its longer words fit a phone', () =>
      expectSpoken(page, 'es'))

    await test.step('every page fits and keeps its name; a chapter of the rulebook is a tap away from its list', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const [address, sign] of [
        ...SCREENS.slice(0, 4),
        ['#/sight/own', '[data-sight]'],
        ['#/odds', 'role=heading[level=1]'],
        ['#/battles', 'role=heading[level=1]'],
        ['#/cards', 'role=heading[level=1]'],
        ['#/print', '[data-part=sheet]'],
        ['#/learn', 'a[data-step]'],
      ] as const) {
        await page.goto(`./${address}`)
        await expect(page.locator(sign).first()).toBeVisible()
        await expectFits(page)
      }
      await page.goto('./#/rules')
      await expect(page.getByRole('heading', { name: 'El turno', exact: true })).toBeInViewport()
      await page.getByRole('button', { name: 'Índice' }).click()
      await page.getByRole('link', { name: 'Granadas', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Granadas', exact: true })).toBeInViewport()
      await expectFits(page)
      // Nobody breaks the name of a page letter by letter.
      const name = await page.locator('role=heading[level=1]').boundingBox()
      expect(name?.height).toBeLessThan(40)
    })
  })
})
