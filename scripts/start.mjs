import { join } from 'node:path'
import { portWanted, prepare, root } from './bootstrap.mjs'

// First of all: who waits for packages and build should not learn afterwards that the port was wrong.
const wanted = portWanted()
prepare()

const { listen, serveFolder } = await import('./serve.mjs')
const { build } = await import('vite')

const host = process.env.HOST ?? '127.0.0.1'
const server = await listen(host, wanted).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${wanted.port} is in use; set PORT to another one.`
      : `Cannot serve: ${error.message}`,
  )
  process.exit(1)
})

const web = join(root, 'packages', 'web')
console.log('Building the table …')
await build({ root: web, logLevel: 'warn' })
console.log(`Tactic48 is at ${serveFolder(server, join(web, 'dist'))}`)
