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

/** What becomes of a target; the three add up to 1. */
export interface Odds {
  readonly miss: number
  readonly wound: number
  readonly elimination: number
}

export interface DiceQuestion {
  readonly dice: number
  readonly need: number
  /** WOUND-05, REINF-03: the next wound takes the target away, whatever side is up. */
  readonly wounded: boolean
  /** WOUND-08: without one the first wound eliminates. */
  readonly hasWoundedSide: boolean
  /** FIRE-11. */
  readonly headshotSixes?: number
}

/** Few shots differ in what they throw, and the same ones are weighed again and again. */
const oddsCache = new Map<number, Odds>()
const MANY = 30

/** FIRE-09 … FIRE-11, WOUND-05, WOUND-08: one shot with this number of dice. */
export function diceOdds({ dice, need, wounded, hasWoundedSide, headshotSixes = 2 }: DiceQuestion): Odds {
  const fragile = wounded || !hasWoundedSide
  if (dice > MANY || need > MANY || headshotSixes > MANY) return thrown(dice, need, headshotSixes, fragile)
  const key = ((dice * (MANY + 1) + need) * (MANY + 1) + headshotSixes) * 2 + (fragile ? 1 : 0)
  const before = oddsCache.get(key)
  if (before) return before
  const odds = thrown(dice, need, headshotSixes, fragile)
  oddsCache.set(key, odds)
  return odds
}

function thrown(dice: number, need: number, headshotSixes: number, fragile: boolean): Odds {
  const headshot = tail(hitDistribution(dice, 6), headshotSixes)
  // FIRE-12 with `needCap: null`: a need of 7 leaves the headshot alone.
  const miss = need > 6 ? 1 - headshot : power(1 - chanceOf(need), dice)
  const hit = Math.max(0, 1 - miss - headshot)
  if (fragile) return { miss, wound: 0, elimination: 1 - miss }
  return { miss, wound: hit, elimination: headshot }
}

function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}
