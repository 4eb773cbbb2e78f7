import { readFileSync } from 'node:fs'
import { expect, test } from './calmPage.ts'
import { shelve } from './shelf.ts'

const SAVED = new URL('../../../conformance/golden/saves/earlier/second-offer.log.gen.json', import.meta.url)
const MARK = 'Recorded by an earlier version, not checked again'

test.describe('[OF-04] a game that an earlier engine recorded', () => {
  test.use({ painter: 'rests' })

  test.beforeEach(async ({ page }) => {
    const { value: log } = JSON.parse(readFileSync(SAVED, 'utf8')) as { readonly value: unknown }
    const players = { blue: 'person', ember: 'person' } as const
    const chance = { a: 1, b: 2, c: 3, counter: 4 }
    const header = {
      id: 'earlier',
      title: 'Second offer',
      battlefield: '',
      players,
      chance,
      savedAt: 1,
      turn: 3,
      over: false,
    }
    await shelve(page, { ...header, log })
  })

  test('shows every moment, says where the engines part, and is played on with its mark', async ({ page }) => {
    await page.goto('./#/game/earlier')
    await expect(page).toHaveURL(/#\/replay\/earlier/)
    await expect(page.getByRole('banner')).toContainText(MARK)
    const parted = page.locator('[data-recorded="1"]')
    await expect(parted).toContainText('From command 2 on, today’s rules give a different result')
    await expect(parted).toContainText('the new game begins at the last Action or deployment')
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page).toHaveURL(/#\/game\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(MARK)
    await page.goto('./#/')
    await expect(page.getByRole('listitem').filter({ hasText: MARK })).toHaveCount(1)
  })
})
