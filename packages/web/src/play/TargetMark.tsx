import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'

/** Cross-hair on whom is shot at. */
export function TargetMark({ at, r, harm = false }: { at: Point; r: number; harm?: boolean }): ReactElement {
  const d = `M0 ${-r - 420}V${-r - 60}M0 ${r + 60}V${r + 420}M${-r - 420} 0H${-r - 60}M${r + 60} 0H${r + 420}`
  return (
    <g className={`target-mark${harm ? ' harm' : ''}`} data-part="target-mark" transform={`translate(${at.x} ${at.y})`}>
      <circle className="target-key" r={r + 210} />
      <path className="target-key" d={d} />
      <circle className="target-line" r={r + 210} />
      <path className="target-line" d={d} />
    </g>
  )
}
