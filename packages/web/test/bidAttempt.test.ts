import { figureId, type GameState, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { attemptOf, holderOf, initiatorOf } from '../src/play/bid/bidding.ts'
import { blueTries, emberMoves, emberTries, inBluesTurn, inEmbersTurn, seals } from './cardScenes.ts'
import { stateOf } from './playPositions.ts'

const LEAD = figureId('b-lead')

const after = (...commands: readonly object[]): GameState =>
  stateOf(inEmbersTurn({ id: 'bid', people: true, commands: [emberMoves, ...commands] }))

describe('an attempt as each side looks at it', () => {
  test('[INIT-07] what one side gains the other loses, for every pair of bids', () => {
    const state = after(blueTries)
    expect(initiatorOf(state)).toBe(LEAD)
    const [blue, ember] = [attemptOf(state, 'blue', LEAD), attemptOf(state, 'ember', LEAD)]
    expect(blue && holderOf(blue)).toBe('ember')
    expect([blue?.own, blue?.other]).toEqual([ember?.other, ember?.own])
    for (let mine = 0; mine <= (blue?.own.most ?? 0); mine++) {
      for (let his = 0; his <= (blue?.other.most ?? 0); his++) {
        expect((blue?.chance(mine, his) ?? 0) + (ember?.chance(his, mine) ?? 0)).toBeCloseTo(1, 12)
      }
    }
  })

  test('[INIT-06] open bids count, and a raise counts on from them', () => {
    const tried = after(blueTries)
    const open = after(blueTries, seals('blue', 1), seals('ember', 3))
    expect(topQuestion(open)).toMatchObject({ kind: 'raise', awaiting: ['blue'], bids: { blue: 1, ember: 3 } })
    const [before, now] = [attemptOf(tried, 'blue', LEAD), attemptOf(open, 'blue', LEAD)]
    for (let by = 0; by <= 3; by++) expect(now?.chance(by, 0)).toBe(before?.chance(1 + by, 3))
  })

  test('[INIT-01] nobody tries in his own turn', () => {
    const commands = [{ verb: 'takeCover', seat: 'blue', figure: 'b1-nco' }]
    const state = stateOf(inBluesTurn({ id: 'own', people: true, hand: [], commands }))
    expect(initiatorOf(state)).toBeUndefined()
    expect(() => stateOf(inBluesTurn({ id: 'own', commands: [blueTries] }))).toThrow()
    expect(() => stateOf(inBluesTurn({ id: 'own', commands: [emberTries] }))).toThrow()
  })
})
