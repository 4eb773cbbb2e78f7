import { type Appliers, editFigure, tellsOnly } from '../applier.ts'

export const applyMove: Appliers<'moved' | 'moveEnded' | 'opportunityTriggered' | 'objectiveTouched' | 'shotLost'> = {
  moved(draft, event) {
    editFigure(draft, event.figure).position = event.to
  },
  moveEnded: tellsOnly,
  opportunityTriggered: tellsOnly,
  objectiveTouched: tellsOnly,
  shotLost: tellsOnly,
}
