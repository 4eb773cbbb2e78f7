import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { deployment, hobartMoves, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const SCREENS: readonly (readonly [string, (table: PlayTable, page: Page) => Promise<void>])[] = [
  ['nothing chosen', async (table) => table.open(watchedCrossing())],
  [
    'a Character chosen',
    async (table) => {
      await table.open(watchedCrossing())
      await table.page.keyboard.press('n')
      await expect(table.page.locator('[data-card]')).toBeVisible()
    },
  ],
  [
    'a move into fire',
    async (table, page) => {
      await table.open(watchedCrossing())
      await table.select('hobart')
      await page.keyboard.press('m')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
      await expect(table.commit()).toBeEnabled()
    },
  ],
  [
    'a shot weighed',
    async (table, page) => {
      await table.open(watchedCrossing())
      await table.select('delgado')
      await page.keyboard.press('f')
      await page.keyboard.press('t')
      await expect(page.locator('[data-part=odds]')).toBeVisible()
    },
  ],
  [
    'an Opportunity Fire question',
    async (table, page) => {
      await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
      await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    },
  ],
  [
    'Suppression Fire placed',
    async (table, page) => {
      await table.open(watchedCrossing())
      await table.select('delgado')
      await page.keyboard.press('s')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.locator('[data-rolls]')).toBeVisible()
    },
  ],
  [
    'a grenade placed',
    async (table, page) => {
      await table.open(watchedCrossing())
      await table.select('hobart')
      await page.keyboard.press('g')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.locator('[data-area=blast]')).toBeVisible()
    },
  ],
  [
    'a Take Cover question',
    async (table, page) => {
      await table.open(watchedCrossing())
      await table.select('delgado')
      for (const key of ['f', 't', 'Enter']) await page.keyboard.press(key)
      await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
    },
  ],
  [
    'the end of a turn explained',
    async (table, page) => {
      await table.open(watchedCrossing())
      await page.keyboard.press('e')
      await expect(page.locator('dialog[open]')).toBeVisible()
    },
  ],
  [
    'a moment of the log',
    async (table, page) => {
      await table.open(watchedCrossing({ commands: [hobartMoves([10.5, 20])] }))
      await page.locator('[data-telling=moved] [data-part=to-moment]').press('Enter')
      await expect(page.locator('[data-now]')).toBeVisible()
    },
  ],
  ['deployment', async (table) => table.open(deployment('deployment'))],
  [
    'who sees a point',
    async (table, page) => {
      await table.open(watchedCrossing())
      await page.keyboard.press('w')
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('[data-seen]')).toBeVisible()
    },
  ],
  [
    'the menu',
    async (table, page) => {
      await table.open(watchedCrossing())
      await page.locator('[data-menu]').click()
      await expect(page.locator('[data-part=menu]')).toBeVisible()
    },
  ],
]

test('no screen of the table has a barrier', async ({ page }) => {
  const table = new PlayTable(page)
  for (const [i, [name, prepare]] of SCREENS.entries()) {
    await test.step(`axe finds nothing: ${name}`, async () => {
      await prepare(table, page)
      await expectNoBarrier(page, i % 2 === 0 ? 'desk' : 'phone')
    })
  }
  await test.step('the whole menu can be reached in a low window', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const last = page.locator('[data-part=menu] > :last-child')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})
