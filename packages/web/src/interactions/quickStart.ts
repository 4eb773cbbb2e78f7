import type { Point } from '@tactic48/geometry'
import { friendsOf, isOfficer, type QuickStartVerb, type Touch } from '@tactic48/rules'
import { slitOf, snappedToSlit } from '../play/vehiclesAndBunkers/thing.ts'
import { blastHits, suppressionHits, watchHits } from './hits.ts'
import type { Interaction, Interactions } from './interaction.ts'
import { choice, joiners, place, route, target, weapon } from './slots.ts'

const NO_WAY = { bends: [], goal: undefined, target: undefined, contact: undefined } as const
const NO_MARK = { weapon: undefined, goal: undefined } as const

/** A way as it was laid, corner by corner. */
const laid = (path: readonly Point[], stepInto?: Point, touch?: Touch) => ({
  bends: stepInto ? path : path.slice(0, -1),
  goal: stepInto ?? path.at(-1),
  contact: touch ?? ('laid' as const),
})

/** BUNKER-04: a grenade that comes near to a slit is for the slit. */
const intoSlit: NonNullable<Interaction['snaps']> = (state, figure, spot, enemy) =>
  (enemy && slitOf(state, figure, enemy)) ?? snappedToSlit(state, figure, spot)

/** The Actions of PART A, in the order in which they stand around a figure. */
export const QUICK_START: Interactions<QuickStartVerb> = {
  move: {
    icon: 'way',
    key: 'm',
    asks: 'destination',
    gait: 'move',
    slots: [
      ...route('move'),
      choice('message', (state, { side }) => [
        undefined,
        ...friendsOf(state, side)
          .filter((one) => isOfficer(state, one))
          .map(({ id }) => id),
      ]),
      choice('leave', () => [false, true]),
    ],
    blank: { ...NO_WAY, message: undefined, leave: false },
    command: ({ message, leave }, { by, way }) =>
      way && { verb: 'move', ...by, ...way, ...(message ? { message } : {}), ...(leave ? { leave } : {}) },
    fromCommand: ({ path, stepInto, touch, message, leave = false }) => ({
      ...laid(path, stepInto, touch),
      message,
      leave,
    }),
  },
  moveAndFire: {
    icon: 'wayAndShot',
    key: 'x',
    asks: 'destination',
    gait: 'moveFire',
    shoots: 'moving',
    weapon: 'gun',
    slots: [choice('shoot', () => ['before', 'after', 'none'] as const), ...route('moveFire'), weapon('gun')],
    blank: { ...NO_WAY, weapon: undefined, shoot: 'after' },
    command({ shoot, target: at }, { by, way, weapon: gun }) {
      if (!way) return undefined
      const shot = shoot === 'before' && gun && at ? { weapon: gun.id, target: at } : {}
      return { verb: 'moveAndFire', ...by, ...way, shoot, ...shot }
    },
    fromCommand: ({ path, stepInto, touch, shoot, weapon: gun, target: at }) => ({
      ...laid(path, stepInto, touch),
      shoot,
      weapon: gun,
      target: at,
    }),
  },
  takeCover: {
    icon: 'shield',
    key: 'c',
    asks: 'commit',
    atOnce: true,
    slots: [],
    blank: {},
    command: (_, { by }) => ({ verb: 'takeCover', ...by }),
    fromCommand: () => ({}),
  },
  fire: {
    icon: 'bullet',
    key: 'f',
    asks: 'target',
    shoots: 'standing',
    weapon: 'gun',
    slots: [target, weapon('gun')],
    blank: { weapon: undefined, target: undefined },
    command: ({ target: at }, { by, weapon: gun }) => gun && at && { verb: 'fire', ...by, weapon: gun.id, target: at },
    fromCommand: ({ weapon: gun, target: at }) => ({ weapon: gun, target: at }),
  },
  throwGrenade: {
    icon: 'grenade',
    key: 'g',
    asks: 'grenade',
    weapon: 'grenade',
    slots: [place(intoSlit), weapon('grenade')],
    blank: NO_MARK,
    command: ({ goal: at }, { by, weapon: thrown }) =>
      thrown && at && { verb: 'throwGrenade', ...by, weapon: thrown.id, at },
    fromCommand: ({ weapon: thrown, at }) => ({ weapon: thrown, goal: at }),
    area: { radius: (_, thrown) => thrown?.radius ?? 0, hits: blastHits },
    snaps: intoSlit,
  },
  aim: {
    icon: 'crosshair',
    key: 'a',
    asks: 'commit',
    atOnce: true,
    slots: [],
    blank: {},
    command: (_, { by }) => ({ verb: 'aim', ...by }),
    fromCommand: () => ({}),
  },
  placeOpportunityFire: {
    icon: 'watch',
    key: 'o',
    asks: 'point',
    weapon: 'gun',
    slots: [place(), weapon('gun')],
    blank: NO_MARK,
    command: ({ goal: at }, { by, weapon: gun }) =>
      gun && at && { verb: 'placeOpportunityFire', ...by, weapon: gun.id, at },
    fromCommand: ({ weapon: gun, at }) => ({ weapon: gun, goal: at }),
    area: { radius: ({ ofRadius }) => ofRadius ?? 0, hits: watchHits },
  },
  startSuppression: {
    icon: 'barrage',
    key: 's',
    asks: 'point',
    weapon: 'gun',
    slots: [place(), joiners, weapon('gun')],
    blank: { ...NO_MARK, joiners: [] },
    command: ({ goal: at, joiners: others }, { by, weapon: gun }) =>
      gun && at && { verb: 'startSuppression', ...by, weapon: gun.id, at, joiners: others },
    fromCommand: ({ weapon: gun, at, joiners: others }) => ({ weapon: gun, goal: at, joiners: others }),
    area: { radius: ({ sfRadius }) => sfRadius ?? 0, hits: suppressionHits },
  },
  joinSuppression: {
    icon: 'barrageJoined',
    key: 'j',
    asks: 'marker',
    weapon: 'gun',
    slots: [
      {
        name: 'marker',
        takes: 'marker',
        choices: ({ figure }, { state }) => {
          const side = state.figures.find(({ id }) => id === figure)?.side
          return state.markers.filter((one) => one.kind === 'suppressionFire' && one.side === side).map(({ id }) => id)
        },
      },
      weapon('gun'),
    ],
    blank: { weapon: undefined, marker: undefined },
    preset({ markers }, { side }) {
      const [only, ...others] = markers.filter((marker) => marker.kind === 'suppressionFire' && marker.side === side)
      return only && others.length === 0 ? { marker: only.id, fixed: true } : {}
    },
    command: ({ marker }, { by, weapon: gun }) =>
      gun && marker && { verb: 'joinSuppression', ...by, weapon: gun.id, marker },
    fromCommand: ({ weapon: gun, marker }) => ({ weapon: gun, marker }),
  },
}
