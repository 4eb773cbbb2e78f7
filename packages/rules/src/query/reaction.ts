import type { Price } from '../kernel/family.ts'
import type { Figure } from '../state/figure.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkAble } from './actor.ts'
import { baseOf } from './figures.ts'
import { farEnoughToReact, isInCoverByAction } from './shotProfile.ts'

/** COVER-02: no second marker. */
export const checkUncovered = (figure: Figure): Refusal | undefined =>
  isInCoverByAction(figure) ? refuse('COVER-02', 'alreadyInCover', { figure: figure.id }) : undefined

/** COVER-03: the ordinary Action, at the moment of being declared a target. */
export function reactionPrice(state: GameState, figure: Figure): Price | Refusal {
  const tokens = state.rules.reactionCoverFree ? 0 : state.rules.takeCoverCost
  return checkUncovered(figure) ?? checkAble(state, figure, { verb: 'takeCover', tokens, attack: false })
}

/** FIRE-08, COVER-03, COVER-04. */
export const mayReact = (state: GameState, shooter: Figure, target: Figure): boolean =>
  farEnoughToReact(state.rules, baseOf(state, shooter), baseOf(state, target)) &&
  !isRefusal(reactionPrice(state, target))
