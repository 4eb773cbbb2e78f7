import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { deployment, hobartMoves, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

/** What can be shown one after the other at one table, each out of the state in which nothing is chosen. */
const AT_THE_TABLE: readonly (readonly [string, (table: PlayTable, page: Page) => Promise<void>])[] = [
  ['nothing chosen', async () => undefined],
  [
    'a Character chosen',
    async (_, page) => {
      await page.keyboard.press('n')
      await expect(page.locator('[data-card]')).toBeVisible()
    },
  ],
  [
    'a move into fire',
    async (table, page) => {
      await table.select('hobart')
      await page.keyboard.press('m')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
      await expect(table.commit()).toBeEnabled()
    },
  ],
  [
    'Suppression Fire placed',
    async (table, page) => {
      await table.select('delgado')
      await page.keyboard.press('s')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.locator('[data-rolls]')).toBeVisible()
    },
  ],
  [
    'a grenade placed',
    async (table, page) => {
      await table.select('hobart')
      await page.keyboard.press('g')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.locator('[data-area=blast]')).toBeVisible()
    },
  ],
  [
    'the end of a turn explained',
    async (_, page) => {
      await page.keyboard.press('e')
      await expect(page.locator('dialog[open]')).toBeVisible()
    },
  ],
  [
    'who sees a point',
    async (_, page) => {
      await page.keyboard.press('w')
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('[data-seen]')).toBeVisible()
    },
  ],
  [
    'the menu',
    async (_, page) => {
      await page.locator('[data-menu]').click()
      await expect(page.locator('[data-part=menu]')).toBeVisible()
    },
  ],
]

/** Where nothing is left of them, neither at the table nor over it. */
const IN_HAND = '[data-plan], [data-seen], dialog[open], [data-part=menu]:visible, [data-part=piece][aria-pressed=true]'

async function putAway(page: Page): Promise<void> {
  const inHand = page.locator(IN_HAND)
  for (let i = 0; i < 6 && (await inHand.count()) > 0; i++) await page.keyboard.press('Escape')
  await expect(inHand).toHaveCount(0)
}

const OTHERS: readonly (readonly [string, (table: PlayTable, page: Page) => Promise<void>])[] = [
  [
    'a shot weighed',
    async (table, page) => {
      await table.select('delgado')
      await page.keyboard.press('f')
      await page.keyboard.press('t')
      await expect(page.locator('[data-part=odds]')).toBeVisible()
    },
  ],
  [
    'a Take Cover question',
    async (_, page) => {
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
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
    'a moment of the log',
    async (table, page) => {
      await table.open(watchedCrossing({ commands: [hobartMoves([10.5, 20])] }))
      await page.locator('[data-telling=moved] [data-part=to-moment]').press('Enter')
      await expect(page.locator('[data-now]')).toBeVisible()
    },
  ],
  ['deployment', async (table) => table.open(deployment('deployment'))],
]

test('no screen of the table has a barrier', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  const look = (name: string, i: number, prepare: () => Promise<void>): Promise<void> =>
    test.step(`axe finds nothing: ${name}`, async () => {
      await prepare()
      await expectNoBarrier(page, i % 2 === 0 ? 'desk' : 'phone')
    })
  for (const [i, [name, prepare]] of AT_THE_TABLE.entries()) {
    await putAway(page)
    await look(name, i, () => prepare(table, page))
  }
  await test.step('the whole menu can be reached in a low window', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const last = page.locator('[data-part=menu] > :last-child')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await putAway(page)
  })
  for (const [i, [name, prepare]] of OTHERS.entries()) await look(name, i, () => prepare(table, page))
})
