import type { Command } from 'commander'
import type { Terminal } from '../../terminal.ts'
import { calibrateCommand } from './calibrate.ts'
import { arenaMatchCommand } from './match.ts'

export function aiCommand(program: Command, terminal: Terminal): void {
  const ai = program
    .command('ai')
    .description('how strong the opponents are and what they do: matches, ladder, exploits, conduct')
  for (const add of [arenaMatchCommand, calibrateCommand]) add(ai, terminal)
}
