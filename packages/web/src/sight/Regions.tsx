import { approximateVisibleRegion, type Disc, reachOutline } from '@tactic48/geometry'
import { type ReactElement, useMemo } from 'react'
import { FARM_GROUND } from './farmGround.ts'
import { HEIGHT, WIDTH } from './orchardFarm.ts'
import { ringPath } from './outlinePath.ts'

/** What a base sees: the rest of the table lies under a veil. */
export function Fan({ base }: { base: Disc }): ReactElement {
  const rings = useMemo(() => approximateVisibleRegion(FARM_GROUND, base).map(ringPath).join(''), [base])
  return (
    <g className="fan">
      <path className="fan-veil" fillRule="evenodd" d={`M0 0H${WIDTH}V${HEIGHT}H0Z${rings}`} />
      <path className="fan-edge" d={rings} />
    </g>
  )
}

const MOVE = 6000

/** Where a Move of 6 u can end. */
export function Reach({ base, others }: { base: Disc; others: readonly Disc[] }): ReactElement {
  const rings = useMemo(
    () => reachOutline(FARM_GROUND, base.r, base, MOVE, others).map(ringPath).join(''),
    [base, others],
  )
  return (
    <g className="reach">
      <path className="reach-area" fillRule="evenodd" d={rings} />
      <path className="chalk-key" d={rings} />
      <path className="chalk" d={rings} />
    </g>
  )
}
