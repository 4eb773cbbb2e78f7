import { topQuestion } from '@tactic48/rules'
import type { SavedGame } from '../src/game/savedGame.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { hobartMoves, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ painter: 'rests' })

/** Ember is asked whether Lenz shoots, with so much of its ten minutes left. */
function asked(left: number): SavedGame {
  const options = { 'house.clock': true, reactionSeconds: 600 }
  const game = watchedCrossing({ options, commands: [hobartMoves([11.5, 15])] })
  const none = { of: -1, left: 0 }
  const ember = { of: topQuestion(stateOf(game))?.since ?? -1, left }
  return { ...game, clock: { turn: { blue: none, ember: none }, answer: { blue: none, ember } } }
}

const seconds = (text: string | null): number => {
  const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)/.exec(text ?? '') ?? []
  return Number(minutes) * 60 + Number(rest)
}

test('[HOUSE-17] a question says how long and what follows without an answer; a reload gives no time back', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(asked(500_000))
  const clock = page.locator('[data-part=banner] [role=timer]')
  await expect(clock).toBeVisible()
  await expect(page.locator('[data-prompt] [data-no-answer]')).toContainText('No answer in 8:')
  await expect(page.locator('[data-no-answer]')).toContainText('Shoot with')
  await expect(page.locator('[data-clock=answer]')).not.toHaveAttribute('data-low')
  await expectNoBarrier(page)
  // Once its time has been written, no reload brings it back.
  await expect.poll(async () => seconds(await clock.textContent())).toBeLessThanOrEqual(496)
  await page.reload()
  await expect(clock).toBeVisible({ timeout: 20_000 })
  expect(seconds(await clock.textContent())).toBeLessThan(500)
})

test('[HOUSE-17] a short time warns in shape and words; when it is up, what is usual is played and told', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(asked(12_000))
  await expect(page.locator('[data-clock][data-low]')).toContainText('left')
  const told = page.locator('[data-telling=timedOut]')
  await expect(told).toContainText('Ember’s time is up: the shot is fired.', { timeout: 40_000 })
  await expect(page.locator('[data-prompt=opportunityFire]')).toHaveCount(0)
})

test('[HOUSE-17] a new game is given its clock', async ({ page }) => {
  await page.goto('./#/new')
  await page.locator('[data-part=clock-choice] input[value=runs]').check({ force: true })
  await page.locator('[data-turn-minutes]').selectOption('5')
  await page.locator('[data-reaction-seconds]').selectOption('30')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('[data-part=banner] [role=timer]')).toContainText(/[45]:/)
})
