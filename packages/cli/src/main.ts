import { runCommand } from './program.ts'
import { processTerminal } from './terminal.ts'

/** `tactic48 … | head` closes the pipe early; that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

await runCommand(process.argv.slice(2), processTerminal())
