import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CliError } from '../cliError.ts'
import type { Terms } from '../match/pairings.ts'
import { botNamed } from './bots.ts'
import type { PairResult } from './contest.ts'
import { MatchFile } from './matchFile.ts'

/** What is played; every number below `pairs` is a pair of games. */
export interface Match {
  readonly a: string
  readonly b: string
  readonly terms: Terms
}

export type ThreadReply = { readonly result: PairResult } | { readonly failed: string }

export interface Course {
  readonly pairs: number
  readonly threads: number
  /** Pairs that were played before are read from here, new ones are added to it. */
  readonly file?: string
  /** Told after each pair; true ends the match before its last pair. */
  readonly onPair: (results: readonly PairResult[]) => boolean
}

/**
 * Pairs in the order of their numbers, whoever is done first: a match that is broken off and taken up again, or played by more threads,
 * has the same results.
 */
export async function playMatch(
  match: Match,
  { pairs, threads, file, onPair }: Course,
): Promise<readonly PairResult[]> {
  botNamed(match.a)
  botNamed(match.b)
  const kept = file === undefined ? undefined : MatchFile.open(file, match)
  const done = new Map((kept?.results ?? []).map((result) => [result.number, result]))
  const results: PairResult[] = []
  let ended = false
  /** The next results whose turn it is. */
  const advance = (): void => {
    while (!ended && results.length < pairs) {
      const next = done.get(results.length)
      if (!next) return
      results.push(next)
      ended = onPair(results)
    }
  }
  advance()
  const waiting = Array.from({ length: pairs }, (_, number) => number).filter((number) => !done.has(number))
  const play = async (): Promise<void> => {
    if (ended || waiting.length === 0) return
    const worker = new Worker(new URL('./arenaWorker.mjs', import.meta.url), { workerData: match, execArgv: [] })
    try {
      for (let number = waiting.shift(); number !== undefined && !ended; number = waiting.shift()) {
        worker.postMessage(number)
        const [reply] = (await once(worker, 'message')) as [ThreadReply]
        if ('failed' in reply) throw new CliError(`pair ${number}: ${reply.failed}`)
        done.set(number, reply.result)
        kept?.add(reply.result)
        advance()
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, play))
  return results
}
