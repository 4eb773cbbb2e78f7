/** GEN-12: all chance in a game, handed in as an argument. */
export interface Chance {
  /** 1 to 6. */
  d6(): number
  /** 0 to n − 1, uniform. */
  int(n: number): number
}

/**
 * One value that chance gave: `int(n)` gave `value`, a D6 is `int(6) + 1`, so `[6, 3]` shows a 4. Files of version 2 recorded no
 * range: a value of theirs that was never drawn again has `n` 0 and is kept as it was given, a D6 from 1 to 6.
 */
export type Draw = readonly [n: number, value: number]

const DIE = 6

export interface RecordedChance extends Chance {
  /** Every value given so far, in order. */
  readonly draws: readonly Draw[]
}

/** Chance that remembers what it gave. */
export function recordedChance(chance: Chance): RecordedChance {
  const draws: Draw[] = []
  return {
    draws,
    d6() {
      const face = chance.d6()
      draws.push([DIE, face - 1])
      return face
    },
    int(n) {
      const value = chance.int(n)
      draws.push([n, value])
      return value
    },
  }
}

export class ScriptFault extends Error {
  /** The draw that was at fault, counted from 0. */
  readonly draw: number
  constructor(message: string, draw: number) {
    super(message)
    this.draw = draw
  }
}

export interface ScriptedChance extends Chance {
  /** Values not drawn yet. */
  left(): readonly number[]
}

/** Chance that says what the script says; a draw beyond its end or out of range is a fault. */
export function scriptedChance(values: readonly number[]): ScriptedChance {
  let drawn = 0
  const next = (least: number, most: number, what: string): number => {
    const value = values[drawn]
    if (value === undefined) throw new ScriptFault(`no scripted value left for draw ${drawn + 1} (${what})`, drawn)
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new ScriptFault(`scripted value ${drawn + 1} is ${value}, but ${what} gives ${least} to ${most}`, drawn)
    }
    drawn += 1
    return value
  }
  return {
    d6: () => next(1, 6, 'a D6'),
    int: (n) => next(0, n - 1, `a number below ${n}`),
    left: () => values.slice(drawn),
  }
}

/** Chance that gives recorded draws again; one of another range, beyond the end or out of range is a fault. */
export function redrawnChance(draws: readonly Draw[]): Chance & { left(): readonly Draw[] } {
  let drawn = 0
  const next = (n: number, least: number, what: string): number => {
    const draw = draws[drawn]
    if (draw === undefined) throw new ScriptFault(`no recorded value left for draw ${drawn + 1} (${what})`, drawn)
    const [range, value] = draw
    const given = range === 0 ? value : value + least
    if ((range !== 0 && range !== n) || !Number.isInteger(given) || given < least || given >= least + n) {
      throw new ScriptFault(`recorded value ${drawn + 1} is ${value} of ${range}, not ${what}`, drawn)
    }
    drawn += 1
    return given
  }
  return {
    d6: () => next(DIE, 1, 'a D6'),
    int: (n) => next(n, 0, `a number below ${n}`),
    left: () => draws.slice(drawn),
  }
}

/** sfc32: four 32-bit words, as data that can be saved and resumed. */
export interface ChanceState {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly counter: number
}

export interface SeededChance extends Chance {
  /** Where the generator stands; `resumedChance` goes on from there. */
  saved(): ChanceState
}

/** The same text gives the same dice on every machine. */
export function seededChance(seed: string): SeededChance {
  const [a, b, c] = words(seed)
  const chance = resumedChance({ a, b, c, counter: 1 })
  for (let i = 0; i < 12; i++) chance.int(2)
  return chance
}

export function resumedChance({ a, b, c, counter }: ChanceState): SeededChance {
  return new Sfc32(a | 0, b | 0, c | 0, counter | 0)
}

class Sfc32 implements SeededChance {
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a
    this.b = b
    this.c = c
    this.counter = counter
  }

  d6(): number {
    return this.int(6) + 1
  }

  /** Uniform: words beyond the last whole multiple of n are thrown away. */
  int(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`no number below ${n} can be drawn`)
    const whole = 0x1_0000_0000 - (0x1_0000_0000 % n)
    for (;;) {
      const word = this.word()
      if (word < whole) return word % n
    }
  }

  saved(): ChanceState {
    return { a: this.a, b: this.b, c: this.c, counter: this.counter }
  }

  private word(): number {
    const word = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0
    return word >>> 0
  }
}

/** Three words from any text (FNV-1a with three offsets). */
function words(seed: string): readonly [number, number, number] {
  const hash = (offset: number): number => {
    let h = offset
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x0100_0193)
    return h
  }
  return [hash(0x811c_9dc5), hash(0x9e37_79b9), hash(0x85eb_ca6b)]
}
