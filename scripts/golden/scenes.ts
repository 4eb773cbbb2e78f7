import { BATTLEFIELDS } from '@tactic48/content'
import { BATTLES, type Battle, battleOf, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { type CardId, cardId, type PerSide } from '@tactic48/rules'

/** Prepared so that whatever a company can do is near at hand: a golden game of some hundred commands shows it. */
const named = (name: string) => ({ en: name, it: name, es: name })

const GOALS = {
  sides: {
    blue: { needs: 'any', list: [{ kind: 'eliminate', share: 90 }] },
    ember: { needs: 'any', list: [{ kind: 'eliminate', share: 90 }] },
  },
  losses: 'ignore',
  limit: { rounds: 12, winner: 'share' },
}

type Spot = readonly [number, number]
const man = (card: string, ...at: readonly Spot[]) => ({ card, at, squad: '1' })
const leader = (card: string, ...at: readonly Spot[]) => ({ card, at })

/** Blue before its aid station with casualties and vehicles, ember beyond the wall. */
const CLOSE = {
  id: 'golden-close',
  name: named('Close quarters'),
  story: named('For golden games.'),
  battlefield: 'field-hospital',
  edges: { blue: 'south', ember: 'north' },
  first: 'blue',
  sides: {
    blue: {
      faction: 'us-airborne',
      placed: [
        leader('us-airborne/merriman', [23, 46.6]),
        leader('us-airborne/cardwell', [21.5, 39.2]),
        leader('us-airborne/foot-radio', [22, 46.6]),
        leader('us-airborne/foxworth', [24, 46.6]),
        leader('us-airborne/lindqvist', [28, 38]),
        leader('us-airborne/stretcher-team', [30, 38.6], [31, 38.6]),
        { ...man('us-airborne/foot-rifle', [30.5, 39.466]), whereabouts: 'evacuable' },
        { ...man('us-airborne/foot-carbine', [29, 38]), whereabouts: 'casualty' },
        { ...man('us-airborne/foot-rifle', [28, 37]), whereabouts: 'evacuable' },
        { ...man('us-airborne/marsh', [27, 38]), wounded: true },
        man('us-airborne/hobart', [19.1, 38.2]),
        man('us-airborne/delgado', [17.6, 34.8]),
        man('us-airborne/pike', [30.309, 40.447]),
        man('us-airborne/foot-rifle', [27, 37]),
        man('us-airborne/foot-smg', [24.6, 36.4]),
        man('us-airborne/mg-team', [26.6, 35.6], [27.8, 35.6]),
      ],
      emplaced: [{ card: 'us-airborne/mg-team', at: [18.6, 35] }],
      parked: [
        { card: 'vehicle/ambulance-jeep', at: [32, 40.267] },
        { card: 'vehicle/motorbike', at: [17.8, 38.2] },
        { card: 'vehicle/horse', at: [20.2, 39.2] },
      ],
    },
    ember: {
      faction: 'de-infantry',
      placed: [
        leader('de-infantry/hollmann', [23, 25.6]),
        leader('de-infantry/falkner', [25.4, 25.4]),
        leader('de-infantry/foot-radio', [21.6, 25.4]),
        leader('de-infantry/wendt', [26.8, 26.4]),
        { ...man('de-infantry/foot-grenade', [27.8, 26.4]), whereabouts: 'evacuable' },
        { ...man('de-infantry/foot-rifle', [25.8, 26.4]), wounded: true },
        man('de-infantry/ziegler', [20.4, 27.6]),
        man('de-infantry/haller', [18.6, 28.2]),
        man('de-infantry/lenz', [22.4, 28.4]),
        man('de-infantry/kessler', [25.6, 29]),
        man('de-infantry/foot-grenade', [26.2, 31.4]),
        man('de-infantry/foot-smg', [25, 32.6]),
        man('de-infantry/foot-rifle', [20.4, 24.3]),
        man('de-infantry/panzerschreck-team', [29.8, 26.8], [31, 26.8]),
      ],
      parked: [{ card: 'vehicle/truck', at: [20.4, 22] }],
    },
  },
  goals: GOALS,
}

/** Ember in a steel casemate, blue at its slits with charges and rockets, armour on both sides. */
const ARMOUR = {
  id: 'golden-armour',
  name: named('The casemate'),
  story: named('For golden games.'),
  battlefield: 'steel-casemate',
  edges: { blue: 'south', ember: 'north' },
  first: 'blue',
  sides: {
    blue: {
      faction: 'us-mech',
      placed: [
        leader('us-mech/rutledge', [22.8, 25]),
        leader('us-mech/stanwick', [24.4, 26.7]),
        leader('us-mech/foot-radio', [22.8, 26]),
        leader('us-mech/hollis', [28.6, 26.5]),
        leader('us-mech/sapper', [22.9, 13.9]),
        leader('us-mech/sapper', [27.5, 11]),
        leader('us-mech/bazooka-team', [30.4, 21.8], [31.6, 21.8]),
        { ...man('us-mech/foot-rifle', [27.6, 26.5]), whereabouts: 'evacuable' },
        man('us-mech/mulcahy', [22, 20.4]),
        man('us-mech/novak', [20.2, 20.8]),
        man('us-mech/foot-grenade', [39, 17.6]),
        man('us-mech/foot-grease', [26.8, 20.6]),
        man('us-mech/foot-rifle', [28.6, 20.2]),
        man('us-mech/foot-gunner', [18.6, 21.4]),
      ],
      parked: [
        { card: 'vehicle/half-track', at: [24.4, 29] },
        { card: 'vehicle/jeep', at: [28.6, 28.2] },
      ],
    },
    ember: {
      faction: 'de-infantry',
      placed: [
        leader('de-infantry/falkner', [24, 10]),
        leader('de-infantry/foot-radio', [25.6, 10.2]),
        leader('de-infantry/foot-medic', [24, 6.4]),
        leader('de-infantry/panzerschreck-team', [30.4, 16.2], [31.6, 16.2]),
        man('de-infantry/ziegler', [22.2, 11.8]),
        man('de-infantry/foot-gunner', [25.2, 12.4]),
        man('de-infantry/foot-rifle', [39, 13.6]),
        man('de-infantry/foot-grenade', [17.6, 14.4]),
        man('de-infantry/lenz', [33.4, 17.3]),
        man('de-infantry/foot-smg', [30, 14.2]),
        man('de-infantry/sapper', [33.4, 21.9]),
      ],
      parked: [{ card: 'vehicle/half-track-251', at: [33.4, 19.6] }],
    },
  },
  goals: GOALS,
}

const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]
const SCENES = [CLOSE, ARMOUR].map((file) => battleOf(file, FIELDS))

export function battleCalled(id: string): Battle {
  const battle = [...SCENES, ...BATTLES].find((one) => one.id === id)
  if (!battle) throw new Error(`no battle is called ${id}`)
  return battle
}

const cards = (...ids: readonly string[]): readonly CardId[] => ids.map(cardId)

/** TACTIC-07: what both hold, and what they may still draw. */
export const HANDS: PerSide<readonly CardId[]> = {
  blue: cards('heads-down', 'dud', 'second-wind', 'medical-satchel', 'field-dressing', 'runner-from-company'),
  ember: cards('dash', 'dud', 'quartermaster', 'ammunition-bearer', 'bullets-overhead', 'scavenged-tokens'),
}
export const DECKS: PerSide<readonly CardId[]> = {
  blue: cards('spare-magazines', 'dash', 'bullets-overhead', 'scavenged-tokens'),
  ember: cards('heads-down', 'second-wind', 'medical-satchel', 'field-dressing'),
}

/** What blue wants to do first in a scene, with the best dice, where the sheets allow it: what players seldom come to by themselves. */
export const SCRIPTS: { readonly [battle: string]: readonly object[] } = {
  'golden-close': [
    { verb: 'loadCasualty', figure: 'blue-14', casualty: 'blue-8', vehicle: 'blue-vehicle-1' },
    { verb: 'carry', figure: 'blue-5', casualty: 'blue-10', helper: 'blue-15', path: [{ x: 27600, y: 40300 }] },
    { verb: 'contactHq', figure: 'blue-3' },
    { verb: 'call', figure: 'blue-1' },
    { verb: 'chooseCall', kind: 'reinforcements' },
    { verb: 'takeMessage', figure: 'blue-4', officer: 'blue-1' },
    { verb: 'move', figure: 'blue-4', path: [{ x: 24000, y: 47500 }], leave: true },
    { verb: 'move', figure: 'blue-1', path: [{ x: 23000, y: 47500 }], leave: true },
  ],
  'golden-armour': [
    { verb: 'layCharge', figure: 'blue-5', weapon: 'satchel', armour: { element: 'bunker-1' } },
    { verb: 'throwGrenade', figure: 'blue-12', weapon: 'mk2', at: { x: 39000, y: 15400 } },
    { verb: 'contactHq', figure: 'blue-3' },
    { verb: 'call', figure: 'blue-1', kind: 'supportFire' },
  ],
}
