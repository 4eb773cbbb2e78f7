// Installs what is missing, so that README's two commands work on a fresh clone. Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const minimum = [20, 19]

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Tactic48 needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs again when the lock file has changed since the last install. Not `npm ci`: it refuses a lock file that was written where
 * the packages of other platforms could not be seen.
 */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.tactic48-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm could not install the packages; see above.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
}
