import { join } from 'node:path'
import { portWanted, prepare, proxiesTrusted, root, watchingWanted } from './bootstrap.mjs'

// A wrong port is reported before packages are installed and the page is built.
const wanted = portWanted()
const trustProxy = proxiesTrusted()
const watching = watchingWanted()
prepare()

const { register } = await import('tsx/esm/api')
register()
const { leaveOnSignals } = await import('./leaving.mjs')
const { openServerOrExplain } = await import('./serve.mjs')
const { buildTable, ownFolder } = await import('./build.mjs')
const { bundleEngine } = await import('./pack/engine.mjs')
const { pageIn } = await import('./pack/page.mjs')
const { noticeSettings, openPlay, StoreError } = await import('../packages/server/src/index.ts')

const {
  DATABASE_URL: databaseUrl,
  DATA: data = join(root, 'data'),
  PUBLIC_URL: publicUrl,
  HOST = '127.0.0.1',
  LOG_LEVEL: logLevel,
} = process.env
const notices = noticeSettings(process.env)
const engine = await bundleEngine()
const play = await openPlay({ databaseUrl, data, publicUrl, notices, logLevel, watching, engine }).catch((error) => {
  if (!(error instanceof StoreError)) throw error
  console.error(error.message)
  process.exit(1)
})
const { address, show, close } = await openServerOrExplain(HOST, wanted, {
  extend: play.plugin,
  pages: play.pages,
  trustProxy,
})
// Pages are told, what is being written is finished.
leaveOnSignals(close, play.stop)

console.log('Building the table …')
const folder = ownFolder()
try {
  await buildTable(folder)
  await play.keepPage(pageIn(folder))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
show(folder)
console.log(`Tactic48 is at ${address}`)
if (play.watchPort) console.log(`Health and metrics are on port ${play.watchPort}`)
console.log(`Games between players who are apart are kept in ${play.store}`)
const { moved, stayed } = await play.upgrade()
if (moved.length + stayed.length > 0)
  console.log(`Running games of other releases: ${moved.length} go on in this one, ${stayed.length} as they were`)
