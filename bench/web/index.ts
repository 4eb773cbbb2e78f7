import { type Browser, chromium, type Page } from '@playwright/test'
import { firstLoadBytes } from '../../packages/web/test/firstLoad.ts'
import { PlayTable } from '../../packages/web/test/playTable.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { serveTable } from '../../scripts/servedTable.ts'
import { against, alone, type Figure } from '../figure.ts'
import { largeGame } from './companyTable.ts'
import { deployed } from './deploy.ts'
import { type Frames, framesOf } from './frames.ts'
import { longGame } from './longGame.ts'
import { opened } from './opening.ts'
import { pages } from './pages.ts'
import { savingGrowth } from './saving.ts'
import { searched } from './search.ts'

const SCREEN = '60 a second'
const MOVES = 240
const TURNS = 30
const WINDOW = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Keys: an order, toward. */
const ORDER = ['d', '2']

type Part = (browser: Browser, address: string) => AsyncIterable<Figure>

const PARTS: { readonly [name: string]: Part } = {
  'first-load': async function* (browser, address) {
    yield alone('first-load/bytes', await firstLoad(browser, address), 'less')
  },
  pages,
  'rulebook/search': searched,
  'company/deploy': deployed,
  'save/growth': (browser, address) => savingGrowth(browser, address, longGame(TURNS)),
  'open/company': (browser, address) => opened(browser, address, longGame(TURNS)),
  'drag a figure': onTable(async function* (table) {
    yield* told('drag a figure', await dragged(table, 'b11-2'))
  }),
  'company/drag': onTable(async function* (table) {
    const order = await dragged(table, 'b1-lead', ORDER)
    yield* told('company/drag', order)
    yield against('company/drag', 1000 / order.work, '12 ms a frame', 1000 / 12)
  }),
  pan: onTable(async function* (table) {
    yield* told('pan the ground', await panned(table))
    await table.page.keyboard.press('n')
    yield* told('pan beside a chosen figure', await panned(table))
  }),
  'company/drag on a phone': onTable(async function* (table) {
    yield* told('company/drag on a phone', await dragged(table, 'b1-lead', ORDER))
  }, PHONE),
}

export const parts = Object.keys(PARTS)

/**
 * Bytes of the first load and of each page; then frames a second while a figure is dragged and while the ground is panned, with 200 figures
 * and 60 pieces on the table. Where there is no graphics card the pixels are the processor's work, so the frames that the main
 * thread alone could make stand beside those that came to the screen.
 */
export async function* figures(wanted: (part: string) => boolean): AsyncGenerator<Figure> {
  const executablePath = findBrowser()
  const served = await serveTable()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    for (const [name, part] of Object.entries(PARTS)) if (wanted(name)) yield* part(browser, served.address)
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Two companies lie on a table of their own for each part. */
function onTable(part: (table: PlayTable) => AsyncIterable<Figure>, viewport = WINDOW): Part {
  return async function* (browser, address) {
    const table = await companyTable(browser, address, viewport)
    yield* part(table)
    await table.page.close()
  }
}

async function firstLoad(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: WINDOW })
  const bytes = await firstLoadBytes(page, address)
  await page.close()
  return bytes
}

async function companyTable(browser: Browser, baseURL: string, viewport: typeof WINDOW): Promise<PlayTable> {
  const page = await browser.newPage({ baseURL, locale: 'en-GB', viewport })
  // The compiler that runs this file marks functions with their names, also those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  const table = new PlayTable(page)
  await table.open(largeGame('company'))
  await settled(page)
  return table
}

/** The ground is painted. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(4000)

/** Round and round its own place, further and further; an officer who has been given an order pulls its flag along. */
async function dragged(table: PlayTable, id: string, keys: readonly string[] = []): Promise<Frames> {
  const { x, y } = await table.place(id)
  if (keys.length > 0) await table.select(id)
  for (const key of keys) await table.page.keyboard.press(key)
  // On a phone the table moves to show all who obey.
  if (keys.length > 0) await table.page.waitForTimeout(1500)
  const start = await table.onScreen(x, y)
  return framesOf(table.page, spiral(start, 120))
}

async function panned(table: PlayTable): Promise<Frames> {
  const box = await table.page.locator('[data-part=game] [data-part=table]').boundingBox()
  if (!box) throw new Error('no table')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await table.page.mouse.move(middle.x, middle.y)
  for (let i = 0; i < 6; i++) await table.page.mouse.wheel(0, -120)
  await settled(table.page)
  return framesOf(table.page, spiral(await openGround(table.page, middle), 200))
}

/** The nearest spot at which nobody would be taken up instead of the ground. */
function openGround(page: Page, near: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.evaluate((near) => {
    const figures = [...document.querySelectorAll('[data-part=game] [data-figure]')].map((one) =>
      one.getBoundingClientRect(),
    )
    const free = (x: number, y: number): boolean =>
      figures.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom) &&
      document.elementFromPoint(x, y)?.closest('[data-part=table]') !== null
    for (let reach = 0; reach < 300; reach += 10) {
      for (let turn = 0; turn < 24; turn++) {
        const x = near.x + Math.cos((turn * Math.PI) / 12) * reach
        const y = near.y + Math.sin((turn * Math.PI) / 12) * reach
        if (free(x, y)) return { x, y }
      }
    }
    throw new Error('no open ground')
  }, near)
}

function spiral({ x, y }: { x: number; y: number }, reach: number): readonly (readonly [number, number])[] {
  return Array.from({ length: MOVES }, (_, i) => {
    const angle = (i * Math.PI) / 30
    const far = (reach * i) / MOVES
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const
  })
}

function* told(name: string, { median, slowest5, script, layout, work }: Frames): Generator<Figure> {
  yield against(`${name}/frames a second`, 1000 / median, SCREEN, 60)
  yield alone(`${name}/median frame, ms`, median, 'less')
  yield alone(`${name}/95th percentile, ms`, slowest5, 'less')
  yield against(`${name}/main thread alone`, 1000 / work, SCREEN, 60)
  yield alone(`${name}/main thread, ms`, work, 'less')
  yield alone(`${name}/script of it, ms`, script, 'less')
  yield alone(`${name}/style and layout, ms`, layout, 'less')
}
