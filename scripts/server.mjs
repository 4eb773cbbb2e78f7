// `npm run server -- COMMAND`: what an operator does to the store of a server, through the server where one runs.
import { join } from 'node:path'
import { prepare, root } from './bootstrap.mjs'

prepare()

const { register } = await import('tsx/esm/api')
register()
const { operate } = await import('../packages/server/src/operator/commandLine.ts')

const { DATABASE_URL: databaseUrl, DATA: data = join(root, 'data') } = process.env
process.exitCode = await operate(process.argv.slice(2), { databaseUrl, data, say: (line) => console.log(line) })
