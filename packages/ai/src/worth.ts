import {
  cardOf,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  hasBroken,
  type SideId,
  worthOf,
} from '@tactic48/rules'

/** What a wound takes from a Character that has a wounded side. */
const WOUND_SHARE = 0.45
/** What is left to win in a wounded one. */
const WOUNDED_SHARE = 0.75
/** More than anything on the table. */
export const VICTORY = 200

/** Loss in AP to the owner when this happens to the figure. */
export function woundLoss(state: GameState, figure: Figure): number {
  return figure.wounded || !cardOf(state, figure).wounded
    ? eliminationLoss(state, figure)
    : WOUND_SHARE * worthOf(state.cards, figure)
}

export function eliminationLoss(state: GameState, figure: Figure): number {
  const ap = worthOf(state.cards, figure)
  return (figure.wounded ? WOUNDED_SHARE : 1) * ap + (breaks(state, figure, ap) ? VICTORY : 0)
}

/** VICT-01, VICT-05: this loss would decide the game. */
function breaks(state: GameState, figure: Figure, ap: number): boolean {
  const side = state.sides[figure.side]
  const after = {
    ...state,
    sides: { ...state.sides, [figure.side]: { ...side, lostAp: side.lostAp + ap, lostFigures: side.lostFigures + 1 } },
  }
  return hasBroken(after, figure.side)
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
