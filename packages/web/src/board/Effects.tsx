import type { Point } from '@tactic48/geometry'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import type { Mark } from '../stage/marks.ts'
import css from './Effects.module.css'
import { Figure } from './Figure.tsx'

export type Walk = Extract<Mark, { readonly kind: 'walk' }>

const pathOf = (points: readonly Point[]): string => points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')

/** From rim to rim, so that the soldiers stay free. */
function rims(from: Point, to: Point, r: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= r * 2.4) return pathOf([from, to])
  const [dx, dy] = [((to.x - from.x) / length) * r * 1.15, ((to.y - from.y) / length) * r * 1.15]
  return pathOf([
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ])
}

interface EffectsProps {
  readonly marks: readonly Mark[]
  /** Of a base. */
  readonly r: number
}

/** What is being told, drawn where it happens: chalk for ways, crimson for harm, unbroken where it hit. */
export function Effects({ marks, r }: EffectsProps): ReactElement {
  return (
    <g className={css.marks}>
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of one beat keep their places
        <OneMark key={i} mark={mark} r={r} />
      ))}
    </g>
  )
}

const SHELL = 'M0 -620V620M-620 0H620M-440 -440L440 440M440 -440L-440 440'

function OneMark({ mark, r }: { mark: Mark; r: number }): ReactElement {
  switch (mark.kind) {
    case 'walk': {
      const [start] = mark.points
      return (
        <g className={css.chalk} data-part="walk-mark">
          <Line path={pathOf(mark.points)} />
          {start && <circle className={css.from} cx={start.x} cy={start.y} r={r} />}
        </g>
      )
    }
    case 'blast':
      return <circle className={css.blast} cx={mark.at.x} cy={mark.at.y} r={mark.radius} />
    case 'shell':
      return (
        <g className={css.whole} transform={`translate(${mark.at.x} ${mark.at.y})`}>
          <Line path={SHELL} />
        </g>
      )
    case 'nerve':
      return (
        <g className={mark.passed ? css.calm : css.whole}>
          <Ring at={mark.at} r={r + 230} />
        </g>
      )
    case 'wound':
      return (
        <g className={css.whole}>
          <Ring at={mark.at} r={r + 180} />
        </g>
      )
    case 'fall': {
      const { x, y } = mark.at
      return (
        <g className={css.fall}>
          <Figure x={x} y={y} r={r} {...mark.look} />
        </g>
      )
    }
    case 'throw':
      return (
        <g className={css.chalk}>
          <Line path={pathOf([mark.from, mark.to])} />
        </g>
      )
    case 'aim':
      return (
        <g>
          <Line path={rims(mark.from, mark.to, r)} />
          <circle className={css.target} cx={mark.to.x} cy={mark.to.y} r={r + 200} />
        </g>
      )
    default:
      return (
        <g className={clsx(mark.hit && css.whole)}>
          <Line path={rims(mark.from, mark.to, r)} />
        </g>
      )
  }
}

const Line = ({ path }: { path: string }): ReactElement => (
  <>
    <path className={css.key} d={path} />
    <path className={css.line} d={path} />
  </>
)

const Ring = ({ at, r }: { at: Point; r: number }): ReactElement => (
  <>
    <circle className={css.key} cx={at.x} cy={at.y} r={r} />
    <circle className={css.line} cx={at.x} cy={at.y} r={r} />
  </>
)
