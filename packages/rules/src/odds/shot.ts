import { mayReact } from '../query/actor.ts'
import { cardOf, figureOf, livesOf } from '../query/figures.ts'
import { type ShotProfile, type ShotTerms, shotProfile } from '../query/shotProfile.ts'
import { weaponOf } from '../query/weapons.ts'
import type { WeaponProfile } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, WeaponId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { diceOdds, type Odds } from './dice.ts'

export interface ShotQuestion extends ShotTerms {
  readonly shooter: FigureId
  readonly weapon: WeaponId
  readonly target: FigureId
}

export interface ShotOdds extends Odds, Omit<ShotProfile, 'dice' | 'headshotSixes'> {
  readonly dice: number
  /** The target's side is free to answer with Take Cover. */
  readonly mayReact: boolean
}

/** The shot as it would be rolled now; nothing where there is no sight, no such weapon or no dice at this range. */
export function shotOdds(state: GameState, question: ShotQuestion): ShotOdds | undefined {
  const shooter = figureOf(state, question.shooter)
  const target = figureOf(state, question.target)
  const weapon = shooter && weaponOf(state, shooter, question.weapon)
  return target && weapon && oddsAgainst(state, shooter, weapon, target, question)
}

/** The same for those who are at hand already. */
export function oddsAgainst(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  target: Figure,
  terms: ShotTerms,
): ShotOdds | undefined {
  const profile = shotProfile(state, shooter, weapon, target, terms)
  if (!profile) return undefined
  const { distance, band, cover, dice, need, headshotSixes } = profile
  const odds = diceOdds({
    dice: dice.count,
    need: need.score,
    wounded: livesOf(state, target) === 1,
    hasWoundedSide: cardOf(state, target).wounded !== undefined,
    headshotSixes,
  })
  // Field by field: the copy of an object costs as much as all the rest of the shot.
  return {
    miss: odds.miss,
    wound: odds.wound,
    elimination: odds.elimination,
    distance,
    band,
    cover,
    dice: dice.count,
    need,
    mayReact: mayReact(state, shooter, target),
  }
}
