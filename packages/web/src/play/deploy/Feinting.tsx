import { baseRadius, type CommandOf, knownFigure } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Figure } from '../../board/Figure.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { usePlay } from '../playContext.ts'
import { feinters } from './feint.ts'

/** FEINT-03: who is in hand, and those who were picked up where they would stand. */
export function Feinting({ command, current }: { command: CommandOf<'feint'>; current: number }): ReactElement {
  const play = usePlay()
  const { state } = play
  const r = baseRadius(state.rules)
  const inHand = feinters(play)[current]
  return (
    <>
      {inHand && !command.moves.some(({ figure }) => figure === inHand.id) && (
        <circle className="ghost-ring" cx={inHand.position.x} cy={inHand.position.y} r={r + 150} />
      )}
      {command.moves.map(({ figure: id, at }) => {
        const figure = knownFigure(state, id)
        return (
          <g key={id} className={`ghost${id === inHand?.id ? ' current' : ''}`} data-feinted={id}>
            <line className="feint-way" x1={figure.position.x} y1={figure.position.y} x2={at.x} y2={at.y} />
            <circle className="ghost-ring-key" cx={at.x} cy={at.y} r={r + 110} />
            <circle className="ghost-ring" cx={at.x} cy={at.y} r={r + 110} />
            <Figure x={at.x} y={at.y} r={r} lifted {...lookOf(state, figure)} />
          </g>
        )
      })}
    </>
  )
}
