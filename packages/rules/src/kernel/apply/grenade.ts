import type { GrenadeEvent } from '../../state/event.ts'
import { type Appliers, changeFigure, tellsOnly } from '../applier.ts'
import { usedOnce } from './weaponUse.ts'

export const applyGrenade: Appliers<GrenadeEvent['type']> = {
  grenadeThrown(draft, event) {
    changeFigure(draft, event.thrower, (figure) => usedOnce(draft, figure, event.weapon))
  },
  grenadeDispersed: tellsOnly,
  grenadeDrifted: tellsOnly,
  grenadeBurst: tellsOnly,
}
