import { type Interval, wilson } from '../match/tally.ts'
import type { Contest, PairResult } from './contest.ts'

/** A mean and half the width of its 95 % interval, from pairs: two games with the same dice are one observation. */
export interface Mean {
  readonly mean: number
  readonly error: number
}

/** How a match stands, of A. */
export interface Standing {
  readonly pairs: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly score: Interval | undefined
  /** The same by pairs. */
  readonly paired: Mean
  readonly margin: Mean
  readonly adjusted: Mean
  readonly byType: { readonly [type: string]: { readonly games: number; readonly score: Interval | undefined } }
  readonly rounds: number
  readonly faults: readonly string[]
  /** Of A and of B, by the clock of this machine. */
  readonly secondsPerTurn: readonly [number, number]
  readonly longestTurn: readonly [number, number]
}

export function standingOf(results: readonly PairResult[]): Standing {
  const games = results.flatMap((result) => result.games)
  const count = (score: number): number => games.filter((game) => game.score === score).length
  const points = (of: readonly Contest[]): number => of.reduce((sum, { score }) => sum + score, 0)
  const types = [...new Set(results.map(typeOf))].sort()
  const turns = Math.max(1, games.reduce((sum, game) => sum + game.turns, 0) / 2)
  const spent = (who: 0 | 1): number => games.reduce((sum, { seconds }) => sum + seconds[who], 0) / turns
  const longest = (who: 0 | 1): number => Math.max(0, ...games.map(({ longestTurn }) => longestTurn[who]))
  return {
    pairs: results.length,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    score: wilson(points(games), games.length),
    paired: byPairs(results, ({ score }) => score),
    margin: byPairs(results, ({ margin }) => margin),
    adjusted: byPairs(results, ({ adjusted }) => adjusted),
    byType: Object.fromEntries(
      types.map((type) => {
        const own = results.filter((result) => typeOf(result) === type).flatMap((result) => result.games)
        return [type, { games: own.length, score: wilson(points(own), own.length) }]
      }),
    ),
    rounds: games.reduce((sum, { rounds }) => sum + rounds, 0) / Math.max(1, games.length),
    faults: games.flatMap(({ fault }) => fault ?? []),
    secondsPerTurn: [spent(0), spent(1)],
    longestTurn: [longest(0), longest(1)],
  }
}

const typeOf = ({ title }: PairResult): string => title.split(' ')[0] ?? ''

function byPairs(results: readonly PairResult[], of: (game: Contest) => number): Mean {
  const { mean, variance } = spreadOf(results.map(({ games: [there, back] }) => (of(there) + of(back)) / 2))
  return { mean, error: results.length > 1 ? 1.96 * Math.sqrt(variance / results.length) : 1 }
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, one) => sum + (one - mean) * (one - mean), 0)
  return { mean, variance: squares / Math.max(1, values.length - 1) }
}

export interface Hypotheses {
  /** Scores of A that are told from each other. */
  readonly none: number
  readonly gain: number
}

/** Errors of either kind: one in twenty. */
const BOUND = Math.log(19)
/** Before so many pairs their spread is not known. */
const LEAST_PAIRS = 10

export interface Verdict {
  /** Logarithm of how much more likely the results are with the gain than without. */
  readonly ratio: number
  readonly bound: number
  readonly verdict: 'gain' | 'none' | undefined
}

/** A sequential test on pairs (GSPRT with the normal approximation): it may stop after any pair. */
export function sequentialTest(results: readonly PairResult[], { none, gain }: Hypotheses): Verdict {
  const { mean, variance } = spreadOf(results.map(({ games: [a, b] }) => (a.score + b.score) / 2))
  if (results.length < LEAST_PAIRS || variance === 0) return { ratio: 0, bound: BOUND, verdict: undefined }
  const ratio = (results.length * (gain - none) * (mean - (none + gain) / 2)) / variance
  return { ratio, bound: BOUND, verdict: ratio >= BOUND ? 'gain' : ratio <= -BOUND ? 'none' : undefined }
}
