import { type GameState, isVehicleInReserve } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { at } from '../figure/seats.ts'
import { Vehicle } from '../figure/Vehicle.tsx'
import { vehicleLook } from '../figure/vehicle.ts'

export function Vehicles({ state }: { state: GameState }): ReactElement {
  return (
    <>
      {state.vehicles
        .filter(({ id }) => !isVehicleInReserve(state, id))
        .map((vehicle) => (
          <g key={vehicle.id} className="stand" data-vehicle={vehicle.id} style={at(vehicle.position)}>
            <Vehicle x={0} y={0} r={vehicle.radius} {...vehicleLook(state, vehicle)} />
          </g>
        ))}
    </>
  )
}
