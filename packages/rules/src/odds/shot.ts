import { distance } from '@tactic48/geometry'
import { aimDice } from '../families/shot.ts'
import { baseOf, cardOf, figureOf, isWounded } from '../query/figures.ts'
import { needFor } from '../query/need.ts'
import { type Band, bandOf } from '../query/range.ts'
import { mayReact } from '../query/reaction.ts'
import { coverOf } from '../query/sight.ts'
import { diceIn, weaponOf } from '../query/weapons.ts'
import type { FigureId, WeaponId } from '../state/ids.ts'
import type { Need } from '../state/need.ts'
import type { GameState } from '../state/state.ts'
import { diceOdds, type Odds } from './dice.ts'

export interface ShotQuestion {
  readonly shooter: FigureId
  readonly weapon: WeaponId
  readonly target: FigureId
  /** Aim Actions that the shot uses. */
  readonly aims: number
  /** As if the target took cover before the dice (COVER-03). */
  readonly takeCover?: boolean
}

export interface ShotOdds extends Odds {
  /** 1/1000 u. */
  readonly distance: number
  readonly band: Band
  readonly cover: 'open' | 'partial'
  readonly dice: number
  readonly need: Need
  /** The target's side is free to answer with Take Cover. */
  readonly mayReact: boolean
}

/** The shot as it would be rolled now; nothing where there is no sight, no such weapon or no dice at this range. */
export function shotOdds(state: GameState, question: ShotQuestion): ShotOdds | undefined {
  const shooter = figureOf(state, question.shooter)
  const target = figureOf(state, question.target)
  const weapon = shooter && weaponOf(state, shooter, question.weapon)
  if (!shooter || !target || !weapon) return undefined
  const from = baseOf(state, shooter)
  const to = baseOf(state, target)
  const band = bandOf(state.rules, from, to)
  const own = diceIn(weapon, band)
  const cover = coverOf(state, shooter, target)
  if (own === 0 || cover === 'none') return undefined
  const dice = own + aimDice(state, shooter, question.aims)
  const need = needFor(state, from, target, cover, question.takeCover === true)
  const odds = diceOdds({
    dice,
    need: need.score,
    wounded: isWounded(state, target),
    hasWoundedSide: cardOf(state, target).wounded !== undefined,
    headshotSixes: state.rules.headshotSixes,
  })
  // Field by field: the copy of an object costs as much as all the rest of the shot.
  return {
    miss: odds.miss,
    wound: odds.wound,
    elimination: odds.elimination,
    distance: Math.round(distance(from, to)),
    band,
    cover,
    dice,
    need,
    mayReact: mayReact(state, shooter, target),
  }
}
