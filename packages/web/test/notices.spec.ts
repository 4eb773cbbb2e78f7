import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { openPlay, type Play } from '../../server/src/index.ts'
import { MailSink, WorldSink } from '../../server/test/sinks.ts'
import { expectNoBarrier } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'

const DIST = join(import.meta.dirname, '../dist')
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

let folder: string
let play: Play
let server: TableServer
let world: WorldSink
let mailbox: MailSink

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tactic48-notices-'))
  world = await new WorldSink().start()
  mailbox = await new MailSink().start()
  const mail = { page: 'https://play.example/', smtp: mailbox.url, from: 'table@play.example' }
  play = await openPlay({ data: folder, logLevel: 'silent', outgoing: world.around, notices: mail, computerBeat: 0 })
  server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend: play.plugin })
  server.show(DIST)
})
test.afterAll(async () => {
  await server.close()
  await play.stop()
  await world.stop()
  await mailbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function somebody(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const known = [
    { name: 'tactic48.explained', value: 'ap at u odds' },
    { name: 'tactic48.pace', value: 'instant' },
    { name: 'tactic48.asksEnd', value: 'no' },
    { name: 'tactic48.welcomed', value: 'yes' },
  ]
  const context = await browser.newContext({
    ...{ baseURL: server.address, locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    ...{ serviceWorkers: 'block', timezoneId: 'Europe/Rome' },
    storageState: { cookies: [], origins: [{ origin: server.address.slice(0, -1), localStorage: known }] },
    ...options,
  })
  const page = await context.newPage()
  actWhenSettled(page)
  return page
}

const PUSHED = { title: 'Your turn: Crossroads', body: 'otter waits', tag: 'g', at: '#/distant/abc' }

const section = (page: Page) => page.locator('[data-part=notices]')

test('where notices reach me: webhook and mail, tested, switched off, removed; quiet hours and digest; all stopped at once', async ({
  browser,
}) => {
  const page = await somebody(browser)
  const complaints = complaintsOf(page)
  await page.goto('./#/games')
  await section(page).getByText('Notices').click()
  await test.step('a webhook is tried at once; one that leads inside is refused in words', async () => {
    await section(page).getByLabel('Webhook (https)').last().fill('https://10.0.0.1/')
    await section(page).getByRole('form', { name: 'Webhook (https)' }).getByRole('button', { name: 'Add' }).click()
    await expect(section(page).getByRole('alert')).toContainText('not on the open internet')
    await section(page).getByLabel('Webhook (https)').last().fill('https://hooks.example/mine')
    await section(page).getByRole('form', { name: 'Webhook (https)' }).getByRole('button', { name: 'Add' }).click()
    await section(page).getByRole('button', { name: 'Test: https://hooks.example/mine' }).click()
    await expect(section(page).getByRole('status')).toHaveText('Sent.')
    expect(world.called.map(({ path }) => path)).toEqual(['/mine'])
  })
  await test.step('mail waits until its owner has opened the link', async () => {
    await section(page).getByLabel('Email address').last().fill('heron@mail.example')
    await section(page).getByRole('form', { name: 'Email address' }).getByRole('button', { name: 'Add' }).click()
    await expect(section(page)).toContainText('waiting for you to open the link')
    const link = /api\/mail\/confirm\S+/.exec(mailbox.last().text)?.[0] ?? ''
    const other = await page.context().newPage()
    await other.goto(`./${link}`)
    await other.getByRole('button').click()
    await expect(other.getByText('From now on notices reach you here.')).toBeVisible()
    await other.close()
    await page.reload()
    await section(page).getByText('Notices').click()
    await expect(section(page).getByRole('checkbox', { name: 'heron@mail.example' })).toBeChecked()
  })
  await test.step('quiet hours and one notice a day are kept', async () => {
    await section(page).getByLabel('Quiet hours').last().check()
    await section(page).getByLabel('One notice a day').last().check()
    await section(page).getByLabel('from', { exact: true }).fill('21:30')
    await section(page).getByRole('button', { name: 'Save' }).click()
    await expect(section(page).getByRole('status')).toHaveText('Saved.')
    await page.reload()
    await section(page).getByText('Notices').click()
    await expect(section(page).getByLabel('from', { exact: true })).toHaveValue('21:30')
    await expectNoBarrier(page)
  })
  await test.step('one press stops everything; each can be switched on again or removed', async () => {
    await section(page).getByRole('button', { name: 'Stop everything' }).click()
    for (const one of await section(page).locator('li').getByRole('checkbox').all()) await expect(one).not.toBeChecked()
    await section(page).getByRole('checkbox', { name: 'hooks.example' }).click()
    await section(page).getByRole('button', { name: 'Remove: heron@mail.example' }).click()
    await expect(section(page)).not.toContainText('heron@mail.example')
    await expect(section(page).getByRole('checkbox', { name: 'hooks.example' })).toBeChecked()
  })
  expect(complaints).toEqual([])
})

test('a push is shown by the service worker, and a press on it opens the game', async ({ browser }) => {
  const page = await somebody(browser, { serviceWorkers: 'allow' })
  await page.goto('./#/games')
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  // What a browser does with it is the browser's: a worker without a window shows nothing.
  const heard = await worker.evaluate(async (pushed) => {
    const self = globalThis as unknown as {
      registration: { showNotification: unknown; scope: string }
      clients: { openWindow: unknown }
    }
    const told: unknown[] = []
    let done: Promise<unknown> = Promise.resolve()
    self.registration.showNotification = async (title: string, { body, tag, data }: NotificationOptions) =>
      told.push([title, body, tag, data])
    self.clients.openWindow = async (url: string) => told.push(url.replace(self.registration.scope, ''))
    const happen = async (name: string, part: object): Promise<void> => {
      const event = new Event(name)
      const waitUntil = (work: Promise<unknown>): void => {
        done = work
      }
      for (const [key, value] of Object.entries({ ...part, waitUntil })) Object.defineProperty(event, key, { value })
      globalThis.dispatchEvent(event)
      await done
    }
    await happen('push', { data: { json: () => pushed } })
    await happen('push', { data: { json: () => ({ ...pushed, at: 'https://elsewhere.example/' }) } })
    await happen('push', { data: null })
    await happen('notificationclick', { notification: { data: pushed.at, close: () => undefined } })
    return told
  }, PUSHED)
  expect(heard).toEqual([
    ['Your turn: Crossroads', 'otter waits', 'g', '#/distant/abc'],
    ['Your turn: Crossroads', 'otter waits', 'g', '#/games'],
    ['Tactic48', '', 'turn', '#/games'],
    '#/distant/abc',
  ])
})

test('a game against the computer of the server, on a phone: it begins at once and the computer answers', async ({
  browser,
}) => {
  const page = await somebody(browser, PHONE)
  const complaints = complaintsOf(page)
  await page.goto('./#/games')
  await page.getByRole('radio', { name: 'The computer' }).check()
  await page.getByRole('radio', { name: 'No clock' }).check()
  await page.getByRole('radio', { name: 'Recruit' }).check()
  await page.getByLabel('Your name').fill('heron')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  const bar = page.locator('[data-part=distant]')
  await expect(bar).toHaveAttribute('aria-label', 'The game of heron and Computer')
  // Whoever is asked first: sooner or later it is the person, because the computer answers by itself.
  await expect(bar).toHaveAttribute('data-turn-of', 'blue')
  await page.goto('./#/games')
  await expect(page.locator('[data-part=my-games]')).toContainText('against Computer')
  await expect(page).toHaveTitle(/^● Your turn/)
  expect(complaints).toEqual([])
})
