import type { Common } from './common.ts'
import type { Company } from './company.ts'
import type { Options } from './optionValues.ts'
import type { QuickStart } from './quickStart.ts'

export const QS_EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const
export type QsEdition = (typeof QS_EDITIONS)[number]

export const CC_EDITIONS = ['cc-en', 'cc-it'] as const
export type CcEdition = (typeof CC_EDITIONS)[number]

/** GEN-01: everything that is fixed before set-up, one flat object. The company fields are there with a `cc` edition. */
export type RuleSet = QuickStart &
  Common &
  Options &
  Partial<Omit<Company, keyof QuickStart | keyof Options>> & {
    readonly qs: QsEdition
    readonly cc?: CcEdition
  }
