import { cardId, VEHICLE_KINDS, type VehicleCard } from '@tactic48/rules'
import * as z from 'zod/mini'
import file from '../data/vehicles.json' with { type: 'json' }
import { languages, text } from './cardFile.ts'
import { checked } from './checked.ts'
import type { Named } from './named.ts'
import { ARMOURY, armedWith, defined } from './weapons.ts'

/** §32.6. */
export const vehicleSchema = z.strictObject({
  id: text,
  name: languages,
  kind: z.enum(VEHICLE_KINDS),
  move: z.number().check(z.positive(), z.lte(24)),
  seats: z.int().check(z.gte(1), z.lte(20)),
  size: z.number().check(z.positive(), z.lte(6)),
  armour: z.optional(z.int().check(z.gte(1), z.lte(12))),
  openTopped: z.optional(z.boolean()),
  casualtyCapacity: z.optional(z.int().check(z.gte(0), z.lte(12))),
  weapons: z.array(text).check(z.maxLength(6)),
  ap: z.int().check(z.gte(1), z.lte(99)),
  faction: text,
})

export interface NamedVehicle {
  readonly names: Named
  readonly card: VehicleCard
}

export const vehiclesOf = (files: unknown): readonly NamedVehicle[] =>
  checked(z.array(vehicleSchema), files).map(({ name, weapons, ...vehicle }, i) => ({
    names: name,
    card: {
      ...defined(vehicle),
      id: cardId(vehicle.id),
      name: name.en,
      weapons: weapons.map((id, j) => armedWith(ARMOURY, id, [i, 'weapons', j])),
    },
  }))

/** HOUSE-03: mounts and vehicles; those of no faction are anybody's. */
export const VEHICLES: readonly NamedVehicle[] = vehiclesOf(file)
