import type { Chance } from '@tactic48/rules'

/** Mixes two words into one, for dice keyed by figure and time. */
export function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const hashes = new Map<string, number>()

export function hashOf(text: string): number {
  const known = hashes.get(text)
  if (known !== undefined) return known
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  hashes.set(text, h)
  return h
}

/** Dice of a search: cheap to create, because every command has its own. */
export class ThoughtDice implements Chance {
  private word: number

  constructor(key: number) {
    this.word = key | 0
  }

  d6(): number {
    return 1 + this.int(6)
  }

  int(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0
    let t = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n)
  }
}
