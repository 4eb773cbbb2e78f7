import type { Flow } from '../../kernel/flow.ts'
import { areaReach, isSuppressedBy, suppressionAreas } from '../../query/area.ts'
import { baseRadius, figureOf, isOnTable } from '../../query/figures.ts'
import { sheltersOf } from '../../query/shelter.ts'
import { suppressesAlone, weaponOf } from '../../query/weapons.ts'
import type { FigureId } from '../../state/ids.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import type { GameState } from '../../state/state.ts'

/** SF-04, TURN-02: at the start of each turn. */
export const suppressAllInside = (flow: Flow): void => suppressInside(flow, suppressionAreas(flow.state))

/** SF-04: when a marker is placed over them, or takes effect. */
export const suppressUnder = (flow: Flow, marker: SuppressionMarker): void =>
  suppressInside(flow, marker.waiting ? [] : [marker])

/** SF-04: flags for this turn all who stand in an area, friend or foe (SF-03); nobody where only entering suppresses. */
function suppressInside(flow: Flow, areas: readonly SuppressionMarker[]): void {
  const { figures, rules } = flow.state
  if (areas.length === 0 || rules.sfAffectsWhen === 'enters') return
  const circles = areas.map(({ at, radius, id }) => {
    const reach = areaReach(rules, radius, baseRadius(rules))
    return { x: at.x, y: at.y, square: reach * reach, id }
  })
  const isSheltered = sheltersOf(flow.state).length > 0
  for (const figure of figures) {
    if (figure.counters.suppressed) continue
    // HOUSE-13: who rides is as large as his mount.
    if (isSheltered || figure.place.at === 'mounted') {
      const area = isOnTable(figure) && areas.find((one) => isSuppressedBy(flow.state, one, figure))
      if (area) flow.emit({ type: 'suppressed', figure: figure.id, marker: area.id })
      continue
    }
    const { x, y } = figure.position
    for (const circle of circles) {
      const dx = x - circle.x
      const dy = y - circle.y
      if (dx * dx + dy * dy > circle.square) continue
      if (isOnTable(figure)) flow.emit({ type: 'suppressed', figure: figure.id, marker: circle.id })
      break
    }
  }
}

/** SF-04: who arrives inside an area is suppressed, also where only entering suppresses. */
export function suppressArrivals(flow: Flow, figures: readonly FigureId[]): void {
  const areas = suppressionAreas(flow.state)
  for (const id of areas.length > 0 ? figures : []) {
    const figure = figureOf(flow.state, id)
    if (!figure || !isOnTable(figure) || figure.counters.suppressed) continue
    const area = areas.find((one) => isSuppressedBy(flow.state, one, figure))
    if (area) flow.emit({ type: 'suppressed', figure: id, marker: area.id })
  }
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
