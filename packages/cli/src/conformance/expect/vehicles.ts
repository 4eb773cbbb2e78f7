import { type GameState, occupantsOf, tallyOf, type Vehicle, vehicleId, vehicleOf } from '@tactic48/rules'
import { nameOf } from '../names.ts'
import { isWhere } from '../places.ts'
import type { Expectation, VehicleExpectation } from '../schema/expectation.ts'

/** Differences between mounts and vehicles as expected and as they are. */
export function* vehicleFaults(state: GameState, said: NonNullable<Expectation['vehicles']>): Iterable<string> {
  for (const [name, expected] of Object.entries(said)) {
    const vehicle = vehicleOf(state, vehicleId(name))
    if (expected === 'gone') {
      if (vehicle) yield `vehicles.${name}: expected gone, but it is there`
    } else if (!vehicle) yield `vehicles.${name}: there is no such vehicle`
    else yield* oneVehicle(state, name, vehicle, expected)
  }
}

function* oneVehicle(state: GameState, name: string, vehicle: Vehicle, said: VehicleExpectation): Iterable<string> {
  const { position, damage } = vehicle
  if (said.at && !isWhere(position, said.at)) {
    yield `vehicles.${name}.at: expected ${said.at.join(', ')}, is ${position.x / 1000}, ${position.y / 1000}`
  }
  const driver = vehicle.driver === undefined ? 'none' : nameOf(state, vehicle.driver)
  if (said.driver !== undefined && said.driver !== driver) {
    yield `vehicles.${name}.driver: expected ${said.driver}, is ${driver}`
  }
  const on = occupantsOf(state, vehicle.id).map(({ id }) => nameOf(state, id))
  if (said.on && [...said.on].sort().join() !== [...on].sort().join()) {
    yield `vehicles.${name}.on: expected ${said.on.join(', ') || 'nobody'}, are ${on.join(', ') || 'nobody'}`
  }
  if (said.damage !== undefined && said.damage !== damage) {
    yield `vehicles.${name}.damage: expected ${said.damage}, is ${damage}`
  }
}

/** VICT-04. */
export function* lossFaults(state: GameState, said: NonNullable<Expectation['lost']>): Iterable<string> {
  for (const side of ['blue', 'ember'] as const) {
    const { lostAp } = tallyOf(state, side)
    const expected = said[side]
    if (expected !== undefined && expected !== lostAp) yield `lost.${side}: expected ${expected} AP, are ${lostAp}`
  }
}
