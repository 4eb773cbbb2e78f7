import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'
import { secondWindowFollows } from './twoWindows.ts'

/** An address of a home network that leads to the same server: over plain http a browser takes it for insecure. */
const HOME = '192.0.2.7'

let browser: Browser

test.beforeAll(async () => {
  const executablePath = findBrowser()
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${HOME} 127.0.0.1`],
  })
})
test.afterAll(() => browser.close())

const addressOf = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', HOME)

async function visit(address: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
  await page.goto(address)
  return page
}

test('from another machine over plain http a battle begins, is kept, laid out by chance and linked to', async ({
  baseURL,
}) => {
  const address = addressOf(baseURL)
  const page = await visit(address)
  const complaints = complaintsOf(page)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('[data-part=piece]')).toHaveCount(13)
  const [, , id = ''] = new URL(page.url()).hash.split('/')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  await page.goto(`${address}#/replay/${id}`)
  await page.getByRole('button', { name: 'Copy link to this moment' }).click()
  await expect(page.locator('[data-part=notice]')).toHaveText('Link copied. It holds the whole game.')
  await test.step('a browser that copies nothing says where the link stands', async () => {
    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copy link to this moment' }).click()
    await expect(page.locator('[data-part=notice]')).toContainText('The link is in the address bar.')
  })
  await page.goto(`${address}#/new`)
  await page.getByRole('radio', { name: 'Made by style and seed' }).check()
  await page.getByRole('button', { name: 'Another' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('[data-prompt=edge], [data-deploy]').first()).toBeVisible()
  await page.goto(`${address}#/`)
  await expect(page.locator('[data-part=saved-game]')).toHaveCount(2)
  expect(complaints).toEqual([])
})

test('without locks the windows of a game find out by themselves which of them plays it', async ({
  baseURL,
  storageState,
}) => {
  const address = addressOf(baseURL)
  const settings = typeof storageState === 'object' ? storageState : { cookies: [], origins: [] }
  const origins = settings.origins.map((one) => ({ ...one, origin: new URL(address).origin }))
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: { ...settings, origins },
  })
  const first = await context.newPage()
  actWhenSettled(first)
  await first.goto('./')
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
  await secondWindowFollows(first, await context.newPage())
  await context.close()
})
