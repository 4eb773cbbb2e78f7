import { worthOf } from '../../query/losses.ts'
import type { WoundEvent } from '../../state/event.ts'
import type { Figure } from '../../state/figure.ts'
import { type Appliers, changeFigure, patchFigure, patchSide, tellsOnly } from '../applier.ts'
import { clearStanding } from './turn.ts'

const withoutShock = (figure: Figure): Figure => {
  const { shockSince: _, ...rest } = figure
  return rest
}

export const applyWound: Appliers<WoundEvent['type']> = {
  wounded(draft, event) {
    patchFigure(draft, event.figure, { wounded: true, shockSince: draft.turn.number, aims: 0 })
  },
  eliminated(draft, event) {
    clearStanding(draft, event.figure)
    changeFigure(draft, event.figure, (figure) => {
      const { lostAp, lostFigures } = draft.sides[figure.side]
      patchSide(draft, figure.side, { lostAp: lostAp + worthOf(draft.cards, figure), lostFigures: lostFigures + 1 })
      return { ...withoutShock(figure), whereabouts: 'eliminated' }
    })
  },
  shockEnded(draft, event) {
    changeFigure(draft, event.figure, withoutShock)
  },
  tieRolled: tellsOnly,
}
