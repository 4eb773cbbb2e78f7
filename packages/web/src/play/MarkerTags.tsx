import { type FigureId, type Marker, markerRadius } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import type { Laid } from './besideFigures.ts'
import { place } from './PlanTags.tsx'
import { usePlay } from './playContext.ts'
import { useParts } from './tableStore.ts'
import { usePapers } from './useLaidPapers.ts'

/** Beyond this only those of the man in hand are named. */
const READABLE = 12

/** Men named at one marker: fire by order may be that of a whole platoon. */
const NAMED = 3

/** OF-01, SF-01: as many names as a paper on the table holds, and how many more they are. */
export const markerWords = (names: readonly string[]): string => {
  const more = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '')
}

const ownersOf = (marker: Marker) =>
  marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)

interface MarkerPaper {
  readonly marker: Marker
  readonly owners: readonly FigureId[]
  readonly words: string
  readonly lit: boolean
  readonly laid: Laid
}

/** Who is told at which marker, and where that paper lies; others give way to it. */
export function useMarkerPapers(): readonly MarkerPaper[] {
  const { state, names } = usePlay()
  const { selected, hovered } = useParts('selected', 'hovered')
  const papers = usePapers()
  const chosen = hovered ?? selected
  return useMemo(() => {
    const lay = papers([])
    const { markers } = state
    const clear = Math.max(300, markerRadius(state.rules))
    return markers.flatMap((marker) => {
      const owners = ownersOf(marker)
      const lit = owners.some((id) => id === chosen)
      if (!lit && markers.length > READABLE) return []
      const words = markerWords(owners.map(names.figure))
      return { marker, owners, words, lit, laid: lay({ at: marker.at, letters: words.length, clear, gap: 2 }) }
    })
  }, [papers, state, names, chosen])
}

/** OF-01, SF-01: whose an area is, beside its marker. */
export function MarkerTags(): ReactElement {
  return (
    <>
      {useMarkerPapers().map(({ marker, owners, words, lit, laid }) => (
        <div
          key={marker.id}
          className={`tag marker-tag ${marker.side}${lit ? ' lit' : ''}`}
          data-pointed={lit || undefined}
          data-marker-of={owners.join(' ')}
          style={place(marker.at, laid.shift.x, laid.shift.y)}
        >
          {words}
        </div>
      ))}
    </>
  )
}
