import { LIMITS, list } from '@tactic48/rules'
import file from '../data/vehicles.json' with { type: 'json' }
import { vehicleShape } from './cardFile.ts'
import { type NamedVehicle, vehicleOf } from './cards.ts'
import { checked } from './contentError.ts'
import { ARMOURY } from './weapons.ts'

/** HOUSE-03: mounts and vehicles; those of no faction are anybody's. */
export const VEHICLES: readonly NamedVehicle[] = checked(list(vehicleShape, LIMITS.cards), file).map((vehicle, i) =>
  vehicleOf(vehicle, vehicle.faction, ARMOURY, [i]),
)
