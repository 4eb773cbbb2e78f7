import { type Appliers, editFigure, tellsOnly } from '../applier.ts'
import { clearStanding } from './turn.ts'

export const applyOpportunityFire: Appliers<
  'opportunityFirePlaced' | 'opportunityFireSpent' | 'opportunityFireHeld' | 'opportunityFireResized'
> = {
  opportunityFirePlaced(draft, event) {
    const { marker } = event
    draft.markers = [...draft.markers, marker]
    editFigure(draft, marker.owner).standing = { kind: 'opportunityFire', marker: marker.id }
  },
  opportunityFireSpent(draft, event) {
    const marker = draft.markers.find((other) => other.id === event.marker)
    if (marker?.kind === 'opportunityFire') clearStanding(draft, marker.owner)
  },
  opportunityFireHeld: tellsOnly,
  opportunityFireResized(draft, event) {
    draft.markers = draft.markers.map((marker) =>
      marker.id === event.marker ? { ...marker, radius: event.radius } : marker,
    )
  },
}
