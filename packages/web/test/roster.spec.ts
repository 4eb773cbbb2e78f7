import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { wholePlatoon } from './orderScenes.ts'
import { PlayTable } from './playTable.ts'

test('the roster: filters fade, N only navigates, the rest are held with one key and released again, names are shown', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(
    wholePlatoon({ id: 'roster', more: { 'b1-3': { wounded: true, shockSince: 2 }, 'b2-4': { wounded: true } } }),
  )
  const roster = page.locator('[data-roster=blue]')
  const count = (filter: string) => roster.locator(`[data-filter=${filter}] b`)
  await expect(count('wounded')).toHaveText('2')
  await expect(count('shock')).toHaveText('1')
  const todo = Number(await count('todo').textContent())
  expect(todo).toBeGreaterThan(28)

  // A squad is lit, and the next with something to do is looked for in it.
  await roster.locator('[data-unit="1/1/2"]').click()
  await expect(page.locator('[data-figure=b1-0] [data-part=figure]')).toHaveAttribute('opacity', '0.5')
  await page.keyboard.press('n')
  await expect(page.locator('[data-figure=b2-0]')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+N')
  await expect(page.locator('[data-figure=b2-9]')).toHaveAttribute('aria-pressed', 'true')
  await expect(count('todo')).toHaveText(String(todo))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-figure=b1-0] [data-part=figure]')).not.toHaveAttribute('opacity')

  await page.keyboard.press(',')
  await expect(count('todo')).toHaveText('0')
  await expect(page.locator('#next-step')).toHaveText('The rest hold: end the turn')
  await expect(table.banner()).toHaveAttribute('data-question', 'action')
  await page.keyboard.press(',')
  await expect(count('todo')).toHaveText(String(todo))

  // By the strip itself: a man by a click, his neighbour by an arrow.
  await roster.locator('[data-man=b3-1]').click()
  await expect(page.locator('[data-figure=b3-1]')).toHaveAttribute('aria-pressed', 'true')
  await roster.locator('[data-man=b3-1]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-figure=b3-2]')).toHaveAttribute('aria-pressed', 'true')

  await expect(page.locator('[data-name]')).toHaveCount(0)
  await page.keyboard.press('.')
  await expect(page.locator('[data-name=b-lead]')).toBeVisible()
  await roster.locator('input[value=none]').check({ force: true })
  await expect(page.locator('[data-name]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectNoBarrier(page)
})
