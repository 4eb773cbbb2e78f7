import { diceOdds, needFor, type Odds, type RuleSet } from '@tactic48/rules'
import { duel, dueller, type TargetState } from './duel.ts'

export interface Shot {
  readonly short: number
  readonly long: number
  readonly aim: number
  readonly target: TargetState
  readonly wounded: boolean
  readonly hasWoundedSide: boolean
}

export interface ShotLine extends Odds {
  readonly range: number
  readonly cover: 'open' | 'partial'
  readonly dice: number
  readonly need: number
  readonly items: readonly string[]
}

/** One shot at this range and cover; nothing where the weapon has no dice. */
export function shotLine(rules: RuleSet, shot: Shot, range: number, cover: 'open' | 'partial'): ShotLine | undefined {
  const printed = range <= rules.shortRangeMax ? shot.short : shot.long
  if (printed === 0) return undefined
  const state = duel(rules, range, shot.target)
  const need = needFor(state, dueller(state, 'shooter').base, dueller(state, 'target').figure, cover)
  const dice = printed + shot.aim
  const { wounded, hasWoundedSide } = shot
  const odds = diceOdds({ dice, need: need.score, wounded, hasWoundedSide, headshotSixes: rules.headshotSixes })
  return {
    range,
    cover,
    dice,
    need: need.score,
    items: need.items.map(({ rule, code, value }) => `${rule} ${code} ${value}`),
    ...odds,
  }
}
