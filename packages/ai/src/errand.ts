import type { Point } from '@tactic48/geometry'
import { allowanceOf, type Figure, type FigureId, figureOf, type GameState, strideOf } from '@tactic48/rules'
import { careErrand } from './errand/care.ts'
import { goalErrand, missionErrand, PULL } from './errand/goals.ts'
import { leadErrand, messageErrand, radioErrand } from './errand/officers.ts'
import { type Errand, isThere, isToFigure, wayLeft } from './errand/way.ts'

/** AP from which on an errand is as good as the game. */
export const DECIDES = 40

const errandCache = new WeakMap<GameState, Map<FigureId, Errand | undefined>>()

/** The one errand of a figure, if it has any. */
export function errandOf(state: GameState, figure: Figure): Errand | undefined {
  const made = errandCache.get(state) ?? new Map<FigureId, Errand | undefined>()
  errandCache.set(state, made)
  if (!made.has(figure.id)) made.set(figure.id, found(state, figureOf(state, figure.id) ?? figure))
  return made.get(figure.id)
}

const found = (state: GameState, figure: Figure): Errand | undefined =>
  messageErrand(state, figure) ??
  careErrand(state, figure) ??
  radioErrand(state, figure) ??
  missionErrand(state, figure) ??
  leadErrand(state, figure) ??
  goalErrand(state, figure)

/** AP of being where the errand leads; half of it on the wrong side of one who is to be carried. */
export function arrivalAt(state: GameState, figure: Figure, at: Point, leaving = false): number {
  const errand = errandOf(state, figure)
  if (!errand || (errand.leaves && !leaving) || !isThere(state, figure, errand.to, at)) return 0
  const { to, home, worth } = errand
  const patient = home && !('edge' in to) && 'figure' in to.touch ? figureOf(state, to.touch.figure) : undefined
  if (!home || !patient) return worth
  return wayLeft(state, figure, home, at) >= wayLeft(state, patient, home) ? worth : worth / 2
}

/** It is about to do what its side wins by. */
export function menaces(state: GameState, figure: Figure): boolean {
  const errand = errandOf(state, figure)
  if (!errand || (errand.worth < DECIDES && (errand.pull < PULL || isToFigure(errand.to)))) return false
  // MOVE-03, TURN-10: all that he may walk in one turn.
  const moves = Math.min(state.rules.moveCapAt, allowanceOf(state, figure))
  return wayLeft(state, figure, errand.to) <= moves * strideOf(state, figure, 'move')
}
