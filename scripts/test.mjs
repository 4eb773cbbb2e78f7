// Every check of the project and one summary line at the end. Checks that use one core run two at a time, before the others.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { prepare, root } from './bootstrap.mjs'
import { checks } from './checks.mjs'
import { ensureBrowser } from './ensureBrowser.mjs'
import { ensurePostgres } from './postgres.mjs'

prepare()

const NO_POSTGRES = '--no-postgres'
const withoutPostgres = process.argv.includes(NO_POSTGRES)
const only = process.argv.slice(2).filter((word) => word !== NO_POSTGRES)
const chosen = only.length === 0 ? checks : checks.filter((check) => only.some((word) => check.name.startsWith(word)))
if (chosen.length === 0) {
  console.error(`no check starts with ${only.join(' or ')}; there are ${checks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const browser = chosen.some((check) => check.browser) ? ensureBrowser() : undefined
const wantsPostgres = chosen.some((check) => check.postgres) && !withoutPostgres
const postgres = wantsPostgres ? ensurePostgres() : undefined
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  ...(browser ? { CHROMIUM: browser } : {}),
  ...(withoutPostgres ? { NO_POSTGRES: '1' } : {}),
}
const failed = []
const started = Date.now()

const secondsSince = (moment) => Math.round((Date.now() - moment) / 1000)

/** With a `write`, what the command says is held back until the whole check is done. */
const runCommand = ([command, ...args], write) =>
  new Promise((resolve) => {
    const stdio = write ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd: root, stdio, env })
    child.stdout?.on('data', write)
    child.stderr?.on('data', write)
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })

async function runCheck(check, apart) {
  const begun = Date.now()
  const said = []
  const title = `\n── ${check.name}`
  if (apart) console.log(title)
  let passed =
    (!check.browser || browser !== undefined) && (!check.postgres || !wantsPostgres || postgres !== undefined)
  for (const command of check.run)
    passed = passed && (await runCommand(command, apart ? undefined : (part) => said.push(part)))
  if (!apart) process.stdout.write(`${title}\n${Buffer.concat(said)}`)
  if (!passed) failed.push(check.name)
  console.log(`── ${check.name}: ${passed ? 'passed' : 'FAILED'} in ${secondsSince(begun)} s`)
}

const together = chosen.filter((check) => check.oneCore)
const lane = async () => {
  for (let check = together.shift(); check; check = together.shift()) await runCheck(check, false)
}
await Promise.all([lane(), lane()])
for (const check of chosen.filter((one) => !one.oneCore)) await runCheck(check, true)

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
if (withoutPostgres) console.log('\nLeft out by --no-postgres: everything that needs PostgreSQL')
console.log(`\nAll checks in ${secondsSince(started)} s`)
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
