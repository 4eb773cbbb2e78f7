import type { SavedGame } from '../src/game/savedGame.ts'
import { expect, test } from './calmPage.ts'
import { hobartMoves, placed, positionGame, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.use({ painter: 'rests' })

/** Nobody sees anybody: the opponent has room to move. */
const farApart = (): SavedGame =>
  positionGame({
    id: 'apart',
    players: { blue: 'person', ember: 'opponent' },
    figures: [
      ...placed('blue', { 'us-airborne/hobart': [3, 22], 'us-airborne/marsh': [5, 22.5] }),
      ...placed('ember', { 'de-infantry/lenz': [29, 2], 'de-infantry/kessler': [27, 1.5] }),
    ],
  })

test('what just happened is told again with one key, stopped, scrubbed and left', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(farApart())
  await page.keyboard.press('e')
  await page.locator('[data-end-anyway]').click()
  await expect(page.locator('.play[data-turn="5"] .banner[data-question=action][data-asked=blue]')).toBeVisible({
    timeout: 60_000,
  })
  const places = (): Promise<readonly (string | null)[]> =>
    page.locator('.play .piece .piece-focus').evaluateAll((rings) => rings.map((ring) => ring.getAttribute('cx')))
  const told = (): Promise<number> => page.locator('.told').count()
  const now = { places: await places(), told: await told() }
  await page.keyboard.press('h')
  const bar = page.locator('[data-watching]')
  await expect(bar).toBeVisible()
  await page.locator('[data-watch-run]').click()
  const scrubber = bar.getByRole('slider')
  await scrubber.fill('0')
  // Neither the table nor the log is ahead of what is told; nobody is asked meanwhile.
  expect(await told()).toBeLessThan(now.told)
  expect(await table.asked()).toBeUndefined()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  expect({ places: await places(), told: await told() }).toEqual(now)
  expect(await table.asked()).toBe('blue')
})

test('a shot on the way is told after the steps before it, and a question comes when everything is told', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
  await page.keyboard.press('f')
  await expect(page.locator('[data-prompt=opportunityFire]')).toHaveCount(0)
  await expect(
    page.locator('[data-telling=shotMissed], [data-telling=wounded], [data-telling=headshot]').first(),
  ).toBeVisible()
})
