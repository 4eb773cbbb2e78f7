import { chanceOf, hitDistribution, tail } from './binomial.ts'

/** What becomes of a target; the three add up to 1. */
export interface Odds {
  readonly miss: number
  readonly wound: number
  readonly elimination: number
}

export interface DiceQuestion {
  readonly dice: number
  readonly need: number
  /** WOUND-05: the target is on its wounded side already. */
  readonly wounded: boolean
  /** WOUND-08: without one the first wound eliminates. */
  readonly hasWoundedSide: boolean
  /** FIRE-11. */
  readonly headshotSixes?: number
}

/** FIRE-09 … FIRE-11, WOUND-05, WOUND-08: one shot of so many dice. */
export function diceOdds({ dice, need, wounded, hasWoundedSide, headshotSixes = 2 }: DiceQuestion): Odds {
  const headshot = tail(hitDistribution(dice, 6), headshotSixes)
  // FIRE-12 with `needCap: null`: a need of 7 leaves the headshot alone.
  const miss = need > 6 ? 1 - headshot : power(1 - chanceOf(need), dice)
  const hit = Math.max(0, 1 - miss - headshot)
  if (wounded || !hasWoundedSide) return { miss, wound: 0, elimination: 1 - miss }
  return { miss, wound: hit, elimination: headshot }
}

function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}
