import type { Command } from 'commander'
import { attackOdds } from '../odds/attack.ts'
import { attemptOdds } from '../odds/attempts.ts'
import { fallOdds } from '../odds/falls.ts'
import { COMPANY, type OddsFlags, withRules } from '../odds/flags.ts'
import { ROLL_WORDS, tellRolls } from '../odds/table.ts'
import type { Terminal } from '../terminal.ts'

export function oddsCommand(program: Command, terminal: Terminal): void {
  const odds = withRules(program.command('odds'), COMPANY)
    .description('exact chances of every roll of the game, itemised by rule')
    .argument('[roll]', `one roll instead of all: ${ROLL_WORDS}`)
    .enablePositionalOptions()
    .addHelpText(
      'after',
      `
Examples:
  tactic48 odds
  tactic48 odds messenger -e qs-it+cc-it
  tactic48 odds shot -S 3 -L 2 --aim 2 --range 8 --cover partial --take-cover
  tactic48 odds grenade --dice 3 1 2 2w
  tactic48 odds h2h 3/2 2/1
  tactic48 odds call --dice 2
  tactic48 odds initiative 2 1 --tokens 3 --his-tokens 2
  tactic48 odds barrage howitzer 2@0 3@2.5 1w@4
  tactic48 odds bombs concussion 2@0 3o@2
  tactic48 odds armour --armour 8 -H 4 --dice 2
  tactic48 odds medic --station
  tactic48 odds witness --away 3 --named
  tactic48 odds shock conformance/shock/friend-falls.yaml F`,
    )
    .action((roll: string | undefined, flags: OddsFlags) => tellRolls(roll, flags, terminal))
  attackOdds(odds, terminal)
  attemptOdds(odds, terminal)
  fallOdds(odds, terminal)
}
