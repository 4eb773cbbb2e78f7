import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { openPlay, type Play } from '../../server/src/index.ts'
import { expectNoBarrier } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'

const DIST = join(import.meta.dirname, '../dist')

let folder: string
let play: Play
let server: TableServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tactic48-distant-'))
  play = await openPlay({ data: folder, logLevel: 'silent' })
  server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend: play.plugin })
  server.show(DIST)
})
test.afterAll(async () => {
  await server.close()
  await play.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A browser of its own: another person. */
async function somebody(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: server.address, locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    ...{
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: server.address.slice(0, -1), localStorage: KNOWN }] },
    },
    ...options,
  })
  const page = await context.newPage()
  actWhenSettled(page)
  return page
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** No newcomer, and what happens is shown at once. */
const KNOWN = [
  { name: 'tactic48.explained', value: 'ap at u odds' },
  { name: 'tactic48.noticed', value: 'objective grenadeOnTwo joinable healing caller' },
  { name: 'tactic48.pace', value: 'instant' },
  { name: 'tactic48.asksEnd', value: 'no' },
  { name: 'tactic48.welcomed', value: 'yes' },
]

const bar = (page: Page) => page.locator('[data-part=distant]')

/** Two people at one table, in browsers of their own; whoever may watch has the second link. */
async function seated(browser: Browser) {
  const heron = await somebody(browser)
  await heron.goto('./#/')
  await heron.getByRole('link', { name: 'With a friend elsewhere' }).click()
  await heron.getByLabel('Your name').fill('heron')
  await heron.getByRole('button', { name: 'Make the link' }).click()
  const link = await heron.getByRole('textbox', { name: 'Your link is ready' }).inputValue()
  const watch = await heron.getByRole('textbox', { name: 'Link for spectators' }).inputValue()
  await expect(heron.locator('[data-part=my-games]')).toContainText('Waiting for an opponent')
  // On loopback nobody else reaches the server.
  await expect(heron.locator('[data-part=invitation]')).toContainText('Nobody else can open this link yet')
  await expectNoBarrier(heron)
  await heron.getByRole('link', { name: 'To the table' }).click()
  const waiting = heron.locator('[data-part=waiting]')
  await expect(waiting.getByRole('textbox', { name: 'Your link is ready' })).toHaveValue(link)
  await expect(waiting.getByRole('textbox', { name: 'Link for spectators' })).toHaveValue(watch)
  await expectNoBarrier(heron)
  const otter = await somebody(browser)
  const complaints = [complaintsOf(heron), complaintsOf(otter)]
  await otter.goto(link)
  await expect(otter.locator('[data-part=invitation]')).toContainText('heron invites you')
  await expectNoBarrier(otter)
  await otter.getByLabel('Your name').fill('otter')
  await otter.getByRole('button', { name: 'Take the seat' }).click()
  for (const page of [heron, otter]) await expect(page.locator('[data-part=seated]').nth(1)).toContainText('otter')
  return { heron, otter, watch, complaints }
}

/** Whose turn it is, by what a page says; `ended`: nobody’s any more. */
async function askedSide(page: Page): Promise<'blue' | 'ember' | 'ended'> {
  let found: string | null = null
  await expect
    .poll(async () => {
      if (await page.getByRole('dialog').isVisible()) found = 'ended'
      else found = await bar(page).getAttribute('data-turn-of')
      return found
    })
    .toMatch(/^(blue|ember|ended)$/)
  return found as unknown as 'blue' | 'ember' | 'ended'
}

/** Does what the computer advises: it is legal, and leads to an end. */
async function playOne(page: Page): Promise<void> {
  // GREN-05: where a grenade drifts is proposed already.
  const drift = page.locator('[data-prompt] [data-choice=drift]')
  if (await drift.isVisible()) return drift.click()
  await page.keyboard.press('F8')
  for (let tier = 1; tier < 3; tier++) await page.keyboard.press('F8')
  const intend = page.locator('[data-intend]')
  // A question that came meanwhile has its own advice.
  if (!(await intend.isVisible())) return
  await intend.click()
  // Into the plan, onto the answer, or onto the button that ends the turn: all three take Enter.
  await page.keyboard.press('Enter')
}

test('[GEN-12] two people who are apart play a whole quick start, one offline in between, one reloads, a third watches', async ({
  browser,
}) => {
  const { heron, otter, watch, complaints } = await seated(browser)
  const pageOf = (side: string): Page => (side === 'blue' ? heron : otter)
  const otherOf = (page: Page): Page => (page === heron ? otter : heron)

  await test.step('one answers, the other is told, after a broken line too', async () => {
    const first = pageOf(await askedSide(heron))
    await otherOf(first).context().setOffline(true)
    await first.getByRole('button', { name: /edge/ }).first().click()
    await otherOf(first).context().setOffline(false)
    await expect(
      otherOf(first)
        .getByRole('button', { name: /takes the \w+ edge/ })
        .first(),
    ).toBeVisible()
  })
  await test.step('no advice of the computer before both have agreed', async () => {
    for (const page of [heron, otter]) {
      await page.keyboard.press('F8')
      await expect(page.locator('[data-hint]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Talk and agree' }).click()
      // It holds when the server says so.
      await page.getByRole('checkbox', { name: /Allow hints/ }).click()
      await expect(page.getByRole('checkbox', { name: /Allow hints/ })).toBeChecked()
      await expectNoBarrier(page)
      await page.keyboard.press('Escape')
    }
    await expect(otter.locator('[data-part=talk]')).toHaveCount(0)
  })
  await test.step('[SETUP-08] a squad is handed in at once: the server puts it down, also while its page is closed', async () => {
    const first = pageOf(await askedSide(heron))
    for (const page of [first, otherOf(first)]) {
      await page.locator('[data-reserve-squad]').first().click()
      const { x, y, width, height } = (await page.locator('[data-part=table-holder]').boundingBox()) ?? never()
      const isNorth = (await page.locator('[data-part=banner]').textContent())?.includes('north') === true
      await page.mouse.click(x + width / 2, y + height * (isNorth ? 0.12 : 0.86))
      const commit = page.locator('[data-commit]:visible')
      if (await commit.isVisible()) await commit.click()
      if (page === first) await page.goto('./#/games')
    }
    await expect(otherOf(first).locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
    await first
      .getByRole('link', { name: /^(Play|View)$/ })
      .first()
      .click()
    await expect(first.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
  })
  const lynx = await somebody(browser, PHONE)
  await test.step('a spectator has the link and sees the table, and nothing is asked of him', async () => {
    await lynx.goto(watch)
    await expect(lynx.locator('[data-part=seated]').first()).toContainText('heron')
    await expect(lynx.getByRole('button', { name: 'Talk and agree' })).toHaveCount(0)
    await expect(lynx.locator('[data-undo]')).toHaveCount(0)
    await expect(bar(heron)).toContainText('1 spectator')
  })
  await test.step('a reload finds the game at its question', async () => {
    const page = pageOf(await askedSide(heron))
    await page.reload()
    await expect(page.locator('[data-end-turn]')).toBeVisible()
  })
  await test.step('standing orders are kept, and come back', async () => {
    await otter.getByRole('button', { name: 'Orders' }).click()
    await otter.getByRole('button', { name: 'Add: Opportunity Fire' }).click()
    await otter.getByRole('button', { name: 'Add: Take Cover' }).click()
    await otter.getByRole('spinbutton', { name: /chance to hit/ }).fill('60')
    await otter.getByRole('button', { name: 'Save these orders' }).click()
    await expect(otter.locator('[data-part=orders]').getByText('Saved.')).toBeVisible()
    await expectNoBarrier(otter)
    await otter.keyboard.press('Escape')
    await otter.reload()
    await otter.getByRole('button', { name: 'Orders · 2' }).click()
    await expect(otter.getByRole('spinbutton', { name: /chance to hit/ })).toHaveValue('60')
    await otter.keyboard.press('Escape')
  })
  let short = ''
  await test.step('a short link to this moment, which spectators do not see yet', async () => {
    await heron.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await heron.getByRole('button', { name: 'Copy short link' }).click()
    await expect(bar(heron)).toContainText('Short link copied')
    short = await heron.evaluate(() => navigator.clipboard.readText())
    expect(short.length).toBeLessThan(60)
    const stranger = await lynx.context().newPage()
    actWhenSettled(stranger)
    await stranger.goto(short)
    await expect(stranger.getByRole('alert')).toContainText('see this moment yet')
    await stranger.close()
  })
  await test.step('[VICT-10] [TURN-16] a draw is offered out of turn and declined', async () => {
    const page = pageOf(await askedSide(heron))
    const other = otherOf(page)
    await other.getByRole('button', { name: 'Talk and agree' }).click()
    await other.getByRole('button', { name: 'Offer a draw' }).click()
    await other.getByRole('button', { name: 'Good luck!' }).click()
    await other.keyboard.press('Escape')
    await expect(bar(page)).toContainText('Good luck!')
    await page.getByRole('button', { name: /Decline/ }).click()
    await expect(other.locator('[data-part=rail]')).toContainText('declines')
  })
  await test.step('what is not taken back for nothing is asked of the other side: the draw is open again', async () => {
    const page = pageOf(await askedSide(heron))
    const other = otherOf(page)
    await other.keyboard.press('u')
    await other.locator('[data-ask-undo]').click()
    await expect(page.locator('[data-prompt]')).toContainText('asks to undo')
    await page.getByRole('button', { name: /Accept/ }).click()
    await expect(page.locator('[data-prompt]')).toContainText('offers a draw')
    await page.getByRole('button', { name: /Decline/ }).click()
    await expect(page.locator('[data-end-turn]')).toBeVisible()
  })
  await test.step('played to its end', async () => {
    for (let played = 0; played < 400; played++) {
      const side = await askedSide(heron)
      if (side === 'ended') break
      await playOne(pageOf(side))
    }
    for (const page of [heron, otter]) await expect(page.getByRole('dialog')).toBeVisible()
    await expect(lynx.getByRole('dialog')).toBeVisible()
  })
  await test.step('[GEN-12] every roll is the one that was promised; a rematch changes sides', async () => {
    const result = otter.getByRole('dialog')
    await result.getByRole('button', { name: 'Check the dice' }).click()
    await expect(result).toContainText('every roll is the one that was promised')
    await expectNoBarrier(otter)
    await heron.getByRole('dialog').getByRole('button', { name: 'Propose a rematch' }).click()
    await result.getByRole('button', { name: 'Accept the rematch' }).click()
    for (const page of [heron, otter]) await expect(page.locator('[data-part=seated]').first()).toContainText('otter')
  })
  await test.step('the list has the result; its replay and the short link show who played', async () => {
    await otter.goto('./#/games')
    await expect(otter.locator('[data-part=history]')).toContainText(/[01] won, [01] lost/)
    await expectNoBarrier(otter)
    await otter.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(otter.getByRole('banner')).toContainText('heron – otter')
    await lynx.goto(short)
    await expect(lynx.locator('[data-part=replay]')).toBeVisible()
    await expect(lynx).toHaveURL(/#\/replay\/[^/]+\/\d+$/)
  })
  expect(complaints.flat()).toEqual([])
})

function never(): never {
  throw new Error('there is no table')
}
