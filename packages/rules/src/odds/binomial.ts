/** How many of `dice` D6 show `need` or more: entry k is the probability of exactly k. By convolution, no sampling. */
export function hitDistribution(dice: number, need: number): readonly number[] {
  const hit = chanceOf(need)
  let distribution = [1]
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(distribution.length + 1).fill(0)
    distribution.forEach((p, k) => {
      next[k] = (next[k] ?? 0) + p * (1 - hit)
      next[k + 1] = (next[k + 1] ?? 0) + p * hit
    })
    distribution = next
  }
  return distribution
}

/** One D6 showing `need` or more. */
export const chanceOf = (need: number): number => Math.min(Math.max(7 - need, 0), 6) / 6

/** At least `count`. */
export function tail(distribution: readonly number[], count: number): number {
  let sum = 0
  for (let k = Math.max(count, 0); k < distribution.length; k++) sum += distribution[k] ?? 0
  return sum
}
