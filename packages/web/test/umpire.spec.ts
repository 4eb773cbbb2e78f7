import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

test('[LOS-14] a table is typed in, drawn and sent: the ruling follows, and the link shows the same', async ({
  page,
}) => {
  await page.goto('./#/sight')
  await page.locator('[data-own-table]').click()
  const verdict = page.locator('[data-sight]')
  await expect(verdict).toHaveAttribute('data-sight', 'partial')
  await expect(verdict).toContainText('5+')
  // Typed: the wall is taken away from the line.
  const piece = page.getByRole('group', { name: 'Wall 1' })
  await piece.getByLabel('First end: To the right').fill('4')
  await piece.getByLabel('Second end: To the right').fill('6')
  await expect(verdict).toHaveAttribute('data-sight', 'open')
  await expect(verdict).toContainText('4+')
  // By keys: an arrow moves a base on the table.
  await page.locator('[data-grab=blue]').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('group', { name: 'Blue' }).getByLabel('To the right')).toHaveValue('17')
  // Drawn: three corners across the line.
  await page.locator('[data-draw]').click()
  const sheet = await page.locator('[data-part=drawing] rect').boundingBox()
  const [blue, ember] = await Promise.all(
    ['blue', 'ember'].map((id) => page.locator(`[data-grab=${id}] [data-part=focus-ring]`).boundingBox()),
  )
  if (!sheet || !blue || !ember) throw new Error('nothing is on the table')
  const middle = { x: (blue.x + ember.x + ember.width) / 2, y: (blue.y + ember.y + ember.height) / 2 }
  for (const [dx, dy] of [
    [-60, -60],
    [70, 40],
    [40, 80],
  ] as const)
    await page.mouse.click(middle.x + dx, middle.y + dy)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('group', { name: 'Rock 1' }).getByLabel('Cover').selectOption('Total Cover')
  await expect(verdict).not.toHaveAttribute('data-sight', 'open')
  const sight = await verdict.getAttribute('data-sight')
  await expectNoBarrier(page)
  // Kept, and sent.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void document.body.setAttribute('data-link', text) },
    })
  })
  await page.locator('[data-share]').click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = (await page.locator('body').getAttribute('data-link')) ?? ''
  await page.evaluate(() => localStorage.removeItem('tactic48.sight'))
  await page.goto('./#/')
  await page.goto(link)
  await expect(page.getByRole('group', { name: 'Rock 1' })).toBeVisible()
  await expect(verdict).toHaveAttribute('data-sight', sight ?? '')
  await page.goto('./#/sight/torn')
  await expect(page.getByRole('alert')).toContainText('does not contain a valid table')
})
