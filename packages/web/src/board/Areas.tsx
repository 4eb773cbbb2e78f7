import type { Point } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement } from 'react'
import css from './Markers.module.css'

interface AreaLook {
  /** Over the ground of the area: the texture says the kind. */
  readonly texture?: (r: number, side: SideId) => ReactElement
  /** On the disc, whose radius is 12 there. */
  readonly sign: ReactElement
}

/** Each kind of area; Opportunity Fire has an eye and a dotted inner ring, Suppression Fire falls in strokes. */
const AREAS = {
  opportunityFire: {
    texture: (r) => <circle className={css.inner} r={r * 0.62} />,
    sign: (
      <g className={css.sign}>
        <path d="M-6.8 0Q0 -6.4 6.8 0Q0 6.4 -6.8 0Z" />
        <circle r="1.9" />
      </g>
    ),
  },
  suppressionFire: {
    texture: (r, side) => <circle r={r} fill={`url(#area-strokes-${side})`} />,
    sign: <path className={css.sign} d="M-4.4 5.200L-2 -4.800M0 5.600V-5.400M4.4 5.200L2 -4.800" />,
  },
  blast: {
    texture: (r) => <circle r={r} fill="url(#harm-hatch-1)" fillOpacity="0.5" />,
    sign: (
      <g className={css.sign}>
        <ellipse cy="1.2" rx="3.8" ry="4.6" />
        <path d="M-1.4 -3.400V-6H2V-3.400M2 -5.200H4.600L5.600 -2.600" />
      </g>
    ),
  },
} as const satisfies { readonly [kind: string]: AreaLook }

type AreaKind = keyof typeof AREAS

interface AreaProps {
  readonly kind: AreaKind
  readonly side: SideId
  readonly at: Point
  readonly disc: number
  /** GEN-04: from the middle, the disc included; absent where nothing is measured before it is declared. */
  readonly reach: number | undefined
  readonly planned?: boolean
  readonly idle?: boolean
  /** Chosen, or the one that speaks. */
  readonly lit?: boolean
}

/** The edge says whose it is. */
export const Area = memo(function Area(props: AreaProps): ReactElement {
  const { kind, side, at, disc, reach: r, planned = false, idle = false, lit = false } = props
  const { texture, sign }: AreaLook = AREAS[kind]
  return (
    <g
      className={clsx(
        css.area,
        css[side],
        kind === 'blast' && css.blast,
        planned && css.planned,
        idle && css.idle,
        lit && css.lit,
      )}
      data-area={kind}
      data-planned={planned || undefined}
      data-hot={lit || undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      {r !== undefined && (
        <>
          <circle className={css.fill} r={r} />
          {texture?.(r, side)}
          <circle className={css.key} r={r} />
          <circle className={css.edge} data-part="area-edge" r={r} />
        </>
      )}
      <g className={css.disc} transform={`scale(${Math.max(LEAST_DISC, disc) / 12})`}>
        <circle className={css.back} r="12" />
        <circle className={css.face} r="9.4" />
        {sign}
      </g>
    </g>
  )
})

/** In 1/1000 u: smaller ones cannot be read. */
const LEAST_DISC = 300
