import { CC_EDITIONS, type CcEdition, type Chance, type Draw, QS_EDITIONS, type QsEdition } from '@tactic48/rules'
import type { Path } from './schema/faults.ts'
import type { Layout, Scenario } from './schema/scenario.ts'
import { type ByEdition, type Company, type Concerned, EDITION_KEY, type Editions } from './schema/terms.ts'

/** What a step did not keep, in words for the author of the scenario. */
export class StepFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StepFailure'
  }
}

/** The editions that are played together. */
export interface Played {
  readonly edition: QsEdition
  readonly company?: CcEdition
}

/** One thing to play: a scenario (or one of its cases) in one edition. */
export interface Variant extends Played {
  readonly case?: string
  readonly layout: Layout
  /** Where the steps stand in the file. */
  readonly stepsAt: Path
}

const editionsOf = (editions: Editions | undefined): readonly QsEdition[] =>
  editions === undefined || editions === 'all' ? QS_EDITIONS : editions

const isQuickStart = (edition: string): boolean => QS_EDITIONS.some((one) => one === edition)

/** Of each layer that is named at all, the one in play is among the names. */
function agrees(names: readonly string[], { edition, company }: Played): boolean {
  const quickStarts = names.filter(isQuickStart)
  if (quickStarts.length > 0 && !quickStarts.includes(edition)) return false
  return quickStarts.length === names.length || (company !== undefined && names.includes(company))
}

export const concerns = (editions: Concerned | undefined, played: Played): boolean =>
  editions === undefined || editions === 'all' || agrees(editions, played)

function companiesOf(company: Company | undefined): readonly (CcEdition | undefined)[] {
  if (company === undefined) return [undefined]
  if (company === 'all') return CC_EDITIONS
  return typeof company === 'string' ? [company] : company
}

/** Every quick start with every company edition that the layout names. */
const playedIn = ({ editions, company }: Layout): readonly Played[] =>
  editionsOf(editions).flatMap((edition) =>
    companiesOf(company).map((one) => (one === undefined ? { edition } : { edition, company: one })),
  )

export function variantsOf(scenario: Scenario): readonly Variant[] {
  const { cases, title: _title, rules: _rules, ...base } = scenario
  if (!cases) {
    return playedIn(base).map((played) => ({ ...played, layout: base, stepsAt: ['steps'] }))
  }
  return cases.flatMap((one, i) => {
    const { case: name, ...patch } = one
    const layout = merge(base, patch) as Layout
    const stepsAt: Path = patch.steps ? ['cases', i, 'steps'] : ['steps']
    return playedIn(layout).map((played) => ({ ...played, case: name, layout, stepsAt }))
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

/** The part of a value that concerns these editions; undefined if it speaks only of others. */
export function forEdition<T>(value: ByEdition<T> | undefined, played: Played): T | undefined {
  if (!isMap(value)) return value as T | undefined
  const keys = Object.keys(value).filter((key) => EDITION_KEY.test(key))
  if (keys.length === 0) return value as T
  const shared = Object.entries(value).filter(([key]) => !EDITION_KEY.test(key))
  const key = keys.find((one) => agrees(one.split(' and '), played))
  if (shared.length === 0) return key === undefined ? undefined : (value[key] as T)
  return merge(Object.fromEntries(shared), key === undefined ? {} : value[key]) as T
}

/** Chance that the scenario wrote down; asking for more than that fails the step. */
export class ScriptedChance implements Chance {
  readonly #dice: number[] = []
  readonly #ints: number[] = []
  /** Of a saved game: dice and numbers as they were given, in one row, with or without their range. */
  readonly #draws: (number | Draw)[] = []
  /** D6 rolled since the last reset. */
  rolled: number[] = []
  #given: number[] = []

  load(dice: readonly number[], ints: readonly number[], draws: readonly (number | Draw)[] = []): void {
    this.#dice.push(...dice)
    this.#ints.push(...ints)
    this.#draws.push(...draws)
  }

  d6(): number {
    const die = this.#drawn(6, 1) ?? this.#dice.shift()
    if (die === undefined) {
      throw new StepFailure(`a die is rolled that is not scripted (rolled so far: ${list(this.rolled)})`)
    }
    if (die < 1 || die > 6) throw new StepFailure(`the scripted die ${die} is not a D6 result`)
    this.rolled.push(die)
    this.#given.push(die)
    return die
  }

  int(n: number): number {
    const value = this.#drawn(n, 0) ?? this.#ints.shift()
    if (value === undefined) throw new StepFailure(`a number below ${n} is drawn that is not scripted`)
    if (value >= n) throw new StepFailure(`the scripted number ${value} is not below ${n}`)
    this.#given.push(value)
    return value
  }

  #drawn(n: number, least: number): number | undefined {
    const draw = this.#draws.shift()
    if (draw === undefined || typeof draw === 'number') return draw
    const [range, value] = draw
    if (range !== n) throw new StepFailure(`the scripted draw ${value} of ${range} is not one of ${n}`)
    return value + least
  }

  /** Everything that was drawn since this was last asked. */
  takeGiven(): readonly number[] {
    const given = this.#given
    this.#given = []
    return given
  }

  /** What was scripted and not used. */
  leftOver(): string | undefined {
    const parts: string[] = []
    if (this.#dice.length > 0) parts.push(`dice ${list(this.#dice)}`)
    if (this.#ints.length > 0) parts.push(`ints ${list(this.#ints)}`)
    if (this.#draws.length > 0) parts.push(`draws ${JSON.stringify(this.#draws)}`)
    return parts.length > 0 ? parts.join(' and ') : undefined
  }
}

const list = (values: readonly number[]): string => (values.length === 0 ? 'none' : values.join(', '))
