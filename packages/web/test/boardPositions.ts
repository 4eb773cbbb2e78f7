import { cardId, figureId, markerId, scheduleId, smokeId, vehicleId, weaponId } from '@tactic48/rules'
import { at } from '../../rules/test/world/places.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { companyGame } from './companyPositions.ts'
import { placed } from './playPositions.ts'

const WATCH = markerId('of1')
const MERRIMAN = figureId('merriman')

/** One game with everything that a table can show: each kind of marker, casualty, crew, vehicle and countdown. */
export const fullTable = (): SavedGame =>
  companyGame({
    id: 'full',
    figures: [
      ...placed(
        'blue',
        { 'us-airborne/hobart': [15, 39], 'us-airborne/marsh': [15, 39] },
        { mounted: vehicleId('jeep') },
      ),
      ...placed('blue', {
        'us-airborne/cardwell': [22, 38],
        'us-airborne/merriman': [18, 45],
        'us-airborne/lindqvist': [17.3, 39.4],
        'us-airborne/delgado': [31, 42],
        'us-airborne/foot-carbine': [32, 42],
        'us-airborne/bazooka-team': [24, 26],
      }),
      ...placed(
        'blue',
        { 'us-airborne/bazooka-team': [25, 26] },
        { id: figureId('loader'), shares: figureId('bazooka-team') },
      ),
      ...placed('blue', { 'us-airborne/tully': [22, 36] }, { whereabouts: 'casualty' }),
      ...placed('blue', { 'us-airborne/kowalski': [16.6, 38.6] }, { whereabouts: 'evacuable' }),
      ...placed(
        'blue',
        { 'us-airborne/foot-rifle': [31.5, 42.88] },
        {
          whereabouts: 'evacuable',
          carriedBy: [figureId('delgado'), figureId('foot-carbine')],
        },
      ),
      ...placed('blue', { 'us-airborne/pike': [11, 44] }, { whereabouts: 'eliminated' }),
      ...placed('ember', { 'de-infantry/kessler': [24, 16] }, { mounted: vehicleId('track') }),
      ...placed('ember', { 'de-infantry/lenz': [12, 8] }, { standing: { kind: 'opportunityFire', marker: WATCH } }),
      ...placed('ember', { 'de-infantry/ziegler': [30, 12] }),
      ...placed('ember', { 'de-infantry/haller': [27, 8.4] }, { whereabouts: 'eliminated' }),
    ],
    markers: [
      {
        kind: 'opportunityFire',
        id: WATCH,
        side: 'ember',
        owner: figureId('lenz'),
        weapon: weaponId('gewehr43'),
        at: at(12.2, 23),
        radius: 4,
      },
    ],
    vehicles: [
      { id: vehicleId('jeep'), side: 'blue', card: cardId('vehicle/ambulance-jeep'), position: at(15, 39) },
      { id: vehicleId('track'), side: 'ember', card: cardId('vehicle/half-track-251'), position: at(24, 16) },
    ],
    leftWeapons: [
      {
        weapon: weaponId('brownTripod'),
        card: cardId('us-airborne/mg-team'),
        side: 'blue',
        position: at(23, 38),
      },
    ],
    schedule: [
      {
        id: scheduleId('s1'),
        side: 'blue',
        due: 3,
        what: {
          kind: 'supportFire',
          caller: MERRIMAN,
          barrage: { profile: 'howitzer', ammo: 'he', target: at(30, 9), line: undefined },
        },
      },
      {
        id: scheduleId('s2'),
        side: 'blue',
        due: 2,
        what: {
          kind: 'supportFire',
          caller: MERRIMAN,
          barrage: { profile: 'airStrafe', ammo: 'he', target: at(20, 10), line: at(24, 12) },
        },
      },
      {
        id: scheduleId('s3'),
        side: 'blue',
        due: 2,
        what: {
          kind: 'reinforcements',
          caller: MERRIMAN,
          teams: [{ card: cardId('us-airborne/reinforcements'), assigned: [], figures: 2, ap: 6 }],
        },
      },
    ],
    smoke: [
      { id: smokeId('c1'), side: 'blue', at: at(20, 24), radius: 3, due: 2 },
      { id: smokeId('c2'), side: 'ember', at: at(27, 21), radius: 2, due: 1 },
    ],
  })
