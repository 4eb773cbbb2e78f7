import { Command, CommanderError } from 'commander'
import { CliError } from './cliError.ts'
import { conformCommand } from './commands/conform.ts'
import { losCommand } from './commands/los.ts'
import { oddsCommand } from './commands/odds.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { ScenarioError } from './conformance/index.ts'
import type { Terminal } from './terminal.ts'

/** The command `tactic48` with these arguments, speaking through this terminal. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  const program = new Command('tactic48')
    .description('The command line of Tactic48: conformance, replays, odds, sight, rules.')
    .version('0.1.0')
    .showHelpAfterError('(tactic48 --help tells more)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
    })
  for (const add of [conformCommand, replayCommand, oddsCommand, losCommand, rulesCommand]) add(program, terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) terminal.fail()
    } else if (error instanceof CliError || error instanceof ScenarioError) {
      terminal.complain(`${terminal.paint.red('error:')} ${error.message}`)
      terminal.fail()
    } else throw error
  }
}
