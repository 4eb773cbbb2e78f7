import type { FireEvent } from '../../state/event.ts'
import type { Standing } from '../../state/figure.ts'
import { type Appliers, changeFigure, patchFigure, tellsOnly } from '../applier.ts'
import { usedOnce } from './weaponUse.ts'

const TAKE_COVER: Standing = { kind: 'takeCover' }

export const applyFire: Appliers<FireEvent['type']> = {
  aimed(draft, event) {
    changeFigure(draft, event.figure, (figure) => ({ ...figure, aims: figure.aims + 1 }))
  },
  shotDeclared(draft, event) {
    changeFigure(draft, event.shooter, (figure) => {
      const used = usedOnce(draft, figure, event.weapon)
      return used.aims > 0 ? { ...used, aims: 0 } : used
    })
  },
  shotResolved: tellsOnly,
  tookCover(draft, event) {
    patchFigure(draft, event.figure, { standing: TAKE_COVER, aims: 0 })
  },
  coverDeclined: tellsOnly,
  actionLost: tellsOnly,
}
