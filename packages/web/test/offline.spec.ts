import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { openServer } from '../../../scripts/serve.mjs'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

const BUILT = fileURLToPath(new URL('../dist', import.meta.url))

/** A server of its own over a copy of the built game: it can be stopped, and get another edition. */
class OwnServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'tactic48-offline-'))
  #server: Server | undefined
  #port = 0
  #broken: { readonly path: string; readonly answer: (response: ServerResponse) => void } | undefined

  constructor() {
    cpSync(BUILT, this.folder, { recursive: true })
  }

  async start(): Promise<string> {
    const { server, address, show } = await openServer('127.0.0.1', { port: this.#port, fixed: true })
    show(this.folder)
    this.#server = server
    this.#port = (this.#server.address() as AddressInfo).port
    const [serve] = this.#server.listeners('request') as RequestListener[]
    this.#server.removeAllListeners('request').on('request', (request, response) => {
      if (this.#broken && request.url?.startsWith(this.#broken.path)) this.#broken.answer(response)
      else serve?.(request, response)
    })
    return address
  }

  /** One file is answered in another way than it should be. */
  break(path: string, answer: (response: ServerResponse) => void): void {
    this.#broken = { path, answer }
  }

  mend(): void {
    this.#broken = undefined
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
    this.#server = undefined
  }

  change(file: string, edit: (text: string) => string): void {
    const path = join(this.folder, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
    for (const packed of [`${path}.br`, `${path}.gz`]) rmSync(packed, { force: true })
  }

  /** Another page under the same address, as an update brings it. */
  publish(edition: string): void {
    this.change('index.html', (page) => page.replace('<html ', `<html data-edition="${edition}" `))
    const hash = createHash('sha256')
      .update(readFileSync(join(this.folder, 'index.html')))
      .digest('base64')
    this.change('serviceWorker.js', (worker) =>
      worker.replace(/(index\.html\W+revision\W+)[\w+/=]+(\W+integrity\W+sha256-)[\w+/=]+/, `$1${edition}$2${hash}`),
    )
  }

  async end(): Promise<void> {
    if (this.#server) await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  let server: OwnServer

  test.beforeEach(() => {
    server = new OwnServer()
  })
  test.afterEach(() => server.end())

  async function visit(page: Page): Promise<string> {
    const address = await server.start()
    await page.goto(address)
    await expect(page.getByText('Works offline too.')).toBeVisible()
    return address
  }

  const lookForUpdate = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const { installing } = registration
      if (!installing) return registration.waiting ? 'installed' : 'none'
      return new Promise<string>((resolve) =>
        installing.addEventListener('statechange', () => resolve(installing.state), { once: true }),
      )
    })

  /** It is published and found; the page says so. */
  async function secondEdition(page: Page): Promise<Locator> {
    await server.stop()
    server.publish('second')
    await server.start()
    await lookForUpdate(page)
    const notice = page.getByRole('status').filter({ hasText: 'A new version of Tactic48 is ready.' })
    await expect(notice).toBeVisible()
    return notice
  }

  /** The opponent answers. */
  async function endTurn(page: Page): Promise<void> {
    await page.locator('[data-end-turn]').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /End turn/ })
      .click()
    await expect(page.locator('[data-part=chapter] h3', { hasText: 'Ember' })).not.toHaveCount(0)
  }

  test('after one visit everything is there: the opponent answers, rulebook and specification open, a new game is set up', async ({
    page,
  }) => {
    const address = await visit(page)
    await test.step('the browser’s offer to install is made on the front page', async () => {
      await expect(page.getByRole('button', { name: 'Install' })).toBeHidden()
      await page.evaluate(() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve(document.body.append('asked')) }))
      })
      await page.getByRole('button', { name: 'Install' }).click()
      await expect(page.getByText('asked')).toBeVisible()
      const manifest = await page.evaluate(() => fetch('./manifest.webmanifest').then((answer) => answer.json()))
      expect(manifest).toMatchObject({ name: 'Tactic48', display: 'standalone' })
      for (const { src } of manifest.icons)
        expect((await page.request.get(new URL(src, page.url()).href)).status()).toBe(200)
    })
    await server.stop()
    await page.goto(`${address}?again`)
    await page.goto(address)
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.locator('[data-part=piece]').first()).toBeVisible()
    await endTurn(page)
    await page.goto(`${address}#/rules/OF-04`)
    await expect(page.getByRole('heading', { name: /OF-04|Opportunity/ }).first()).toBeVisible()
    await page.goto(`${address}rules/opportunity-fire.html#of-04`)
    await expect(page.getByRole('heading', { name: 'OF-04' })).toBeInViewport()
    await page.goto(`${address}#/new`)
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  })

  test('a newer edition announces itself, waits in a game, and comes when it is wanted', async ({ page, context }) => {
    const address = await visit(page)
    await page.goto(`${address}#/sight`)
    const notice = await secondEdition(page)
    await expectNoBarrier(page)
    expect(await page.locator('html').getAttribute('data-edition')).toBeNull()
    const other = await context.newPage()
    await other.goto(`${address}#/sight`)
    await notice.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.getByText('Other tabs still use this version.')).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'second')
    await expect(page).toHaveURL(/#\/sight$/)
  })

  const WAYS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
    ['refused', (response) => response.writeHead(503).end()],
    ['cut off', (response) => response.writeHead(200, { 'Content-Length': 9000 }).write('x', () => response.destroy())],
    [
      'another page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in first.</p>'),
    ],
  ]

  test('an update of which a file is refused, cut off, another page or missing changes nothing: the game goes on, and on the edition before', async ({
    page,
  }) => {
    const address = await visit(page)
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.locator('[data-part=piece]').first()).toBeVisible()
    await expect(page).toHaveURL(/#\/game\//)
    const game = page.url()
    for (const [i, [way, answer]] of WAYS.entries())
      await test.step(way, async () => {
        await server.stop()
        server.publish(`torn${i}`)
        server.break('/index.html', answer)
        await server.start()
        expect(await lookForUpdate(page)).toBe('redundant')
        await expect(page.getByText('A new version')).toBeHidden()
      })
    await test.step('missing', async () => {
      await server.stop()
      server.mend()
      server.publish('gone')
      server.change('serviceWorker.js', (worker) => worker.replace(/assets\/SightPage-[\w-]+\.js/, 'assets/gone.js'))
      await server.start()
      expect(await lookForUpdate(page)).toBe('redundant')
      await expect(page.getByText('A new version')).toBeHidden()
    })
    await endTurn(page)
    await server.stop()
    await page.goto(`${address}#/sight`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sight' })).toBeVisible()
    await page.goto(`${address}?again`)
    await page.goto(game)
    await expect(page.locator('[data-part=chapter] h3', { hasText: 'Ember' })).not.toHaveCount(0)
    expect(await page.locator('html').getAttribute('data-edition')).toBeNull()
  })

  test('an update that comes in the middle of a game announces itself; the game goes on before and after it', async ({
    page,
  }) => {
    await visit(page)
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.locator('[data-part=piece]').first()).toBeVisible()
    const notice = await secondEdition(page)
    await endTurn(page)
    await expect(page.locator('[data-part=banner][data-asked=blue]')).toBeVisible()
    const question = await page.locator('[data-part=banner]').getAttribute('data-question')
    const told = await page.locator('[data-part=chapter]').count()
    const game = page.url()
    await notice.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'second')
    await expect(page).toHaveURL(game)
    await expect(page.locator('[data-part=banner][data-asked=blue]')).toHaveAttribute('data-question', question ?? '')
    await expect(page.locator('[data-part=chapter]')).toHaveCount(told)
  })
})
