import { type Disc, reachOutline } from '@tactic48/geometry'
import { type ReactElement, useMemo } from 'react'
import { FARM_GROUND } from './farmGround.ts'
import { ReachRings } from './ReachRings.tsx'

const MOVE = 6000

/** Where a Move of 6 u can end. */
export function Reach({ base, others }: { base: Disc; others: readonly Disc[] }): ReactElement {
  const rings = useMemo(() => reachOutline(FARM_GROUND, base.r, base, MOVE, others), [base, others])
  return <ReachRings rings={rings} />
}
