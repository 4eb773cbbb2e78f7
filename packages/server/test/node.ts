// A server as a process of its own, for tests that kill it: node --import tsx node.ts; says its address and then `ready`.
import { leaveOnSignals } from '../../../scripts/leaving.mjs'
import { openServer } from '../../../scripts/serve.mjs'
import { openPlay } from '../src/index.ts'

const { DATABASE_URL: databaseUrl, DATA: data = '', PORT = '0', BELLS, LOG_LEVEL: logLevel = 'silent' } = process.env
const play = await openPlay({ databaseUrl, data, logLevel, bells: BELLS !== 'off' })
const { address, close } = await openServer('127.0.0.1', { port: Number(PORT), fixed: true }, { extend: play.plugin })
leaveOnSignals(close, play.stop)
console.log(`ready ${address}`)
