// `npm run dev`: the table in the browser, reloaded as its sources change.
import { join } from 'node:path'
import { prepare, root } from './bootstrap.mjs'

prepare()

const { createServer } = await import('vite')

const wanted = Number(process.env.PORT ?? 4849)
const server = await createServer({
  root: join(root, 'packages', 'web'),
  server: { port: wanted, host: process.env.HOST ?? '127.0.0.1' },
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? `http://127.0.0.1:${wanted}/`
console.log(`Tactic48 is at ${address} and follows every change of its sources`)
