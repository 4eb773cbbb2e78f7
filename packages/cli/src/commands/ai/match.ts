import type { Command } from 'commander'
import { type Match, playMatch } from '../../ai/arena.ts'
import type { PairResult } from '../../ai/contest.ts'
import { writeSection } from '../../ai/document.ts'
import { type Hypotheses, type Standing, sequentialTest, standingOf, type Verdict } from '../../ai/standing.ts'
import { HEAD, intervalWords, matchTableOf, meanWords, rowOf } from '../../ai/words.ts'
import { columns } from '../../columns.ts'
import type { Terminal } from '../../terminal.ts'
import { hypothesesOf, type MatchFlags, termsOf, withTerms } from './terms.ts'

interface Flags extends MatchFlags {
  readonly sprt?: Hypotheses
  readonly file?: string
}

export function arenaMatchCommand(program: Command, terminal: Terminal): void {
  withTerms(program.command('match').description('play two opponents against each other and test what they gain'), 50)
    .argument(
      '<a>',
      'an opponent: a level, a frozen one, an exploit bot, or a level with other numbers (veteran:playouts=0)',
    )
    .argument('<b>', 'its opponent')
    .option('--sprt <none,gain>', 'stop as soon as one of these scores of A, in per cent, is refuted', hypothesesOf)
    .option('--file <path>', 'keep the pairs here and go on where it ends')
    .addHelpText(
      'after',
      `
Dice are keyed by the moment: both games of a pair throw the same ones, so an opponent against itself scores exactly 50 %.
The adjusted margin is what A took of the enemy's AP more than it lost, less what the shots brought beyond their mean.
Levels think as many nodes on every machine: results do not depend on its speed.

Examples:
  tactic48 ai match veteran regular-1 --pairs 200 --pool held-out
  tactic48 ai match veteran:playouts=48 veteran --sprt 50,55 --file more-playouts.jsonl --threads 2`,
    )
    .action((a: string, b: string, flags: Flags) => arenaMatch(a, b, flags, terminal))
}

/** After so many pairs how it stands is told. */
const TOLD = 10

async function arenaMatch(a: string, b: string, flags: Flags, terminal: Terminal): Promise<void> {
  const { pairs, threads, sprt, file } = flags
  const match: Match = { a, b, terms: termsOf(flags) }
  const results = await playMatch(match, {
    pairs,
    threads,
    ...(file === undefined ? {} : { file }),
    onPair(done) {
      const verdict = sprt && sequentialTest(done, sprt)
      if (done.length % TOLD === 0) terminal.complain(`${done.length} of ${pairs} pairs: ${inShort(done, verdict)}`)
      return verdict?.verdict !== undefined
    },
  })
  const standing = standingOf(results)
  const tested = sprt && sequentialTest(results, sprt)
  if (flags.write) writeSection(flags.write, `match ${a} ${b}`, matchTableOf([HEAD, rowOf(`${a} v ${b}`, standing)]))
  terminal.print(
    flags.json ? JSON.stringify({ ...match, ...standing, tested }, null, 2) : report(match, standing, tested),
  )
}

const inShort = (results: readonly PairResult[], verdict: Verdict | undefined): string => {
  const { score, adjusted } = standingOf(results)
  const ratio = verdict ? `, log-likelihood ratio ${verdict.ratio.toFixed(2)} of ±${verdict.bound.toFixed(2)}` : ''
  return `${intervalWords(score)}, adjusted margin ${meanWords(adjusted)} % of AP${ratio}`
}

const VERDICTS = { gain: 'the gain is shown', none: 'there is no such gain', open: 'not decided' } as const

function report({ a, b, terms }: Match, standing: Standing, tested: Verdict | undefined): string {
  const { faults, byType, margin, paired, longestTurn } = standing
  const types = Object.entries(byType).map(([type, { games, score }]) => `${type} ${intervalWords(score)} of ${games}`)
  return [
    `${a} v ${b}, seed ${JSON.stringify(terms.seed)}${terms.pool === undefined ? '' : `, ${terms.pool}`}`,
    columns([HEAD, rowOf('', standing)]),
    `score by pairs ${meanWords(paired)} %, margin ${meanWords(margin)} % of AP; ${types.join(', ')}`,
    `longest turn ${longestTurn.map((seconds) => `${seconds.toFixed(1)} s`).join(' v ')}`,
    ...(tested ? [`sequential test: ${VERDICTS[tested.verdict ?? 'open']} (${tested.ratio.toFixed(2)})`] : []),
    faults.length === 0 ? 'no wrong command' : `${faults.length} games lost by a wrong command: ${faults[0]}`,
  ].join('\n')
}
