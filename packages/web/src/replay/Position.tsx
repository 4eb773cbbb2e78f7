import { type GameState, isGone, isVehicleInReserve, onTable } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { Figure } from '../figure/Figure.tsx'
import { lookOf } from '../figure/lookOf.ts'
import { drawnAt } from '../figure/seats.ts'
import { Vehicle } from '../figure/Vehicle.tsx'
import { vehicleLook } from '../figure/vehicle.ts'
import { MarkerArea } from './MarkerArea.tsx'
import './position.css'

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
})

/** Everything that stands on the table at one moment, to be looked at. */
export function Position({ state }: { state: GameState }): ReactElement {
  return (
    <g className="position">
      {state.figures.filter(isGone).map(({ id, side, position }) => (
        <g key={id} className={`fallen ${side}`} style={at(position)}>
          <path className="fallen-key" d="M-260 -260L260 260M260 -260L-260 260" />
          <path className="fallen-line" d="M-260 -260L260 260M260 -260L-260 260" />
        </g>
      ))}
      {state.markers.map((marker) => (
        <MarkerArea key={marker.id} marker={marker} rules={state.rules} />
      ))}
      {state.vehicles
        .filter(({ id }) => !isVehicleInReserve(state, id))
        .map((vehicle) => (
          <g key={vehicle.id} className="stand" data-vehicle={vehicle.id} style={at(vehicle.position)}>
            <Vehicle x={0} y={0} r={vehicle.radius} {...vehicleLook(state, vehicle)} />
          </g>
        ))}
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
