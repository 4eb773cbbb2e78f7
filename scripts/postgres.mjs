// A PostgreSQL of its own for tests and proofs: found, else installed from Debian's packages; own folder, own port, own user.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const INSTALL = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
]

/** The folder of its programs. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))))
}

/** Where it can be neither found nor installed: says so and is undefined. */
export function ensurePostgres() {
  const found = findPrograms()
  if (found) return found
  const line = INSTALL.map((command) => command.join(' ')).join(' && ')
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    console.log(`No PostgreSQL found; it is installed by this command:\n  ${line}`)
    for (const [command, ...args] of INSTALL) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      if (spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) break
    }
    const installed = findPrograms()
    if (installed) return installed
  }
  console.error(`No PostgreSQL found. Install it:\n  sudo sh -c '${line}'`)
  return undefined
}

/** It refuses to run as root. */
function ownUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** A new, empty database with its durable defaults. `kill` ends it as a power cut would; `start` brings it back. */
export async function startPostgres(programs = ensurePostgres()) {
  if (!programs) throw new Error('there is no PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-postgres-'))
  const user = ownUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tactic48', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const url = `postgres://tactic48@127.0.0.1:${port}/postgres`
  let running
  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder], {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    running = child
    await new Promise((done, fail) => {
      let said = ''
      child.stderr.on('data', (part) => {
        said += part
        if (said.includes('ready to accept connections')) done()
      })
      child.once('exit', () => fail(new Error(`postgres ended: ${said}`)))
    })
    child.stderr.removeAllListeners('data')
    child.stderr.resume()
  }
  const ended = (signal) =>
    new Promise((done) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return done()
      running.removeAllListeners('exit')
      running.once('exit', done)
      running.kill(signal)
    })
  process.once('exit', () => running?.kill('SIGKILL'))
  await start()
  return {
    url,
    start,
    kill: () => ended('SIGKILL'),
    stop: async () => {
      await ended('SIGINT')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
