import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

test.use({ painter: 'rests' })

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
  await expect(form.getByRole('status')).toHaveText('Kept in this browser.')
  await form.getByRole('button', { name: 'Add', exact: true }).last().click()
  await form.getByLabel('Goal').last().selectOption('survive')
  await form.getByLabel('Men', { exact: true }).fill('2')
  await form.getByRole('group', { name: 'Blue' }).getByLabel('Who fights').selectOption('groups')
  await form.getByRole('button', { name: 'Reinforcements' }).click()
  await expect(form.getByRole('status')).toHaveText('Kept in this browser.')
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
  await page.getByRole('button', { name: 'Keep this battle' }).click()
  await expect(page.getByRole('heading', { name: 'The mill' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/#\/game\//)
})
