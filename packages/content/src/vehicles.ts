import * as z from 'zod/mini'
import file from '../data/vehicles.json' with { type: 'json' }
import { vehicleSchema } from './cardFile.ts'
import { type NamedVehicle, vehicleOf } from './cards.ts'
import { checked } from './checked.ts'
import { ARMOURY } from './weapons.ts'

/** HOUSE-03: mounts and vehicles; those of no faction are anybody's. */
export const VEHICLES: readonly NamedVehicle[] = checked(z.array(vehicleSchema), file).map((vehicle, i) =>
  vehicleOf(vehicle, vehicle.faction, ARMOURY, [i]),
)
