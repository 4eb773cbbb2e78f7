import { cardId, figureId, type PlacedFigure, vehicleId, weaponId } from '@tactic48/rules'
import { at } from '../../rules/test/world/places.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { companyGame } from './companyPositions.ts'
import { placed } from './playPositions.ts'

type Scene = Parameters<typeof companyGame>[0]

const vehicle = (id: string, side: 'blue' | 'ember', card: string, x: number, y: number) => ({
  id: vehicleId(id),
  side,
  card: cardId(`vehicle/${card}`),
  position: at(x, y),
})

const aboard = (id: string): Partial<PlacedFigure> => ({ mounted: vehicleId(id) })

/**
 * Hobart drives an ambulance jeep with Marsh; Tully, alive, lies beside it with Lindqvist the medic. A motorbike stands empty beside Cardwell, a
 * half-track of ember with two men in the middle of the table, a bazooka opposite to it.
 */
export const motorPool = (more: Partial<Scene> = {}): SavedGame =>
  companyGame({
    id: 'motors',
    figures: [
      ...placed('blue', { 'us-airborne/hobart': [15, 39], 'us-airborne/marsh': [15, 39] }, aboard('jeep')),
      ...placed('blue', { 'us-airborne/lindqvist': [17.3, 39.4], 'us-airborne/cardwell': [22, 38] }),
      ...placed('blue', { 'us-airborne/tully': [16.6, 38.6] }, { whereabouts: 'evacuable' }),
      ...placed('blue', { 'us-airborne/bazooka-team': [24, 26] }),
      ...placed(
        'blue',
        { 'us-airborne/bazooka-team': [25, 26] },
        { id: figureId('loader'), shares: figureId('bazooka-team') },
      ),
      ...placed('ember', { 'de-infantry/kessler': [24, 16], 'de-infantry/lenz': [24, 16] }, aboard('track')),
      ...placed('ember', { 'de-infantry/ziegler': [30, 12] }),
    ],
    vehicles: [
      vehicle('jeep', 'blue', 'ambulance-jeep', 15, 39),
      vehicle('bike', 'blue', 'motorbike', 23.3, 38),
      vehicle('track', 'ember', 'half-track-251', 24, 16),
      vehicle('truck', 'ember', 'truck', 33, 20),
    ],
    ...more,
  })

/**
 * The first bunker of the line holds Ziegler; Kessler stands behind its door. Hobart with grenades is near its slit, Marsh far off; a machine gun
 * without crew stands beside Cardwell.
 */
export const bunkerLine = (more: Partial<Scene> = {}): SavedGame =>
  companyGame({
    id: 'bunkers',
    field: 'bunker-line',
    figures: [
      ...placed('ember', { 'de-infantry/ziegler': [12.5, 8.6], 'de-infantry/kessler': [12.5, 4.5] }),
      ...placed('blue', { 'us-airborne/hobart': [12.5, 12.2], 'us-airborne/marsh': [12.5, 20] }),
      ...placed('blue', { 'us-airborne/cardwell': [24, 42] }),
    ],
    leftWeapons: [
      {
        weapon: weaponId('brownTripod'),
        card: cardId('us-airborne/mg-team'),
        side: 'blue',
        position: at(25, 42),
      },
    ],
    ...more,
  })
