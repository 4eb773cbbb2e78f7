import { type Marker, markerRadius, type RuleSet } from '@tactic48/rules'
import type { ReactElement } from 'react'

/** The edge tells the owner, the texture the kind: OF has an eye and a dotted inner ring, SF falls in strokes. */
export function MarkerArea({ marker, rules }: { marker: Marker; rules: RuleSet }): ReactElement {
  const { at, radius, side, kind } = marker
  // GEN-04: measured from the marker's edge.
  const r = Math.round(radius * 1000) + markerRadius(rules)
  const watching = kind === 'opportunityFire'
  return (
    <g className={`area ${side} ${kind}`} transform={`translate(${at.x} ${at.y})`}>
      <circle className="area-ground" r={r} fill={watching ? undefined : `url(#area-strokes-${side})`} />
      <circle className="area-keyline" r={r} />
      <circle className="area-edge" r={r} />
      {watching && <circle className="area-inner" r={r * 0.62} />}
      <circle className="area-token" r="400" />
      <path
        className="area-sign"
        d={
          watching
            ? 'M-270 0Q0 -250 270 0Q0 250 -270 0ZM-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0'
            : 'M-140 170L-40 -190M60 190L160 -170'
        }
      />
    </g>
  )
}

export function MarkerDefs(): ReactElement {
  return (
    <defs>
      {(['blue', 'ember'] as const).map((side) => (
        <pattern
          key={side}
          id={`area-strokes-${side}`}
          width="420"
          height="420"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(20)"
        >
          <path d="M90 40V200M300 230V390" stroke={`var(--${side}-ring)`} strokeWidth="46" strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  )
}
