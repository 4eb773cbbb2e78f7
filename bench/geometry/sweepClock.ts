/** So few queries are timed at once that most stretches escape whatever else the machine does. */
const STRETCH = 32
const WARM_UP = 300

/**
 * Answers a second: the best time of each short stretch of queries over several rounds, added up. Rates that are to be compared must be
 * taken in one run on one machine.
 */
export function rateOf<T>(queries: readonly T[], ask: (query: T) => boolean, rounds: number): number {
  let yes = 0
  const askStretch = (from: number): number => {
    const to = Math.min(queries.length, from + STRETCH)
    const start = performance.now()
    for (let i = from; i < to; i += 1) if (ask(queries[i] as T)) yes += 1
    return performance.now() - start
  }
  const began = performance.now()
  for (let round = 0; round < rounds || performance.now() - began < WARM_UP; round += 1) {
    for (let from = 0; from < queries.length; from += STRETCH) askStretch(from)
  }
  const best = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    for (let from = 0; from < queries.length; from += STRETCH) {
      best.set(from, Math.min(best.get(from) ?? Number.POSITIVE_INFINITY, askStretch(from)))
    }
  }
  if (yes === 0) throw new Error('no query was answered with yes: the scene is of no use')
  return (queries.length / [...best.values()].reduce((sum, time) => sum + time, 0)) * 1000
}

/** Bytes that one query leaves on the heap: the least growth of several rounds, so that a collection does not count. */
export function heapOf<T>(queries: readonly T[], ask: (query: T) => boolean): number {
  let yes = 0
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 100; round += 1) {
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < queries.length; i += 1) if (ask(queries[i] as T)) yes += 1
    const grown = process.memoryUsage().heapUsed - before
    if (grown >= 0) least = Math.min(least, grown)
  }
  if (yes === 0) throw new Error('no query was answered with yes: the scene is of no use')
  return least / queries.length
}
