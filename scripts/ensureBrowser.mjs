// A Chromium that is there; else, for root on Debian, its package, named before it is installed; else the line to run.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'

const INSTALL = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
]

export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  const named = process.env.CHROMIUM
  if (named) {
    console.error(`CHROMIUM names ${named}, which is no program that can be run.`)
    return undefined
  }
  const debian = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  const line = INSTALL.map((command) => command.join(' ')).join(' && ')
  if (debian && process.getuid?.() === 0) {
    console.log('No Chromium found. The browser tests need one, so these system packages are installed now:')
    console.log('  chromium-headless-shell, fonts-liberation')
    console.log(`by this command (set CHROMIUM to a browser's path to have nothing installed):\n  ${line}`)
    for (const [command, ...args] of INSTALL) {
      const quiet = {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }
      if (spawnSync(command, args, quiet).status !== 0) break
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error('No Chromium found. Set CHROMIUM to the path of one, or install it:')
  console.error(debian ? `  sudo sh -c '${line}'` : '  https://www.chromium.org/getting-involved/download-chromium')
  return undefined
}
