// A server as a process of its own: node --import tsx node.ts; says its address and then `ready`. Asked over IPC, it measures itself.
import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openServer } from '../../../scripts/serve.mjs'
import { openPlay } from '../src/index.ts'

const { DATABASE_URL: databaseUrl, DATA: data = '', PORT = '0', BELLS } = process.env
const play = await openPlay({ databaseUrl, data, logLevel: 'silent', bells: BELLS !== 'off' })
const { address } = await openServer('127.0.0.1', { port: Number(PORT), fixed: true }, { extend: play.plugin })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('message', () => {
  collect()
  process.send?.({ heap: process.memoryUsage().heapUsed, files: readdirSync('/proc/self/fd').length })
})
process.channel?.unref()

console.log(`ready ${address}`)
