import {
  type Figure,
  type GameState,
  isGun,
  isMount,
  opponentOf,
  vehicleCardOf,
  vehiclesOf,
  weaponsOf,
} from '@tactic48/rules'
import { ArmourDetails } from '../things/ArmourDetails.tsx'
import { armoured, ownVehicles } from '../things/candidates.ts'
import { DismountDetails, MountDetails } from '../things/RideDetails.tsx'
import type { EntriesOf } from './verb.ts'

const isMounted = ({ place }: Figure): boolean => place.at === 'mounted'

const hasHeavy = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(({ kind }) => kind === 'heavy')
const hasCharge = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(({ kind }) => kind === 'charge')

/** HOUSE-03: any gun hits a vehicle without armour. */
const seesSoftVehicle = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(isGun) &&
  vehiclesOf(state, opponentOf(figure.side)).some((vehicle) => {
    const { kind, armour } = vehicleCardOf(state, vehicle)
    return !isMount(kind) && armour === undefined
  })

/** Mounts and vehicles (HOUSE-03) and what breaks armour (HOUSE-02). */
export const VEHICLES: EntriesOf<'mount' | 'dismount' | 'fireAtArmour' | 'layCharge'> = {
  mount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (state, figure) => !isMounted(figure) && vehiclesOf(state, figure.side).length > 0,
    pointing: 'thing',
    asks: 'thing',
    things: ownVehicles,
    command: ({ by, intent: { vehicle, drives } }) =>
      vehicle && { verb: 'mount', ...by, vehicle, ...(drives === undefined ? {} : { drives }) },
    Details: MountDetails,
  },
  dismount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (_, figure) => isMounted(figure),
    pointing: 'area',
    asks: 'beside',
    command: ({ by, intent: { goal: toward } }) => toward && { verb: 'dismount', ...by, toward },
    Details: DismountDetails,
  },
  fireAtArmour: {
    icon: 'armour',
    key: 'z',
    belongs: (state, figure) => hasHeavy(state, figure) || seesSoftVehicle(state, figure),
    pointing: 'thing',
    asks: 'thing',
    things: armoured,
    weapon: 'gun',
    command: ({ by, weapon, intent: { armour } }) =>
      weapon && armour && { verb: 'fireAtArmour', ...by, weapon: weapon.id, armour },
    Details: ArmourDetails,
  },
  layCharge: {
    icon: 'charge',
    key: '9',
    belongs: hasCharge,
    pointing: 'thing',
    asks: 'thing',
    things: armoured,
    weapon: 'charge',
    command: ({ by, weapon, intent: { armour } }) =>
      weapon && armour && { verb: 'layCharge', ...by, weapon: weapon.id, armour },
    Details: ArmourDetails,
  },
}
