// Installs what is missing, so that README's commands work on a fresh clone. Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const minimum = [20, 19]

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Tactic48 needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** The port asked for in the environment, or the usual one; a wrong one is reported in one line. */
export function portWanted(said = process.env.PORT) {
  if (said === undefined || said === '') return { port: 4848, fixed: false }
  const port = Number(said)
  if (/^\d+$/.test(said) && port <= 65_535) return { port, fixed: true }
  console.error(`PORT is ${JSON.stringify(said)}; it must be a whole number from 0 to 65535.`)
  process.exit(1)
}

const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f.:]*[.:][\da-f.:]*(\/\d+)?)$/i

/**
 * `TRUST_PROXY`: the addresses of proxies whose word is taken for where a request comes from; 1: those of this machine. Trusting any
 * would let everybody name his own address.
 */
export function proxiesTrusted(said = process.env.TRUST_PROXY) {
  if (said === undefined || said === '' || said === '0') return false
  if (said === '1') return 'loopback'
  if (said.split(',').every((one) => PROXY.test(one.trim()))) return said
  console.error(
    `TRUST_PROXY is ${JSON.stringify(said)}; it must be 1 for a proxy on this machine, or addresses with commas between them.`,
  )
  process.exit(1)
}

/** `METRICS_PORT` and `METRICS_HOST`: where health, readiness and metrics are served; without a port nowhere. */
export function watchingWanted({ METRICS_PORT: said, METRICS_HOST: host = '127.0.0.1' } = process.env) {
  if (said === undefined || said === '') return undefined
  if (/^\d+$/.test(said) && Number(said) <= 65_535) return { host, port: Number(said) }
  console.error(`METRICS_PORT is ${JSON.stringify(said)}; it must be a whole number from 0 to 65535.`)
  process.exit(1)
}

/** Node with the packages of the workspace: what every command needs first. */
export function prepare() {
  requireNode()
  installPackages(root, 'Installing packages …')
}

/**
 * Installs again when the folder's lock file has changed since the last install. Not `npm ci`: it refuses a lock file that was
 * written where the packages of other platforms could not be seen. All words go to stderr: stdout belongs to the command.
 */
export function installPackages(folder, says) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.tactic48-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error(says)
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm could not install the packages; see above.')
    process.exit(npm.status ?? 1)
  }
  // Removed first: node_modules may be a hard-linked copy, and the stamp of the other copy must stay.
  rmSync(stamp, { force: true })
  writeFileSync(stamp, lock)
}

/** Runs a program of the workspace as if it were typed here, and ends as it ends. */
export function runProgram(name, args, env = {}) {
  const { status } = spawnSync(name, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`, ...env },
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}
