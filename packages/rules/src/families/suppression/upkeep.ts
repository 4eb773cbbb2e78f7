import type { Flow } from '../../kernel/flow.ts'
import { figureOf } from '../../query/figures.ts'
import { suppressesAlone, weaponOf } from '../../query/weapons.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import type { GameState } from '../../state/state.ts'

/** SF-08: two shooters, or one whose weapon is made for it. */
export function holds(state: GameState, participants: readonly Participant[]): boolean {
  if (participants.length >= state.rules.sfMinShooters) return true
  return participants.some(({ figure, weapon }) => {
    const shooter = figureOf(state, figure)
    const profile = shooter && weaponOf(state, shooter, weapon)
    return profile !== undefined && suppressesAlone(state, profile)
  })
}

/** SF-09 `graceUntilTurnEnd`: a marker in waiting stands as long as anybody is at it. */
const stands = (state: GameState, marker: SuppressionMarker): boolean =>
  marker.waiting ? marker.participants.length > 0 : holds(state, marker.participants)

/** SF-13. */
export function collapseFallen(flow: Flow): void {
  for (const marker of flow.state.markers) {
    if (marker.kind === 'suppressionFire' && !stands(flow.state, marker)) {
      flow.emit({ type: 'suppressionCollapsed', marker: marker.id })
    }
  }
}

/** SF-09 `graceUntilTurnEnd`: nobody came. */
export function collapseWaiting(flow: Flow): void {
  for (const marker of flow.state.markers) {
    if (marker.kind === 'suppressionFire' && marker.waiting) {
      flow.emit({ type: 'suppressionCollapsed', marker: marker.id })
    }
  }
}
