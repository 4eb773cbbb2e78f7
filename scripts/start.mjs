import { join } from 'node:path'
import { portWanted, prepare, root } from './bootstrap.mjs'

// First of all: who waits for packages and build should not learn afterwards that the port was wrong.
const wanted = portWanted()
prepare()

const { listenOrSayWhy, serveFolder } = await import('./serve.mjs')
const { build } = await import('vite')

const host = process.env.HOST ?? '127.0.0.1'
const server = await listenOrSayWhy(host, wanted)

const web = join(root, 'packages', 'web')
console.log('Building the table …')
await build({ root: web, logLevel: 'warn' })
console.log(`Tactic48 is at ${serveFolder(server, join(web, 'dist'))}`)
