import { approximateVisibleRegion, type Ground, type Outline, type Point } from '@tactic48/geometry'
import { clsx } from 'clsx'
import { memo, type ReactElement, useId, useMemo } from 'react'
import { outlinePath, ringPath } from '../board/outline.ts'
import css from './SightLines.module.css'
import { outerTangents, type ShownSight } from './shownSight.ts'

interface ChalkProps {
  readonly d: string
  readonly like?: string | undefined
  readonly 'data-part'?: string
}

/** A line of chalk in its keyline. */
const Chalk = ({ d, like, ...named }: ChalkProps): ReactElement => (
  <g className={like}>
    <path className={css.key} d={d} />
    <path className={css.line} {...named} d={d} />
  </g>
)

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
    <g className={css.ground} data-part="sight-lines">
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
      <path className={css.strip} d={strip} />
      <Chalk d={edges} data-part="edge" />
      {ignored.map((index) => (
        <Chalk key={`near-${index}`} d={outline(index)} like={css.near} />
      ))}
      {proof.blockers.map((index) => (
        <g key={`blocker-${index}`} className={css.blocker} data-blocker={pieces[index]?.id}>
          <path d={outline(index)} />
          <Chalk d={outline(index)} />
          <path d={outline(index)} fill={`url(#sight-blocker-${own})`} clipPath={`url(#sight-strip-${own})`} />
        </g>
      ))}
      {proof.reason === 'character' && <Chalk d={line(from, to)} like={css.centre} />}
      {free && (
        <>
          <path className={css.gap} d={line(free.from, free.to)} strokeWidth={Math.max(20, free.gap)} />
          <Chalk d={line(free.from, free.to)} like={css.free} />
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
    <g className={css.ground} transform={`translate(${hiddenPoint.x} ${hiddenPoint.y})`}>
      <Chalk d="M-90 -90L90 90M90 -90L-90 90" like={css.hidden} />
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
    <g className={css.ground}>
      <path
        className={css.veil}
        data-part="unseen-ground"
        fillRule="evenodd"
        d={`M0 0H${ground.width}V${ground.height}H0Z${rings}`}
      />
      <path className={clsx(css.line, css.seen)} data-part="seen-edge" d={rings} />
    </g>
  )
})

/** How far a figure comes: light on the ground, with a dashed edge of chalk. */
export function ReachRings({ rings }: { rings: readonly (readonly Point[])[] }): ReactElement {
  const d = rings.map(ringPath).join('')
  return (
    <g className={css.ground}>
      <path className={css.reach} data-part="reach" fillRule="evenodd" d={d} />
      <Chalk d={d} like={css.dashed} />
    </g>
  )
}
