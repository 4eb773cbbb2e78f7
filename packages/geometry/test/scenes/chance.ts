/** Chance for scenes: 32-bit integers only, so that every engine draws the same scene from the same seed. */
export interface Chance {
  /** 0 … n − 1 */
  below(n: number): number
  /** low … high, both included */
  between(low: number, high: number): number
  /** true in one of `of` draws */
  oneIn(of: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return (bits ^ (bits >>> 14)) >>> 0
  }
  const below = (n: number): number => next() % n
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    oneIn: (of) => below(of) === 0,
  }
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  const one = from[chance.below(from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
