import { baseRadius, type GameState, isGone, SIDES, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'
import { LossBar } from './SideBars.tsx'
import './losses.css'

/** Both sides: AP lost against the break point, and who fell. */
export function Losses({ state }: { state: GameState }): ReactElement {
  return (
    <div className="losses">
      {SIDES.map((side) => (
        <SideLosses key={side} state={state} side={side} />
      ))}
    </div>
  )
}

function SideLosses({ state, side }: { state: GameState; side: SideId }): ReactElement {
  return (
    <div className={`loss ${side}`} data-part="losses" data-side={side}>
      <LossBar state={state} side={side} named />
      <Roster state={state} side={side} />
    </div>
  )
}

/** A squad stands in one row; more stand in a block that is wider than high. */
const columnsFor = (men: number): number => Math.max(12, Math.ceil(Math.sqrt(6 * men)))

/** All who were there; those who fell are crossed out. */
function Roster({ state, side }: { state: GameState; side: SideId }): ReactElement {
  const figures = state.figures.filter((figure) => figure.side === side)
  const r = baseRadius(state.rules)
  const pitch = r * 2 + 260
  const columns = Math.min(figures.length, columnsFor(figures.length))
  const [width, height] = [pitch * columns, pitch * Math.ceil(figures.length / columns) + 260]
  return (
    <svg
      className="loss-roster"
      data-part="loss-roster"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${33 * columns}px)` }}
      aria-hidden="true"
    >
      {figures.map((figure, i) => {
        const fallen = isGone(figure)
        const { stance: _, actions: __, ...look } = lookOf(state, figure)
        return (
          <g
            key={figure.id}
            transform={`translate(${pitch * ((i % columns) + 0.5)} ${pitch * (Math.floor(i / columns) + 0.5) + 200})`}
          >
            <Figure x={0} y={0} r={r} faded={fallen} {...look} />
            {fallen && <path className="loss-fallen" data-part="fallen" d="M-420 -420L420 420M420 -420L-420 420" />}
          </g>
        )
      })}
    </svg>
  )
}
