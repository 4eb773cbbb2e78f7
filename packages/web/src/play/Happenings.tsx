import { baseRadius, figureOf, type GameState } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Figure } from '../figure/Figure.tsx'
import { lookOf } from '../figure/lookOf.ts'
import type { Happening } from '../game/gameStore.ts'
import { TargetMark } from './TargetMark.tsx'

/** What just happened, where it happened: the line of a shot, the blast, the fallen. Gone after a moment. */
export function Happenings({
  happening,
  state,
}: {
  happening: Happening | undefined
  state: GameState
}): ReactElement | undefined {
  if (!happening) return undefined
  const r = baseRadius(state.rules)
  return (
    <g className="happenings" key={happening.number}>
      {happening.events.map((event, i) => {
        const key = `${i} ${event.type}`
        if (event.type === 'shotResolved' || event.type === 'shotDeclared') {
          const from = figureOf(state, event.shooter)
          const to = figureOf(state, event.target)
          if (!from || !to) return undefined
          const d = `M${from.position.x} ${from.position.y}L${to.position.x} ${to.position.y}`
          return (
            <g key={key} className={`tracer ${from.side}`}>
              <path className="tracer-key" d={d} />
              <path className="tracer-line" d={d} />
              <TargetMark at={to.position} r={r} harm />
            </g>
          )
        }
        if (event.type === 'grenadeBurst') {
          return <circle key={key} className="burst" cx={event.at.x} cy={event.at.y} r={event.radius * 1000 + 400} />
        }
        if (event.type === 'shockTested') {
          const at = figureOf(state, event.figure)?.position
          if (!at) return undefined
          return (
            <g key={key}>
              <circle className="nerve-key" cx={at.x} cy={at.y} r={r + 230} />
              <circle className={event.passed ? 'nerve-ring' : 'nerve-ring failed'} cx={at.x} cy={at.y} r={r + 230} />
            </g>
          )
        }
        if (event.type === 'eliminated') {
          const fallen = figureOf(happening.before, event.figure)
          if (!fallen) return undefined
          const { x, y } = figureOf(state, event.figure)?.position ?? fallen.position
          return (
            <g key={key} className="falling">
              <Figure x={x} y={y} r={r} {...lookOf(happening.before, fallen)} />
            </g>
          )
        }
        return undefined
      })}
    </g>
  )
}
