import { Command, CommanderError } from 'commander'
import { CliError } from './cliError.ts'
import { aiCommand } from './commands/ai/ai.ts'
import { balanceCommand } from './commands/balance.ts'
import { battlefieldCommand } from './commands/battlefield.ts'
import { cardCommand } from './commands/card.ts'
import { conformCommand } from './commands/conform.ts'
import { battleCommand, factionCommand, lessonCommand } from './commands/content.ts'
import { deckCommand, forceCommand } from './commands/force.ts'
import { losCommand } from './commands/los.ts'
import { matchCommand } from './commands/match.ts'
import { oddsCommand } from './commands/odds.ts'
import { orderCommand } from './commands/order.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { careful, type Terminal } from './terminal.ts'

/** The command `tactic48` with these arguments, speaking through this terminal. */
export async function runCommand(args: readonly string[], speaking: Terminal): Promise<void> {
  const terminal = careful(speaking)
  const program = new Command('tactic48')
    .description(
      'The command line of Tactic48: conformance, replays, odds, sight, orders, cards, forces, battles, lessons, rules, matches of bots.',
    )
    .version('0.1.0')
    .enablePositionalOptions()
    .showHelpAfterError('(tactic48 --help tells more)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
    })
  const commands = [
    conformCommand,
    replayCommand,
    oddsCommand,
    losCommand,
    orderCommand,
    cardCommand,
    forceCommand,
    deckCommand,
    factionCommand,
    battlefieldCommand,
    battleCommand,
    lessonCommand,
    rulesCommand,
    matchCommand,
    balanceCommand,
    aiCommand,
  ]
  for (const add of commands) add(program, terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) terminal.fail()
    } else {
      terminal.complain(`${terminal.paint.red('error:')} ${wordsFor(error)}`)
      terminal.fail()
    }
  }
}

const { TACTIC48_TRACE: wantsTrace } = process.env

/** Faults that the user can put right are printed in words; any other is ours and printed without its trace. */
function wordsFor(error: unknown): string {
  if (error instanceof CliError) return error.message
  if (wantsTrace && error instanceof Error) return error.stack ?? error.message
  const message = error instanceof Error ? error.message : String(error)
  return `a fault of tactic48 itself: ${message} (TACTIC48_TRACE=1 tells where)`
}
