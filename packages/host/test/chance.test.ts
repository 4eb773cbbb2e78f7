import { describe, expect, test } from 'vitest'
import { type FillRandom, seeded, unpredictable } from '../src/index.ts'

const WORDS = 2 ** 32
/** The last whole multiple of 6: words from here on would favour low rolls. */
const WHOLE = WORDS - (WORDS % 6)

/** A source that gives these words, one at a time, and no more. */
function giving(...words: readonly number[]): { readonly fill: FillRandom; readonly left: () => number } {
  const rest = [...words]
  const fill: FillRandom = (into) => {
    const word = rest.shift()
    if (word === undefined) throw new Error('no word is left')
    into[0] = word
  }
  return { fill, left: () => rest.length }
}

describe('dice that cannot be predicted', () => {
  test('are the words of their source, each used once, whatever the entry', () => {
    const { fill, left } = giving(0, 5, 6, 13)
    const chanceFor = unpredictable(fill)
    expect([chanceFor(1).d6(), chanceFor(1).d6(), chanceFor(2).d6(), chanceFor(0).int(10)]).toEqual([1, 6, 1, 3])
    expect(left()).toBe(0)
  })

  test('are uniform: words beyond the last whole multiple are thrown away', () => {
    const { fill, left } = giving(WHOLE, WORDS - 1, 8, WHOLE - 1)
    const chance = unpredictable(fill)(1)
    expect(chance.int(6)).toBe(2)
    expect(left()).toBe(1)
    expect(chance.int(6)).toBe(5)
  })

  test('cover one value and all words, and nothing outside of that', () => {
    const chance = unpredictable(giving(WORDS - 1, WORDS - 1).fill)(1)
    expect(chance.int(1)).toBe(0)
    expect(chance.int(WORDS)).toBe(WORDS - 1)
    for (const n of [0, 0.5, -1, WORDS + 1, Number.NaN])
      expect(() => chance.int(n)).toThrow(new RangeError(`no number below ${n} can be drawn`))
  })
})

describe('seeded dice', () => {
  const rolls = (seed: string, seq: number): readonly number[] => {
    const chance = seeded(seed)(seq)
    return Array.from({ length: 20 }, () => chance.d6())
  }

  test('are the same for the same seed and entry, and others for any other', () => {
    expect(rolls('game', 3)).toEqual(rolls('game', 3))
    expect(rolls('game', 4)).not.toEqual(rolls('game', 3))
    expect(rolls('other', 3)).not.toEqual(rolls('game', 3))
  })
})
