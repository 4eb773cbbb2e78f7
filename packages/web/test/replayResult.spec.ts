import type { Page } from '@playwright/test'
import { SIDES, tallyOf } from '@tactic48/rules'
import { luckOf, sumsOf, turningPoint } from '../src/replay/luck.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { wholePlatoon } from './orderScenes.ts'
import { OrderTable } from './orderTable.ts'
import { kept, lineOf, once, playedGame } from './replayGames.ts'
import { ReplayViewer } from './replayPage.ts'
import { shelve } from './shelf.ts'

const NAMES = { blue: 'Blue', ember: 'Ember' } as const

const finished = once(() => playedGame('result'))
const luck = once(() => luckOf(lineOf(finished())))

test.describe('the result', () => {
  let viewer: ReplayViewer
  const opened = async (page: Page): Promise<void> => {
    await page.goto('./#/game/end')
    await expect(page.locator('[data-part=result]')).toBeVisible()
  }

  test.beforeEach(async ({ page }) => {
    viewer = new ReplayViewer(page)
    await shelve(page, kept('end', finished()))
    await opened(page)
  })

  test('who won and why, luck, turning point, replay, again', async ({ page }) => {
    await test.step('[VICT-01] [VICT-05] says who won, by which rule, and what both sides lost', async () => {
      const { state } = finished()
      const { outcome } = state
      if (!outcome?.winner) throw new Error('the game has no winner')
      await expect(page.getByRole('heading', { name: `${NAMES[outcome.winner]} wins` })).toBeVisible()
      await expect(page.locator('[data-part=result-verdict]')).toContainText(outcome.rule)
      for (const side of SIDES) {
        const { lostAp, totalAp, lostFigures } = tallyOf(state, side)
        const losses = page.locator(`[data-part=result] [data-part=losses][data-side=${side}]`)
        await expect(losses).toContainText(`${NAMES[side]} lost ${lostAp} of ${totalAp} AP`)
        await expect(losses.locator('[data-part=fallen]')).toHaveCount(lostFigures)
      }
    })

    await test.step('is a dialog with the focus in it; Escape shows the table, and the way back has the focus', async () => {
      const result = page.getByRole('dialog', { name: /wins$/ })
      await expect(result).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(result.getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(result).toBeHidden()
      await expect(page.locator('[data-part=result-again]')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(result).toBeFocused()
    })

    await test.step('axe finds nothing', async () => {
      await expect(page.locator('[data-part=luck]')).toBeVisible()
      await expectNoBarrier(page)
    })

    await test.step('the luck ledger sums what the dice gave and what was due', async () => {
      const sums = sumsOf(luck())
      for (const side of SIDES) {
        const { actual, expected } = sums[side]
        const plain = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value)
        await expect(page.locator(`[data-part=luck-row][data-side=${side}]`)).toContainText(
          `${plain(actual)} inflicted, ${plain(expected)} expected`,
        )
      }
      await expect(page.getByRole('img', { name: /^Luck turn by turn/ })).toBeVisible()
    })

    await test.step('the turning point leads into the replay', async () => {
      const point = turningPoint(luck(), finished().state.outcome?.winner)
      if (!point) throw new Error('no roll turned the game')
      const turning = page.getByRole('region', { name: /turning point$/ })
      const who = [point.by, point.target].filter((figure) => figure !== undefined)
      await expect(turning.locator('[data-part=who]')).toHaveCount(who.length)
      await turning.getByRole('link', { name: 'Watch from here' }).click()
      await viewer.expectMoment(point.moment)
    })

    await opened(page)
    await test.step('the replay is one press away, and leads back to the result', async () => {
      await page.locator('[data-part=result]').getByRole('link', { name: 'Replay' }).click()
      await expect(viewer.scrubber()).toBeVisible()
      await viewer.press('Last moment')
      const branch = page.getByRole('button', { name: 'Play on from here' })
      await expect(branch).toHaveAttribute('aria-disabled', 'true')
      await branch.press('Enter')
      await expect(page.getByRole('status')).toContainText('The game is over at this moment')
      await page.getByRole('link', { name: 'Result' }).click()
      await expect(page.locator('[data-part=result]')).toBeVisible()
    })

    await opened(page)
    await test.step('a link to the whole game is copied from the result', async () => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }))
      await page.getByRole('button', { name: 'Copy link to the game' }).click()
      await expect(page.locator('[data-part=result] [data-part=notice]')).toContainText('Link copied.')
    })

    await test.step('a rematch sets out the same game with new dice', async () => {
      await page.getByRole('button', { name: 'Rematch' }).click()
      await expect(page).not.toHaveURL(/#\/game\/end/)
      await expect(page).toHaveURL(/#\/game\/.+/)
      await expect(page.locator('[data-part=result]')).toHaveCount(0)
      await expect(page.locator('[data-figure]').first()).toBeVisible()
      expect(await page.locator('[data-figure^=blue]').count()).toBe(tallyOf(finished().state, 'blue').totalFigures)
    })
  })
})

test.describe('the last blow is shown once more', () => {
  test.use({ reducedMotion: 'no-preference' })

  /** Every change between the still picture and its beats. */
  const shown = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as { shown?: string[] }).shown ?? [])

  test('by itself at pace normal, at pace instant only when it is asked for', async ({ anotherPage }) => {
    for (const [pace, byItself] of [
      ['normal', ['beat', 'still']],
      ['instant', []],
    ] as const)
      await test.step(`at pace ${pace}: ${byItself.length > 0 ? 'by itself, and' : 'only'} when it is asked for`, async () => {
        const page = await anotherPage()
        await page.addInitScript((chosen) => {
          localStorage.setItem('tactic48.pace', chosen)
          const seen: string[] = []
          Object.assign(globalThis, { shown: seen })
          const look = (changes: MutationRecord[]): void => {
            for (const { target } of changes) seen.push((target as Element).getAttribute('data-shown') ?? '')
          }
          new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-shown'] })
        }, pace)
        await shelve(page, kept('end', finished()))
        await page.goto('./#/game/end')
        const blow = page.getByRole('region', { name: /last blow/ })
        await expect(blow.locator('[data-part=key-moment]')).toHaveAttribute('data-shown', 'still')
        await blow.locator('[data-part=key-moment]').scrollIntoViewIfNeeded()
        await expect.poll(() => shown(page)).toEqual(byItself)
        await blow.getByRole('button', { name: 'Show it again' }).click()
        await expect.poll(() => shown(page)).toEqual([...byItself, 'beat', 'still'])
      })
  })
})

test('the men of a platoon stay within the result', async ({ page }) => {
  await new OrderTable(page).open(wholePlatoon({ id: 'beaten' }))
  await page.locator('[data-menu]').click()
  await page.locator('[data-resign]').click()
  await page.locator('[data-resign-sure]').click()
  await expect(page.locator('[data-part=result]')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [bar, men] = await Promise.all(
      ['[data-part=share-bar]', '[data-part=loss-roster]'].map((part) =>
        page.locator(`[data-part=result] [data-part=losses][data-side=blue] ${part}`).boundingBox(),
      ),
    )
    if (!bar || !men) throw new Error('no losses are shown')
    expect(men.x + men.width, `${width} × ${height}`).toBeLessThanOrEqual(bar.x + bar.width + 1)
  }
})
