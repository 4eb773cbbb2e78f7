import { type Chance, seededChance } from '@tactic48/rules'

/**
 * The chance of one entry of a log: 0 is the opening, n the n-th entry. An entry that is taken back keeps its number, so its dice never come
 * again.
 */
export type ChanceFor = (seq: number) => Chance

/** Fills a list with words that cannot be predicted: `crypto.getRandomValues`, which needs no secure context. */
export type FillRandom = (words: Uint32Array<ArrayBuffer>) => unknown

const WORDS = 0x1_0000_0000

/** Numbers from words of 32 bits. Uniform: words beyond the last whole multiple of n are thrown away. */
export function chanceFrom(word: () => number): Chance {
  const int = (n: number): number => {
    if (!(n >= 1 && n <= WORDS)) throw new RangeError(`no number below ${n} can be drawn`)
    const whole = WORDS - (WORDS % n)
    for (;;) {
      const drawn = word()
      if (drawn < whole) return drawn % n
    }
  }
  return { int, d6: () => int(6) + 1 }
}

/** Chance of a local table: it cannot be predicted, and nothing of it is kept, so there is no generator to read. */
export function unpredictable(fill: FillRandom): ChanceFor {
  const drawn = new Uint32Array(1)
  const chance = chanceFrom(() => {
    fill(drawn)
    return drawn[0] ?? 0
  })
  return () => chance
}

/** The same dice for the same entry on every machine: for tests and games that are recorded. Never for play. */
export const seeded =
  (seed: string): ChanceFor =>
  (seq) =>
    seededChance(`${seed} ${seq}`)
