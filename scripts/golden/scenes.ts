import { BATTLEFIELDS } from '@tactic48/content'
import { BATTLES, type Battle, battleOf, LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import { type CardId, cardId, type PerSide, type Question, seatId } from '@tactic48/rules'

export const SEATS = { blue: seatId('blue seat'), ember: seatId('ember seat') }

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

/** Blue with everything that players seldom come to: casualties to load and to carry, an enemy pair within a step, a slit, a way off the table. */
const SELDOM = {
  id: 'golden-seldom',
  name: named('Behind the lines'),
  story: named('For golden games.'),
  battlefield: 'steel-casemate',
  edges: { blue: 'south', ember: 'north' },
  first: 'blue',
  sides: {
    blue: {
      faction: 'uk-infantry',
      placed: [
        leader('uk-infantry/penhale', [23, 46]),
        leader('uk-infantry/foot-radio', [22, 46]),
        leader('uk-infantry/pettifer', [35.5, 41.5]),
        { ...man('uk-infantry/foot-rifle', [35.5, 40.5]), wounded: true },
        leader('uk-infantry/foot-medic', [28, 38]),
        { ...man('uk-infantry/foot-rifle', [29, 38]), whereabouts: 'evacuable' },
        man('uk-infantry/foot-sten', [27.3, 39.7]),
        leader('uk-infantry/stretcher-team', [21, 38], [22, 38]),
        { ...man('uk-infantry/foot-rifle', [21.5, 38.866]), whereabouts: 'evacuable' },
        man('uk-infantry/hurst', [41, 30]),
        man('uk-infantry/foot-bomber', [39, 18.5]),
        man('uk-infantry/foot-rifle', [45, 31]),
        man('uk-infantry/foot-rifle', [1.6, 35]),
        leader('uk-infantry/foot-officer', [33, 30]),
        man('uk-infantry/foot-rifle', [26, 32]),
        man('uk-infantry/thackray', [31, 33]),
        man('uk-infantry/sapper', [13, 40]),
      ],
      parked: [{ card: 'vehicle/ambulance-jeep', at: [29, 39.7] }],
    },
    ember: {
      faction: 'de-infantry',
      placed: [
        man('de-infantry/foot-rifle', [40.5, 27]),
        man('de-infantry/foot-rifle', [41.5, 27]),
        man('de-infantry/foot-smg', [39, 13.6]),
        man('de-infantry/foot-rifle', [33, 23]),
        man('de-infantry/foot-rifle', [26, 25]),
        man('de-infantry/foot-rifle', [30, 25]),
        man('de-infantry/foot-rifle', [31.2, 25]),
        leader('de-infantry/falkner', [24, 6]),
        man('de-infantry/lenz', [18, 8]),
        man('de-infantry/foot-grenade', [30, 8]),
      ],
    },
  },
  goals: {
    ...GOALS,
    sides: {
      ...GOALS.sides,
      blue: { needs: 'all', list: [...GOALS.sides.blue.list, { kind: 'leave', edge: 'west', figures: 9 }] },
    },
  },
}

/** Blue's deployment zone is built over: his reinforcements find no room and wait. */
const WALLED_IN = {
  id: 'golden-walled-in',
  name: named('The long mill'),
  story: named('For golden games.'),
  battlefield: {
    id: 'golden-long-mill',
    name: named('The long mill'),
    width: 36,
    height: 36,
    elements: [
      { look: 'building', rect: [0, 27, 18, 9] },
      { look: 'building', rect: [18, 27, 18, 9] },
    ],
    dressing: [],
  },
  edges: { blue: 'south', ember: 'north' },
  first: 'blue',
  sides: {
    blue: {
      faction: 'us-rifle',
      placed: [leader('us-rifle/foot-rifle', [16, 24]), leader('us-rifle/foot-rifle', [18, 24])],
    },
    ember: {
      faction: 'de-infantry',
      placed: [leader('de-infantry/foot-rifle', [16, 9]), leader('de-infantry/foot-rifle', [18, 9])],
    },
  },
  arrivals: [{ kind: 'reinforcements', side: 'blue', due: 1, members: ['us-rifle/reinforcements'] }],
  goals: GOALS,
}

const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]
const SCENES = [CLOSE, ARMOUR, SELDOM, WALLED_IN].map((file) => battleOf(file, FIELDS))

export function battleCalled(id: string): Battle {
  const battle = [...SCENES, ...BATTLES].find((one) => one.id === id)
  if (!battle) throw new Error(`no battle is called ${id}`)
  return battle
}

const cards = (...ids: readonly string[]): readonly CardId[] => ids.map(cardId)

interface Stock {
  readonly tokens: number
  /** TACTIC-07: what both hold, and what they may still draw. */
  readonly hands: PerSide<readonly CardId[]>
  readonly decks: PerSide<readonly CardId[]>
}

const USUAL: Stock = {
  tokens: 8,
  hands: {
    blue: cards('heads-down', 'dud', 'second-wind', 'medical-satchel', 'field-dressing', 'runner-from-company'),
    ember: cards('dash', 'dud', 'quartermaster', 'ammunition-bearer', 'bullets-overhead', 'scavenged-tokens'),
  },
  decks: {
    blue: cards('spare-magazines', 'dash', 'bullets-overhead', 'scavenged-tokens'),
    ember: cards('heads-down', 'second-wind', 'medical-satchel', 'field-dressing'),
  },
}

const STOCKS: { readonly [battle: string]: Stock } = {
  'golden-seldom': {
    tokens: 30,
    hands: { blue: cards('uk-infantry-steady-lads', 'ammunition-bearer', 'dash'), ember: cards('bullets-overhead') },
    decks: { blue: [], ember: [] },
  },
}

/** AT and tactic cards of a prepared battle. */
export const stockOf = (battle: string): Stock => STOCKS[battle] ?? USUAL

/** A command, or one that answers what is asked; of blue, unless it says another seat. */
type Scripted = object | ((question: Question) => object)

/** OF-04: the first shot that is offered. */
const shoots = (question: Question): object => {
  const [offer] = question.kind === 'opportunityFire' ? question.offers : []
  return { seat: SEATS.ember, verb: 'opportunityShot', marker: offer?.marker, target: offer?.target }
}

const at = (x: number, y: number): object => ({ x: x * 1000, y: y * 1000 })
const byEmber = (command: object): object => ({ ...command, seat: SEATS.ember })

/** What is wanted first in a scene, with the best dice, where the sheets allow it: what players seldom come to by themselves. */
export const SCRIPTS: { readonly [battle: string]: readonly Scripted[] } = {
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
  'golden-seldom': [
    { verb: 'firstAid', figure: 'blue-3', patient: 'blue-4' },
    { verb: 'loadCasualty', figure: 'blue-5', casualty: 'blue-6', vehicle: 'blue-vehicle-1' },
    { verb: 'mount', figure: 'blue-7', vehicle: 'blue-vehicle-1' },
    { verb: 'move', figure: 'blue-7', path: [at(31.8, 43.5)] },
    { verb: 'pickUp', figure: 'blue-8', casualty: 'blue-10' },
    { verb: 'putDown', casualty: 'blue-10' },
    { verb: 'throwGrenade', figure: 'blue-12', weapon: 'mills', at: at(39, 15.4) },
    { verb: 'throwGrenade', figure: 'blue-18', weapon: 'smokePot', at: at(13, 37) },
    { verb: 'playCard', card: 'ammunition-bearer', figure: 'blue-18', weapon: 'smokePot' },
    { verb: 'playCard', card: 'dash', figure: 'blue-13' },
    { verb: 'move', figure: 'blue-13', path: [at(45, 27)] },
    byEmber({ verb: 'playCard', card: 'bullets-overhead' }),
    { verb: 'move', figure: 'blue-14', path: [at(0.5, 35)] },
    { verb: 'contactHq', figure: 'blue-2' },
    { verb: 'call', figure: 'blue-1', kind: 'supportFire' },
    { verb: 'placeSupport', profile: 'heavyMortar', ammo: 'he', at: at(2, 1) },
    { verb: 'move', figure: 'blue-11', path: [at(41, 27.866)] },
    { verb: 'chooseOpponent', figure: 'ember-2' },
    { verb: 'endTurn' },
    byEmber({ verb: 'placeOpportunityFire', figure: 'ember-4', weapon: 'kar98', at: at(33, 30) }),
    byEmber({ verb: 'placeOpportunityFire', figure: 'ember-5', weapon: 'kar98', at: at(26, 31.5) }),
    byEmber({
      verb: 'startSuppression',
      figure: 'ember-6',
      weapon: 'kar98',
      at: at(31, 32.6),
      joiners: [{ figure: 'ember-7', weapon: 'kar98' }],
    }),
    byEmber({ verb: 'endTurn' }),
    { verb: 'playCard', card: 'uk-infantry-steady-lads' },
    { verb: 'giveOrder', figure: 'blue-15', order: { kind: 'takeCover' } },
    shoots,
    { verb: 'takeCover', figure: 'blue-16' },
    shoots,
  ],
}
