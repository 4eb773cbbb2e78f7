import { rectangleOutline } from '@tactic48/geometry'
import {
  type ActionCommand,
  type ActionVerb,
  able,
  type Counters,
  checkAs,
  type GameState,
  isRefusal,
  type Payer,
  type SheetCounters,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { figureId } from '../../src/state/ids.ts'
import { SOLDIER } from '../world/cards.ts'
import { seatFor } from '../world/games.ts'
import { piece } from '../world/places.ts'
import { scene } from '../world/scene.ts'

describe('what a figure could do at all', () => {
  const a = figureId('a')
  const MEN = { a: { at: [5, 5] }, e: { at: [5, 9], side: 'ember' } } as const
  const WALL = piece('wall', rectangleOutline(0, 7_000, 10_000, 400))
  const reason = (state: GameState, verb: ActionVerb, figure = a): string | number => {
    const ability = able(state, verb, figure)
    return isRefusal(ability) ? `${ability.rule} ${ability.code}` : ability.tokens
  }

  it('[TURN-08] [TURN-09] it says the price, or the reason that a command would be refused for', () => {
    const { state } = scene({ men: MEN })
    expect(reason(state, 'move')).toBe(1)
    expect(reason(state, 'fire')).toBe(state.rules.fireCost)
    expect(reason(state, 'move', figureId('e'))).toBe('TURN-08 notYourTurn')
    expect(reason(state, 'move', figureId('nobody'))).toBe('TURN-09 noSuchFigure')
    expect(reason({ ...state, phase: 'over' }, 'move')).toBe('COMMAND gameOver')
    expect(reason(scene({ men: { ...MEN, a: { at: [5, 5], healthy: { aim: undefined } } } }).state, 'aim')).toBe(
      'TURN-09 notPermitted',
    )
  })

  it('[TURN-06] [FIRE-04] [FIRE-05] [SF-09] [SF-10] what is missing is named', () => {
    const { state } = scene({ men: MEN, elements: [WALL] })
    expect(reason(state, 'fire')).toBe('FIRE-04 noSight')
    expect(reason(state, 'throwGrenade')).toBe('FIRE-05 noGrenade')
    expect(reason(state, 'joinSuppression')).toBe('SF-10 nothingToJoin')
    const unarmed = scene({ men: { ...MEN, a: { at: [5, 5], healthy: { weapons: [] } } } }).state
    expect(reason(unarmed, 'fire')).toBe('FIRE-05 noGun')
    expect(reason(unarmed, 'placeOpportunityFire')).toBe('FIRE-05 noGun')
    expect(reason(unarmed, 'moveAndFire')).toBe(1)
    const one = { at: [5, 5], healthy: { sfRadius: 2 } } as const
    expect(reason(scene({ men: { ...MEN, a: one } }).state, 'startSuppression')).toBe('SF-09 needsJoiner')
    const two = scene({ men: { ...MEN, a: one, b: { at: [7, 5] } } })
    expect(reason(two.state, 'startSuppression')).toBe(two.state.rules.sfCost)
    expect(
      reason(scene({ men: { ...MEN, a: one, b: { at: [7, 5] } }, tokens: { blue: 1 } }).state, 'startSuppression'),
    ).toBe('TURN-06 noTokens')
  })
})

describe('[ORDER-03] the same Action borne by another payer', () => {
  const a = figureId('a')
  const e = figureId('e')
  const rifle = weaponId('rifle')
  const fire: ActionCommand = { verb: 'fire', seat: seatFor('blue'), figure: a, weapon: rifle, target: e }
  const walk: ActionCommand = { verb: 'move', seat: seatFor('blue'), figure: a, path: [{ x: 6_000, y: 5_000 }] }
  const men = (used: Partial<Counters & SheetCounters>) => ({
    a: { at: [5, 5], counters: used } as const,
    e: { at: [5, 9], side: 'ember' } as const,
  })
  /** TURN-06 would end the turn of a side that begins without AT. */
  const broke = (used: Partial<Counters & SheetCounters>): GameState => {
    const { state } = scene({ men: men(used) })
    return { ...state, sides: { ...state.sides, blue: { ...state.sides.blue, tokens: 0 } } }
  }
  const spent = broke({ slots: SOLDIER.maxActions })
  const judged = (state: GameState, command: ActionCommand, payer: Payer) => {
    const plan = checkAs(state, command, payer)
    return isRefusal(plan) ? plan.rule : plan.price
  }

  it('[TURN-06] [TURN-10] an order takes neither AT nor a slot', () => {
    expect(judged(spent, fire, 'token')).toBe('TURN-06')
    expect(judged(spent, fire, 'window')).toBe('TURN-06')
    expect(judged(spent, fire, 'order')).toEqual({ tokens: 0, slots: 0, movement: 0, attack: true })
  })

  it('[TURN-10] what is free takes its slot', () => {
    expect(judged(spent, fire, 'free')).toBe('TURN-10')
    expect(judged(broke({}), fire, 'free')).toEqual({ tokens: 0, slots: 1, movement: 0, attack: true })
  })

  it('[FIRE-07] [WOUND-03] [MOVE-03] all else is asked as ever', () => {
    const shot = scene({ men: men({ shots: { [rifle]: 2 }, weapons: [rifle] }) }).state
    expect(judged(shot, fire, 'order')).toBe('FIRE-07')
    const walked = scene({ men: men({ movement: 3 }) }).state
    expect(judged(walked, walk, 'order')).toBe('MOVE-03')
    const shocked = scene({ men: { ...men({}), a: { at: [5, 5], wounded: true, shockSince: 1 } } }).state
    expect(judged(shocked, fire, 'order')).toBe('WOUND-03')
  })

  it('[MOVE-03] ordered moves count for the cap unless the agreement says otherwise', () => {
    const company = (orderedMovesCountToCap: boolean) =>
      judged(
        scene({ cc: 'cc-en', options: { orderedMovesCountToCap }, men: men({ movement: 3 }) }).state,
        walk,
        'order',
      )
    expect(company(true)).toBe('MOVE-03')
    expect(company(false)).toEqual({ tokens: 0, slots: 0, movement: 0, attack: false })
  })
})
