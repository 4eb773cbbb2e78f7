import type { Point } from '@tactic48/geometry'
import type { Figure as Character } from '@tactic48/rules'
import { memo, type ReactElement, useLayoutEffect, useRef } from 'react'
import { Figure } from '../figure/Figure.tsx'
import type { FigureLook } from '../figure/figureState.ts'
import { looksEqual } from '../figure/lookOf.ts'
import type { Spot } from '../figure/seats.ts'
import type { Mark } from '../stage/marks.ts'
import { walkTime } from '../stage/walk.ts'
import { playStage } from './playStage.ts'
import { prefersStillness } from './settings.ts'

export type Walk = Extract<Mark, { readonly kind: 'walk' }>

interface FigurePieceProps {
  readonly figure: Character
  /** Not the state itself: a piece that is not drawn again would keep hidden cards of it in the page (GEN-09). */
  readonly look: FigureLook
  readonly label: string
  /** On his base, or in his seat. */
  readonly at: Spot
  /** The way that he is being told to have gone. */
  readonly walk: Walk | undefined
  readonly selected: boolean
  /** May be chosen as what is asked for. */
  readonly eligible: boolean
  /** Has something to do in this turn. */
  readonly ready: boolean
  readonly faded: boolean
}

/** One Character on the table: named, focusable, and walking where it went. */
export const FigurePiece = memo(function FigurePiece(props: FigurePieceProps): ReactElement {
  const { figure, look, label, at, walk, selected, eligible, ready, faded } = props
  const { x, y, r } = at
  const walker = useRef<SVGGElement>(null)
  useWalk(walker, figure.position, walk)
  const marks = `${selected ? ' selected' : ''}${eligible ? ' eligible' : ''}${ready ? ' ready' : ''}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`piece ${figure.side}${marks}`}
      data-part="piece"
      data-side={figure.side}
      data-figure={figure.id}
      data-grab={figure.id}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={label}
    >
      <g ref={walker}>
        <circle className="piece-hit" cx={x} cy={y} />
        {(ready || eligible) && <circle className="piece-call" cx={x} cy={y} r={r * 1.34} />}
        {selected && (
          <>
            <circle className="piece-chosen-key" cx={x} cy={y} r={r * 1.3} />
            <circle className="piece-chosen" cx={x} cy={y} r={r * 1.3} />
          </>
        )}
        <circle className="piece-focus" data-part="focus-ring" cx={x} cy={y} r={r * 1.44} />
        <Figure x={x} y={y} r={r} faded={faded} {...look} />
      </g>
    </g>
  )
}, figurePropsEqual)

/** The state changes with every command; a figure is drawn again only when its drawing would differ. */
export function figurePropsEqual(a: FigurePieceProps, b: FigurePieceProps): boolean {
  return (
    a.figure.id === b.figure.id &&
    a.label === b.label &&
    a.at.x === b.at.x &&
    a.at.y === b.at.y &&
    a.at.r === b.at.r &&
    a.walk === b.walk &&
    a.selected === b.selected &&
    a.eligible === b.eligible &&
    a.ready === b.ready &&
    a.faded === b.faded &&
    looksEqual(a.look, b.look)
  )
}

/** `at`: where he has come to. */
export function useWalk(walker: React.RefObject<SVGGElement | null>, at: Point, walk: Walk | undefined): void {
  const walked = useRef(walk)
  useLayoutEffect(() => {
    if (!walk || walk === walked.current) return
    walked.current = walk
    const { speed } = playStage.getState()
    const group = walker.current
    if (!group || prefersStillness() || speed === 0) return
    const { x, y } = at
    group.animate(
      walk.points.map((point) => ({ transform: `translate(${point.x - x}px, ${point.y - y}px)` })),
      { duration: walkTime(walk.points) / speed, easing: 'ease-in-out' },
    )
  }, [walk, at, walker])
}
