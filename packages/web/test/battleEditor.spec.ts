import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { settled } from './settled.ts'
import { drag, middleOf, onScreen } from './spots.ts'

test('[HOUSE-20] a battle is written, its faults are said beside their fields, and it is fought', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('#/battles')
  await page.getByRole('button', { name: 'New battle' }).click()
  const form = page.getByRole('form', { name: 'Battle' })
  await form.getByLabel('Name', { exact: true }).fill('The mill')
  const rounds = form.getByLabel('Rounds that are played')
  await rounds.fill('0')
  await expect(rounds).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('must be at least 1').last()).toBeVisible()
  await page.reload()
  await expect(rounds).toHaveValue('0')
  await rounds.fill('5')
  await expect(form.getByRole('status')).toHaveText('Saved in this browser.')
  await form.getByRole('button', { name: 'Add', exact: true }).last().click()
  await form.getByLabel('Goal').last().selectOption('survive')
  await form.getByLabel('Men', { exact: true }).fill('2')
  await form.getByRole('group', { name: 'Blue' }).getByLabel('Who fights').selectOption('groups')
  await form.getByRole('button', { name: 'Reinforcements' }).click()
  await expect(form.getByRole('status')).toHaveText('Saved in this browser.')
  await expectNoBarrier(page)

  await page.getByRole('link', { name: 'To the battles' }).click()
  await expect(page.getByRole('heading', { name: 'The mill' })).toBeVisible()
  await expect(page.getByText('Have 2 men on the table at the end of round 5.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Remove the battle' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The mill')).toHaveCount(0)
  await page.goto(link)
  await page.getByRole('button', { name: 'Save this battle' }).click()
  await expect(page.getByRole('heading', { name: 'The mill' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/#\/game\//)
})

test('[HOUSE-20] a ready battle is copied, its figures and vehicles are moved, added and taken away, and it is fought', async ({
  page,
}) => {
  await page.goto('#/battles/evacuate-the-wounded')
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  const form = page.getByRole('form', { name: 'Battle' })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Evacuate the wounded, a copy')
  const mark = (at: string) => form.locator(`[data-grab="${at}"]`)
  const first = mark('sides.blue.placed.0.at.0')
  await first.scrollIntoViewIfNeeded()
  const table = form.locator('[data-part=table]')
  await settled(page)

  // By keys.
  await first.focus()
  const west = form.getByLabel('From the west (u)')
  await expect(west).toHaveValue('21')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(west).toHaveValue('22')
  // By the mouse: carried, then pointed.
  await drag(page, await middleOf(first), await onScreen(table, { x: 15, y: 36 }))
  await expect(west).toHaveValue(/^1[45]\.?\d*$/)
  const spot = await onScreen(table, { x: 12, y: 36 })
  await page.mouse.click(spot.x, spot.y)
  await expect(west).toHaveValue(/^1[12]\.?\d*$/)
  await expect(form.getByRole('status').first()).toHaveText('Saved in this browser.')

  // On another base: the fault stands beside the field, and on the map.
  const second = mark('sides.blue.placed.1.at.0')
  const there = await west.inputValue()
  await second.focus()
  await expect(west).toHaveValue('26')
  await west.fill(there)
  await expect(form.getByRole('region', { name: 'Selected' })).toContainText('overlaps another base')
  await expect(second).toHaveAttribute('data-wrong', 'true')
  await west.fill('26')
  await expect(second).not.toHaveAttribute('data-wrong')

  const blue = form.getByRole('region', { name: 'Blue' })
  const before = await form.locator('[data-part=placed]').count()
  await blue.getByLabel('Add a vehicle…').selectOption({ label: 'Jeep' })
  await expect(form.locator('[data-part=placed]')).toHaveCount(before + 1)
  await form.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Remove' }).click()
  await expect(form.locator('[data-part=placed]')).toHaveCount(before)
  await expect(form.getByRole('status').first()).toHaveText('Saved in this browser.')
  await expectNoBarrier(page)

  await page.getByRole('link', { name: 'To the battles' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/#\/game\//)
})

test('a fresh battle: figures on the table, an option it cannot be fought with', async ({ page }) => {
  await test.step('[HOUSE-20] a fresh battle may begin with figures on the table', async () => {
    await page.goto('#/battles')
    await page.getByRole('button', { name: 'New battle' }).click()
    const form = page.getByRole('form', { name: 'Battle' })
    await form.getByRole('group', { name: 'Blue' }).getByLabel('Who fights').selectOption('placed')
    await expect(form.getByRole('status').first()).toHaveText('Saved in this browser.')
    await expect(form.locator('[data-part=placed]')).not.toHaveCount(0)
  })

  await test.step('[HOUSE-03] an option that a battle cannot be fought with is told beside it', async () => {
    await page.goto('#/battles/evacuate-the-wounded')
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    const form = page.getByRole('form', { name: 'Battle' })
    await form.locator('[data-part=options] > summary').click()
    await form.locator('[data-option="house.vehicles"] select').selectOption({ index: 1 })
    await expect(form.locator('[data-option="house.vehicles"] [data-part=option-fault]')).toBeVisible()
  })
})
