import { type Chance, QS_EDITIONS, type QsEdition } from '@tactic48/rules'
import type { Path } from './schema/faults.ts'
import type { Layout, Scenario } from './schema/scenario.ts'
import { type ByEdition, EDITION_KEY, type Editions } from './schema/terms.ts'

/** What a step did not keep, in words for the author of the scenario. */
export class StepFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StepFailure'
  }
}

/** One thing to play: a scenario (or one of its cases) in one edition. */
export interface Variant {
  readonly edition: QsEdition
  readonly case?: string
  readonly layout: Layout
  /** Where the steps stand in the file. */
  readonly stepsAt: Path
}

const editionsOf = (editions: Editions | undefined): readonly QsEdition[] =>
  editions === undefined || editions === 'all' ? QS_EDITIONS : editions

export const concerns = (editions: Editions | undefined, edition: QsEdition): boolean =>
  editionsOf(editions).includes(edition)

export function variantsOf(scenario: Scenario): readonly Variant[] {
  const { cases, title: _title, rules: _rules, ...base } = scenario
  if (!cases) {
    return editionsOf(base.editions).map((edition) => ({ edition, layout: base, stepsAt: ['steps'] }))
  }
  return cases.flatMap((one, i) => {
    const { case: name, ...patch } = one
    const layout = merge(base, patch) as Layout
    const stepsAt: Path = patch.steps ? ['cases', i, 'steps'] : ['steps']
    return editionsOf(layout.editions).map((edition) => ({ edition, case: name, layout, stepsAt }))
  })
}

type Entries = { readonly [key: string]: unknown }

const isMap = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps are merged, all else is replaced. */
function merge(base: unknown, patch: unknown): unknown {
  if (!isMap(base) || !isMap(patch)) return patch
  const merged: { [key: string]: unknown } = { ...base }
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value)
  return merged
}

/** The part of a value that concerns this edition; undefined if it speaks only of others. */
export function forEdition<T>(value: ByEdition<T> | undefined, edition: QsEdition): T | undefined {
  if (!isMap(value)) return value as T | undefined
  const keys = Object.keys(value)
  if (keys.length === 0 || !keys.every((key) => EDITION_KEY.test(key))) return value as T
  const key = keys.find((one) => one.split(' and ').includes(edition))
  return key === undefined ? undefined : (value[key] as T)
}

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
