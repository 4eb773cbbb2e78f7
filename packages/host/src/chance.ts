import { type Chance, seededChance } from '@tactic48/rules'

/**
 * The chance of one entry of a log: 0 is the opening, n the n-th entry. An entry that is taken back keeps its number, so its dice never come
 * again.
 */
export type ChanceFor = (seq: number) => Chance

/** Fills a list with words that cannot be predicted: `crypto.getRandomValues`, which needs no secure context. */
export type FillRandom = (words: Uint32Array<ArrayBuffer>) => unknown

const WORDS = 0x1_0000_0000

/** Dice that cannot be predicted: nothing of them is kept, so there is no generator to read. */
class UnpredictableChance implements Chance {
  private readonly fill: FillRandom
  private readonly drawn = new Uint32Array(1)

  constructor(fill: FillRandom) {
    this.fill = fill
  }

  d6(): number {
    return this.int(6) + 1
  }

  /** Uniform: words beyond the last whole multiple of n are thrown away. */
  int(n: number): number {
    if (!(n >= 1 && n <= WORDS)) throw new RangeError(`no number below ${n} can be drawn`)
    const whole = WORDS - (WORDS % n)
    for (;;) {
      const word = this.word()
      if (word < whole) return word % n
    }
  }

  private word(): number {
    this.fill(this.drawn)
    return this.drawn[0] ?? 0
  }
}

/** Chance of a local table. */
export function unpredictable(fill: FillRandom): ChanceFor {
  const chance = new UnpredictableChance(fill)
  return () => chance
}

/** The same dice for the same entry on every machine: for tests and games that are recorded. Never for play. */
export const seeded =
  (seed: string): ChanceFor =>
  (seq) =>
    seededChance(`${seed} ${seq}`)
