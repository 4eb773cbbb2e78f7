/** The painter's chance: the same piece is painted alike at every zoom step and on every visit. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly below: (n: number) => number
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
}

/** FNV-1a over the characters of an id. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A well mixed 32-bit value of two lattice coordinates and a seed. */
export function latticeHash(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function chanceOf(id: string): Chance {
  let state = seedOf(id)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    below: (n) => Math.floor(next() * n),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
