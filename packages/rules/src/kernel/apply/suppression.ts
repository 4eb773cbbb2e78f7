import type { MarkerEvent } from '../../state/event.ts'
import type { FigureId, MarkerId, WeaponId } from '../../state/ids.ts'
import { type Appliers, changeFigure, type Draft, patchFigure, tellsOnly } from '../applier.ts'
import { unmarked } from './turn.ts'
import { withWeapon } from './weaponUse.ts'

type SuppressionEvent = Extract<MarkerEvent, { readonly type: `suppress${string}` }>

function takePart(draft: Draft, figure: FigureId, marker: MarkerId): void {
  patchFigure(draft, figure, { standing: { kind: 'suppressionFire', marker }, aims: 0 })
}

/** FIRE-06: the weapon counts in each turn in which it shoots. */
function countWeapon(draft: Draft, id: FigureId, weapon: WeaponId): void {
  changeFigure(draft, id, (figure) => ({
    ...figure,
    counters: { ...figure.counters, weapons: withWeapon(figure.counters, weapon) },
  }))
}

export const applySuppression: Appliers<SuppressionEvent['type']> = {
  suppressionStarted(draft, event) {
    draft.markers = [...draft.markers, event.marker]
    for (const { figure } of event.marker.participants) takePart(draft, figure, event.marker.id)
  },
  suppressionJoined(draft, event) {
    draft.markers = draft.markers.map((marker) =>
      marker.id === event.marker && marker.kind === 'suppressionFire'
        ? { ...marker, participants: [...marker.participants, event.participant], waiting: event.waiting }
        : marker,
    )
    takePart(draft, event.participant.figure, event.marker)
  },
  suppressionCollapsed(draft, event) {
    const gone = draft.markers.find((marker) => marker.id === event.marker)
    draft.markers = draft.markers.filter((marker) => marker.id !== event.marker)
    if (gone?.kind !== 'suppressionFire') return
    for (const { figure } of gone.participants) changeFigure(draft, figure, unmarked)
  },
  suppressed(draft, event) {
    changeFigure(draft, event.figure, (figure) => ({
      ...figure,
      counters: { ...figure.counters, suppressed: true },
    }))
  },
  suppressionRolled(draft, event) {
    const marker = draft.markers.find(({ id }) => id === event.marker)
    if (marker?.kind !== 'suppressionFire') return
    for (const { figure } of event.rolls) {
      const participant = marker.participants.find((one) => one.figure === figure)
      if (participant) countWeapon(draft, figure, participant.weapon)
    }
  },
  suppressionSix: tellsOnly,
}
