import type { OptionValues, RuleSet } from '@tactic48/rules'
import { type Domain, OPTIONS, type OptionName } from '@tactic48/rules'
import { optionOf, type Worded } from './worded.ts'

type Value = RuleSet[Worded]

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
): { least: number; most?: number; whole: boolean; orNull: boolean } | undefined {
  const option = optionOf(parameter)
  const domain = option && OPTIONS[option].domain
  if (domain?.kind !== 'number') return undefined
  const { least, most, whole, orNull } = domain
  return { least, ...(most === undefined ? {} : { most }), whole, orNull }
}

/** The options with one more set; a value that the edition has anyway is left out. */
export function withOption(options: OptionValues, standard: RuleSet, parameter: Worded, value: Value): OptionValues {
  const option = optionOf(parameter)
  if (!option) return options
  const rest: Partial<Record<OptionName, unknown>> = { ...options }
  delete rest[option]
  if (JSON.stringify(standard[parameter]) !== JSON.stringify(value)) rest[option] = value
  return rest as OptionValues
}
