import { constants } from 'node:os'
import { portWanted, prepare } from './bootstrap.mjs'

// A wrong port is reported before packages are installed and the page is built.
const wanted = portWanted()
prepare()

const { openServerOrExplain } = await import('./serve.mjs')
const { buildTable, ownFolder } = await import('./build.mjs')

const { address, show } = await openServerOrExplain(process.env.HOST ?? '127.0.0.1', wanted)
// An exit of its own, so that the build and its folder go with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
}

console.log('Building the table …')
const folder = ownFolder()
try {
  await buildTable(folder)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
show(folder)
console.log(`Tactic48 is at ${address}`)
