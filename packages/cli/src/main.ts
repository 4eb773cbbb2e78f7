import { runCommand } from './program.ts'
import { processTerminal } from './terminal.ts'

await runCommand(process.argv.slice(2), processTerminal())
