import type { Chance } from './chance.ts'

export class ScriptFault extends Error {}

export interface ScriptedChance extends Chance {
  /** Values not drawn yet. */
  left(): readonly number[]
}

/** Chance that says what the script says; a draw beyond its end or out of range is a fault. */
export function scriptedChance(values: readonly number[]): ScriptedChance {
  let drawn = 0
  const next = (least: number, most: number, what: string): number => {
    const value = values[drawn]
    if (value === undefined) throw new ScriptFault(`no scripted value left for draw ${drawn + 1} (${what})`)
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new ScriptFault(`scripted value ${drawn + 1} is ${value}, but ${what} gives ${least} to ${most}`)
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
