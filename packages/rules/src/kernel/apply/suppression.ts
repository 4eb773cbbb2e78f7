import type { MarkerEvent } from '../../state/event.ts'
import type { FigureId, MarkerId } from '../../state/ids.ts'
import {
  type Appliers,
  type Draft,
  editCounters,
  editFigure,
  editSheetCounters,
  editSuppression,
  tellsOnly,
} from '../applier.ts'
import { removeMarker } from './turn.ts'
import { withWeapon } from './weaponUse.ts'

type SuppressionEvent = Extract<MarkerEvent, { readonly type: `suppress${string}` }>

function takePart(draft: Draft, id: FigureId, marker: MarkerId): void {
  const figure = editFigure(draft, id)
  figure.standing = { kind: 'suppressionFire', marker }
  figure.aims = 0
}

export const applySuppression: Appliers<SuppressionEvent['type']> = {
  suppressionStarted(draft, event) {
    draft.markers = [...draft.markers, event.marker]
    for (const { figure } of event.marker.participants) takePart(draft, figure, event.marker.id)
  },
  suppressionJoined(draft, event) {
    const marker = editSuppression(draft, event.marker)
    if (marker) {
      marker.participants = [...marker.participants, event.participant]
      marker.waiting = event.waiting
    }
    takePart(draft, event.participant.figure, event.marker)
  },
  suppressionCollapsed(draft, event) {
    const gone = draft.markers.find((marker) => marker.id === event.marker)
    removeMarker(draft, event.marker)
    if (gone?.kind !== 'suppressionFire') return
    for (const { figure: id } of gone.participants) {
      const figure = editFigure(draft, id)
      figure.standing = undefined
      figure.aims = 0
    }
  },
  suppressed(draft, event) {
    editCounters(editFigure(draft, event.figure)).suppressed = true
  },
  suppressionRolled(draft, event) {
    const marker = draft.markers.find(({ id }) => id === event.marker)
    if (marker?.kind !== 'suppressionFire') return
    for (const { figure } of event.rolls) {
      const participant = marker.participants.find((one) => one.figure === figure)
      if (!participant) continue
      // FIRE-06: the weapon counts in each turn in which it shoots.
      const counters = editSheetCounters(draft, editFigure(draft, figure).sheet)
      counters.weapons = withWeapon(counters, participant.weapon)
    }
  },
  suppressionSix: tellsOnly,
}
