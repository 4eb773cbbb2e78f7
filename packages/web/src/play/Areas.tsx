import type { Point } from '@tactic48/geometry'
import {
  type FigureId,
  type GameState,
  type Marker,
  markerRadius,
  type RuleSet,
  type SideId,
  watchIdleness,
} from '@tactic48/rules'
import { memo, type ReactElement } from 'react'

export type AreaKind = 'opportunityFire' | 'suppressionFire' | 'blast'

interface AreaProps {
  readonly kind: AreaKind
  readonly side: SideId
  readonly at: Point
  /** Printed, in u; measured from the marker's edge (GEN-04). */
  readonly radius: number
  readonly rules: RuleSet
  readonly planned?: boolean
  readonly waiting?: boolean
  /** Chosen, or the one that speaks. */
  readonly hot?: boolean
}

/** Edge tells the owner, texture the kind: OF has an eye and a dotted inner ring, SF falls in strokes. */
export const Area = memo(function Area(props: AreaProps): ReactElement {
  const { kind, side, at, radius, rules, planned = false, waiting = false, hot = false } = props
  const disc = markerRadius(rules)
  const r = Math.round(radius * 1000) + disc
  const reach = rules.premeasure
  return (
    <g
      className={`area ${side} ${kind}${planned ? ' planned' : ''}${waiting ? ' waiting' : ''}${hot ? ' hot' : ''}`}
      data-area={kind}
      data-planned={planned || undefined}
      data-hot={hot || undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      {reach && <circle className="area-fill" r={r} />}
      {reach && kind === 'suppressionFire' && <circle r={r} fill={`url(#area-strokes-${side})`} />}
      {reach && kind === 'blast' && <circle r={r} fill="url(#harm-hatch-1)" fillOpacity="0.5" />}
      {reach && <circle className="area-key" r={r} />}
      {reach && <circle className="area-edge" data-part="area-edge" r={r} />}
      {reach && kind === 'opportunityFire' && <circle className="area-inner" r={r * 0.62} />}
      <MarkerDisc kind={kind} r={Math.max(300, disc)} />
    </g>
  )
})

function MarkerDisc({ kind, r }: { kind: AreaKind; r: number }): ReactElement {
  return (
    <g className="marker-disc" transform={`scale(${r / 12})`}>
      <circle className="marker-back" r="12" />
      <circle className="marker-face" r="9.4" />
      {kind === 'opportunityFire' && (
        <g className="marker-sign">
          <path d="M-6.8 0Q0 -6.4 6.8 0Q0 6.4 -6.8 0Z" />
          <circle r="1.9" />
        </g>
      )}
      {kind === 'suppressionFire' && (
        <path className="marker-sign" d="M-4.4 5.200L-2 -4.800M0 5.600V-5.400M4.4 5.200L2 -4.800" />
      )}
      {kind === 'blast' && (
        <g className="marker-sign">
          <ellipse cy="1.2" rx="3.8" ry="4.6" />
          <path d="M-1.4 -3.400V-6H2V-3.400M2 -5.200H4.600L5.600 -2.600" />
        </g>
      )}
    </g>
  )
}

/** SF-09, OF-11, OF-12: it lies there, but nothing comes of it now. */
const isIdle = (state: GameState, marker: Marker): boolean =>
  marker.kind === 'suppressionFire' ? marker.waiting : watchIdleness(state, marker) !== undefined

const isOf = (marker: Marker, figure: FigureId | undefined): boolean =>
  marker.kind === 'opportunityFire'
    ? marker.owner === figure
    : marker.participants.some(({ figure: one }) => one === figure)

/** `lit`: the figure whose areas stand out. */
export const Markers = memo(function Markers({ state, lit }: { state: GameState; lit: FigureId | undefined }) {
  return (
    <g className="areas">
      {state.markers.map((marker) => (
        <g key={marker.id} data-marker={marker.id}>
          <Area
            kind={marker.kind}
            side={marker.side}
            at={marker.at}
            radius={marker.radius}
            rules={state.rules}
            waiting={isIdle(state, marker)}
            hot={isOf(marker, lit)}
          />
        </g>
      ))}
    </g>
  )
})
