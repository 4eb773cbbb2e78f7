import { expect, test } from './calmPage.ts'
import { wholePlatoon } from './orderScenes.ts'
import { OrderTable } from './orderTable.ts'

const MOST = 40
const MEN = Array.from({ length: 30 }, (_, i) => `b${Math.floor(i / 10) + 1}-${i % 10}`)

test('[ORDER-11] [ORDER-13] [ORDER-06] thirty men move and ten fire by orders, two are halted, with at most 40 inputs', async ({
  page,
}) => {
  const table = new OrderTable(page)
  await table.open(wholePlatoon({ id: 'thirty', scenario: { victoryShare: 0.9 }, sides: { ember: { tokens: 0 } } }))
  let inputs = 0
  const press = async (key: string): Promise<void> => {
    inputs++
    await page.keyboard.press(key)
  }
  const click = async (id: string): Promise<void> => {
    inputs++
    const { x, y } = await table.place(id)
    await table.click(x, y)
  }
  const whole = table.panel().locator('[data-does]')
  const heights = (): Promise<readonly number[]> => Promise.all(MEN.map(async (id) => (await table.place(id)).y))
  const before = await heights()

  await click('b-lead')
  await press('d')
  await press('2')
  await expect(whole).toHaveText('30 move')
  await press('Enter')
  const after = await heights()
  expect(after.every((y, i) => y < (before[i] ?? 0))).toBe(true)
  expect(await table.question()).toBe('action')

  const shots = table.log().locator('[data-part=log-line]', { hasText: /fires at/ })
  for (let order = 0; order < 2 && (await shots.count()) < 10; order++) {
    await press('d')
    await press('t')
    for (let i = 0; i < order; i++) await press('t')
    await expect(whole).toHaveText(/shoot/)
    if (order === 0) {
      await click('b1-1')
      await click('b2-1')
      await expect(table.panel().locator('[data-halted="2"]')).toBeVisible()
    }
    await press('Enter')
    expect(await table.question()).toBe('action')
  }
  expect(await shots.count()).toBeGreaterThanOrEqual(10)
  await press('e')
  await expect(page.locator('[data-part=game]')).toHaveAttribute('data-turn', '4')
  expect(inputs).toBeLessThanOrEqual(MOST)
})
