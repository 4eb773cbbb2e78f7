import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

/** Any free one, so that two clones can be tested at once; the workers read this file too and must get the same. */
process.env.WEB_PORT ??= String(await freePort())
const port = Number(process.env.WEB_PORT)
const origin = `http://127.0.0.1:${port}`
/** No newcomer, what happens is told at once, and a turn ends when its button is pressed; a test about these chooses for itself. */
const localStorage = [
  { name: 'tactic48.explained', value: 'ap at u odds' },
  { name: 'tactic48.noticed', value: 'objective grenadeOnTwo joinable healing caller' },
  { name: 'tactic48.pace', value: 'instant' },
  { name: 'tactic48.asksEnd', value: 'no' },
  { name: 'tactic48.welcomed', value: 'yes' },
]
const executablePath = findBrowser()

export default defineConfig({
  testDir: './test',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/web',
  workers: 2,
  fullyParallel: true,
  // Only against a test that hangs: no test reads a time or waits for one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: 'line',
  use: {
    baseURL: `${origin}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Keeping the whole edition is the subject of offline.spec.ts alone.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node ../../scripts/serve.mjs',
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `${origin}/`,
    reuseExistingServer: false,
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
