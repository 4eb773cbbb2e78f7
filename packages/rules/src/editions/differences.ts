import { PARAMETER_NAMES, type ParameterName } from './parameters.ts'
import type { RuleSet } from './ruleSet.ts'

export interface Difference {
  readonly parameter: ParameterName
  readonly left: RuleSet[ParameterName] | undefined
  readonly right: RuleSet[ParameterName] | undefined
}

/** One text per value, the same for equal values: arrays keep their order, objects are sorted by key. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'n/a'
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, one]) => `${key}: ${valueText(one)}`).join(', ')}}`
  }
  return String(value)
}

/** The parameters in which two rule sets differ, in the order of the edition matrix. */
export function differences(left: RuleSet, right: RuleSet): readonly Difference[] {
  return PARAMETER_NAMES.filter((name) => valueText(left[name]) !== valueText(right[name])).map((parameter) => ({
    parameter,
    left: left[parameter],
    right: right[parameter],
  }))
}
