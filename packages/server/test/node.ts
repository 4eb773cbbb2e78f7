// A server as a process of its own, for tests that kill it: node --import tsx node.ts; says its address and then `ready`.
import { openServer } from '../../../scripts/serve.mjs'
import { openPlay } from '../src/index.ts'

const { DATABASE_URL: databaseUrl, DATA: data = '', PORT = '0', BELLS } = process.env
const play = await openPlay({ databaseUrl, data, logLevel: 'silent', bells: BELLS !== 'off' })
const { address } = await openServer('127.0.0.1', { port: Number(PORT), fixed: true }, { extend: play.plugin })
console.log(`ready ${address}`)
