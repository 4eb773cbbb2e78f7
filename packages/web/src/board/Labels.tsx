import type { Point } from '@tactic48/geometry'
import type { FigureId } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { Die } from '../ui/Die.tsx'
import css from './Labels.module.css'
import type { BoardMarker, BoardModel, MarkerOf } from './model.ts'
import { type Laid, place } from './papers.ts'
import { ABOVE_FIRST, type Shown, useLaidPapers, usePapers } from './useLaidPapers.ts'

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
  readonly names: { readonly figure: (id: FigureId) => string }
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

interface Labelled extends Named {
  readonly says: (marker: BoardMarker) => string | undefined
}

interface MarkerLabelsProps {
  readonly shown: Labelled
  /** The man in hand. */
  readonly chosen?: FigureId | undefined
}

type Aim = MarkerOf<'objective'> | MarkerOf<'exit'>

const isObjective = (marker: BoardMarker): marker is MarkerOf<'objective'> => marker.kind === 'objective'
const isExit = (marker: BoardMarker): marker is MarkerOf<'exit'> => marker.kind === 'exit'

/** SETUP-13, HOUSE-20: what is played for, by its name and with how far it has come. Two sides may want the same piece. */
function AimLabels({ shown: { board, says } }: { shown: Labelled }): ReactElement {
  const pieces = new Map<string, Aim>(board.markers.filter(isExit).map((marker) => [marker.id, marker]))
  for (const marker of board.markers.filter(isObjective)) {
    if (!pieces.has(marker.element) || marker.heldBy) pieces.set(marker.element, marker)
  }
  return (
    <>
      {[...pieces.values()].map((marker) => {
        const { id } = marker
        const heldBy = marker.kind === 'objective' ? marker.heldBy : undefined
        const colour = marker.kind === 'exit' ? marker.side : heldBy
        const done = marker.kind === 'objective' ? marker.reached : marker.have >= marker.need
        return (
          <div
            key={id}
            className={clsx('tag', css.label, css.objective, colour && css[colour])}
            data-objective-name={marker.kind === 'objective' ? marker.element : id}
            data-held-by={heldBy}
            data-reached={done || undefined}
            style={marker.kind === 'exit' ? besideExit(board, marker) : onPiece(marker)}
          >
            {says(marker)}
            {done && ' ✓'}
          </div>
        )
      })}
    </>
  )
}

/** A piece that its name would cover has it below. */
const SMALL = 1300

/** Where a piece is named. */
export function onPiece({ outline, at }: Pick<MarkerOf<'objective'>, 'outline' | 'at'>): CSSProperties {
  const lowest = outline.kind === 'disc' ? outline.y + outline.r : Math.max(...outline.points.map(({ y }) => y))
  return lowest - at.y > SMALL ? place(at, '-50%', '-50%') : place({ x: at.x, y: lowest }, '-50%', '3px')
}

const besideExit = (board: BoardModel, { at, edge }: MarkerOf<'exit'>): CSSProperties =>
  place(within(board, at), '-50%', edge ? '-50%' : '20px')

/** What a label at the edge keeps from it, in 1/1000 u. */
const INSIDE = 1200

const within = ({ width, height }: BoardModel, { x, y }: Point): Point => ({
  x: Math.max(INSIDE, Math.min(width - INSIDE, x)),
  y: Math.max(INSIDE, Math.min(height - INSIDE, y)),
})

/** OF-01, SF-01: whose an area is, beside its marker; and what is played for. */
export function MarkerLabels({ shown, chosen }: MarkerLabelsProps): ReactElement {
  return (
    <>
      <AimLabels shown={shown} />
      {useMarkerPapers(shown, chosen).map(({ marker: { id, side, at, owners }, words, lit, laid: { shift } }) => (
        <div
          key={id}
          className={clsx('tag', css.label, css.area, css[side], lit && 'bold')}
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

const DIE = 28
/** In 1/1000 u: less ground is only a mark, which a die beside it leaves free by so many pixels. */
const AREA = 1500
const BESIDE = 12
const NONE: readonly string[] = []

interface CountdownLabelsProps {
  readonly shown: Shown
  /** What a countdown is for, and when it ends. */
  readonly words: (id: string) => { readonly what: string; readonly when: string }
  /** On a small screen the die says it alone. */
  readonly small: boolean
  /** Those that are pointed at, by id. */
  readonly lit?: readonly string[]
}

/** The die at each countdown, on the edge of its area or beside its mark: it covers no figure and no other die. */
export function CountdownLabels({ shown, words, small, lit = NONE }: CountdownLabelsProps): ReactElement {
  const lay = useLaidPapers(shown)
  return (
    <>
      {shown.board.countdowns.map(({ id, kind, at, due, clear }) => {
        const { what, when } = words(id)
        const isLit = lit.includes(id)
        const letters = small || (kind === 'smoke' && !isLit) ? 1 : what.length + when.length + 4
        const { shift } = lay({
          at,
          letters,
          height: DIE,
          clear,
          gap: clear < AREA ? BESIDE : -DIE / 2,
          sides: ABOVE_FIRST,
        })
        return (
          <div
            key={id}
            className={clsx('tag', css.label, css.countdown, isLit ? css.lit : kind === 'smoke' && css.smoke)}
            data-countdown-at={id}
            style={place(at, shift.x, shift.y)}
          >
            <Die face={Math.min(6, due)} />
            <span className={css.words}>
              {what} <small>{when}</small>
            </span>
          </div>
        )
      })}
    </>
  )
}
