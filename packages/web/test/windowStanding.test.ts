import { cardId, type GameState, type QuestionOf, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { ASKING, actionKey, MOMENTS, momentOf, passesBy, presetOf } from '../src/play/reactions/standing.ts'
import { bluePasses, emberFires, emberMoves, emberThrows, inEmbersTurn } from './cardScenes.ts'
import { stateOf } from './playPositions.ts'

function windowIn(state: GameState): QuestionOf<'window'> {
  const question = topQuestion(state)
  if (question?.kind !== 'window') throw new Error('no window is open')
  return question
}

const after = (...commands: readonly object[]): GameState => stateOf(inEmbersTurn({ id: 'standing', commands }))

describe('[TURN-16] what a side says in advance about windows', () => {
  test('each moment has its name', () => {
    const named = (state: GameState): string => momentOf(state, windowIn(state))
    expect(named(after(emberMoves))).toBe('move')
    expect(named(after(emberFires))).toBe('fireDeclared')
    expect(named(after(emberThrows))).toBe('grenadeThrown')
  })

  test('it is asked at those that it has chosen, and passes at the others', () => {
    const moved = after(emberMoves)
    const fired = after(emberFires)
    const passes = (state: GameState, asked: readonly (typeof MOMENTS)[number][]): boolean =>
      passesBy({ asked }, state, windowIn(state))
    expect([passes(moved, ASKING.every), passes(fired, ASKING.every)]).toEqual([false, false])
    expect([passes(moved, ASKING.shots), passes(fired, ASKING.shots)]).toEqual([true, false])
    expect([passes(moved, ASKING.never), passes(fired, ASKING.never)]).toEqual([true, true])
    expect(passes(moved, ['move'])).toBe(false)
    expect(presetOf({ asked: ['move'] })).toBeUndefined()
    expect(presetOf({ asked: [...ASKING.shots].reverse() })).toBe('shots')
  })

  test('not this turn holds for this turn alone', () => {
    const moved = after(emberMoves)
    expect(passesBy({ asked: MOMENTS, quietTurn: 3 }, moved, windowIn(moved))).toBe(true)
    expect(passesBy({ asked: MOMENTS, quietTurn: 1 }, moved, windowIn(moved))).toBe(false)
  })

  test('enough of one Action is enough of all its windows, and of no other', () => {
    const thrown = after(emberThrows)
    const quietAction = actionKey(thrown)
    const burst = after(emberThrows, bluePasses)
    expect(windowIn(burst).after).toBe('action')
    expect(passesBy({ asked: MOMENTS, quietAction }, burst, windowIn(burst))).toBe(true)
    const next = after(emberThrows, bluePasses, bluePasses, emberMoves)
    expect(passesBy({ asked: MOMENTS, quietAction }, next, windowIn(next))).toBe(false)
  })

  test('[TACTIC-07] nothing of it depends on what is held', () => {
    const held = (hand: readonly string[]): GameState =>
      stateOf(inEmbersTurn({ id: 'standing', hand, commands: [emberMoves] }))
    const states = [held(['dud', 'dud']), held(['us-airborne-brass-cricket', 'heads-down'])]
    expect(states.map((state) => state.sides.blue.hand.cards?.[0])).toEqual([
      cardId('dud'),
      cardId('us-airborne-brass-cricket'),
    ])
    const [one, two] = states.map((state) => [windowIn(state), actionKey(state), momentOf(state, windowIn(state))])
    expect(one).toEqual(two)
  })
})
