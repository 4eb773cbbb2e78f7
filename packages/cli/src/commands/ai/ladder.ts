import type { Command } from 'commander'
import { playMatch } from '../../ai/arena.ts'
import { writeSection } from '../../ai/document.ts'
import { EXPLOITS } from '../../ai/exploits.ts'
import { type Standing, standingOf } from '../../ai/standing.ts'
import { HEAD, intervalWords, matchTableOf, rowOf } from '../../ai/words.ts'
import { columns } from '../../columns.ts'
import type { Terminal } from '../../terminal.ts'
import { type MatchFlags, termsOf, withTerms } from './terms.ts'

/** From the weakest: everybody plays the next one, and what is left of its strength against the frozen one. */
const RUNGS = ['random', 'recruit', 'regular', 'veteran'] as const
const FROZEN = 'regular-1'

interface Flags extends MatchFlags {
  readonly folder?: string
}

/** One match of a list, by the names of both. */
type Line = readonly [a: string, b: string]

export function ladderCommand(program: Command, terminal: Terminal): void {
  withTerms(
    program.command('ladder').description('every level against the one below it and against the frozen regular-1'),
    20,
  )
    .option('--folder <path>', 'keep the pairs of each match there and go on where they end')
    .action((flags: Flags) => {
      const up: readonly Line[] = RUNGS.slice(1).map((name, i): Line => [name, RUNGS[i] ?? name])
      const frozen: readonly Line[] = RUNGS.filter((name) => name !== 'random').map((name): Line => [name, FROZEN])
      return playAll('ladder', [...up, ...frozen], flags, terminal)
    })
}

export function exploitCommand(program: Command, terminal: Terminal): void {
  const names = Object.keys(EXPLOITS)
  withTerms(
    program
      .command('exploit')
      .description(`an opponent against simple minds that each do one thing: ${names.join(', ')}`),
    30,
  )
    .argument('[opponent]', 'who has to stand them', 'veteran')
    .option('--folder <path>', 'keep the pairs of each match there and go on where they end')
    .action((opponent: string, flags: Flags) =>
      playAll(
        `exploit ${opponent}`,
        names.map((name): Line => [opponent, name]),
        flags,
        terminal,
      ),
    )
}

async function playAll(title: string, lines: readonly Line[], flags: Flags, terminal: Terminal): Promise<void> {
  const { pairs, threads, folder } = flags
  const terms = termsOf(flags)
  const done: { readonly a: string; readonly b: string; readonly standing: Standing }[] = []
  for (const [a, b] of lines) {
    // A runner has somewhere to run to in a Mission alone.
    const own = b === 'runner' && terms.type === undefined ? { ...terms, type: 'mission' as const } : terms
    const results = await playMatch(
      { a, b, terms: own },
      {
        pairs,
        threads,
        ...(folder === undefined ? {} : { file: `${folder}/${a}-${b}.jsonl`.replaceAll(':', '_') }),
        onPair: () => false,
      },
    )
    const standing = standingOf(results)
    done.push({ a, b, standing })
    terminal.complain(`${done.length} of ${lines.length}: ${a} v ${b} ${intervalWords(standing.score)}`)
  }
  const rows = [HEAD, ...done.map(({ a, b, standing }) => rowOf(`${a} v ${b}`, standing))]
  if (flags.write) writeSection(flags.write, title, matchTableOf(rows))
  terminal.print(flags.json ? JSON.stringify({ terms, matches: done }, null, 2) : columns(rows))
}
