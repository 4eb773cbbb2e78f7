// Pictures of every screen, desktop and phone, and the page that shows them. Words after the command choose screens by name.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { SCREENS, type Screen } from './pictures/screens.ts'
import { shrink } from './pictures/shrink.ts'
import { serveWithGames } from './servedTable.ts'

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url))
const LIMIT = 60_000

const VIEWS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, width: 720 },
  { name: 'phone', viewport: { width: 390, height: 844 }, width: 300 },
] as const

/** The picture at the head of the README is larger. */
const LEAD = { screen: 'danger-lane', view: 'desktop', width: 1080 } as const

const chosen = process.argv.slice(2)
const executablePath = findBrowser()
const served = await serveWithGames()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
await mkdir(`${DOCS}pictures`, { recursive: true })
try {
  for (const screen of SCREENS) if (chosen.length === 0 || chosen.includes(screen.name)) await picture(browser, screen)
  await writeFile(`${DOCS}SCREENS.md`, screensPage())
} finally {
  await browser.close()
  await served.close()
}

async function picture(browser: Browser, screen: Screen): Promise<void> {
  for (const view of VIEWS) {
    const context = await browser.newContext({
      baseURL: served.address,
      viewport: view.viewport,
      deviceScaleFactor: 2,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...(view.name === 'phone' ? { hasTouch: true, isMobile: true } : {}),
    })
    const page = await context.newPage()
    // The compiler that runs this file marks functions with their names, also those that are sent to the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    // No newcomer, and everything has been told.
    await page.addInitScript(() => {
      localStorage.setItem('tactic48.explained', 'ap at u odds')
      localStorage.setItem('tactic48.pace', 'instant')
    })
    await screen.reach(page)
    await painted(page)
    const png = await page.screenshot()
    await keep(`${screen.name}-${view.name}`, png, view.width)
    if (screen.name === LEAD.screen && view.name === LEAD.view) await keep('lead', png, LEAD.width)
    await context.close()
  }
}

/** The table must be painted; small tables in a page are painted when somebody scrolls to them, and may be late. */
async function painted(page: Page): Promise<void> {
  await page.waitForTimeout(2000)
  await canvases(page, '[data-part=table] canvas', 180_000)
  await canvases(page, 'canvas', 15_000).catch(() => undefined)
  await page.waitForTimeout((await page.locator('canvas').count()) > 0 ? 4000 : 500)
}

/** Until each of them that is in the window shows painted ground and not the flat colour that it begins with. */
async function canvases(page: Page, those: string, timeout: number): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLCanvasElement>(selector)].every((sheet) => {
        const { width, height } = sheet
        const { left, right, top, bottom } = sheet.getBoundingClientRect()
        const inWindow = left < right && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        const brush = sheet.getContext('2d')
        if (!brush || width === 0 || !inWindow) return true
        const row = brush.getImageData(0, Math.floor(height / 2), width, 1).data
        return new Set(new Uint32Array(row.buffer)).size > Math.min(200, width / 4)
      }),
    those,
    { timeout, polling: 1000 },
  )
}

async function keep(name: string, png: Buffer, width: number): Promise<void> {
  const { bytes, height } = await shrink(browser, png, width, LIMIT)
  await writeFile(`${DOCS}pictures/${name}.webp`, bytes)
  console.log(`${name.padEnd(24)} ${width} × ${height}  ${bytes.length.toLocaleString('en-US').padStart(7)} bytes`)
}

function screensPage(): string {
  const rows = SCREENS.map(
    ({ name, says }) => `## ${title(name)}

${says}

<img src="pictures/${name}-desktop.webp" width="720" alt="${title(name)}, desktop"> <img src="pictures/${name}-phone.webp" width="216" alt="${title(name)}, phone">
`,
  )
  return `# Screens

Every screen on a desktop (1440 × 900) and on a phone (390 × 844). \`npm run pictures\` takes them again.

${rows.join('\n')}`
}

function title(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
