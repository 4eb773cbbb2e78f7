// `npm run bench -- <suite>`: the peers have a lock file of their own, so that only those who measure install them.
import { join } from 'node:path'
import { installPackages, prepare, root, runProgram } from './bootstrap.mjs'

const args = process.argv.slice(2)

prepare()
if (args.includes('rules')) installPackages(join(root, 'bench'), 'Installing the peers of the benchmarks …')
runProgram('tsx', ['bench/main.ts', ...args])
