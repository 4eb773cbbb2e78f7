// A server as a process of its own: node --import tsx node.ts; says its address and then `ready`. Asked over IPC, it measures itself.
import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { leaveOnSignals } from '../../../scripts/leaving.mjs'
import { openServer } from '../../../scripts/serve.mjs'
import { openPlay } from '../src/index.ts'

const { DATABASE_URL: databaseUrl, DATA: data = '', PORT = '0', BELLS, LOG_LEVEL: logLevel = 'silent' } = process.env
const play = await openPlay({ databaseUrl, data, logLevel, bells: BELLS !== 'off' })
const { address, close } = await openServer('127.0.0.1', { port: Number(PORT), fixed: true }, { extend: play.plugin })
leaveOnSignals(close, play.stop)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('message', () => {
  collect()
  const { user, system } = process.cpuUsage()
  process.send?.({
    heap: process.memoryUsage().heapUsed,
    cpu: (user + system) / 1_000_000,
    files: readdirSync('/proc/self/fd').length,
  })
})
process.channel?.unref()

console.log(`ready ${address}`)
