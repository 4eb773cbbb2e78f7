import type { Interval } from '../match/tally.ts'
import type { Mean, Standing } from './standing.ts'

export const percentOf = (share: number): string => (100 * share).toFixed(1)

export const intervalWords = (interval: Interval | undefined): string =>
  interval ? `${percentOf(interval.share)} % [${percentOf(interval.low)}–${percentOf(interval.high)}]` : '-'

export const meanWords = ({ mean, error }: Mean): string => `${percentOf(mean)} ± ${percentOf(error)}`

/** A row of a table of matches. */
export const HEAD = [
  'match',
  'games',
  'won, drawn, lost',
  'score',
  'adjusted margin, % of AP',
  'rounds',
  's a turn',
] as const

export const rowOf = (name: string, standing: Standing): readonly string[] => [
  name,
  String(2 * standing.pairs),
  `${standing.won}, ${standing.drawn}, ${standing.lost}`,
  intervalWords(standing.score),
  meanWords(standing.adjusted),
  standing.rounds.toFixed(1),
  standing.secondsPerTurn.map((seconds) => seconds.toFixed(2)).join(' v '),
]

/** Seconds are those of one machine at one time: no document keeps them. */
export const matchTableOf = (rows: readonly (readonly string[])[]): string =>
  markdownOf(rows.map((row) => row.slice(0, -1)))

export const markdownOf = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...rest] = rows
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
