// Every check of the project, one after another, and one summary line at the end.
import { spawnSync } from 'node:child_process'
import { prepare, root } from './bootstrap.mjs'
import { checks } from './checks.mjs'
import { ensureBrowser } from './ensureBrowser.mjs'

prepare()

const only = process.argv.slice(2)
const chosen = only.length === 0 ? checks : checks.filter((check) => only.some((word) => check.name.startsWith(word)))
const browser = chosen.some((check) => check.browser) ? ensureBrowser() : undefined
const failed = []
const started = Date.now()

for (const check of chosen) {
  if (check.browser && browser === undefined) {
    failed.push(check.name)
    continue
  }
  const begun = Date.now()
  console.log(`\n── ${check.name}`)
  for (const [command, ...args] of check.run) {
    const result = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
        ...(browser ? { CHROMIUM: browser } : {}),
      },
    })
    if (result.status !== 0) {
      failed.push(check.name)
      break
    }
  }
  console.log(
    `── ${check.name}: ${failed.includes(check.name) ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - begun) / 1000)} s`,
  )
}

const seconds = Math.round((Date.now() - started) / 1000)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\nAll checks in ${seconds} s`)
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
