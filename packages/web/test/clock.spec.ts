import type { Page } from '@playwright/test'
import { topQuestion } from '@tactic48/rules'
import type { SavedGame } from '../src/game/savedGame.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { intoAuthority } from './intoAuthority.ts'
import { hobartMoves, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

/** Ember is asked whether Lenz shoots, with so much of its ten minutes left. */
function asked(left: number): SavedGame {
  const options = { 'house.clock': true, reactionSeconds: 600 }
  const game = watchedCrossing({ options, commands: [hobartMoves([11.5, 15])] })
  const none = { of: -1, left: 0 }
  const ember = { of: topQuestion(stateOf(game))?.since ?? -1, left }
  return { ...game, clock: { turn: { blue: none, ember: none }, answer: { blue: none, ember } } }
}

/** The clock of the game stands still where the game is kept, and the page's timers are the test's: time passes when it says so. */
async function holdTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install()
  await intoAuthority(page, `(${holdClock.toString()})()`)
  return async (ms) => {
    await page.evaluate((by) => {
      const clock = new BroadcastChannel('clock')
      const heard = new Promise((resolve) => clock.addEventListener('message', resolve, { once: true }))
      clock.postMessage(by)
      return heard
    }, ms)
    await page.clock.fastForward(ms)
  }
}

/** Runs in the worker. */
function holdClock(): void {
  let now = 0
  performance.now = () => now
  const clock = new BroadcastChannel('clock')
  clock.addEventListener('message', ({ data }) => {
    now += data
    clock.postMessage('done')
  })
}

/** What is left of Ember's time to answer, as it is stored. */
const storedTime = (page: Page, game: string): Promise<number | undefined> =>
  page.evaluate(
    (id) =>
      new Promise<number | undefined>((resolve, reject) => {
        const opening = indexedDB.open('tactic48')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(id)
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => resolve(reading.result?.clock?.answer?.ember?.left)
          opening.result.close()
        }
      }),
    game,
  )

test('what a clock says and does', async ({ page }) => {
  const pass = await holdTime(page)
  await test.step('[HOUSE-17] a question says how long and what follows without an answer; a reload gives no time back', async () => {
    const table = new PlayTable(page)
    const game = asked(500_000)
    await table.open(game)
    const clock = page.locator('[data-part=banner] [role=timer]')
    await expect(clock).toHaveText(/8:/)
    await expect(page.locator('[data-prompt] [data-no-answer]')).toContainText('No answer in 8:')
    await expect(page.locator('[data-no-answer]')).toContainText('Shoot with')
    await expect(page.locator('[data-clock=answer]')).not.toHaveAttribute('data-low')
    await expectNoBarrier(page)
    await pass(90_000)
    await expect(clock).toHaveText(/6:/)
    await expect.poll(() => storedTime(page, game.id)).toBe(410_000)
    await page.reload()
    await expect(clock).toHaveText(/6:/)
  })

  await test.step('[HOUSE-17] a short time warns in shape and words; when it is up, what is usual is played and told', async () => {
    const table = new PlayTable(page)
    await table.open(asked(12_000))
    await expect(page.locator('[data-clock][data-low]')).toContainText('left')
    await pass(12_000)
    const told = page.locator('[data-telling=timedOut]')
    await expect(told).toContainText('Ember’s time is up: the shot is fired.')
    await expect(page.locator('[data-prompt=opportunityFire]')).toHaveCount(0)
  })
})
