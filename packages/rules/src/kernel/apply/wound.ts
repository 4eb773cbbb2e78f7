import { worthOf } from '../../query/losses.ts'
import type { WoundEvent } from '../../state/event.ts'
import { type Appliers, editFigure, editSide, tellsOnly } from '../applier.ts'
import { clearStanding } from './turn.ts'

export const applyWound: Appliers<WoundEvent['type']> = {
  wounded(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.wounded = true
    figure.shockSince = draft.turn.number
    figure.aims = 0
  },
  eliminated(draft, event) {
    clearStanding(draft, event.figure)
    const figure = editFigure(draft, event.figure)
    figure.shockSince = undefined
    figure.whereabouts = 'eliminated'
    const side = editSide(draft, figure.side)
    side.lostAp += worthOf(draft.cards, figure)
    side.lostFigures += 1
  },
  shockEnded(draft, event) {
    editFigure(draft, event.figure).shockSince = undefined
  },
  tieRolled: tellsOnly,
}
