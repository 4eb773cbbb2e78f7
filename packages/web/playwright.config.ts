import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

const port = Number(process.env.WEB_PORT ?? 4173)
const executablePath = findBrowser()

export default defineConfig({
  testDir: './test',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/web',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
