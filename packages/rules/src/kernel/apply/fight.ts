import type { Figure } from '../../state/figure.ts'
import { type Appliers, changeFigure, tellsOnly } from '../applier.ts'

/** TURN-18: H2H is an Attack Action, for whoever fights it. */
const attacking = (figure: Figure): Figure =>
  figure.counters.attacked ? figure : { ...figure, counters: { ...figure.counters, attacked: true } }

export const applyFight: Appliers<'fightStarted' | 'blowStruck' | 'fightEnded'> = {
  fightStarted(draft, event) {
    changeFigure(draft, event.mover, attacking)
    changeFigure(draft, event.opponent, attacking)
  },
  blowStruck: tellsOnly,
  fightEnded: tellsOnly,
}
