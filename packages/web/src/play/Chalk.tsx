import type { Point } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import clsx from 'clsx'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import css from './Chalk.module.css'

/** The points of a way as a path; one alone is none. */
export const lineOf = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** A line over its dark key; its group says how broad and in which colours. */
export function Line({ d }: { d: string }): ReactElement {
  return (
    <>
      <path className={css.key} d={d} />
      <path className={css.line} d={d} />
    </>
  )
}

export const Way = ({ points }: { points: readonly Point[] }): ReactElement => (
  <g className={css.way}>
    <path className={css.key} d={lineOf(points)} />
    <path className={css.line} d={lineOf(points)} data-part="way" />
  </g>
)

interface RingProps {
  readonly at?: Point
  readonly r: number
}

export function Ring({ at = { x: 0, y: 0 }, r }: RingProps): ReactElement {
  return (
    <>
      <circle className={css.key} cx={at.x} cy={at.y} r={r} />
      <circle className={css.line} cx={at.x} cy={at.y} r={r} />
    </>
  )
}

interface GhostProps {
  readonly at: Point
  readonly r: number
  readonly refused?: boolean | undefined
  readonly current?: boolean
  readonly faint?: number
  readonly children?: ReactNode
}

/** A piece where it would stand. */
export function Ghost({ at, r, refused, current, faint = 1, children, ...data }: GhostProps): ReactElement {
  return (
    <g className={clsx(css.ghost, refused && css.refused, current && css.current)} {...data}>
      <circle className={css.key} cx={at.x} cy={at.y} r={r + 110} />
      <circle className={css.line} cx={at.x} cy={at.y} r={r + 110} data-part="ghost-ring" />
      <g opacity={faint}>{children}</g>
    </g>
  )
}

/** The colour of a side for what is filled with it. */
export const inSide = (side: SideId): CSSProperties => ({ '--side': `var(--${side}-ring)` }) as CSSProperties

/** Cross-hair on whom is shot at. */
export function TargetMark({ at, r, harm = false }: { at: Point; r: number; harm?: boolean }): ReactElement {
  const d = `M0 ${-r - 420}V${-r - 60}M0 ${r + 60}V${r + 420}M${-r - 420} 0H${-r - 60}M${r + 60} 0H${r + 420}`
  return (
    <g
      className={clsx(css.drawn, css.mark, harm && css.harm)}
      data-part="target-mark"
      transform={`translate(${at.x} ${at.y})`}
    >
      <Ring r={r + 210} />
      <Line d={d} />
    </g>
  )
}
