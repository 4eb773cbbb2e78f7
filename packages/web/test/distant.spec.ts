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

/** No newcomer, and what happens is shown at once. */
const KNOWN = [
  { name: 'tactic48.explained', value: 'ap at u odds' },
  { name: 'tactic48.pace', value: 'instant' },
  { name: 'tactic48.asksEnd', value: 'no' },
  { name: 'tactic48.welcomed', value: 'yes' },
]

test('[GEN-12] two people who are apart: invitation, seat, moves, a broken line, a reload, a spectator, the end and its dice', async ({
  browser,
}) => {
  const heron = await somebody(browser)
  const complaints = [complaintsOf(heron)]
  let link = ''
  let watch = ''
  await test.step('an invitation in two clicks', async () => {
    await heron.goto('./#/')
    await heron.getByRole('link', { name: 'With a friend elsewhere' }).click()
    await heron.getByLabel('Your name').fill('heron')
    await heron.getByRole('button', { name: 'Make the link' }).click()
    link = await heron.getByRole('textbox', { name: 'Your link is ready' }).inputValue()
    watch = await heron.getByRole('textbox', { name: 'Link for spectators' }).inputValue()
    await expect(heron.locator('[data-part=my-games]')).toContainText('Waiting for an opponent')
    await expectNoBarrier(heron)
    await heron.getByRole('link', { name: 'To the table' }).click()
  })
  const otter = await somebody(browser)
  complaints.push(complaintsOf(otter))
  await test.step('the link shows the table; a button takes the seat, and it begins on both pages', async () => {
    await otter.goto(link)
    await expect(otter.locator('[data-part=invitation]')).toContainText('heron invites you')
    await expectNoBarrier(otter)
    await otter.getByLabel('Your name').fill('otter')
    await otter.getByRole('button', { name: 'Take the seat' }).click()
    for (const page of [heron, otter]) await expect(page.locator('[data-part=distant]')).toContainText('otter')
  })
  const bar = (page: Page) => page.locator('[data-part=distant]')
  /** Whose turn it is, by what the pages say. */
  const asked = async (): Promise<Page> => {
    const mine = async (page: Page): Promise<boolean> => ((await bar(page).textContent()) ?? '').includes('your turn')
    let found: Page | undefined
    await expect
      .poll(async () => {
        for (const page of [heron, otter]) if (await mine(page)) found = page
        return found !== undefined
      })
      .toBe(true)
    return found as Page
  }
  await test.step('one answers, the other is told, after a broken line too', async () => {
    const first = await asked()
    const other = first === heron ? otter : heron
    await other.context().setOffline(true)
    await first.getByRole('button', { name: /edge/ }).first().click()
    await other.context().setOffline(false)
    await expect(other.getByRole('button', { name: /takes the \w+ edge/ }).first()).toBeVisible()
  })
  await test.step('a reload finds the game at its question', async () => {
    const page = await asked()
    await page.reload()
    await expect(page.locator('[data-part=distant]')).toContainText('your turn')
  })
  await test.step('a spectator has the link and sees the table, and no turn is his', async () => {
    const lynx = await somebody(browser)
    await lynx.goto(watch)
    await expect(lynx.locator('[data-part=distant]')).toContainText('heron')
    await expect(lynx.locator('[data-part=distant]')).not.toContainText('your turn')
    await lynx.context().close()
  })
  await test.step('one says hello', async () => {
    await heron.getByRole('button', { name: 'Say' }).click()
    await heron.getByRole('button', { name: 'Good luck!' }).click()
    await expect(otter.locator('[data-part=distant]')).toContainText('Good luck!')
  })
  await test.step('one resigns in his turn; the other checks the dice', async () => {
    const loser = await asked()
    const winner = loser === heron ? otter : heron
    await loser.keyboard.press('Escape')
    await loser.getByRole('button', { name: 'Menu' }).click()
    await loser.getByRole('button', { name: 'Resign' }).click()
    await loser.getByRole('button', { name: 'Resign for good' }).click()
    // The result lies over the table.
    await expect(winner.getByRole('dialog')).toBeVisible()
    await winner.keyboard.press('Escape')
    await winner.getByRole('button', { name: 'Check the dice' }).click()
    await expect(bar(winner)).toContainText('every roll is the one that was promised')
  })
  expect(complaints.flat()).toEqual([])
})
