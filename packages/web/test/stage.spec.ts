import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { expect, test } from './calmPage.ts'
import { at, hobartMoves, placed, positionGame, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { holdTimers, stopTimers } from './quickHands.ts'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('tactic48.pace', 'normal')))

const endTurn = (side: 'blue' | 'ember'): object => ({ verb: 'endTurn', seat: SEATS[side] })
const goes = (figure: string, to: readonly [number, number]): object => ({
  verb: 'move',
  seat: SEATS.ember,
  figure,
  path: [at(to)],
})

/** Blue's turn again, after two of Ember have walked. */
const afterEmber = (): SavedGame =>
  positionGame({
    id: 'apart',
    figures: [
      ...placed('blue', { 'us-airborne/hobart': [3, 22], 'us-airborne/marsh': [5, 22.5] }),
      ...placed('ember', { 'de-infantry/lenz': [29, 2], 'de-infantry/kessler': [27, 1.5] }),
    ],
    commands: [endTurn('blue'), goes('lenz', [29, 4]), goes('kessler', [25.5, 1.5]), endTurn('ember')],
  })

/** The page has a clock of its own, which stands while something is being shown: that is when it is stopped. */
test.describe('while it is being shown', () => {
  test.use({ hands: 'quick' })

  test('what just happened is told again with one key, stopped, scrubbed and left', async ({ page }) => {
    await holdTimers(page)
    const table = new PlayTable(page)
    await table.open(afterEmber())
    expect(await table.asked()).toBe('blue')
    const places = (): Promise<readonly (string | null)[]> =>
      page
        .locator('[data-part=piece] [data-part=focus-ring]')
        .evaluateAll((rings) => rings.map((ring) => ring.getAttribute('cx')))
    const told = (): Promise<number> => page.locator('[data-part=log-line]').count()
    const now = { places: await places(), told: await told() }
    await stopTimers(page)
    await page.keyboard.press('h')
    const bar = page.locator('[data-watching]')
    await expect(bar).toBeVisible()
    await page.locator('[data-watch-run]').click()
    await page.clock.resume()
    const scrubber = bar.getByRole('slider')
    await scrubber.fill('0')
    // Neither the table nor the log is ahead of what is told; nobody is asked meanwhile.
    expect(await told()).toBeLessThan(now.told)
    expect(await table.place('lenz')).toEqual({ x: 29, y: 2 })
    expect(await table.asked()).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    expect({ places: await places(), told: await told() }).toEqual(now)
    expect(await table.asked()).toBe('blue')
  })
})

test('a shot on the way, the other side’s turn, the result', async ({ page }) => {
  await test.step('a shot on the way is told after the steps before it, and a question comes when everything is told', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
    await page.keyboard.press('f')
    await expect(page.locator('[data-prompt=opportunityFire]')).toHaveCount(0)
    await expect(
      page.locator('[data-telling=shotMissed], [data-telling=wounded], [data-telling=headshot]').first(),
    ).toBeVisible()
  })

  await test.step('the other side waits for the player, its turn stays as a list, and the result speaks to the player', async () => {
    const table = new PlayTable(page)
    await page.goto('./#/')
    await page.locator('[data-part=front-play]').click()
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('wait')
    const game = page.locator('[data-part=game]')
    const goOn = page.locator('[data-go-on]')
    const toOwnTurn = async (): Promise<number> => {
      for (let beats = 0; ; ) {
        const asked = await table.asked()
        if (asked && (await table.question()) === 'action') return beats
        if (asked) await page.locator('[data-prompt] [data-choice]').last().click()
        else {
          await expect(goOn).toBeVisible()
          // This key would end a turn: it ends the beat that is shown, and nothing else.
          await page.keyboard.press('e')
          beats++
        }
      }
    }
    const endTurn = async (): Promise<void> => {
      await page.keyboard.press('e')
      const sure = page.locator('dialog [data-end-anyway]')
      if ((await sure.count()) > 0) await sure.click()
    }
    await toOwnTurn()
    await endTurn()
    expect(await toOwnTurn()).toBeGreaterThan(0)
    const turn = await game.getAttribute('data-turn')
    const list = page.locator('[data-part=last-turn]')
    const lines = list.locator('[data-part=to-moment]')
    expect(await lines.count()).toBeGreaterThan(0)
    expect(await lines.count()).toBeLessThanOrEqual(6)
    await lines.first().click()
    await expect(lines.first()).toHaveAttribute('aria-current', 'step')
    await page.locator('[data-now]').click()
    await expect(list).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.press('c')
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(0)
    await expect(game).toHaveAttribute('data-turn', turn ?? '')

    await page.locator('[data-menu]').click()
    await page.locator('[data-resign]').click()
    await page.locator('[data-resign-sure]').click()
    const result = page.getByRole('dialog', { name: 'You lost' })
    await expect(result).toContainText('VICT-10')
    await result.getByRole('button', { name: 'Copy link to the game' }).click()
    await expect(result.getByRole('status')).toContainText('It holds the whole game')
    const before = page.url()
    await result.getByRole('button', { name: 'Rematch' }).click()
    await expect(result).toHaveCount(0)
    expect(page.url()).not.toBe(before)
    await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('wait')
  })
})
