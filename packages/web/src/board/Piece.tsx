import type { Point } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Walk } from './Effects.tsx'
import type { Spot } from './model.ts'
import './piece.css'

/** What a table in play adds to a piece; without a label it can only be looked at. */
export interface Handling {
  readonly label?: string
  readonly selected?: boolean
  /** All pieces are one stop of Tab; this is where it stops. */
  readonly stop?: boolean
  /** The walk that is being shown. */
  readonly walk?: Walk | undefined
  /** How long a walk is shown, in ms; 0: not at all. */
  readonly walkTime?: (walk: Walk) => number
}

interface PieceProps extends Handling {
  readonly className: string
  readonly side: SideId
  readonly at: Spot
  /** Where a walk ends; absent: where it is drawn. */
  readonly position?: Point
  /** A figure is small: it may be missed by a little. */
  readonly hit?: boolean
  /** Radii of the rings of a piece that is chosen and of one that has the focus. */
  readonly rings: readonly [chosen: number, focus: number]
  readonly data: { readonly [name: `data-${string}`]: string | number | undefined }
  /** The drawing around a point. */
  readonly children: (x: number, y: number) => ReactNode
}

/** In play a piece is a button at its place; elsewhere it glides from place to place. */
export function Piece(props: PieceProps): ReactElement {
  const { className, side, at, position = at, hit, rings, data, children } = props
  const { label, selected = false, stop = false, walk, walkTime } = props
  const walker = useRef<SVGGElement>(null)
  useWalk(walker, position, walk, walkTime)
  const { x, y } = at
  if (label === undefined)
    return (
      <g className={`stand ${className}`} {...data} style={{ transform: `translate(${x}px, ${y}px)` }}>
        {children(0, 0)}
      </g>
    )
  const [chosen, focus] = rings
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`piece ${className}${selected ? ' selected' : ''}`}
      data-part="piece"
      data-side={side}
      {...data}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-pressed={selected}
      aria-label={label}
    >
      <g ref={walker}>
        {hit && <circle className="piece-hit" cx={x} cy={y} />}
        {selected && (
          <>
            <circle className="piece-chosen-key" cx={x} cy={y} r={chosen} />
            <circle className="piece-chosen" cx={x} cy={y} r={chosen} />
          </>
        )}
        <circle className="piece-focus-key" cx={x} cy={y} r={focus} />
        <circle className="piece-focus" data-part="focus-ring" cx={x} cy={y} r={focus} />
        {children(x, y)}
      </g>
    </g>
  )
}

function useWalk(
  walker: RefObject<SVGGElement | null>,
  at: Point,
  walk: Walk | undefined,
  timeOf: Handling['walkTime'],
): void {
  const walked = useRef(walk)
  useLayoutEffect(() => {
    if (!walk || walk === walked.current) return
    walked.current = walk
    const group = walker.current
    const duration = timeOf?.(walk) ?? 0
    if (!group || duration === 0) return
    const { x, y } = at
    group.animate(
      walk.points.map((point) => ({ transform: `translate(${point.x - x}px, ${point.y - y}px)` })),
      { duration, easing: 'ease-in-out' },
    )
  }, [walk, at, walker, timeOf])
}
