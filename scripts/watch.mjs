// `npm run test:watch`: the tests without a browser, run again as their sources change. `-- --project rules` keeps to one package.
import { prepare, runProgram } from './bootstrap.mjs'

prepare()
runProgram('vitest', ['watch', ...process.argv.slice(2)])
