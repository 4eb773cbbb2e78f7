import { approximateVisibleRegion, type Ground, type Outline, type Point } from '@tactic48/geometry'
import { memo, type ReactElement, useId, useMemo } from 'react'
import { outlinePath, ringPath } from '../board/outline.ts'
import { outerTangents, type ShownSight } from './shownSight.ts'
import './sightLines.css'
import './fan.css'
import './reach.css'

interface SightLinesProps {
  readonly shown: ShownSight
  /** In the order of the ground; smoke has no id. */
  readonly pieces: readonly { readonly id?: string; readonly outline: Outline }[]
}

const line = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`

/** The proof on the ground: outer tangents, the pieces that block, the free strip with its gap. */
export function SightLines({ shown, pieces }: SightLinesProps): ReactElement {
  const { from, to, proof, free, ignored } = shown
  // Several shots may lie on the table at once.
  const own = useId().replace(/\W/g, '')
  const [upper, lower] = outerTangents(from, to)
  const edges = [upper, lower].map((pair) => (pair ? line(pair[0], pair[1]) : '')).join('')
  const strip =
    upper && lower ? `${line(upper[0], upper[1])}L${lower[1].x} ${lower[1].y}L${lower[0].x} ${lower[0].y}Z` : ''
  const outline = (index: number): string => {
    const piece = pieces[index]
    return piece ? outlinePath(piece.outline) : ''
  }
  return (
    <g className={`sight-lines ${proof.sight}`} data-part="sight-lines">
      <defs>
        <pattern
          id={`sight-blocker-${own}`}
          width="240"
          height="240"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <rect width="240" height="240" fill="#1c2013" fillOpacity="0.55" />
          <path d="M60 0V240" stroke="#fffdf2" strokeWidth="110" />
        </pattern>
        <clipPath id={`sight-strip-${own}`}>
          <path d={strip} />
        </clipPath>
      </defs>
      <path className="strip" d={strip} />
      <path className="edge-key" d={edges} />
      <path className="edge" data-part="edge" d={edges} />
      {ignored.map((index) => (
        <g key={`near-${index}`}>
          <path className="ignored-key" d={outline(index)} />
          <path className="ignored-line" d={outline(index)} />
        </g>
      ))}
      {proof.blockers.map((index) => (
        <g key={`blocker-${index}`} className="blocker" data-blocker={pieces[index]?.id}>
          <path className="blocker-key" d={outline(index)} />
          <path className="blocker-line" d={outline(index)} />
          <path
            className="blocker-fill"
            d={outline(index)}
            fill={`url(#sight-blocker-${own})`}
            clipPath={`url(#sight-strip-${own})`}
          />
        </g>
      ))}
      {proof.reason === 'character' && (
        <>
          <path className="centre-key" d={line(from, to)} />
          <path className="centre" d={line(from, to)} />
        </>
      )}
      {free && (
        <>
          <path className="free-strip" d={line(free.from, free.to)} strokeWidth={Math.max(20, free.gap)} />
          <path className="free-key" d={line(free.from, free.to)} />
          <path className="free" d={line(free.from, free.to)} />
        </>
      )}
    </g>
  )
}

/** A point of the target that nobody sees, above its base. */
export function HiddenPoint({ shown }: { shown: ShownSight }): ReactElement | undefined {
  const { hiddenPoint } = shown.proof
  if (!hiddenPoint) return undefined
  return (
    <g className="hidden-point" transform={`translate(${hiddenPoint.x} ${hiddenPoint.y})`}>
      <path className="hidden-key" d="M-90 -90L90 90M90 -90L-90 90" />
      <path className="hidden-line" d="M-90 -90L90 90M90 -90L-90 90" />
    </g>
  )
}

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
