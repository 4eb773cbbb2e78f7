import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { clickTwiceInOneTask, holdTimers, pressAtFirstSight, pressInOneTask, stopTimers } from './quickHands.ts'
import { kept, once, playedGame } from './replayGames.ts'
import { ReplayViewer } from './replayPage.ts'
import { settled } from './settled.ts'
import { SetupPage } from './setupPage.ts'
import { shelve } from './shelf.ts'
import { SightTable } from './sightPage.ts'

const game = once(() => playedGame('replay', 30))

test('a page listens from its first paint', async ({ anotherPage }) => {
  await test.step('the replay', async () => {
    const page = await anotherPage()
    const viewer = new ReplayViewer(page)
    await shelve(page, kept('ford', game()))
    await pressAtFirstSight(page, '[data-part=replay]', 'ArrowRight', 'ArrowRight')
    await viewer.open('ford', 5)
    await viewer.expectMoment(7)
  })

  await test.step('the replay, while the game is still being read', async () => {
    const page = await anotherPage()
    const viewer = new ReplayViewer(page)
    await shelve(page, kept('ford', game()))
    await pressAtFirstSight(page, '[data-part=replay-empty]', 'ArrowRight', 'ArrowRight')
    await viewer.open('ford', 5)
    await viewer.expectMoment(7)
  })

  await test.step('the table, and what is chosen then is not forgotten', async () => {
    const page = await anotherPage()
    await pressAtFirstSight(page, '[data-part=piece]', 'n', 'm')
    await new PlayTable(page).open(watchedCrossing())
    await expect(page.locator('[data-plan=move]')).toBeVisible()
  })

  await test.step('the table of a game that was just begun', async () => {
    const page = await anotherPage()
    await pressAtFirstSight(page, '[data-part=piece]', 'n', 'm')
    await page.goto('./#/')
    await page.getByRole('button', { name: 'Two players here' }).click()
    await expect(page.locator('[data-plan=move]')).toBeVisible()
  })

  await test.step('a question', async () => {
    const page = await anotherPage()
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.fire('delgado', 'haller')
    await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
    await pressAtFirstSight(page, '[data-prompt=takeCover]', 's')
    await page.reload()
    await expect(page.locator('[data-telling=coverDeclined]')).toBeVisible()
  })

  await test.step('the camera', async () => {
    const page = await anotherPage()
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        const ground = document.querySelector<HTMLElement>('[data-part=sight-page] [data-part=table]')
        if (!ground) return
        watch.disconnect()
        ground.focus()
      }).observe(document, { childList: true, subtree: true })
    })
    await pressAtFirstSight(page, '[data-part=sight-page] [data-part=table]', '+')
    const table = new SightTable(page)
    await table.open()
    const zoom = (): Promise<number> =>
      page.locator('[data-part=table]').evaluate((element) => Number(element.style.getPropertyValue('--zoom')))
    expect(await zoom()).toBeGreaterThan(0)
    const close = await zoom()
    await page.keyboard.press('0')
    expect(await zoom()).toBeLessThan(close * 0.9)
  })

  await test.step('the screen that is handed over', async () => {
    const page = await anotherPage()
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose('Each in secret')
    await page.evaluate(() => {
      new MutationObserver((_, watch) => {
        const button = document.querySelector('[data-part=hand-over] button')
        if (!button) return
        watch.disconnect()
        document.body.setAttribute('data-first', document.activeElement === button ? 'ready' : 'elsewhere')
      }).observe(document, { childList: true, subtree: true })
    })
    await setup.begin().click()
    await expect(page.getByRole('button', { name: 'I am Blue' })).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-first', 'ready')
  })
})

test.describe('two keys in one task are both obeyed', () => {
  test.describe('while it plays', () => {
    test.use({ hands: 'quick' })

    test('in the replay', async ({ page }) => {
      await holdTimers(page)
      const viewer = new ReplayViewer(page)
      await shelve(page, kept('ford', game()))
      await viewer.open('ford', 5)
      await settled(page)
      await pressInOneTask(page, 'ArrowRight', '.', 'ArrowRight', ',')
      await viewer.expectMoment(7)
      await stopTimers(page)
      await pressInOneTask(page, ' ', ' ')
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await pressInOneTask(page, 'End', ' ')
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    })
  })

  test('at the table, over it and on the sight page', async ({ page }) => {
    await test.step('at the table: choosing, planning, doing and answering', async () => {
      const table = new PlayTable(page)
      await table.open(watchedCrossing())
      await pressInOneTask(page, 'n', 'n')
      await expect(page.locator('[data-part=piece][aria-pressed=true]')).toHaveAttribute('data-figure', 'delgado')
      const before = await table.place('delgado')
      await pressInOneTask(page, 'm', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter')
      expect((await table.place('delgado')).x).toBeCloseTo(before.x - 2, 2)
      await pressInOneTask(page, 'f', 't', 'Enter')
      await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
      // The second answer belongs to a question that nobody has read.
      await pressInOneTask(page, 's', 's')
      await expect(page.locator('[data-telling=coverDeclined]')).toHaveCount(1)
      await expect(page.locator('[data-part=rail] > [data-part=refusal]')).toHaveCount(0)
      await expect(page.locator('[data-plan]')).toHaveCount(0)
      // The next figure is in hand and in the focus at once.
      await pressInOneTask(page, 'n', 'Enter', 'c', 'c')
      await expect(page.locator('[data-telling=tookCover]')).toContainText('Marsh')
    })

    await test.step('a question over the table keeps the keys after it from the table', async () => {
      const table = new PlayTable(page)
      await table.open(watchedCrossing())
      await pressInOneTask(page, 'e', 'e', 'n')
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      await expect(page.locator('[data-part=piece][aria-pressed=true]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      expect(await table.asked()).toBe('blue')
    })

    await test.step('on the sight page', async () => {
      const table = new SightTable(page)
      await table.open()
      const before = await table.place('sergeant')
      await table.base('sergeant').focus()
      await pressInOneTask(page, 'ArrowLeft', 'ArrowLeft')
      expect((await table.place('sergeant')).x).toBeCloseTo(before.x - 0.5, 6)
    })
  })

  test('on the front page and in set-up', async ({ page }) => {
    await test.step('on the front page one game begins, however often it is asked for', async () => {
      await page.goto('./#/')
      await clickTwiceInOneTask(page, '[data-part=front-play]')
      await expect(page.locator('[data-part=piece]').first()).toBeVisible()
      await page.goto('./#/')
      await expect(page.locator('[data-part=saved-game]')).toHaveCount(1)
    })

    await test.step('in set-up: forces, scenery, and the way back', async () => {
      const setup = new SetupPage(page)
      await setup.open()
      await setup.pick('Blue')
      const roster = page.locator('[data-part=roster] li')
      const had = await roster.count()
      await clickTwiceInOneTask(page, '[data-part=card-row]:not([data-named]) button')
      await expect(roster).toHaveCount(had + 2)
      // FORCE-02: a named card is one person, however quickly he is asked for.
      await clickTwiceInOneTask(page, '[data-part=card-row][data-named]:not([data-picked]) button')
      await expect(roster).toHaveCount(had + 3)
      await page.keyboard.press('Escape')
      await setup.choose('Two players here')
      await setup.choose('Lay it out')
      await clickTwiceInOneTask(page, '[data-part=begin] button')
      await expect(setup.done()).toBeVisible()
      await clickTwiceInOneTask(page, '[data-part=palette-piece][aria-label="Add: Wood"]')
      await expect(page.locator('[data-part=laid]')).toHaveCount(2)
      const wood = page.locator('[data-part=laid]').first()
      const outline = (): Promise<string | null> => wood.locator('[data-part=outline]').getAttribute('d')
      const before = await outline()
      await wood.focus()
      await pressInOneTask(page, 'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowUp')
      const moved = await outline()
      await pressInOneTask(page, 'Shift+ArrowDown', 'ArrowLeft', 'ArrowRight')
      expect(await outline()).toBe(before)
      expect(moved).not.toBe(before)
      await pressInOneTask(page, 'Delete', 'Control+z')
      await expect(page.locator('[data-part=laid]')).toHaveCount(2)
      await page.goto('./#/')
      await expect(page.locator('[data-part=saved-game]')).toHaveCount(2)
    })
  })
})
