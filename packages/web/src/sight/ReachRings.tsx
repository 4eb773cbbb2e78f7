import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'
import { ringPath } from '../board/outline.ts'
import './reach.css'

/** How far a figure comes: light on the ground, with a dashed edge of chalk. */
export function ReachRings({ rings }: { rings: readonly (readonly Point[])[] }): ReactElement {
  const d = rings.map(ringPath).join('')
  return (
    <g className="reach">
      <path className="reach-area" data-part="reach" fillRule="evenodd" d={d} />
      <path className="reach-key" d={d} />
      <path className="reach-edge" d={d} />
    </g>
  )
}
