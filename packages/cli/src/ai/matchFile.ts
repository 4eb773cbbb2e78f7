import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { CliError } from '../cliError.ts'
import type { Match } from './arena.ts'
import type { PairResult } from './contest.ts'

const couple = z.tuple([z.number(), z.number()])
const contest = z.strictObject({
  aSide: z.enum(['blue', 'ember']),
  score: z.number().min(0).max(1),
  margin: z.number(),
  adjusted: z.number(),
  rule: z.string(),
  rounds: z.number(),
  turns: z.number(),
  seconds: couple,
  longestTurn: couple,
  fault: z.string().exactOptional(),
})
const pair = z.strictObject({ number: z.int().min(0), title: z.string(), games: z.tuple([contest, contest]) })

/** A match as far as it was played: its terms in the first line, then a line for each pair. */
export class MatchFile {
  readonly results: readonly PairResult[]
  private readonly path: string

  private constructor(path: string, results: readonly PairResult[]) {
    this.path = path
    this.results = results
  }

  static open(path: string, match: Match): MatchFile {
    const head = JSON.stringify(match)
    if (!existsSync(path)) {
      writeFileSync(path, `${head}\n`)
      return new MatchFile(path, [])
    }
    const [first, ...lines] = readFileSync(path, 'utf8').split('\n')
    if (first !== head) throw new CliError(`${path} is of another match: ${first}; this one is ${head}`)
    // The last line may have been cut off in the middle; its pair is played again.
    const whole = lines.slice(0, -1)
    const rest = lines[lines.length - 1]
    if (rest) writeFileSync(path, `${[head, ...whole].join('\n')}\n`)
    return new MatchFile(
      path,
      whole.map((line, i) => pairIn(line, path, i + 2)),
    )
  }

  add(result: PairResult): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`)
  }
}

function pairIn(line: string, path: string, number: number): PairResult {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new CliError(`${path}, line ${number}: it is not JSON`)
  }
  const read = pair.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new CliError(`${path}, line ${number}: ${issue?.path.join('.')} ${issue?.message}`)
}
