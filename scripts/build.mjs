// The page, built into a folder that belongs to this process alone: a second `npm start` must not empty it under the first.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './bootstrap.mjs'

const BUILDS = join(root, 'dist', 'table')

/** A new folder, named after this process; those of processes that have ended are removed, at the end its own too. */
export function ownFolder(builds = BUILDS) {
  mkdirSync(builds, { recursive: true })
  for (const name of readdirSync(builds)) if (!isRunning(Number.parseInt(name, 10))) remove(join(builds, name))
  let number = 0
  while (existsSync(join(builds, `${process.pid}-${number}`))) number += 1
  const folder = join(builds, `${process.pid}-${number}`)
  mkdirSync(folder)
  process.once('exit', () => remove(folder))
  return folder
}

/** Built by a process of its own, so that the server answers meanwhile. */
export function buildTable(folder, logLevel = 'warn') {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
  const web = join(root, 'packages', 'web')
  const args = [vite, 'build', web, '--outDir', folder, '--emptyOutDir', '--logLevel', logLevel]
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    const stop = () => child.kill()
    process.once('exit', stop)
    child.once('error', fail)
    child.once('exit', (code) => {
      process.off('exit', stop)
      if (code === 0) done(undefined)
      else fail(new Error('The page could not be built; see above.'))
    })
  })
}

function isRunning(pid) {
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
