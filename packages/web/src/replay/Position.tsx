import { type GameState, isGone, onTable } from '@tactic48/rules'
import { lazy, type ReactElement, Suspense } from 'react'
import { Loading } from '../app/settled.ts'
import { Figure } from '../figure/Figure.tsx'
import { lookOf } from '../figure/lookOf.ts'
import { at, drawnAt } from '../figure/seats.ts'
import { MarkerArea } from './MarkerArea.tsx'
import './position.css'

/** Few games have any; the front page has none. */
const Vehicles = lazy(async () => ({ default: (await import('./Vehicles.tsx')).Vehicles }))

/** Everything that stands on the table at one moment, to be looked at. */
export function Position({ state }: { state: GameState }): ReactElement {
  return (
    <g className="position" data-part="position">
      {state.figures.filter(isGone).map(({ id, side, position }) => (
        <g key={id} className={`fallen ${side}`} style={at(position)}>
          <path className="fallen-key" d="M-260 -260L260 260M260 -260L-260 260" />
          <path className="fallen-line" d="M-260 -260L260 260M260 -260L-260 260" />
        </g>
      ))}
      {state.markers.map((marker) => (
        <MarkerArea key={marker.id} marker={marker} rules={state.rules} />
      ))}
      {state.vehicles.length > 0 && (
        <Suspense fallback={<Loading />}>
          <Vehicles state={state} />
        </Suspense>
      )}
      {onTable(state).map((figure) => {
        const spot = drawnAt(state, figure)
        return (
          <g key={figure.id} className="stand" data-figure={figure.id} style={at(spot)}>
            <Figure x={0} y={0} r={spot.r} {...lookOf(state, figure)} />
          </g>
        )
      })}
    </g>
  )
}
