import { admits, type Domain, describe } from './domain.ts'
import { isNoteName } from './matrix.ts'
import {
  isOptionName,
  isParameterName,
  OPTION_NAMES,
  OPTIONS,
  type OptionValues,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  type Parameters,
  parameterOf,
} from './options.ts'
import { defaultRules, QUICK_STARTS, type RuleSet, withValues } from './ruleSet.ts'
import { CC_EDITIONS, type CcEdition, QS_EDITIONS, type QsEdition, RULINGS, type Rulings } from './sheet.ts'

/** What two players agree on: editions, then the preset, then single options, then the scenario (GEN-02, HOUSE-20). */
export interface Agreement {
  readonly qs: QsEdition
  readonly cc?: CcEdition
  readonly rulings?: Rulings
  readonly options?: OptionValues
  readonly scenario?: Partial<Parameters>
}

/** The one object that the whole engine reads. */
export function ruleSetOf(agreement: Agreement): RuleSet {
  const faults = agreementFaults(agreement)
  if (faults.length > 0) throw new AgreementError(faults)
  const { qs, cc, options = {}, scenario = {} } = agreement
  const preset = defaultRules(qs, cc, agreement.rulings ?? options.rulings)
  return withValues(withValues(preset, chosen(options, qs)), scenario)
}

/** Options by the names of the parameters that they set. */
function chosen(options: OptionValues, qs: QsEdition): { readonly [name in ParameterName]?: unknown } {
  const values: { [name in ParameterName]?: unknown } = {}
  for (const [option, value] of Object.entries(options)) {
    const name = isOptionName(option) ? parameterOf(option) : undefined
    if (name === undefined) continue
    const keeps = PARAMETERS[name].nullKeepsPrinted && Object.hasOwn(QUICK_STARTS[qs].differs, name)
    if (value !== null || !keeps) values[name] = value
  }
  return values
}

/** What is wrong with an agreement: the field, and what it would take. */
export interface AgreementFault {
  readonly field: string
  readonly code: 'unknownEdition' | 'unknownName' | 'badValue'
  /** What the field takes, in words. */
  readonly takes: string
}

export class AgreementError extends Error {
  readonly faults: readonly AgreementFault[]
  constructor(faults: readonly AgreementFault[]) {
    super(faults.map(({ field, code, takes }) => `${field}: ${code}, takes ${takes}`).join('; '))
    this.name = 'AgreementError'
    this.faults = faults
  }
}

/** Everything wrong with an agreement that came from a file; empty = fit to play. */
export function agreementFaults({ qs, cc, rulings, options, scenario }: Agreement): readonly AgreementFault[] {
  const among = (field: string, of: readonly string[], value: string | undefined): readonly AgreementFault[] =>
    value === undefined || of.includes(value)
      ? []
      : [{ field, code: field === 'rulings' ? 'badValue' : 'unknownEdition', takes: `one of ${of.join(', ')}` }]
  return [
    ...among('qs', QS_EDITIONS, qs ?? ''),
    ...among('cc', CC_EDITIONS, cc),
    ...among('rulings', RULINGS, rulings),
    ...valueFaults(options ?? {}, 'options', OPTION_NAMES, (name) =>
      isOptionName(name) ? OPTIONS[name].domain : undefined,
    ),
    ...valueFaults(scenario ?? {}, 'scenario', PARAMETER_NAMES, (name) =>
      isParameterName(name) ? PARAMETERS[name].domain : undefined,
    ),
  ]
}

function valueFaults(
  values: object,
  prefix: string,
  names: readonly string[],
  domainOf: (name: string) => Domain | undefined,
): readonly AgreementFault[] {
  const faults: AgreementFault[] = []
  for (const [name, value] of Object.entries(values)) {
    // A scenario may name a printed wording too; nothing follows from it.
    if (value === undefined || (prefix === 'scenario' && isNoteName(name))) continue
    const field = `${prefix}.${name}`
    const domain = domainOf(name)
    if (domain === undefined) {
      faults.push({ field, code: 'unknownName', takes: `one of the names ${nearest(name, names).join(', ')}, …` })
    } else if (!admits(domain, value)) {
      faults.push({ field, code: 'badValue', takes: describe(domain) })
    }
  }
  return faults
}

/** Names that share the longest beginning with a mistyped one. */
function nearest(name: string, names: readonly string[]): readonly string[] {
  const shared = (other: string): number => {
    let i = 0
    while (i < name.length && name[i]?.toLowerCase() === other[i]?.toLowerCase()) i++
    return i
  }
  return [...names].sort((a, b) => shared(b) - shared(a)).slice(0, 3)
}
