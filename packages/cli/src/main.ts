import { runCommand } from './program.ts'
import { processTerminal } from './terminal.ts'

/** `tactic48 … | head` closes the pipe early; that is not a failure. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit()
  console.error(`error: the output cannot be written (${code})`)
  process.exit(1)
})
/** Nobody listens: there is nothing left to say, but the work goes on. */
process.stderr.on('error', () => {})

await runCommand(process.argv.slice(2), processTerminal())
