import { Command } from 'commander'
import { CliError } from './cliError.ts'
import { conformCommand } from './commands/conform.ts'
import { ScenarioError } from './conformance/index.ts'
import { paintFor } from './paint.ts'

const program = new Command('tactic48')
  .description('The command line of Tactic48: conformance, replays, odds, sight, rules.')
  .version('0.1.0')
  .showHelpAfterError('(tactic48 --help tells more)')

conformCommand(program)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CliError || error instanceof ScenarioError)) throw error
  console.error(`${paintFor(process.stderr).red('error:')} ${error.message}`)
  process.exitCode = 1
}
