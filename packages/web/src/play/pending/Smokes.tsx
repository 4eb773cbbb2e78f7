import type { Smoke } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { SPREAD, smokeSprite } from './smokeSprite.ts'

/** HOUSE-04: the cloud, and the disc that blocks sight to the hair; its edge tells the owner. */
export const Smokes = memo(function Smokes({ smoke }: { smoke: readonly Smoke[] }): ReactElement {
  return (
    <g className="smokes">
      {smoke.map(({ id, side, at: { x, y }, radius }) => {
        const r = radius * 1000
        const half = r * SPREAD
        return (
          <g key={id} className={`smoke ${side}`} data-smoke={id}>
            <image href={smokeSprite(id)} x={x - half} y={y - half} width={2 * half} height={2 * half} />
            <circle className="smoke-key" cx={x} cy={y} r={r} />
            <circle className="smoke-edge" cx={x} cy={y} r={r} />
          </g>
        )
      })}
    </g>
  )
})
