import type { Locator, Page } from '@playwright/test'
import { expectFits, expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { PlayTable } from './playTable.ts'
import { settled } from './settled.ts'

const teacher = (page: Page, name = 'Your teacher'): Locator => page.getByRole('status', { name })

async function begin(page: Page, step: string): Promise<PlayTable> {
  await page.goto(`./#/learn/${step}`)
  return begun(page, step)
}

async function begun(page: Page, step: string): Promise<PlayTable> {
  await expect(page.locator(`[data-part=brief][data-step=${step}]`)).toBeVisible()
  await settled(page)
  return new PlayTable(page)
}

test('steps by mouse, by keys, and done for the learner', async ({ page }) => {
  await test.step('an unknown step says so and leads to the course', async () => {
    await page.goto('./#/learn/nowhere%3Cb%3E')
    await expect(page.getByRole('alert')).toContainText('nowhere<b>')
    await page.getByRole('link', { name: 'All steps' }).click()
    await expect(page.getByRole('heading', { name: 'Learn by playing' })).toBeVisible()
  })

  await test.step('a step by mouse: a deviation is answered and put back, the goal is praised, progress survives a reload', async () => {
    await page.goto('./#/learn')
    await expect(page.getByRole('heading', { name: 'Learn by playing' })).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('link', { name: /First steps/ }).click()
    const table = await begun(page, 'move')
    await expect(page.getByRole('heading', { name: 'Bring Hobart behind the wall.' })).toBeFocused()
    await expect(page.locator('[data-part=arrow]')).toHaveCount(1)
    await table.move('marsh', 15, 15)
    await expect(teacher(page)).toContainText('It is Hobart who should reach the wall.')
    await page.locator('[data-put-back]').click()
    await expect(teacher(page)).toBeEmpty()
    expect(await table.place('marsh')).toEqual({ x: 14, y: 18 })
    await table.move('hobart', 10.5, 14.5)
    await expect(teacher(page)).toContainText('That was the first AT.')
    await table.move('hobart', 11, 12.2)
    await expect(teacher(page)).toContainText('two Moves, two AT')
    await expect(page.locator('[data-part=arrow]')).toHaveCount(0)
    await page.locator('[data-next-step]').click()
    await begun(page, 'fire')
    await page.goto('./#/learn')
    await page.reload()
    await expect(page.locator('a[data-step=move]')).toHaveAttribute('data-state', 'done')
    await expect(page.locator('[data-go-on=quickStart]')).toContainText('Go on: Range and odds')
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.getByRole('button', { name: 'Forget my progress' }).click()
    await expect(page.locator('a[data-step][data-state=done]')).toHaveCount(0)
  })

  await test.step('two steps by keys alone, with the way shown for the asking', async () => {
    await page.goto('./#/learn')
    await page.locator('[data-go-on=quickStart]').focus()
    await page.keyboard.press('Enter')
    await begun(page, 'move')
    const up = async (): Promise<void> => {
      await page.keyboard.press('m')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('n')
    await up()
    await expect(teacher(page)).toContainText('That was the first AT.')
    await up()
    await expect(page.locator('[data-next-step]')).toBeFocused()
    await page.keyboard.press('Enter')
    await begun(page, 'fire')
    for (let i = 0; i < 3; i++) await page.keyboard.press('?')
    await expect(page.locator('[data-part=hints]')).toContainText('Hobart: Fire at Brandt.')
    // The way lies on the table as a plan with its odds.
    await expect(page.locator('[data-part=rail] [data-commit]')).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(teacher(page)).toContainText('the choice was right')
  })

  await test.step('a step of the company, the way done for the learner', async () => {
    await begin(page, 'halt')
    for (let i = 0; i < 3; i++) await page.locator('[data-hint]').click()
    await page.locator('[data-do-it]').click()
    await expect(page.locator('[data-part=hints]')).toContainText('Halt')
    await page.locator('[data-do-it]').click()
    await expect(page.locator('[data-next-step]')).toBeFocused()
    await expectNoBarrier(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'it-IT' })

  test('a step by fingers: the task folds while something is planned', async ({ page }) => {
    const table = await begin(page, 'cover')
    await expectFits(page)
    await expect(page.locator('[data-part=brief-text]')).toBeVisible()
    const { x, y } = await table.place('marsh')
    await table.tap(x, y)
    await expect(page.locator('[data-part=brief-text]')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Spara a Brandt' })).toBeVisible()
    await table.tap(9.8, 13.6)
    await table.commit().tap()
    await expect(teacher(page, 'L’istruttore')).toContainText('Ora guarda lungo la linea')
    await expectFits(page)
  })
})

test('a first visit offers to learn beside Play, once; the first game has pointers that can be switched off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('new')) localStorage.removeItem('tactic48.welcomed')
    sessionStorage.setItem('new', 'no')
  })
  await page.goto('./')
  await expect(page.getByRole('link', { name: /Learn in 10 minutes/ })).toBeVisible()
  await page.getByRole('button', { name: /^Play/ }).click()
  const guide = page.locator('[data-guide]')
  await expect(guide).toContainText('Your first game')
  await expectNoBarrier(page)
  // A pointer is more than a name: it puts the shot into the plan, and Esc leads back.
  await guide.locator('[data-guide-men=shooter] button').first().click()
  await expect(page.locator('[data-part=rail] [data-commit]')).toBeEnabled()
  await expect(page.locator('[data-part=rail] [data-target-choice][aria-pressed=true]')).toContainText('%')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('[data-guide-off]').click()
  await expect(guide).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-part=banner]')).toBeVisible()
  await expect(guide).toBeHidden()
  await page.goto('./#/')
  await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /10 minutes/ })).toBeHidden()
})
