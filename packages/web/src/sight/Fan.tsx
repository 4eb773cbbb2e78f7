import { approximateVisibleRegion, type Ground } from '@tactic48/geometry'
import { memo, type ReactElement, useMemo } from 'react'
import { ringPath } from '../board/outline.ts'
import './fan.css'

interface FanProps {
  readonly ground: Ground
  readonly x: number
  readonly y: number
  readonly r: number
}

/** What a base sees: the rest of the table lies under a veil. */
export const Fan = memo(function Fan({ ground, x, y, r }: FanProps): ReactElement {
  const rings = useMemo(() => approximateVisibleRegion(ground, { x, y, r }).map(ringPath).join(''), [ground, x, y, r])
  return (
    <g className="fan">
      <path
        className="fan-veil"
        data-part="unseen-ground"
        fillRule="evenodd"
        d={`M0 0H${ground.width}V${ground.height}H0Z${rings}`}
      />
      <path className="fan-edge" data-part="seen-edge" d={rings} />
    </g>
  )
})
