import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'
import type { Trace } from './traces.ts'
import './traces.css'

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

/** The last command, drawn over the position: chalk for ways, crimson for harm, unbroken where it hit. */
export function Traces({ traces, r }: { traces: readonly Trace[]; r: number }): ReactElement {
  return (
    <g className="traces">
      {traces.map((trace, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the traces of one moment keep their places
        <TraceMark key={i} trace={trace} r={r} />
      ))}
    </g>
  )
}

function TraceMark({ trace, r }: { trace: Trace; r: number }): ReactElement {
  if (trace.kind === 'walk') {
    const [start] = trace.points
    const path = pathOf(trace.points)
    return (
      <g className="trace walk">
        <path className="trace-key" d={path} />
        <path className="trace-line" d={path} />
        {start && <circle className="trace-from" cx={start.x} cy={start.y} r={r} />}
      </g>
    )
  }
  if (trace.kind === 'blast') return <circle className="trace blast" cx={trace.at.x} cy={trace.at.y} r={trace.radius} />
  const path = trace.kind === 'throw' ? pathOf([trace.from, trace.to]) : rims(trace.from, trace.to, r)
  return (
    <g className={`trace ${trace.kind}${'hit' in trace && trace.hit ? ' hit' : ''}`}>
      <path className="trace-key" d={path} />
      <path className="trace-line" d={path} />
    </g>
  )
}
