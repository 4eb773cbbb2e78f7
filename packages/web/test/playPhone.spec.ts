import { expect, test } from './calmPage.ts'
import { COMPANY_QUESTIONS } from './companyQuestions.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[FIRE-01] on a phone the target comes into the window, with the shooter', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  await table.select('delgado')
  await page.keyboard.press('f')
  await page.keyboard.press('t')
  await expect(page.locator('[data-part=target-mark]')).toHaveCount(1)
  const window = await page.locator('[data-part=game] [data-part=table]').boundingBox()
  if (!window) throw new Error('no table')
  const shooter = await table.place('delgado')
  const from = await table.onScreen(shooter.x, shooter.y)
  const mark = await page.locator('[data-part=target-mark]').boundingBox()
  expect(mark?.y).toBeGreaterThan(window.y)
  expect(mark?.x).toBeGreaterThan(window.x)
  expect(from.y).toBeLessThan(window.y + window.height)
})

test('[FIRE-01] a shot that a pointer of the first game proposes has its shooter and its target in the window', async ({
  page,
}) => {
  await page.goto('./')
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.locator('[data-guide-men=shooter] button').first().click()
  await expect(page.locator('[data-part=target-mark]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-part=piece][aria-pressed=true] [data-part=focus-ring]')).toBeInViewport({ ratio: 1 })
})

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('calls, verbs and cards of a low window', async ({ page }) => {
    await test.step('[CALL-05] [INIT-06] what a call may bring and what may be raised lie in the window', async () => {
      const table = new PlayTable(page)
      for (const [kind, choice] of [
        ['callKind', '[data-kind]'],
        ['support', '[data-profile]'],
        ['raise', '[data-raise]'],
      ] as const) {
        await table.open(COMPANY_QUESTIONS[kind]())
        const ready = page.getByRole('button', { name: /^I am / })
        await expect(ready.or(page.locator(choice).first())).toBeVisible()
        if (await ready.isVisible()) await ready.click()
        await expect(page.locator(choice).first()).toBeInViewport({ ratio: 1 })
      }
    })

    await test.step('[TURN-09] every verb lies in the window, wherever the Character stands', async () => {
      const table = new PlayTable(page)
      await table.open(watchedCrossing())
      for (const id of ['pike', 'hobart']) {
        await page.locator(`[data-figure=${id}]`).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('[data-part=game] button[data-verb]')).toHaveCount(9)
        const boxes = await page
          .locator('[data-part=game] button[data-verb]')
          .evaluateAll((verbs) => verbs.map((verb) => verb.getBoundingClientRect().toJSON()))
        for (const { left, right, top, bottom } of boxes) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(844)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(bottom).toBeLessThanOrEqual(390)
        }
      }
    })

    await test.step('the ground is there in the very frame in which its window changes', async () => {
      const seen = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const table = document.querySelector<HTMLElement>('[data-part=table]')
            const canvas = table?.querySelector('canvas')
            if (!table || !canvas) return resolve([])
            let calls = 0
            const observer = new ResizeObserver(() => {
              calls += 1
              if (calls === 1) requestAnimationFrame(() => table.style.setProperty('height', '200px'))
              else {
                observer.disconnect()
                const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {}
                resolve([...(data ?? [])].slice(0, 3))
              }
            })
            observer.observe(table)
          }),
      )
      expect(Math.max(...seen)).toBeGreaterThan(20)
    })

    await test.step('on the new-game page no card leaves half a row empty', async () => {
      await page.goto('./#/new')
      const topOf = async (step: string) =>
        (await page.locator(`[aria-labelledby=step-${step}]`).boundingBox()) ?? { x: 0, y: 0, height: 0 }
      const field = await topOf('field')
      const players = await topOf('players')
      expect(players.x).toBe(field.x)
      expect(players.y - field.y - field.height).toBeLessThan(20)
    })
  })
})
