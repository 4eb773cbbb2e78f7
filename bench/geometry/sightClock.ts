/** So few queries are timed at once that most stretches escape whatever else the machine does. */
const STRETCH = 48
const WARM_UP = 250
const TURN = 40

type Ask<T> = (query: T) => boolean

/**
 * Seconds that each contestant takes for all queries once: its best time of each short stretch, added up. They take
 * turns of the same length, so that a busy machine slows all of them alike.
 */
export function race<T>(queries: readonly T[], contestants: readonly Ask<T>[], turns: number): number[] {
  const stretches = Math.ceil(queries.length / STRETCH)
  const runners = contestants.map((ask) => ({
    ask,
    best: new Float64Array(stretches).fill(Number.POSITIVE_INFINITY),
  }))
  for (const { ask } of runners) {
    const began = performance.now()
    while (performance.now() - began < WARM_UP) askAll(queries, ask, 0, Math.min(queries.length, 400))
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { ask, best } of runners) {
      const began = performance.now()
      do runOnce(queries, ask, best)
      while (performance.now() - began < TURN)
    }
  }
  return runners.map(({ best }) => best.reduce((sum, time) => sum + time, 0) / 1000)
}

function runOnce<T>(queries: readonly T[], ask: Ask<T>, best: Float64Array): void {
  let yes = 0
  for (let i = 0; i < best.length; i += 1) {
    const start = performance.now()
    yes += askAll(queries, ask, i * STRETCH, Math.min(queries.length, (i + 1) * STRETCH))
    best[i] = Math.min(best[i] ?? 0, performance.now() - start)
  }
  if (yes === 0) throw new Error('no query was answered with yes: the scene is of no use')
}

function askAll<T>(queries: readonly T[], ask: Ask<T>, from: number, to: number): number {
  let yes = 0
  for (let i = from; i < to; i += 1) {
    const query = queries[i]
    if (query !== undefined && ask(query)) yes += 1
  }
  return yes
}

/** Bytes that one query leaves on the heap: the least growth of several rounds, so that a collection does not count. */
export function heapPerQuery<T>(queries: readonly T[], ask: Ask<T>): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20; round += 1) {
    const before = process.memoryUsage().heapUsed
    askAll(queries, ask, 0, queries.length)
    const grown = process.memoryUsage().heapUsed - before
    if (grown >= 0) least = Math.min(least, grown)
  }
  return least / queries.length
}
