import type { WoundEvent } from '../../state/event.ts'
import type { Place } from '../../state/figure.ts'
import { type Appliers, editFigure, editSheet, tellsOnly } from '../applier.ts'
import { clearStanding } from './turn.ts'

const GONE: Place = { at: 'gone', casualty: undefined }

export const applyWound: Appliers<WoundEvent['type']> = {
  wounded(draft, event) {
    const figure = editFigure(draft, event.figure)
    editSheet(draft, figure.sheet).face = 'wounded'
    figure.shockSince = draft.turn.number
    figure.aims = 0
  },
  eliminated(draft, event) {
    clearStanding(draft, event.figure)
    const figure = editFigure(draft, event.figure)
    figure.shockSince = undefined
    figure.place = GONE
  },
  shockEnded(draft, event) {
    editFigure(draft, event.figure).shockSince = undefined
  },
  tieRolled: tellsOnly,
}
