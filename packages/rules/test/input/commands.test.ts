import { type Command, cardId, elementId, figureId, isRefusal, parse, vehicleId, weaponId } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { BLUE } from '../world/games.ts'

const seat = BLUE
const figure = figureId('a')
const officer = figureId('lt')
const casualty = figureId('p')
const weapon = weaponId('rifle')
const card = cardId('c')
const at = { x: 1, y: 2 }
const ORDERED = { halts: [], refuses: [], sequence: [], weapons: [], joins: false } as const

/** One of every verb of the company, with everything that can be said in it. */
const WHOLE: readonly Command[] = [
  { verb: 'giveOrder', seat, figure, order: { kind: 'fireAtWill', at }, unit: 'first' },
  {
    verb: 'executeOrder',
    seat,
    joins: true,
    halts: [figure],
    refuses: [officer],
    sequence: [figure],
    weapons: [{ figure, weapon }],
    carries: [{ figure, casualty, helper: officer }],
    leaves: [figure],
    messages: [{ figure, officer }],
  },
  { verb: 'contactHq', seat, figure },
  { verb: 'call', seat, figure, kind: 'supportFire', credit: true },
  { verb: 'chooseCall', seat, kind: 'platoonMortar' },
  { verb: 'placeSupport', seat, profile: 'airStrafe', ammo: 'he', at, line: at },
  { verb: 'chooseTeams', seat, teams: ['team', { card, assigned: [card], upgrades: [card] }] },
  { verb: 'aimMortar', seat, ammo: 'fragmentation', each: ['fragmentation', 'smoke'], at: [at, at] },
  { verb: 'enterTable', seat, at: [at] },
  { verb: 'takeMessage', seat, figure, officer },
  { verb: 'takeInitiative', seat, figure },
  { verb: 'raise', seat, tokens: 2 },
  { verb: 'seal', seat, value: 0 },
  { verb: 'firstAid', seat, figure, patient: casualty },
  { verb: 'checkCasualty', seat, figure, patient: casualty },
  { verb: 'carry', seat, figure, casualty, helper: officer, path: [at] },
  { verb: 'pickUp', seat, figure, casualty },
  { verb: 'putDown', seat, casualty },
  { verb: 'loadCasualty', seat, figure, casualty, vehicle: vehicleId('jeep') },
  { verb: 'mount', seat, figure, vehicle: vehicleId('jeep'), drives: true },
  { verb: 'dismount', seat, figure, toward: at },
  { verb: 'fireAtArmour', seat, figure, weapon, armour: { element: elementId('pillbox') } },
  { verb: 'layCharge', seat, figure, weapon, armour: { vehicle: vehicleId('tank') } },
  { verb: 'playCard', seat, card, figure, weapon },
  { verb: 'drawCard', seat },
  { verb: 'feint', seat, moves: [{ figure, at }] },
]

const least = (command: object): object => ({ seat, ...command })

/** A command with one thing wrong in it, and the field that the refusal must name. */
const WRONG: readonly (readonly [field: string, command: object])[] = [
  ['unit', { verb: 'giveOrder', figure, order: { kind: 'forward' }, unit: 7 }],
  ['joins', { verb: 'executeOrder', joins: 'yes' }],
  ['halts', { verb: 'executeOrder', halts: 'a' }],
  ['halts[1]', { verb: 'executeOrder', halts: ['a', 1] }],
  ['refuses', { verb: 'executeOrder', refuses: {} }],
  ['sequence[0]', { verb: 'executeOrder', sequence: [null] }],
  ['weapons', { verb: 'executeOrder', weapons: 'rifle' }],
  ['carries', { verb: 'executeOrder', carries: 1 }],
  ['leaves', { verb: 'executeOrder', leaves: 1 }],
  ['messages', { verb: 'executeOrder', messages: 1 }],
  ['kind', { verb: 'call', figure, kind: 'pizza' }],
  ['credit', { verb: 'call', figure, credit: 1 }],
  ['kind', { verb: 'chooseCall' }],
  ['profile', { verb: 'placeSupport', profile: 'moon', ammo: 'he', at }],
  ['ammo', { verb: 'placeSupport', profile: 'airStrafe', ammo: 'gas', at }],
  ['at', { verb: 'placeSupport', profile: 'airStrafe', ammo: 'he' }],
  ['line', { verb: 'placeSupport', profile: 'airStrafe', ammo: 'he', at, line: 3 }],
  ['teams', { verb: 'chooseTeams', teams: 'team' }],
  ['teams[1]', { verb: 'chooseTeams', teams: ['team', 'crowd'] }],
  ['teams[0].card', { verb: 'chooseTeams', teams: [{ assigned: [] }] }],
  ['teams[0].assigned', { verb: 'chooseTeams', teams: [{ card, assigned: 'gun' }] }],
  ['teams[0].assigned', { verb: 'chooseTeams', teams: [{ card, assigned: [1] }] }],
  ['teams[0].upgrades', { verb: 'chooseTeams', teams: [{ card, assigned: [], upgrades: [1] }] }],
  ['ammo', { verb: 'aimMortar', ammo: 'gas', at: [at] }],
  ['each', { verb: 'aimMortar', ammo: 'fragmentation', each: 'smoke', at: [at] }],
  ['each[1]', { verb: 'aimMortar', ammo: 'fragmentation', each: ['smoke', 'gas'], at: [at] }],
  ['at', { verb: 'aimMortar', ammo: 'fragmentation', at }],
  ['at[0].x', { verb: 'aimMortar', ammo: 'fragmentation', at: [{ x: '1', y: 2 }] }],
  ['at', { verb: 'enterTable', at: 'anywhere' }],
  ['at[1].y', { verb: 'enterTable', at: [at, { x: 1 }] }],
  ['tokens', { verb: 'raise', tokens: 0 }],
  ['value', { verb: 'seal', value: 0.5 }],
  ['moves', { verb: 'feint', moves: {} }],
  ['moves[0]', { verb: 'feint', moves: [1] }],
  [
    'moves[1].x',
    {
      verb: 'feint',
      moves: [
        { figure, at },
        { figure, at: { y: 1 } },
      ],
    },
  ],
  ['card', { verb: 'playCard', card: 1 }],
  ['drives', { verb: 'mount', figure, vehicle: 'jeep', drives: 1 }],
]

describe('commands of a company', () => {
  test('[FORCE-09] [TURN-16] every field of every verb is kept, and none is made up', () => {
    for (const command of WHOLE) expect(parse(command)).toStrictEqual(command)
    expect(parse({ verb: 'executeOrder', seat })).toStrictEqual({ verb: 'executeOrder', seat, ...ORDERED })
    for (const verb of ['call', 'giveOrder', 'playCard', 'carry', 'mount'] as const) {
      const bare = { verb, seat, figure, order: { kind: 'forward' }, card, casualty, path: [at], vehicle: 'jeep' }
      const read = parse(bare)
      expect(isRefusal(read)).toBe(false)
      expect(Object.values(read)).not.toContain(undefined)
    }
  })

  test.each(WRONG)('[FORCE-09] [TURN-16] %s is named by the refusal where its shape is wrong', (field, command) => {
    expect(parse(least(command))).toMatchObject({ rule: 'COMMAND', code: 'malformed', params: { field } })
  })
})
