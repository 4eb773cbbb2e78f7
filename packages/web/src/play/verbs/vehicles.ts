import { type Figure, type GameState, vehiclesOf, weaponsOf } from '@tactic48/rules'
import type { EntriesOf } from './verb.ts'

const isMounted = ({ place }: Figure): boolean => place.at === 'mounted'

const hasHeavy = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(({ kind }) => kind === 'heavy')
const hasCharge = (state: GameState, figure: Figure): boolean =>
  weaponsOf(state, figure).some(({ kind }) => kind === 'charge')

/** Mounts and vehicles (HOUSE-03) and what breaks armour (HOUSE-02). */
export const VEHICLES: EntriesOf<'mount' | 'dismount' | 'fireAtArmour' | 'layCharge'> = {
  mount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (state, figure) => !isMounted(figure) && vehiclesOf(state, figure.side).length > 0,
    pointing: 'thing',
    asks: 'thing',
    command: ({ by, intent: { vehicle, drives } }) =>
      vehicle && { verb: 'mount', ...by, vehicle, ...(drives === undefined ? {} : { drives }) },
  },
  dismount: {
    icon: 'vehicle',
    key: 'p',
    belongs: (_, figure) => isMounted(figure),
    pointing: 'area',
    asks: 'point',
    command: ({ by, intent: { goal: toward } }) => toward && { verb: 'dismount', ...by, toward },
  },
  fireAtArmour: {
    icon: 'armour',
    key: 'z',
    belongs: hasHeavy,
    pointing: 'thing',
    asks: 'thing',
    weapon: 'gun',
    command: ({ by, weapon, intent: { armour } }) =>
      weapon && armour && { verb: 'fireAtArmour', ...by, weapon: weapon.id, armour },
  },
  layCharge: {
    icon: 'charge',
    key: 'z',
    belongs: hasCharge,
    pointing: 'thing',
    asks: 'thing',
    weapon: 'charge',
    command: ({ by, weapon, intent: { armour } }) =>
      weapon && armour && { verb: 'layCharge', ...by, weapon: weapon.id, armour },
  },
}
