import {
  type Domain,
  OPTIONS,
  type OptionName,
  type OptionValues,
  type Parameters,
  parameterIn,
  parameterOf,
  type RuleSet,
} from '@tactic48/rules'
import { optionOf, type Worded } from './worded.ts'

/** A value of a rule; undefined where its sheet is not played. */
export type Value = Parameters[Worded] | undefined

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values to choose from, or undefined where any number will do. */
export function choicesOf(parameter: Worded): readonly Value[] | undefined {
  const option = optionOf(parameter)
  if (!option) return undefined
  if (option === 'climbSurcharge') return [{ total: 2 }, { extra: 1 }, { extra: 0 }]
  return fromDomain(OPTIONS[option].domain)
}

function fromDomain(domain: Domain): readonly Value[] | undefined {
  if (domain.kind === 'flag') return [true, false]
  if (domain.kind === 'choice') return domain.of as readonly Value[]
  if (domain.kind === 'number' && domain.orNull && domain.least === domain.most) return [domain.least, null]
  return undefined
}

/** The bounds of a number that a player may type. */
export function boundsOf(
  parameter: Worded,
): { least: number; most: number; whole: boolean; orNull: boolean } | undefined {
  const option = optionOf(parameter)
  const domain = option && OPTIONS[option].domain
  if (domain?.kind !== 'number') return undefined
  const { least, most, whole, orNull } = domain
  return { least, most, whole, orNull }
}

/** The options with one more set; a value that the preset has anyway is left out. */
export function withOption(options: OptionValues, standard: RuleSet, parameter: Worded, value: Value): OptionValues {
  const option = optionOf(parameter)
  return option ? settled({ ...options, [option]: value }, standard) : options
}

/** Only what is not so anyway under the preset, and what these sheets have. */
export function settled(options: OptionValues, standard: RuleSet): OptionValues {
  const differs = ([option, value]: [string, unknown]): boolean => {
    const parameter = parameterOf(option as OptionName)
    if (parameter === undefined) return true
    const without = parameterIn(standard, parameter)
    return without !== undefined && !same(without, value)
  }
  return Object.fromEntries(Object.entries(options).filter(differs))
}
