/** So few queries are timed at once that most stretches escape whatever else the machine does. */
const STRETCH = 48
const WARM_UP = 250

/** Seconds for all queries once: the best time of each short stretch over several rounds, added up. */
export function secondsPerRound<T>(queries: readonly T[], ask: (query: T) => boolean, rounds: number): number {
  let yes = 0
  const began = performance.now()
  while (performance.now() - began < WARM_UP) yes += askAll(queries, ask, 0, Math.min(queries.length, 400))
  const stretches = Math.ceil(queries.length / STRETCH)
  const best = new Float64Array(stretches).fill(Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < stretches; i += 1) {
      const start = performance.now()
      yes += askAll(queries, ask, i * STRETCH, Math.min(queries.length, (i + 1) * STRETCH))
      best[i] = Math.min(best[i] ?? 0, performance.now() - start)
    }
  }
  if (yes === 0) throw new Error('no query was answered with yes: the scene is of no use')
  return best.reduce((sum, time) => sum + time, 0) / 1000
}

function askAll<T>(queries: readonly T[], ask: (query: T) => boolean, from: number, to: number): number {
  let yes = 0
  for (let i = from; i < to; i += 1) {
    const query = queries[i]
    if (query !== undefined && ask(query)) yes += 1
  }
  return yes
}

/** Bytes that one query leaves on the heap: the least growth of several rounds, so that a collection does not count. */
export function heapPerQuery<T>(queries: readonly T[], ask: (query: T) => boolean): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20; round += 1) {
    const before = process.memoryUsage().heapUsed
    askAll(queries, ask, 0, queries.length)
    const grown = process.memoryUsage().heapUsed - before
    if (grown >= 0) least = Math.min(least, grown)
  }
  return least / queries.length
}
