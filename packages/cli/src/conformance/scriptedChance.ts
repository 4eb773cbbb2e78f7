import type { Chance } from '@tactic48/rules'
import { StepFailure } from './failure.ts'

/** Chance that the scenario wrote down; asking for more than that fails the step. */
export class ScriptedChance implements Chance {
  readonly #dice: number[] = []
  readonly #ints: number[] = []
  /** D6 rolled since the last reset. */
  rolled: number[] = []

  load(dice: readonly number[], ints: readonly number[]): void {
    this.#dice.push(...dice)
    this.#ints.push(...ints)
  }

  d6(): number {
    const die = this.#dice.shift()
    if (die === undefined) {
      throw new StepFailure(`a die is rolled that is not scripted (rolled so far: ${list(this.rolled)})`)
    }
    if (die < 1 || die > 6) throw new StepFailure(`the scripted die ${die} is no D6`)
    this.rolled.push(die)
    return die
  }

  int(n: number): number {
    const value = this.#ints.shift()
    if (value === undefined) throw new StepFailure(`a number below ${n} is drawn that is not scripted`)
    if (value >= n) throw new StepFailure(`the scripted number ${value} is not below ${n}`)
    return value
  }

  /** What was scripted and not used. */
  leftOver(): string | undefined {
    const parts: string[] = []
    if (this.#dice.length > 0) parts.push(`dice ${list(this.#dice)}`)
    if (this.#ints.length > 0) parts.push(`ints ${list(this.#ints)}`)
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
}

const list = (values: readonly number[]): string => (values.length === 0 ? 'none' : values.join(', '))
