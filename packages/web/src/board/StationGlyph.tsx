import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import './rareMarkers.css'

interface StationGlyphProps {
  readonly x: number
  readonly y: number
  readonly kind: 'aid' | 'line'
  readonly owner?: SideId | undefined
  readonly element: string
  /** Told to those who point at it. */
  readonly says: string | undefined
}

/** AID-01, HOUSE-15: a sign on a piece of scenery, a cross or a telephone, in the colour of its owner. */
export function StationGlyph({ x, y, kind, owner, element, says }: StationGlyphProps): ReactElement {
  return (
    <g className={`station ${owner ?? 'neutral'}`} transform={`translate(${x} ${y})`} data-station={element}>
      {says && <title>{says}</title>}
      <rect className="station-key" x="-620" y="-620" width="1240" height="1240" rx="220" />
      <rect className={`station-${kind}`} x="-520" y="-520" width="1040" height="1040" rx="160" />
      {kind === 'aid' ? (
        <path className="station-cross" d="M0 -320V320M-320 0H320" />
      ) : (
        <path className="station-phone" d="M-300 -120Q0 -380 300 -120M-220 260H220L140 -20H-140Z" />
      )}
    </g>
  )
}
