import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'
import type { Deed } from './deeds.ts'
import './deeds.css'

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
export function Deeds({ deeds, r }: { deeds: readonly Deed[]; r: number }): ReactElement {
  return (
    <g className="deeds">
      {deeds.map((deed, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the deeds of one moment keep their places
        <DeedMark key={i} deed={deed} r={r} />
      ))}
    </g>
  )
}

function DeedMark({ deed, r }: { deed: Deed; r: number }): ReactElement {
  if (deed.kind === 'walk') {
    const [start] = deed.points
    const path = pathOf(deed.points)
    return (
      <g className="deed walk">
        <path className="deed-key" d={path} />
        <path className="deed-line" d={path} />
        {start && <circle className="deed-from" cx={start.x} cy={start.y} r={r} />}
      </g>
    )
  }
  if (deed.kind === 'blast') return <circle className="deed blast" cx={deed.at.x} cy={deed.at.y} r={deed.radius} />
  const path = deed.kind === 'throw' ? pathOf([deed.from, deed.to]) : rims(deed.from, deed.to, r)
  return (
    <g className={`deed ${deed.kind}${'hit' in deed && deed.hit ? ' hit' : ''}`}>
      <path className="deed-key" d={path} />
      <path className="deed-line" d={path} />
    </g>
  )
}
