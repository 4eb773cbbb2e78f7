import {
  CC_EDITIONS,
  type CcEdition,
  defaultRules,
  type OptionValues,
  type QsEdition,
  type RuleSet,
  type Rulings,
  ruleSetOf,
} from '@tactic48/rules'

/** The company sheets, or none of them. */
export const COMPANY_SHEETS = ['none', ...CC_EDITIONS] as const
export type CompanySheet = (typeof COMPANY_SHEETS)[number]

/** What a game is played by, before single options. */
export interface Sheets {
  readonly edition: QsEdition
  readonly company: CompanySheet
  readonly rulings: Rulings
}

const ccOf = (company: CompanySheet): CcEdition | undefined => (company === 'none' ? undefined : company)

/** The rules before any single option is changed. */
export const presetOf = ({ edition, company, rulings }: Sheets): RuleSet =>
  defaultRules(edition, ccOf(company), rulings)

export function rulesOf(sheets: Sheets & { readonly options: OptionValues }): RuleSet {
  const { edition, company, rulings, options } = sheets
  const cc = ccOf(company)
  return ruleSetOf({ qs: edition, ...(cc && { cc }), rulings, options })
}

export const sheetsOf = ({ qs, company, rulings }: RuleSet): Sheets => ({
  edition: qs,
  company: company?.edition ?? 'none',
  rulings,
})
