import type { Command } from 'commander'
import type { Terminal } from '../../terminal.ts'
import { calibrateCommand } from './calibrate.ts'
import { conductCommand } from './conduct.ts'
import { exploitCommand, ladderCommand } from './ladder.ts'
import { arenaMatchCommand } from './match.ts'

export function aiCommand(program: Command, terminal: Terminal): void {
  const ai = program
    .command('ai')
    .description('how strong the opponents are and what they do: matches, ladder, exploits, conduct, calibration')
  const commands = [arenaMatchCommand, ladderCommand, exploitCommand, conductCommand, calibrateCommand]
  for (const add of commands) add(ai, terminal)
}
