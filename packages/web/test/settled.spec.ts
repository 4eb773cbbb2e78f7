import type { Page, Route } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { hobartMoves, watchedCrossing } from './playPositions.ts'
import { settled } from './settled.ts'
import { shelve } from './shelf.ts'

test.use({ hands: 'quick' })

/** What the page fetches from an address that matches waits until it is let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route(address, (route) => (open ? route.continue() : void held.push(route)))
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Long enough for a page with nothing to do: it would have said that it is settled. */
async function expectUnsettled(page: Page): Promise<void> {
  const frames = await page.evaluate(async () => {
    const seen: boolean[] = []
    for (let i = 0; i < 10; i++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      seen.push(document.documentElement.hasAttribute('data-settled'))
    }
    return seen
  })
  expect(frames).not.toContain(true)
}

test('the page is not settled before its parts, its game and its opponent are there', async ({ page }) => {
  await test.step('the page is not settled while a part of it is being fetched', async () => {
    await page.goto('./#/')
    await settled(page)
    const release = await holdBack(page, /NewGamePage/)
    await page.getByRole('link', { name: 'New game…' }).click()
    await expectUnsettled(page)
    await release()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Begin' }).isVisible()).toBe(true)
  })

  await test.step('the page is not settled until a game that was begun is on the table', async () => {
    const release = await holdBack(page, /authorityWorker/)
    await page.goto('./#/')
    await settled(page)
    await page.getByRole('button', { name: 'Two players here' }).click()
    await expectUnsettled(page)
    await release()
    await settled(page)
    expect(await page.locator('[data-question]').getAttribute('data-asked')).toBe('blue')
  })

  await test.step('the page is not settled while the opponent thinks', async () => {
    const release = await holdBack(page, /opponentWorker/)
    const game = watchedCrossing({
      commands: [hobartMoves([11.5, 15])],
      players: { blue: 'person', ember: 'opponent' },
    })
    await shelve(page, game)
    await page.goto(`./#/game/${game.id}`)
    await expect(page.locator('[data-phase=play]')).toBeVisible()
    await expectUnsettled(page)
    await release()
    await settled(page)
    expect(await page.locator('[data-question]').getAttribute('data-asked')).toBe('blue')
  })
})
