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
import type { Interactions } from './interaction.ts'
import { armoured, choice, nearestRide, ownVehicle, place, weapon } from './slots.ts'

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
export const VEHICLES: Interactions<'mount' | 'dismount' | 'fireAtArmour' | 'layCharge'> = {
  mount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (state, figure) => !isMounted(figure) && vehiclesOf(state, figure.side).length > 0,
    asks: 'thing',
    slots: [ownVehicle, choice('drives', () => [undefined, true, false])],
    blank: { vehicle: undefined, drives: undefined },
    meant: nearestRide,
    command: ({ vehicle, drives }, { by }) =>
      vehicle && { verb: 'mount', ...by, vehicle, ...(drives === undefined ? {} : { drives }) },
    fromCommand: ({ vehicle, drives }) => ({ vehicle, drives }),
  },
  dismount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (_, figure) => isMounted(figure),
    asks: 'beside',
    slots: [place()],
    blank: { goal: undefined },
    command: ({ goal: toward }, { by }) => toward && { verb: 'dismount', ...by, toward },
    fromCommand: ({ toward }) => ({ goal: toward }),
  },
  fireAtArmour: {
    icon: 'armour',
    key: 'z',
    belongs: (state, figure) => hasHeavy(state, figure) || seesSoftVehicle(state, figure),
    asks: 'thing',
    slots: [armoured, weapon('gun')],
    weapon: 'gun',
    blank: { weapon: undefined, armour: undefined },
    command: ({ armour }, { by, weapon: gun }) =>
      gun && armour && { verb: 'fireAtArmour', ...by, weapon: gun.id, armour },
    fromCommand: ({ weapon: gun, armour }) => ({ weapon: gun, armour }),
  },
  layCharge: {
    icon: 'charge',
    key: '9',
    belongs: hasCharge,
    asks: 'thing',
    slots: [armoured, weapon('charge')],
    weapon: 'charge',
    blank: { weapon: undefined, armour: undefined },
    command: ({ armour }, { by, weapon: laid }) =>
      laid && armour && { verb: 'layCharge', ...by, weapon: laid.id, armour },
    fromCommand: ({ weapon: laid, armour }) => ({ weapon: laid, armour }),
  },
}
