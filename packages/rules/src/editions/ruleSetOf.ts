import { ccEn } from './ccEn.ts'
import { ccIt } from './ccIt.ts'
import { common } from './common.ts'
import type { Company } from './company.ts'
import { admits, type Domain, describe } from './domain.ts'
import { isOptionName, OPTION_NAMES, OPTIONS } from './options.ts'
import type { Options } from './optionValues.ts'
import { isParameterName, PARAMETER_NAMES, PARAMETERS } from './parameters.ts'
import { qsEn } from './qsEn.ts'
import { qsEs } from './qsEs.ts'
import { qsIt } from './qsIt.ts'
import type { ClimbPrice, QuickStart } from './quickStart.ts'
import { CC_EDITIONS, type CcEdition, QS_EDITIONS, type QsEdition, type RuleSet } from './ruleSet.ts'

export type OptionValues = Partial<Options> & { readonly climbSurcharge?: ClimbPrice }
export type Overrides = Partial<Omit<RuleSet, 'qs' | 'cc'>>

/** GEN-01: what two players agree on before set-up. */
export interface Agreement {
  readonly qs: QsEdition
  readonly cc?: CcEdition
  readonly options?: OptionValues
  /** HOUSE-20: a scenario may override any parameter of §29 and §31. */
  readonly scenario?: Overrides
}

export const QUICK_STARTS: { readonly [edition in QsEdition]: QuickStart } = {
  'qs-en': qsEn,
  'qs-it': qsIt,
  'qs-es': qsEs,
}

export const COMPANIES: { readonly [edition in CcEdition]: Company } = { 'cc-en': ccEn, 'cc-it': ccIt }

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

function faultsOf(
  values: object,
  prefix: string,
  names: readonly string[],
  domainOf: (name: string) => Domain | undefined,
): readonly AgreementFault[] {
  const faults: AgreementFault[] = []
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
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

/** Everything wrong with an agreement that came from a file; empty = fit to play. */
export function agreementFaults(agreement: Agreement): readonly AgreementFault[] {
  const faults: AgreementFault[] = []
  if (!QS_EDITIONS.includes(agreement.qs)) {
    faults.push({ field: 'qs', code: 'unknownEdition', takes: `one of ${QS_EDITIONS.join(', ')}` })
  }
  if (agreement.cc !== undefined && !CC_EDITIONS.includes(agreement.cc)) {
    faults.push({ field: 'cc', code: 'unknownEdition', takes: `one of ${CC_EDITIONS.join(', ')}` })
  }
  faults.push(
    ...faultsOf(agreement.options ?? {}, 'options', OPTION_NAMES, (name) =>
      isOptionName(name) ? OPTIONS[name].domain : undefined,
    ),
    ...faultsOf(agreement.scenario ?? {}, 'scenario', PARAMETER_NAMES, (name) =>
      isParameterName(name) ? PARAMETERS[name] : undefined,
    ),
  )
  return faults
}

/** Without a company layer its options hold the values that switch them off. */
const WITHOUT_COMPANY = {
  orderCascade: false,
  suppressedOfficerFireOrders: false,
  platoonCallRange: 30,
  offBoardCountsAsLost: false,
  firstAidLock: 'wholeTurn',
} as const

/** §29's defaults that do not follow the edition. */
function standardOptions(cc: CcEdition | undefined): Omit<Options, keyof QuickStart | keyof typeof WITHOUT_COMPANY> {
  const table: { [name: string]: unknown } = {}
  for (const name of OPTION_NAMES) {
    const value = OPTIONS[name].default
    if (value !== 'edition') table[name] = value === 'cc' ? cc !== undefined : value
  }
  return table as Omit<Options, keyof QuickStart | keyof typeof WITHOUT_COMPANY>
}

/** The rules of a pair of editions with nothing changed. */
export function defaultRules(qs: QsEdition, cc?: CcEdition): RuleSet {
  const quickStart = QUICK_STARTS[qs]
  return {
    ...standardOptions(cc),
    ...common,
    ...quickStart,
    ...(cc === undefined ? WITHOUT_COMPANY : COMPANIES[cc]),
    forceTolerancePct: quickStart.forceLimitKind === 'maximum' ? 0 : 10,
    qs,
    ...(cc === undefined ? {} : { cc }),
  }
}

/** An explicit undefined must not shadow the edition's value. */
const stated = <T extends object>(values: T | undefined): T =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as T

/** GREN-04: `null` never lifts a range that the edition prints. */
const withinPrint = (qs: QsEdition, options: OptionValues): OptionValues => {
  const lifts = options.grenadeMaxRange === null && QUICK_STARTS[qs].grenadeMaxRange !== null
  return lifts ? { ...options, grenadeMaxRange: QUICK_STARTS[qs].grenadeMaxRange } : options
}

/** Edition data, then options, then the scenario (GEN-02) → the one flat object that the whole engine reads. */
export function ruleSetOf(agreement: Agreement): RuleSet {
  const faults = agreementFaults(agreement)
  if (faults.length > 0) throw new AgreementError(faults)
  const { climbSurcharge, ...options } = withinPrint(agreement.qs, agreement.options ?? {})
  return {
    ...defaultRules(agreement.qs, agreement.cc),
    ...stated(options),
    ...(climbSurcharge === undefined ? {} : { climbPrice: climbSurcharge }),
    ...stated(agreement.scenario),
  }
}
