import { type Command, defaultAnswer, type GameState, proposals, type SideId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE, EMBER, noChance } from '../../world/games.ts'
import { proposed } from '../../world/moments.ts'
import { ember, scene } from '../../world/scene.ts'

const MEN = {
  lt: { at: [4, 4], rank: 'lieutenant', healthy: { call: 1, takeInitiative: 1 } },
  radio: { at: [5, 4], healthy: { contactHq: 1 } },
  medic: { at: [8, 4], healthy: { firstAid: 1 } },
  hurt: { at: [9, 4], wounded: true },
  x: { at: [20, 20], rank: 'captain', healthy: { takeInitiative: 1 }, ...ember },
  y: { at: [16, 20], ...ember },
} as const

const EDGES = { blue: 'north', ember: 'south' } as const
const game = (change: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ cc: 'cc-en', men: MEN, edges: EDGES, ...change })
const { state } = game()

const COMPANY = ['giveOrder', 'call', 'contactHq', 'takeMessage', 'firstAid', 'checkCasualty'] as const

const all = (of: GameState, side: SideId, verbs: readonly Command['verb'][]) =>
  [...proposals(of, side)].filter(({ verb }) => verbs.includes(verb))

describe('what a company could say', () => {
  it('[ORDER-01] an officer is proposed every order that needs no place, and fire at each enemy', () => {
    const orders = proposed(state, 'blue', 'giveOrder')
    expect(orders.map(({ figure }) => figure)).toEqual(['lt', 'lt', 'lt', 'lt', 'lt'])
    expect(orders.map(({ order }) => order)).toEqual([
      { kind: 'forward' },
      { kind: 'fallBack' },
      { kind: 'takeCover' },
      { kind: 'fireAt', target: 'x' },
      { kind: 'fireAt', target: 'y' },
    ])
  })

  it('[ORDER-09] an order is carried out without the officer or with him', () => {
    const given = game().say({ verb: 'giveOrder', figure: 'lt', order: { kind: 'forward' } }).state
    expect(proposed(given, 'blue', 'executeOrder').map(({ joins }) => joins)).toEqual([false, true])
    expect(proposed(given, 'blue', 'giveOrder')).toEqual([])
    expect([...proposals({ ...given, seats: {} }, 'blue')]).toEqual([])
    expect(defaultAnswer({ ...given, seats: {} }, 'blue', noChance)).toBeUndefined()
  })

  it('[CALL-05] a call is proposed with each kind declared, and with none', () => {
    const kinds = proposed(state, 'blue', 'call').map(({ figure, kind, credit }) => [figure, kind, credit])
    expect(kinds).toEqual([
      ['lt', 'reinforcements', undefined],
      ['lt', 'supportFire', undefined],
      ['lt', 'platoonMortar', undefined],
      ['lt', undefined, undefined],
    ])
    const shocked = game({ men: { ...MEN, lt: { ...MEN.lt, shockSince: 1, wounded: true, hurt: { call: 1 } } } }).state
    expect(proposed(shocked, 'blue', 'call')).toEqual([])
  })

  it('[RUNNER-03] and on the credit of a messenger where there is one', () => {
    const credited: GameState = {
      ...state,
      sides: { ...state.sides, blue: { ...state.sides.blue, callCredits: [{ officer: 'lt' as never, count: 1 }] } },
    }
    const kinds = proposed(credited, 'blue', 'call').map(({ kind, credit }) => [kind, credit])
    expect(kinds).toEqual([
      ['reinforcements', undefined],
      ['reinforcements', true],
      ['supportFire', undefined],
      ['supportFire', true],
      ['platoonMortar', undefined],
      ['platoonMortar', true],
      [undefined, undefined],
    ])
  })

  it('[RADIO-06] only who has learned it is proposed to reach HQ', () => {
    expect(proposed(state, 'blue', 'contactHq')).toEqual([{ verb: 'contactHq', seat: BLUE, figure: 'radio' }])
  })

  it('[RUNNER-01] everybody could take a message, of officers alone', () => {
    const messages = proposed(state, 'blue', 'takeMessage')
    expect(messages.map(({ figure, officer }) => [figure, officer])).toEqual([
      ['lt', 'lt'],
      ['radio', 'lt'],
      ['medic', 'lt'],
      ['hurt', 'lt'],
    ])
  })

  it('[MEDIC-02] [EVAC-01] a medic could look after every friend but himself', () => {
    const cares = all(state, 'blue', ['firstAid', 'checkCasualty'])
    expect(cares).toEqual(
      ['lt', 'radio', 'hurt'].flatMap((patient) => [
        { verb: 'firstAid', seat: BLUE, figure: 'medic', patient },
        { verb: 'checkCasualty', seat: BLUE, figure: 'medic', patient },
      ]),
    )
  })

  it('[FORCE-09] nothing of it without a company sheet, nor for a side at which nobody sits', () => {
    expect(all(scene({ men: MEN }).state, 'blue', COMPANY)).toEqual([])
    expect(all({ ...state, seats: {} }, 'blue', COMPANY)).toEqual([])
    expect(all(state, 'ember', COMPANY)).toEqual([])
  })
})

describe('bids', () => {
  const contested = () =>
    game().say({ verb: 'takeCover', figure: 'radio' }).say({ verb: 'takeInitiative', figure: 'x' })

  it('[INIT-05] a side could seal every number of AT that it has', () => {
    const asked = contested().state
    const values = (side: SideId) => proposed(asked, side, 'seal').map(({ value }) => value)
    expect(values('blue')).toEqual([0, 1, 2, 3, 4])
    expect(values('ember')).toEqual([0, 1, 2, 3, 4])
    expect([...proposals({ ...asked, seats: {} }, 'blue')]).toEqual([])
    expect(defaultAnswer(asked, 'blue', noChance)).toEqual({ verb: 'seal', seat: BLUE, value: 0 })
    expect(defaultAnswer({ ...asked, seats: {} }, 'blue', noChance)).toBeUndefined()
  })

  it('[INIT-06] and raise by every number that it has left, or pass', () => {
    const raising = contested()
      .say({ verb: 'seal', value: 1 }, [], 'blue')
      .say({ verb: 'seal', value: 1 }, [], 'ember').state
    expect(proposed(raising, 'ember', 'raise').map(({ tokens }) => tokens)).toEqual([1, 2, 3])
    expect(defaultAnswer(raising, 'ember', noChance)).toEqual({ verb: 'pass', seat: EMBER })
    expect([...proposals({ ...raising, seats: {} }, 'ember')]).toEqual([])
    expect(defaultAnswer({ ...raising, seats: {} }, 'ember', noChance)).toBeUndefined()
  })

  it('[INIT-06] a raise is told as such', () => {
    const raising = contested()
      .say({ verb: 'seal', value: 0 }, [], 'blue')
      .say({ verb: 'seal', value: 0 }, [], 'ember')
      .say({ verb: 'raise', tokens: 2 }, [], 'ember')
    expect(raising.facts('bidRaised')).toEqual([{ type: 'bidRaised', side: 'ember', tokens: 2 }])
    expect(raising.facts('tokensSpent')).toMatchObject([{ side: 'ember', tokens: 2, rule: 'INIT-06' }])
    expect(raising.asked('raise')).toMatchObject({ awaiting: ['blue'], bids: { blue: 0, ember: 2 } })
  })
})
