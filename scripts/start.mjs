import { prepare, root } from './bootstrap.mjs'

prepare()

const { build, preview } = await import('vite')
const { join } = await import('node:path')

const web = join(root, 'packages', 'web')
console.log('Building the table …')
await build({ root: web, logLevel: 'warn' })
const wanted = Number(process.env.PORT ?? 4848)
const server = await preview({ root: web, preview: { port: wanted, host: process.env.HOST ?? '127.0.0.1' } })
const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${wanted}/`
console.log(`Tactic48 is at ${address}`)
