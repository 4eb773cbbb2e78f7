import { ccEn } from './ccEn.ts'
import { ccIt } from './ccIt.ts'
import { COMPANY, type Company, type CompanySheet, companyBase } from './company.ts'
import { HOUSE, type House, houseBase } from './house.ts'
import { DEPARTING_NAMES, DEPARTURES, isParameterName, type ParameterName, type Parameters } from './options.ts'
import { qsEn } from './qsEn.ts'
import { qsEs } from './qsEs.ts'
import { qsIt } from './qsIt.ts'
import { QUICK_START, type QuickStart, type QuickStartSheet, quickStartBase } from './quickStart.ts'
import type { CcEdition, QsEdition, Rulings } from './sheet.ts'

export const QUICK_STARTS: { readonly [edition in QsEdition]: QuickStartSheet } = {
  'qs-en': qsEn,
  'qs-it': qsIt,
  'qs-es': qsEs,
}

export const COMPANIES: { readonly [edition in CcEdition]: CompanySheet } = { 'cc-en': ccEn, 'cc-it': ccIt }

/** The rules of the company layer, and the sheet that they come from. */
export interface CompanyRules extends Company {
  readonly edition: CcEdition
}

/** GEN-01: everything that is fixed before set-up. The quick start lies flat; the company is there or not. */
export interface RuleSet extends QuickStart {
  readonly qs: QsEdition
  readonly rulings: Rulings
  readonly house: House
  readonly company?: CompanyRules
}

/** For what only a company does: its own rules have asked for one before (FORCE-09). */
export function companyOf({ company }: RuleSet): CompanyRules {
  if (!company) throw new Error('no company is played')
  return company
}

/** One parameter by its flat name; undefined for the company's where there is none. */
export function parameterIn<N extends ParameterName>(rules: RuleSet, name: N): Parameters[N] | undefined
export function parameterIn(rules: RuleSet, name: ParameterName): unknown {
  if (isIn(QUICK_START, name)) return rules[name]
  if (isIn(COMPANY, name)) return rules.company?.[name]
  return rules.house[houseName(name)]
}

const isIn = <T extends object>(rows: T, name: PropertyKey): name is keyof T => Object.hasOwn(rows, name)
const houseName = (name: string): keyof House => {
  const bare = name.slice('house.'.length)
  if (!isIn(HOUSE, bare)) throw new Error(`${name} is not a parameter`)
  return bare
}

/** The rules with other values; those of a company that is not played have no effect. An explicit undefined changes nothing. */
export function withValues(rules: RuleSet, values: { readonly [name in ParameterName]?: unknown }): RuleSet {
  const quickStart: { [name: string]: unknown } = {}
  const company: { [name: string]: unknown } = {}
  const house: { [name: string]: unknown } = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (isIn(QUICK_START, name)) quickStart[name] = value
    else if (isIn(COMPANY, name)) company[name] = value
    else if (isParameterName(name)) house[houseName(name)] = value
  }
  return {
    ...rules,
    ...quickStart,
    house: { ...rules.house, ...house },
    ...(rules.company ? { company: { ...rules.company, ...company } } : {}),
  }
}

/** §29.1: the value as printed of every option that the recommended rules have otherwise. */
function printedValues(qs: QsEdition, cc: CcEdition | undefined): { readonly [name in ParameterName]?: unknown } {
  const printed = DEPARTING_NAMES.filter((name) =>
    DEPARTURES[name].in.some((edition) => edition === qs || edition === cc),
  )
  return Object.fromEntries(printed.map((name) => [name, DEPARTURES[name].printed]))
}

/** The rules of a pair of editions under a preset, with nothing else changed. */
export function defaultRules(qs: QsEdition, cc?: CcEdition, rulings: Rulings = 'recommended'): RuleSet {
  const base: RuleSet = {
    qs,
    rulings,
    ...quickStartBase,
    ...QUICK_STARTS[qs].differs,
    house: houseBase(cc !== undefined),
    ...(cc === undefined ? {} : { company: { edition: cc, ...companyBase } }),
  }
  const laid = cc === undefined ? base : withValues(base, COMPANIES[cc].differs)
  return rulings === 'printed' ? withValues(laid, printedValues(qs, cc)) : laid
}
