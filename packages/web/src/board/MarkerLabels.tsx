import type { ElementId, FigureId } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import type { BoardMarker, MarkerOf } from './model.ts'
import { type Laid, place } from './papers.ts'
import { type Shown, usePapers } from './useLaidPapers.ts'
import './labels.css'

/** Beyond this only those of the man in hand are named. */
const READABLE = 12

/** Men named at one marker: fire by order may be that of a whole platoon. */
const NAMED = 3

/** OF-01, SF-01: as many names as a paper on the table holds, and how many more they are. */
export const markerWords = (names: readonly string[]): string => {
  const more = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '')
}

type Area = MarkerOf<'opportunityFire' | 'suppressionFire'>

interface MarkerPaper {
  readonly marker: Area
  readonly words: string
  readonly lit: boolean
  readonly laid: Laid
}

interface Named extends Shown {
  readonly names: { readonly figure: (id: FigureId) => string; readonly element: (id: ElementId) => string }
}

const isArea = (marker: BoardMarker): marker is Area => 'owners' in marker

/** Who is named at which marker, and where that paper is; others give way to it. */
export function useMarkerPapers(shown: Named, chosen?: FigureId): readonly MarkerPaper[] {
  const { board, names } = shown
  const papers = usePapers(shown)
  return useMemo(() => {
    const lay = papers([])
    const areas = board.markers.filter(isArea)
    return areas.flatMap((marker) => {
      const { owners, at, disc } = marker
      const lit = owners.some((id) => id === chosen)
      if (!lit && areas.length > READABLE) return []
      const words = markerWords(owners.map(names.figure))
      return { marker, words, lit, laid: lay({ at, letters: words.length, clear: Math.max(300, disc), gap: 2 }) }
    })
  }, [papers, board, names, chosen])
}

interface MarkerLabelsProps {
  readonly shown: Named
  /** The man in hand. */
  readonly chosen?: FigureId | undefined
}

const isObjective = (marker: BoardMarker): marker is MarkerOf<'objective'> => marker.kind === 'objective'

/** SETUP-13, HOUSE-20: an objective by its name, with a mark of those who hold it. Two sides may want the same piece. */
function ObjectiveLabels({ shown: { board, names } }: { shown: Named }): ReactElement {
  const pieces = new Map(board.markers.filter(isObjective).map((marker) => [marker.element, marker]))
  const holder = (element: ElementId) =>
    board.markers.filter(isObjective).find((marker) => marker.element === element && marker.heldBy)?.heldBy
  return (
    <>
      {[...pieces.values()].map(({ element, at }) => (
        <div
          key={element}
          className={`tag objective-name ${holder(element) ?? ''}`}
          data-objective-name={element}
          data-held-by={holder(element)}
          style={place(at, '-50%', '-50%')}
        >
          {names.element(element)}
        </div>
      ))}
    </>
  )
}

/** OF-01, SF-01: whose an area is, beside its marker; and what is played for. */
export function MarkerLabels({ shown, chosen }: MarkerLabelsProps): ReactElement {
  return (
    <>
      <ObjectiveLabels shown={shown} />
      {useMarkerPapers(shown, chosen).map(({ marker: { id, side, at, owners }, words, lit, laid: { shift } }) => (
        <div
          key={id}
          className={`tag marker-tag ${side}${lit ? ' lit' : ''}`}
          data-pointed={lit || undefined}
          data-marker-of={owners.join(' ')}
          style={place(at, shift.x, shift.y)}
        >
          {words}
        </div>
      ))}
    </>
  )
}
