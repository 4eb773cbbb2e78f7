import type { GrenadeEvent } from '../../state/event.ts'
import { type Appliers, tellsOnly } from '../applier.ts'
import { countUse } from './weaponUse.ts'

export const applyGrenade: Appliers<GrenadeEvent['type']> = {
  grenadeThrown(draft, event) {
    countUse(draft, event.thrower, event.weapon)
  },
  grenadeDispersed: tellsOnly,
  grenadeDrifted: tellsOnly,
  grenadeBurst: tellsOnly,
}
