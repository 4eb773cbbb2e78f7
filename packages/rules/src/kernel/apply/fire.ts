import type { FireEvent } from '../../state/event.ts'
import type { Standing } from '../../state/figure.ts'
import { type Appliers, editFigure, tellsOnly } from '../applier.ts'
import { countUse } from './weaponUse.ts'

const TAKE_COVER: Standing = { kind: 'takeCover' }

export const applyFire: Appliers<FireEvent['type']> = {
  aimed(draft, event) {
    editFigure(draft, event.figure).aims += 1
  },
  shotDeclared(draft, event) {
    countUse(draft, event.shooter, event.weapon).aims = 0
  },
  shotResolved: tellsOnly,
  tookCover(draft, event) {
    const figure = editFigure(draft, event.figure)
    figure.standing = TAKE_COVER
    figure.aims = 0
  },
  coverDeclined: tellsOnly,
  actionLost: tellsOnly,
}
