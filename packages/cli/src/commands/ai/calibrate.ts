import { POLICIES, type Policy } from '@tactic48/ai'
import type { Command } from 'commander'
import { fitOf, type Sample, sampleOf, turnStarts } from '../../ai/calibrate.ts'
import { writeSection } from '../../ai/document.ts'
import { markdownOf, percentOf } from '../../ai/words.ts'
import { columns } from '../../columns.ts'
import { countOf, wordOf } from '../../flags.ts'
import { POOLS, type Pool } from '../../match/pairings.ts'
import type { Terminal } from '../../terminal.ts'

interface Flags {
  readonly positions: number
  readonly playouts: number
  readonly policy: Policy
  readonly pool: Pool
  readonly seed: string
  readonly json?: boolean
  readonly write?: string
}

const POLICY_NAMES = Object.keys(POLICIES) as Policy[]

export function calibrateCommand(program: Command, terminal: Terminal): void {
  program
    .command('calibrate')
    .description('hold the exchange model against the engine: AP that a side takes in one turn')
    .option('--positions <n>', 'beginnings of turns in games of two regulars', countOf, 200)
    .option('--playouts <n>', 'of the same half-turn in the engine, for each position', countOf, 64)
    .option('--policy <policy>', `who plays them: ${POLICY_NAMES.join(' or ')}`, wordOf(POLICY_NAMES), 'quick')
    .option('--pool <pool>', 'tables and forces', wordOf(POOLS), 'held-out')
    .option('--seed <text>', 'of tables, forces and dice', 'calibrate')
    .option('--json', 'machine-readable, with every position')
    .option('--write <file>', 'put the result into its section of this document')
    .addHelpText(
      'after',
      `
Example:
  tactic48 ai calibrate --positions 400 --policy regular`,
    )
    .action((flags: Flags) => calibrate(flags, terminal))
}

const TOLD = 50

async function calibrate(flags: Flags, terminal: Terminal): Promise<void> {
  const { positions, playouts, policy, pool, seed } = flags
  const samples: Sample[] = []
  for await (const { state, side } of turnStarts({ seed, pool, rounds: 40, option: [] })) {
    samples.push(sampleOf(state, side, playouts, policy))
    if (samples.length % TOLD === 0) terminal.complain(`${samples.length} of ${positions} positions`)
    if (samples.length >= positions) break
  }
  const fit = fitOf(samples)
  const rows = [
    ['positions', 'playouts', 'policy', 'AP by the model', 'AP in the engine', 'bias', 'r', 'slope'],
    [
      String(fit.positions),
      String(playouts),
      policy,
      fit.modelled.toFixed(2),
      fit.played.toFixed(2),
      `${percentOf(fit.bias)} %`,
      fit.correlation.toFixed(3),
      fit.slope.toFixed(2),
    ],
  ]
  if (flags.write) writeSection(flags.write, `calibrate ${policy}`, markdownOf(rows))
  terminal.print(flags.json ? JSON.stringify({ ...flags, ...fit, samples }, null, 2) : columns(rows))
}
