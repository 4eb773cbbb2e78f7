import { beyond, type Disc, lessThan, within } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import { u } from './figures.ts'

export type Band = 'short' | 'long'

/** FIRE-03: exactly at the limit is still short. */
export const bandOf = (rules: RuleSet, shooter: Disc, target: Disc): Band =>
  within(shooter, target, u(rules.shortRangeMax)) ? 'short' : 'long'

/** COVER-04: from here Take Cover, Shock and Camouflage help nobody. */
export const tooCloseForCover = (rules: RuleSet, attacker: Disc, target: Disc): boolean =>
  rules.takeCoverVoidInclusive
    ? within(attacker, target, u(rules.takeCoverDistance))
    : lessThan(attacker, target, u(rules.takeCoverDistance))

/** FIRE-08, COVER-03: only a target beyond this distance may react, in every edition. */
export const farEnoughToReact = (rules: RuleSet, shooter: Disc, target: Disc): boolean =>
  beyond(shooter, target, u(rules.takeCoverDistance))
