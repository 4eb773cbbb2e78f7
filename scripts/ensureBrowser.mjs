// A Chromium that is there, else Debian's package where it may be installed, else one line that says what to install.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'

export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  const root = process.getuid?.() === 0
  if (root && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    console.log('Installing chromium …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet)
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.')
  return undefined
}
