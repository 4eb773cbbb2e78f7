import { type Marker, markerRadius } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { place } from './PlanTags.tsx'
import { usePlay } from './playContext.ts'
import { useParts } from './tableStore.ts'

/** Beyond this only those of the man in hand are named. */
const READABLE = 12

const ownersOf = (marker: Marker) =>
  marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)

/** OF-01, SF-01: whose an area is, under its marker. */
export function MarkerTags(): ReactElement {
  const { state, names } = usePlay()
  const { selected, hovered } = useParts('selected', 'hovered')
  const { markers } = state
  return (
    <>
      {markers.map((marker) => {
        const owners = ownersOf(marker)
        const lit = owners.some((id) => id === (hovered ?? selected))
        if (!lit && markers.length > READABLE) return undefined
        const off = `calc(${Math.max(300, markerRadius(state.rules)) / 1000} * var(--zoom) * 1px + 2px)`
        return (
          <div
            key={marker.id}
            className={`tag marker-tag ${marker.side}${lit ? ' lit' : ''}`}
            data-marker-of={owners.join(' ')}
            style={place(marker.at, '-50%', off)}
          >
            {owners.map(names.figure).join(', ')}
          </div>
        )
      })}
    </>
  )
}
