import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { COMPANY_QUESTIONS } from './companyQuestions.ts'
import { Fingers } from './fingers.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { OrderTable } from './orderTable.ts'
import { atTheFarm, hobartMoves, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import type { Spot } from './spots.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What of the game's controls covers the table or lies outside the window. */
const crowding = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (thing: Element): DOMRect => thing.getBoundingClientRect()
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]
    const [window] = all('[data-part=game] [data-part=table]').map(boxOf)
    const covers = ({ left, right, top, bottom }: DOMRect): boolean =>
      window !== undefined && left < window.right && right > window.left && top < window.bottom && bottom > window.top
    return {
      covering: all('[data-part=game] [data-part=tool-buttons] button, [data-part=game] [data-part=zoom] button')
        .map(boxOf)
        .filter(covers).length,
      verbs: all('[data-part=game] button[data-verb]')
        .map(boxOf)
        .filter(({ left, right }) => left < 0 || right > innerWidth).length,
      losses: all('[data-part=game] [data-part=side-foot]').filter((foot) => boxOf(foot).height > 0).length,
    }
  })

test('verbs, rules, targets, questions and contact by touch', async ({ page }) => {
  const table = new PlayTable(page)
  const tapFigure = async (id: string): Promise<void> => {
    const { x, y } = await table.place(id)
    await table.tap(x, y)
  }

  await test.step('a tap on a piece tells its name and cover', async () => {
    await table.open(watchedCrossing())
    await table.tap(26.5, 9.5)
    await expect(page.locator('[data-piece]')).toContainText('Total Cover')
  })

  await test.step('[TURN-09] a press on what cannot be done tells why, and its rule opens under the sentence', async () => {
    await tapFigure('delgado')
    await expect(page.locator('[data-part=verb-grid] button')).toHaveCount(9)
    await table.verb('throwGrenade').tap({ force: true })
    const why = page.locator('[data-why=throwGrenade]')
    await expect(why).toContainText('Carries no grenade')
    await expect(why).toContainText('FIRE-05')
    // The sentence may be below the edge of a small sheet: the line at the top says it too.
    await expect(page.locator('[data-part=banner-step][data-denied]')).toBeInViewport()
    await why.locator('[data-tag]').tap()
    const card = page.locator('[data-rule-card]')
    await expect(card).toBeInViewport()
    const sentence = await why.boundingBox()
    const below = await card.boundingBox()
    expect(below?.y).toBeGreaterThanOrEqual((sentence?.y ?? 0) + (sentence?.height ?? 0) - 1)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })

  await test.step('[FIRE-01] the target comes into the window, with the shooter', async () => {
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
    await page.keyboard.press('Escape')
  })

  await test.step('verbs, odds and commit sit in the sheet below the table', async () => {
    await table.open(watchedCrossing())
    await tapFigure('marsh')
    await page.locator('[data-part=verb-grid] [data-verb=move]').tap()
    await table.tap(15, 18.6)
    await expect(table.commit()).toBeInViewport({ ratio: 1 })
    await table.commit().tap()
    await expect(page.locator('[data-telling=moved]')).toContainText('Marsh')
  })

  await test.step('[OF-04] the question brings shooter and target into the window', async () => {
    await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    const box = await page.locator('[data-part=game] [data-part=table-holder]').boundingBox()
    const sheet = await page.locator('[data-part=rail]').boundingBox()
    if (!box || !sheet) throw new Error('no table')
    for (const id of ['hobart', 'lenz']) {
      const { x, y } = await table.place(id)
      const spot = await table.onScreen(x, y)
      expect(spot.x > box.x && spot.x < box.x + box.width && spot.y > box.y && spot.y < sheet.y).toBe(true)
    }
    await expect(page.locator('[data-choice=hold]')).toBeInViewport({ ratio: 1 })
  })

  await test.step('[GEN-06] [VICT-02] a tap into the objective ends in contact and wins', async () => {
    await table.open(atTheFarm())
    await tapFigure('hobart')
    await table.verb('move').tap()
    await table.tap(26.4, 9.5)
    await expect(page.locator('[data-touch]')).toContainText('touches the objective: wins')
    await table.commit().tap()
    await expect(page.locator('[data-part=banner]')).toContainText('The game is over')
  })

  await test.step('[FIRE-01] a shot that a pointer of the first game proposes has its shooter and its target in the window', async () => {
    await page.goto('./')
    await page.getByRole('button', { name: /^Play/ }).click()
    await page.locator('[data-guide-men=shooter] button').first().click()
    // The mark of a man at the edge of the table goes beyond the table.
    await expect(page.locator('[data-part=target-mark]')).toBeInViewport({ ratio: 0.7 })
    await expect(page.locator('[data-part=piece][aria-pressed=true] [data-part=focus-ring]')).toBeInViewport({
      ratio: 1,
    })
  })
})

test('fingers on the glass: camera, a figure and a flag that are dragged, an order', async ({ page }) => {
  const fingers = new Fingers(page)

  await test.step('[MOVE-01] a drag with the whole table in view goes where the finger goes', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'dragged' }))
    const camera = (): Promise<string | null> =>
      page.locator('[data-part=game] [data-part=table]').getAttribute('style')
    const before = await camera()
    const from = await table.onScreen(4, 19)
    const to = await table.onScreen(5.5, 21)
    await fingers.down(from)
    await fingers.slide({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    await fingers.slide(to)
    await expect(page.locator('[data-ghost]')).toBeVisible()
    expect(await camera()).toBe(before)
    await fingers.up()
    const ring = page.locator('[data-ghost] [data-part=ghost-ring]')
    expect(Math.abs(Number(await ring.getAttribute('cx')) - 5500)).toBeLessThan(200)
    expect(Math.abs(Number(await ring.getAttribute('cy')) - 21000)).toBeLessThan(200)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('two fingers zoom in and out, one pans', async () => {
    const table = new PlayTable(page)
    const ground = (): Promise<Spot> => table.onScreen(20, 14)
    const zoom = async (): Promise<number> => (await table.onScreen(1, 0)).x - (await table.onScreen(0, 0)).x
    const whole = await zoom()
    const { x, y } = await ground()
    const apart = (half: number): readonly Spot[] => [
      { x: x - half, y },
      { x: x + half, y },
    ]
    await fingers.down(...apart(20))
    for (const half of [30, 45, 60]) await fingers.slide(...apart(half))
    await fingers.up()
    expect(await zoom()).toBeGreaterThan(whole * 2)
    const close = await zoom()
    const before = await ground()
    await fingers.down(before)
    for (const dx of [10, 25, 40]) await fingers.slide({ x: before.x - dx, y: before.y })
    await fingers.up()
    expect((await ground()).x).toBeLessThan(before.x - 20)
    await fingers.down(...apart(60))
    for (const half of [50, 40]) await fingers.slide(...apart(half))
    await fingers.up()
    expect(await zoom()).toBeLessThan(close * 0.8)
  })

  await test.step('[ORDER-11] by touch: the men come into the window, one is halted by a tap on him', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'touch', watched: 'nobody' }))
    const lead = await table.place('b-lead')
    await table.tap(lead.x, lead.y)
    await page.locator('[data-part=verb-grid] [data-verb=giveOrder]').tap()
    await page.locator('[data-kind=forward]').tap()
    await expect(table.panel().locator('[data-does=march]')).toHaveText('9 move')
    const window = await page.locator('[data-part=game] [data-part=table]').boundingBox()
    const man = await table.place('b2-carbine')
    const spot = await table.onScreen(man.x, man.y)
    expect(spot.x).toBeLessThan((window?.x ?? 0) + (window?.width ?? 0))
    expect(spot.x).toBeGreaterThan(window?.x ?? 0)
    await table.tap(man.x, man.y)
    await expect(page.locator('[data-mark=b2-carbine][data-sign=halted]')).toHaveCount(1)
    await page.locator('[data-part=rail] [data-commit]').tap()
    await expect(table.tokens('blue')).toHaveText('6 AT')
    expect(await table.place('b2-carbine')).toEqual(man)
  })

  await test.step('[ORDER-10] a flag that a finger drags lies under it: the table does not move', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'finger', watched: 'nobody' }))
    const lead = await table.place('b-lead')
    await table.tap(lead.x, lead.y)
    await page.locator('[data-part=verb-grid] [data-verb=giveOrder]').tap()
    await page.locator('[data-kind=moveToward]').tap()
    const from = await table.onScreen(lead.x, lead.y)
    await fingers.down(from)
    for (const up of [12, 30, 48]) {
      await fingers.slide({ x: from.x, y: from.y - up })
      await expect(page.locator('[data-part=order-end]').first()).toBeAttached()
      expect(await table.onScreen(lead.x, lead.y)).toEqual(from)
    }
    const flag = await page.locator('[data-flag]').boundingBox()
    expect(Math.abs((flag?.y ?? 0) + (flag?.height ?? 0) / 2 - (from.y - 48))).toBeLessThan(3)
    await fingers.up()
    await expect(table.commit()).toBeEnabled()
  })
})

test('windows low and small: calls, verbs, tools and cards keep their room', async ({ page }) => {
  const table = new PlayTable(page)
  await page.setViewportSize({ width: 844, height: 390 })

  await test.step('[CALL-05] [INIT-06] what a call may bring and what may be raised lie in the window', async () => {
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

  await test.step('tools, verbs and losses keep their room in every window', async () => {
    for (const [width, height] of [
      [390, 844],
      [720, 450],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('[data-part=game] button[data-verb]')).toHaveCount(9)
      expect(await crowding(page), `${width} × ${height}`).toEqual({ covering: 0, verbs: 0, losses: 2 })
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
