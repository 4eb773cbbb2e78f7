/** Seconds of the processor that some work takes: other programs on the machine do not count, not even while a long game is played. */
export function secondsOf(work: () => unknown): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

/** The least of several rounds. */
export function leastSeconds(rounds: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) least = Math.min(least, secondsOf(work))
  return least
}
