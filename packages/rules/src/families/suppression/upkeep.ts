import type { Flow } from '../../kernel/flow.ts'
import { isFigureInside } from '../../query/area.ts'
import { figureOf, isOnTable } from '../../query/figures.ts'
import { suppressesAlone, weaponOf } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import type { GameState } from '../../state/state.ts'

/** SF-04: flags the figure for this turn if it stands in an area, friend or foe (SF-03). */
function suppressInside(flow: Flow, figure: Figure): void {
  for (const marker of flow.state.markers) {
    if (marker.kind === 'suppressionFire' && flag(flow, figure, marker)) return
  }
}

/** SF-04, TURN-02: at the start of each turn; none where only entering suppresses. */
export function suppressAllInside(flow: Flow): void {
  if (flow.state.markers.length === 0 || flow.state.rules.sfAffectsWhen === 'enters') return
  for (const figure of flow.state.figures) suppressInside(flow, figure)
}

/** SF-04: when a marker is placed over them, or takes effect; not where only entering suppresses. */
export function suppressUnder(flow: Flow, marker: SuppressionMarker): void {
  if (flow.state.rules.sfAffectsWhen === 'enters') return
  for (const figure of flow.state.figures) flag(flow, figure, marker)
}

function flag(flow: Flow, figure: Figure, marker: SuppressionMarker): boolean {
  if (marker.waiting || figure.counters.suppressed || !isOnTable(figure)) return false
  if (!isFigureInside(flow.state, marker, figure)) return false
  flow.emit({ type: 'suppressed', figure: figure.id, marker: marker.id })
  return true
}

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
