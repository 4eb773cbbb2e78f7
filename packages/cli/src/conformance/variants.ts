import { QS_EDITIONS, type QsEdition } from '@tactic48/rules'
import type { Path } from './jsonSchema.ts'
import type { ByEdition, Editions, Layout, Scenario } from './scenario.ts'

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

const EDITION_KEY = /^qs-(en|it|es)( and qs-(en|it|es))*$/

/** The part of a value that concerns this edition; undefined if it speaks only of others. */
export function forEdition<T>(value: ByEdition<T> | undefined, edition: QsEdition): T | undefined {
  if (!isMap(value)) return value as T | undefined
  const keys = Object.keys(value)
  if (keys.length === 0 || !keys.every((key) => EDITION_KEY.test(key))) return value as T
  const key = keys.find((one) => one.split(' and ').includes(edition))
  return key === undefined ? undefined : (value[key] as T)
}
