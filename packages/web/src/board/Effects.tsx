import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'
import type { Mark } from '../stage/marks.ts'
import { Figure } from './Figure.tsx'
import './effects.css'

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
    <g className="marks">
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of one beat keep their places
        <OneMark key={i} mark={mark} r={r} />
      ))}
    </g>
  )
}

function OneMark({ mark, r }: { mark: Mark; r: number }): ReactElement {
  switch (mark.kind) {
    case 'walk': {
      const [start] = mark.points
      return (
        <g className={`mark walk ${mark.side}`} data-part="walk-mark">
          <Line path={pathOf(mark.points)} />
          {start && <circle className="mark-from" cx={start.x} cy={start.y} r={r} />}
        </g>
      )
    }
    case 'blast':
      return <circle className="mark blast" cx={mark.at.x} cy={mark.at.y} r={mark.radius} />
    case 'shell':
      return (
        <g className="mark shell" transform={`translate(${mark.at.x} ${mark.at.y})`}>
          <path className="mark-key" d="M0 -620V620M-620 0H620M-440 -440L440 440M440 -440L-440 440" />
          <path className="mark-line" d="M0 -620V620M-620 0H620M-440 -440L440 440M440 -440L-440 440" />
        </g>
      )
    case 'nerve':
      return (
        <g className="mark nerve">
          <circle className="mark-key" cx={mark.at.x} cy={mark.at.y} r={r + 230} />
          <circle
            className={mark.passed ? 'mark-line' : 'mark-line failed'}
            cx={mark.at.x}
            cy={mark.at.y}
            r={r + 230}
          />
        </g>
      )
    case 'wound':
      return (
        <g className="mark wound">
          <circle className="mark-key" cx={mark.at.x} cy={mark.at.y} r={r + 180} />
          <circle className="mark-line" cx={mark.at.x} cy={mark.at.y} r={r + 180} />
        </g>
      )
    case 'fall': {
      const { x, y } = mark.at
      return (
        <g className="mark fall">
          <Figure x={x} y={y} r={r} {...mark.look} />
        </g>
      )
    }
    case 'throw':
      return (
        <g className="mark throw">
          <Line path={pathOf([mark.from, mark.to])} />
        </g>
      )
    case 'aim':
      return (
        <g className={`mark aim ${mark.side}`}>
          <Line path={rims(mark.from, mark.to, r)} />
          <circle className="mark-target" cx={mark.to.x} cy={mark.to.y} r={r + 200} />
        </g>
      )
    default:
      return (
        <g className={`mark ${mark.kind}${mark.hit ? ' hit' : ''}`}>
          <Line path={rims(mark.from, mark.to, r)} />
        </g>
      )
  }
}

const Line = ({ path }: { path: string }): ReactElement => (
  <>
    <path className="mark-key" d={path} />
    <path className="mark-line" d={path} />
  </>
)
