import type { ReactElement } from 'react'
import { BASE } from './base.ts'
import type { FigureLook } from './figureState.ts'
import { HALF, spriteOf } from './sprite.ts'

interface FigureProps extends FigureLook {
  /** Table place and base radius, in 1/1000 u. */
  readonly x: number
  readonly y: number
  readonly r: number
  readonly lifted?: boolean
  /** Out of an order's reach. */
  readonly faded?: boolean
}

/** One Character on its round base. */
export function Figure({ x, y, r, lifted = false, faded = false, ...look }: FigureProps): ReactElement {
  const half = (HALF * r) / BASE
  return (
    <image
      className="fig"
      data-part="figure"
      href={spriteOf(look, lifted)}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      {...(faded ? { opacity: 0.5 } : {})}
    />
  )
}
