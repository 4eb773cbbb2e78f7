import {
  breaksIfLost,
  cardOf,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isWounded,
  type SideId,
  worthOfFigure,
} from '@tactic48/rules'

/** What a wound takes from a Character that has a wounded side. */
const WOUND_SHARE = 0.45
/** What is left to win in a wounded one. */
const WOUNDED_SHARE = 0.75
/** More than anything on the table. */
export const VICTORY = 200

/** Loss in AP to the owner when this happens to the figure. */
export function woundLoss(state: GameState, figure: Figure): number {
  return isWounded(state, figure) || !cardOf(state, figure).wounded
    ? eliminationLoss(state, figure)
    : WOUND_SHARE * worthOfFigure(state, figure)
}

export function eliminationLoss(state: GameState, figure: Figure): number {
  const ap = worthOfFigure(state, figure)
  return (isWounded(state, figure) ? WOUNDED_SHARE : 1) * ap + (breaksIfLost(state, figure) ? VICTORY : 0)
}

export interface Harm {
  readonly wound: number
  readonly elimination: number
}

export const lossOf = (state: GameState, figure: Figure, odds: Harm): number =>
  odds.wound * woundLoss(state, figure) + odds.elimination * eliminationLoss(state, figure)

/** Positive when it hurts the other side. */
export function gainFor(state: GameState, side: SideId, id: FigureId, odds: Harm): number {
  const figure = figureOf(state, id)
  if (!figure) return 0
  const loss = lossOf(state, figure, odds)
  return figure.side === side ? -loss : loss
}
