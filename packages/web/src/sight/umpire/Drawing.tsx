import type { Point } from '@tactic48/geometry'
import type { PointerEvent, ReactElement } from 'react'
import type { Lens } from '../../table/lens.ts'
import { spotUnder } from '../../table/spotUnder.ts'
import { TABLE } from './ownTable.ts'

interface DrawingProps {
  readonly lens: Lens
  readonly corners: readonly Point[]
  readonly onCorner: (at: Point) => void
}

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))

/** A sheet over the table that takes the corners of a new piece, one tap each; whoever types uses the numbers. */
export function Drawing({ lens, corners, onCorner }: DrawingProps): ReactElement {
  const tap = (event: PointerEvent<SVGRectElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const box = (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect()
    const { x, y } = spotUnder(event, lens, box)
    onCorner({ x: within(x, TABLE.width), y: within(y, TABLE.height) })
  }
  return (
    <g className="drawing" data-part="drawing">
      <rect data-grab="drawing" width={TABLE.width} height={TABLE.height} onPointerDown={tap} />
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {corners.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={120} />
      ))}
    </g>
  )
}
