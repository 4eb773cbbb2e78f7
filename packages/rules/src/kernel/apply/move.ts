import { type Appliers, patchFigure, tellsOnly } from '../applier.ts'

export const applyMove: Appliers<'moved' | 'moveEnded' | 'opportunityTriggered' | 'objectiveTouched' | 'shotLost'> = {
  moved(draft, event) {
    patchFigure(draft, event.figure, { position: event.to })
  },
  moveEnded: tellsOnly,
  opportunityTriggered: tellsOnly,
  objectiveTouched: tellsOnly,
  shotLost: tellsOnly,
}
