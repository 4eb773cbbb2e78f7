import { readFile } from 'node:fs/promises'
import { seededChance, startLog } from '@tactic48/rules'
import { battle } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import type { Timeline } from '../src/replay/playback.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { inBluesTurn } from './cardScenes.ts'
import { holdTimers, stopTimers } from './quickHands.ts'
import { kept, lineOf, once, playedGame } from './replayGames.ts'
import { ReplayViewer } from './replayPage.ts'
import { settled } from './settled.ts'
import { shelve } from './shelf.ts'

const running = once(() => playedGame('replay', 30))
const line = once(() => lineOf(running()))

/** A moment whose command moved a figure, and that figure. */
function aMove(line: Timeline): { readonly moment: number; readonly figure: string } {
  for (let moment = 1; moment <= line.last; moment++) {
    const moved = line.entryAt(moment)?.events.find((event) => event.type === 'moved')
    if (moved?.type === 'moved') return { moment, figure: moved.figure }
  }
  throw new Error('nobody moved')
}

const placeAt = (line: Timeline, moment: number, id: string) =>
  line.stateAt(moment).figures.find((figure) => figure.id === id)?.position

test.describe('the replay viewer', () => {
  let viewer: ReplayViewer

  test.beforeEach(async ({ page }) => {
    viewer = new ReplayViewer(page)
    await shelve(page, kept('ford', running()))
  })

  test('steps, turns, the log and keys', async ({ page }) => {
    await test.step('keys step, jump and go to both ends', async () => {
      await viewer.open('ford', 5)
      await page.keyboard.press('ArrowRight')
      await viewer.expectMoment(6)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press(',')
      await viewer.expectMoment(4)
      await page.keyboard.press('End')
      await viewer.expectMoment(line().last)
      await page.keyboard.press('Home')
      await viewer.expectMoment(0)
      await page.keyboard.press('PageDown')
      await viewer.expectMoment(line().turns[1]?.moment ?? -1)
    })

    await test.step('[GEN-12] steps both ways, and the figures stand where they stood', async () => {
      const { moment, figure } = aMove(line())
      await viewer.open('ford', moment - 1)
      expect(await viewer.place(figure)).toEqual(placeAt(line(), moment - 1, figure))
      await viewer.press('Step forward')
      await viewer.expectMoment(moment)
      expect(await viewer.place(figure)).toEqual(placeAt(line(), moment, figure))
      await viewer.press('Step back')
      await viewer.expectMoment(moment - 1)
      expect(await viewer.place(figure)).toEqual(placeAt(line(), moment - 1, figure))
    })

    await test.step('[TURN-01] jumps by turn, from the bar and from the buttons', async () => {
      const [, first, second] = line().turns
      if (!first || !second) throw new Error('two turns are needed')
      await viewer.open('ford')
      await page
        .getByRole('button', { name: `Turn ${second.number}, ${second.side === 'blue' ? 'Blue' : 'Ember'}` })
        .click()
      await viewer.expectMoment(second.moment)
      await viewer.press('Previous turn')
      await viewer.expectMoment(first.moment)
      await viewer.press('Next turn')
      await viewer.expectMoment(second.moment)
      await viewer.press('Last moment')
      await viewer.expectMoment(line().last)
      await viewer.press('First moment')
      await viewer.expectMoment(0)
    })

    await test.step('a sentence of the log leads to its moment and is marked', async () => {
      await viewer.open('ford')
      const sentences = page.locator('[data-part=replay-line]')
      const moment = Number(await sentences.last().getAttribute('data-moment'))
      await sentences.last().locator('[data-part=to-moment]').click()
      await viewer.expectMoment(moment)
      await expect(page.locator('[data-part=replay-line] [aria-current=step]').last()).toBeInViewport()
      await expect(
        page.locator(`[data-part=replay-line][data-moment="${moment}"] [aria-current=step]`).first(),
      ).toBeVisible()
    })
  })

  test.describe('while it plays', () => {
    test.use({ hands: 'quick' })

    test('plays forwards and backwards; a key plays and pauses', async ({ page }) => {
      await test.step('plays on and backwards until it is paused', async () => {
        await holdTimers(page)
        await viewer.open('ford', 14)
        await settled(page)
        await page.getByRole('radio', { name: '×4' }).check()
        await stopTimers(page)
        // Backwards a moment at this speed takes 300 ms; forwards as long as there is something to see.
        const watch = async (moments: number): Promise<void> => {
          for (let i = 0; i < moments; i++) await page.clock.runFor(300)
        }
        await viewer.press('Play')
        for (let i = 0; i < 100 && !page.url().endsWith('/16'); i++) await page.clock.runFor(25)
        await viewer.expectMoment(16)
        await viewer.press('Play backwards')
        await watch(3)
        await viewer.expectMoment(13)
        await viewer.press('Pause')
        await watch(2)
        await viewer.expectMoment(13)
      })

      await test.step('a key plays and pauses', async () => {
        // Out of the button that was pressed: it has a Space of its own.
        await page.getByRole('button', { name: 'Play', exact: true }).blur()
        await page.keyboard.press('Space')
        await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
        await page.keyboard.press('Space')
        await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      })
    })
  })

  test('links, branches, files, languages', async ({ page }) => {
    await test.step('a link to a moment opens that moment, and a reload stays there', async () => {
      await viewer.open('ford', 7)
      await viewer.expectMoment(7)
      await viewer.press('Step forward')
      await page.reload()
      await viewer.expectMoment(8)
    })

    await test.step('a new game goes on from here, and the old one stays', async () => {
      const { moment } = aMove(line())
      await viewer.open('ford', moment)
      await viewer.press('Play on from here')
      await expect(page).toHaveURL(/#\/game\//)
      await expect(page.locator('[data-part=banner][data-asked]')).toBeVisible()
      const id = new URL(page.url()).hash.split('/')[2] ?? ''
      expect(id).not.toBe('ford')
      await viewer.open(id)
      await viewer.press('Last moment')
      await viewer.expectMoment(moment)
      await viewer.open('ford')
      await viewer.press('Last moment')
      await viewer.expectMoment(line().last)
    })

    await test.step('a game is saved to a file and read back from it', async () => {
      await viewer.open('ford', 3)
      const saving = page.waitForEvent('download')
      await viewer.press('Save to a file')
      const file = await (await saving).path()
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ tactic48: 'log', battlefield: 'crossroads' })
      await page.getByLabel('Open a file…', { exact: true }).last().setInputFiles(file)
      await expect(page).not.toHaveURL(/ford/)
      await viewer.press('Last moment')
      await viewer.expectMoment(line().last)
    })

    await test.step('[GEN-09] while something is hidden, a file is only written by somebody who was told what it shows', async () => {
      const viewer = new ReplayViewer(page)
      await shelve(page, kept('sealed', held(startLog(battle({ agreedAp: 36 }), seededChance('sealed')))))
      await viewer.open('sealed', 0)
      let written = 0
      page.on('download', () => {
        written++
      })
      await viewer.press('Save everything')
      const everything = page.getByRole('button', { name: /reveal what both sides are hiding/ }).last()
      await expect(everything).toBeFocused()
      expect(written).toBe(0)
      const download = page.waitForEvent('download')
      await everything.click()
      expect((await download).suggestedFilename()).toMatch(/\.json$/)
    })

    await test.step('[GEN-09] a file of what one side knows opens to watch, and nothing plays it on', async () => {
      const viewer = new ReplayViewer(page)
      await shelve(page, { ...inBluesTurn({ id: 'hidden', people: true }) })
      await viewer.open('hidden', 0)
      const saving = page.waitForEvent('download')
      await viewer.press('Save my view (watch only)')
      const file = await (await saving).path()
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ tactic48: 'view', battlefield: 'crossroads' })
      await page.getByLabel('Open a file…', { exact: true }).last().setInputFiles(file)
      await expect(page.getByText('it can be watched, not played on')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0)
      const address = page.url()
      await page.evaluate((hash) => window.location.assign(hash), new URL(address).hash.replace('replay', 'game'))
      await expect(page).toHaveURL(/#\/replay\//)
      await expect(page.getByText('it can be watched, not played on')).toBeVisible()
    })

    await test.step('a game that is not here is said to be missing', async () => {
      await page.goto('./#/replay/nowhere')
      await expect(page.getByRole('status')).toHaveText('This game is not saved in this browser.')
      await expectNoBarrier(page)
    })

    await test.step('axe finds nothing', async () => {
      await viewer.open('ford', line().last)
      await expectNoBarrier(page)
    })

    await test.step('speaks Italian and Spanish', async () => {
      await viewer.open('ford', 5)
      await page.getByRole('radio', { name: 'Italiano' }).check()
      await expect(page.getByRole('button', { name: 'Gioca da qui' })).toBeVisible()
      await page.getByRole('radio', { name: 'Español' }).check()
      await expect(page.getByRole('button', { name: 'Jugar desde aquí' })).toBeVisible()
      await viewer.page.getByRole('button', { name: 'Un paso adelante' }).click()
      await expect(page.getByRole('slider')).toHaveValue('6')
    })
  })
})
