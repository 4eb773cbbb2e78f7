import { type Figure, type FigureId, friendsOf } from '@tactic48/rules'
import { canAct } from '../interactions/actions.ts'
import { shotsAfterMove } from './lookAhead.ts'
import { heldIn, useRosterStore } from './roster/rosterStore.ts'
import type { Situation } from './situation.ts'

/** Characters that could still act and are not held back for this turn. */
export function readyFigures({ state, side, mayAct }: Situation): readonly Figure[] {
  if (!side || !mayAct) return []
  const held = heldIn(state, useRosterStore.getState().held)
  return friendsOf(state, side).filter((figure) => !held.has(figure.id) && canAct(state, figure))
}

const NOBODY: ReadonlySet<FigureId> = new Set()

/** Figures that would answer what is asked. */
export function eligibleFor({ state, question, side, seat }: Situation): ReadonlySet<FigureId> {
  if (!question || !side) return NOBODY
  if (question.kind === 'victim' || question.kind === 'sixes' || question.kind === 'opponent') {
    return new Set(question.among)
  }
  if (question.kind === 'afterShot' && seat && state.rules.premeasure) {
    return new Set(shotsAfterMove(state, seat, question.figure).map(({ target }) => target))
  }
  if (question.kind === 'opportunityFire') return new Set(question.offers.map(({ shooter }) => shooter))
  return NOBODY
}
