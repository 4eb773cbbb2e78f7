import type { Point } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import type { Strip } from './model.ts'
import css from './rareMarkers.module.css'

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
    <g className={clsx(css.station, owner && css[owner])} transform={`translate(${x} ${y})`} data-station={element}>
      {says && <title>{says}</title>}
      <rect className={css.stationKey} x="-620" y="-620" width="1240" height="1240" rx="220" />
      <rect className={kind === 'aid' ? css.aid : css.phone} x="-520" y="-520" width="1040" height="1040" rx="160" />
      {kind === 'aid' ? (
        <path d="M0 -320V320M-320 0H320" />
      ) : (
        <path d="M-300 -120Q0 -380 300 -120M-220 260H220L140 -20H-140Z" />
      )}
    </g>
  )
}

/** As large on a far table as the hand needs it. */
export const supportSize = css.size

interface SupportMarkProps {
  readonly at: Point
  readonly sign?: number
  /** The one that is aimed next. */
  readonly current?: boolean
}

/** SUPP-01: where the fire is aimed; of several bombs each bears its number. */
export function SupportMark({ at, sign, current }: SupportMarkProps): ReactElement {
  return (
    <g className={current ? css.current : undefined} transform={`translate(${at.x} ${at.y})`}>
      <g className={css.size}>
        <circle className={css.back} r="430" />
        <circle className={css.face} r="350" />
        {sign === undefined ? (
          <path className={css.cross} d="M0 -400V-130M0 400V130M-400 0H-130M400 0H130" />
        ) : (
          <text className={css.sign}>{sign}</text>
        )}
      </g>
    </g>
  )
}

/** HOUSE-08: the strip of a strafing attack, with its line. */
export function SupportStrip({ at, line, length, width }: Strip): ReactElement {
  const turned = (Math.atan2(line.y - at.y, line.x - at.x) * 180) / Math.PI
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turned})`}>
      <rect className={css.reach} x={-length / 2} y={-width / 2} width={length} height={width} />
      <path
        className={css.stripLine}
        d={`M${-length / 2} 0H${length / 2}M${length / 2 - 420} -260L${length / 2} 0L${length / 2 - 420} 260`}
      />
      <g transform={`rotate(${-turned})`}>
        <SupportMark at={{ x: 0, y: 0 }} />
      </g>
    </g>
  )
}
