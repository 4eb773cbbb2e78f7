import {
  type Disc,
  distance,
  type Ground,
  type OpenTest,
  type SightClass,
  type SightRules,
  sightClass,
  within,
} from '@tactic48/geometry'
import { defaultRules, QS_EDITIONS, type QsEdition, type RuleSet, sightRulesOf } from '@tactic48/rules'
import { type ShownSight, showSight } from './shownSight.ts'

export const EDITIONS = QS_EDITIONS
export type Edition = QsEdition

/** LOS-06: a sheet with this reading of what is in the open. */
const rulesRead = (edition: Edition, openTest: OpenTest): RuleSet => ({ ...defaultRules(edition), openTest })

/** Who looks at whom, over what, and by which sheet. */
interface Asked {
  readonly ground: Ground
  readonly from: Disc
  readonly to: Disc
  /** All bases on the table, these two included. */
  readonly others: readonly Disc[]
  readonly edition: Edition
  readonly openTest: OpenTest
  /** HOUSE-12: the pieces that each of the two looks down on. */
  readonly below?: { readonly from: Uint8Array; readonly to: Uint8Array }
}

export interface Answer extends ShownSight {
  readonly rules: RuleSet
  readonly others: readonly Disc[]
  readonly distance: number
  readonly band: 'short' | 'long'
  /** FIRE-09: what each die needs, without Take Cover; nothing where there is no shot. */
  readonly need: number | undefined
  readonly back: SightClass
  readonly byEdition: { readonly [edition in Edition]: SightClass }
}

/** What the shooter sees of the target, why, and what each edition says. */
export function answerTo({ ground, from, to, others, edition, openTest, below }: Asked): Answer {
  const rules = rulesRead(edition, openTest)
  const read = (by: RuleSet, waived: Uint8Array | undefined): SightRules => ({
    ...sightRulesOf(by),
    ...(waived && { waived }),
  })
  const shown = showSight(ground, from, to, read(rules, below?.from), others)
  const { sight } = shown.proof
  const byEdition = EDITIONS.map(
    (each) => [each, sightClass(ground, from, to, read(rulesRead(each, openTest), below?.from), others)] as const,
  )
  return {
    ...shown,
    rules,
    others,
    distance: distance(from, to),
    band: within(from, to, rules.shortRangeMax * 1000) ? 'short' : 'long',
    need: sight === 'none' ? undefined : sight === 'open' ? rules.hitOpen : rules.hitPartial,
    back: sightClass(ground, to, from, read(rules, below?.to), others),
    byEdition: Object.fromEntries(byEdition) as Answer['byEdition'],
  }
}
