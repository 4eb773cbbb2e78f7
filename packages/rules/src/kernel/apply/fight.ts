import type { FigureId } from '../../state/ids.ts'
import { type Appliers, type Draft, editCounters, editFigure, tellsOnly } from '../applier.ts'

/** TURN-18: H2H is an Attack Action, for whoever fights it. */
function attacks(draft: Draft, id: FigureId): void {
  editCounters(editFigure(draft, id)).attacked = true
}

export const applyFight: Appliers<'fightStarted' | 'blowStruck' | 'fightEnded'> = {
  fightStarted(draft, event) {
    attacks(draft, event.mover)
    attacks(draft, event.opponent)
  },
  blowStruck: tellsOnly,
  fightEnded: tellsOnly,
}
