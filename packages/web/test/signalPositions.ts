import { figureId, type PlacedFigure, scheduleId, smokeId } from '@tactic48/rules'
import { at as place } from '../../rules/test/world/places.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { companyGame } from './companyPositions.ts'
import { placed } from './playPositions.ts'

type Scene = Parameters<typeof companyGame>[0]

const OURS = [
  ...placed('blue', {
    'us-airborne/merriman': [18, 45],
    'us-airborne/cardwell': [13, 42],
    'us-airborne/hobart': [15, 40],
    'us-airborne/kowalski': [29, 44],
    'us-airborne/delgado': [11, 44],
    'us-airborne/marsh': [31, 42],
    'us-airborne/tully': [33, 45],
  }),
]

const THEIRS = [
  ...placed('ember', {
    'de-infantry/ziegler': [22, 7],
    'de-infantry/kessler': [25, 6],
    'de-infantry/haller': [27, 8.4],
    'de-infantry/lenz': [24, 9.4],
    'de-infantry/foot-gunner': [31, 5],
    'de-infantry/foot-rifle': [12, 8],
  }),
]

const radio = (contact: boolean): readonly PlacedFigure[] =>
  placed('blue', { 'us-airborne/foot-radio': [19, 45] }, contact ? { contact } : {})

/** Merriman with his radio operator beside him, who holds contact with HQ or does not; the enemy is far enough for guns. */
export const atTheRadio = ({
  contact = true,
  ...more
}: Partial<Scene> & { readonly contact?: boolean } = {}): SavedGame =>
  companyGame({ id: 'radio', figures: [...OURS, ...radio(contact), ...THEIRS], ...more })

export const merrimanCalls = (kind?: string): object => ({
  verb: 'call',
  seat: SEATS.blue,
  figure: 'merriman',
  ...(kind && { kind }),
})

export const chosen = (kind: string): object => ({ verb: 'chooseCall', seat: SEATS.blue, kind })

/** Everything that is counted down, on both sides. */
export const onTheWay = (more: Partial<Scene> & { readonly contact?: boolean } = {}): SavedGame =>
  atTheRadio({
    id: 'on-the-way',
    schedule: [
      {
        id: scheduleId('s1'),
        side: 'blue',
        due: 3,
        what: {
          kind: 'supportFire',
          caller: figureId('merriman'),
          barrage: { profile: 'howitzer', ammo: 'he', target: place(25, 7.5), line: undefined },
        },
      },
      {
        id: scheduleId('s2'),
        side: 'ember',
        due: 1,
        what: {
          kind: 'supportFire',
          caller: figureId('ziegler'),
          barrage: { profile: 'heavyMortar', ammo: 'smoke', target: place(30, 40), line: undefined },
        },
      },
    ],
    smoke: [
      { id: smokeId('c1'), side: 'blue', at: place(20, 24), radius: 3, due: 2 },
      { id: smokeId('c2'), side: 'ember', at: place(27, 21), radius: 2, due: 1 },
      { id: smokeId('c3'), side: 'blue', at: place(22.5, 27), radius: 2, due: 2 },
    ],
    ...more,
  })
