import type { Point } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Walk } from './Effects.tsx'
import type { Spot } from './model.ts'
import css from './Piece.module.css'

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
  readonly side: SideId
  readonly at: Spot
  /** Where a walk ends; absent: where it is drawn. */
  readonly position?: Point
  /** A figure is small: it may be missed by a little. */
  readonly hit?: boolean
  /** Radius of the ring that calls for him, of one who may be chosen or can still act. */
  readonly call?: number | undefined
  readonly eligible?: boolean
  /** Radii of the rings of a piece that is chosen and of one that has the focus. */
  readonly rings: readonly [chosen: number, focus: number]
  readonly data: { readonly [name: `data-${string}`]: string | number | undefined }
  /** The drawing around a point. */
  readonly children: (x: number, y: number) => ReactNode
}

/** In play a piece is a button at its place; elsewhere it glides from place to place. */
export function Piece(props: PieceProps): ReactElement {
  const { side, at, position = at, hit, rings, call, eligible = false, data, children } = props
  const { label, selected = false, stop = false, walk, walkTime } = props
  const walker = useRef<SVGGElement>(null)
  useWalk(walker, position, walk, walkTime)
  const { x, y } = at
  if (label === undefined)
    return (
      <g className={css.stand} {...data} style={{ transform: `translate(${x}px, ${y}px)` }}>
        {children(0, 0)}
      </g>
    )
  const [chosen, focus] = rings
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={clsx(css.piece, eligible && css.eligible)}
      data-part="piece"
      data-on-table
      data-side={side}
      {...data}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-pressed={selected}
      aria-label={label}
    >
      <g ref={walker}>
        {hit && <circle className={css.hit} cx={x} cy={y} />}
        {selected && (
          <>
            <circle className={css.chosenKey} cx={x} cy={y} r={chosen} />
            <circle className={css.chosen} cx={x} cy={y} r={chosen} />
          </>
        )}
        <circle className={css.focusKey} cx={x} cy={y} r={focus} />
        <circle className={css.focus} data-part="focus-ring" cx={x} cy={y} r={focus} />
        {call !== undefined && <circle className={css.call} cx={x} cy={y} r={call} />}
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
