import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { bundleEngine } from '../../../scripts/pack/engine.mjs'
import { namePage, pageIn, UNNAMED_PAGE } from '../../../scripts/pack/page.mjs'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { openPlay, type Play } from '../../server/src/index.ts'
import { operate } from '../../server/src/operator/commandLine.ts'
import { expectNoBarrier } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'

const DIST = join(import.meta.dirname, '../dist')

type Release = { readonly engine: { readonly name: string; readonly text: string }; readonly folder: string }

const data = mkdtempSync(join(tmpdir(), 'tactic48-pinned-'))
const before = mkdtempSync(join(tmpdir(), 'tactic48-before-'))
let releases: { readonly before: Release; readonly present: Release }
let play: Play
let server: TableServer
/** Below those that connections go out from: nobody takes it while the server is started anew. */
let wanted = { port: 20_000 + (process.pid % 10_000), fixed: false }

/** As `npm start` starts it; the same address each time. */
async function start({ engine, folder }: Release): Promise<void> {
  play = await openPlay({ data, logLevel: 'silent', engine })
  const { plugin: extend, pages } = play
  server = await openServer('127.0.0.1', wanted, { extend, pages })
  wanted = { port: Number(new URL(server.address).port), fixed: true }
  await play.keepPage(pageIn(folder))
  server.show(folder)
}

async function stop(): Promise<void> {
  await server.close()
  await play.stop()
}

test.beforeAll(async () => {
  // The same page but for its name and a mark: another build, as a release before this one is.
  cpSync(DIST, before, { recursive: true, filter: (path) => !/\.(gz|br)$/.test(path) })
  const index = join(before, 'index.html')
  const text = readFileSync(index, 'utf8').replace(pageIn(DIST).name, UNNAMED_PAGE)
  writeFileSync(index, text.replace('<html ', '<html data-edition="before" '))
  namePage(before)
  releases = {
    before: { engine: await bundleEngine('the release before'), folder: before },
    present: { engine: await bundleEngine(), folder: DIST },
  }
  await start(releases.before)
})
test.afterAll(async () => {
  await stop()
  for (const folder of [data, before]) rmSync(folder, { recursive: true, force: true })
})

const KNOWN = [
  { name: 'tactic48.explained', value: 'ap at u odds' },
  { name: 'tactic48.pace', value: 'instant' },
  { name: 'tactic48.asksEnd', value: 'no' },
  { name: 'tactic48.welcomed', value: 'yes' },
]

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

const edition = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-edition')

test('[GEN-12] a running game keeps its page after an upgrade, moves when it matches, and waits when its engine is withdrawn', async ({
  browser,
}) => {
  const heron = await somebody(browser)
  const otter = await somebody(browser)
  const complaints = [complaintsOf(heron), complaintsOf(otter)]
  const [old, present] = [releases.before, releases.present].map(({ folder }) => pageIn(folder).name)
  const below = `${server.address}v/${old}/#/distant/`
  let link = ''
  await test.step('a game begins on the release before', async () => {
    await heron.goto('./#/games')
    await heron.getByLabel('Your name').fill('heron')
    await heron.getByRole('button', { name: 'Make the link' }).click()
    link = await heron.getByRole('textbox', { name: 'Your link is ready' }).inputValue()
    await heron.getByRole('link', { name: 'To the table' }).click()
    await otter.goto(link)
    await otter.getByLabel('Your name').fill('otter')
    await otter.getByRole('button', { name: 'Take the seat' }).click()
    await expect(otter.locator('[data-part=distant]')).toBeVisible()
  })

  await stop()
  await start(releases.present)
  await test.step('my games lead to the page of the game, which reaches the same server and begins with what was chosen', async () => {
    await heron.goto('./#/games')
    await heron.reload()
    expect(await edition(heron)).toBeNull()
    await heron.locator('[data-part=my-games]').getByRole('link').first().click()
    await expect(heron.locator('[data-part=distant]')).toBeVisible()
    expect(heron.url().startsWith(below)).toBe(true)
    expect(await edition(heron)).toBe('before')
    await expectNoBarrier(heron)
    const settings = await heron.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('@')))
    expect(settings.every((key) => key.endsWith(`@${new URL(heron.url()).pathname.split('/')[2]}`))).toBe(true)
    const workers = await heron.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(workers).toBe(0)
  })
  await test.step('the old link leads there too; what is not of this game is done at the root', async () => {
    await otter.goto(link)
    // Until now otter’s page was the one of before.
    await otter.reload()
    await expect(otter.locator('[data-part=invitation]')).toBeVisible()
    expect(otter.url()).toContain(`/v/${old}/#/join/`)
    await otter.goto('./#/games')
    await otter.goto(`./v/${old}/#/games`)
    await expect(otter.locator('[data-part=my-games]')).toContainText('heron')
    expect(otter.url()).toBe(`${server.address}#/games`)
    await otter.locator('[data-part=my-games]').getByRole('link').first().click()
    await expect(otter.locator('[data-part=distant]')).toBeVisible()
  })
  await test.step('the worker of the root leaves it to the server', async () => {
    const lynx = await somebody(browser, { serviceWorkers: 'allow' })
    await lynx.goto('./#/')
    await lynx.evaluate(() => navigator.serviceWorker.ready)
    expect((await lynx.goto('./#/', { waitUntil: 'load' }))?.fromServiceWorker() ?? true).toBe(true)
    expect((await lynx.reload())?.fromServiceWorker()).toBe(true)
    const answers: (readonly [string, boolean])[] = []
    lynx.on('response', (response) => answers.push([new URL(response.url()).pathname, response.fromServiceWorker()]))
    await lynx.goto(`./v/${old}/#/odds`)
    await expect(lynx.getByRole('heading').first()).toBeVisible()
    const within = answers.filter(([path]) => path.startsWith('/v/'))
    expect(within.length).toBeGreaterThan(5)
    expect(within.filter(([, fromWorker]) => fromWorker)).toEqual([])
    const scopes = await lynx.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    )
    expect(scopes).toEqual([server.address])
    await lynx.context().close()
  })
  await test.step('an upgrade moves the game, and both pages go with it', async () => {
    expect((await play.upgrade()).moved).toHaveLength(1)
    for (const page of [heron, otter]) {
      await expect.poll(() => edition(page)).toBeNull()
      expect(page.url().startsWith(`${server.address}#/distant/`)).toBe(true)
      await expect(page.locator('[data-part=distant]')).toBeVisible()
    }
    const named = await heron.locator('meta[name=tactic48-page]').getAttribute('content')
    expect(named).toBe(present)
  })
  await test.step('its engine is withdrawn: the game says that it waits, and can be ended', async () => {
    await operate(['withdraw', releases.present.engine.name], { data, say: () => undefined })
    for (const page of [heron, otter]) {
      await expect(page.locator('[data-part=game-waits]')).toContainText(
        'the version of the rules it began with was withdrawn',
      )
      await expectNoBarrier(page)
    }
    await heron.getByRole('checkbox').click()
    await expect(otter.locator('[data-part=game-waits]')).toContainText('heron agrees')
    await otter.getByRole('checkbox').click()
    for (const page of [heron, otter])
      await expect(page.locator('[data-part=game-waits]')).toContainText('Closed by agreement')
    await heron.getByRole('button', { name: 'Check the dice' }).click()
    await expect(heron.locator('[data-part=game-waits]')).toContainText('every roll is the one that was promised')
  })
  expect(complaints.flat()).toEqual([])
})
