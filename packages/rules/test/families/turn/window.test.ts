import type { GameState } from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { asked, endTurn, figure, fire, moveTo, takeCover } from '../../world/commands.ts'
import { act, BLUE, EMBER, man, opened, prepared, refusal, rulesOf } from '../../world/games.ts'
import { at } from '../../world/places.ts'
import { ember, type Man, type Scene, scene } from '../../world/scene.ts'

const tokens = (state: GameState) => [state.sides.blue.tokens, state.sides.ember.tokens]

describe('the opponent’s turn', () => {
  const rules = (opponentTurnActions: 'reactions' | 'takeCoverAnytime' | 'anyAction') =>
    rulesOf('qs-en', { opponentTurnActions })

  test('[TURN-08] with `reactions` nobody acts in the opponent’s turn', () => {
    const state = act(opened(prepared({}, rules('reactions'))), takeCover(BLUE, 'a')).state
    expect(asked(state)).toEqual(['action', 'blue'])
    expect(refusal(state, takeCover(EMBER, 'x'))).toBe('TURN-08 notYourTurn')
  })

  test('[TURN-08] with `takeCoverAnytime` the window takes Take Cover and nothing else', () => {
    const state = act(opened(prepared({}, rules('takeCoverAnytime'))), takeCover(BLUE, 'a')).state
    expect(asked(state)).toEqual(['window', 'ember'])
    expect(refusal(state, { verb: 'aim', seat: EMBER, figure: 'x' })).toBe('TURN-08 onlyTakeCover')
    const covered = act(state, takeCover(EMBER, 'x')).state
    expect(figure(covered, 'x').standing?.kind).toBe('takeCover')
    expect(asked(covered)).toEqual(['action', 'blue'])
    expect(tokens(covered)).toEqual([4, 4])
  })

  test('[TURN-08] with `anyAction` one Action a window, then the active side goes on', () => {
    const state = act(opened(prepared({}, rules('anyAction'))), takeCover(BLUE, 'a')).state
    const moved = act(state, moveTo(EMBER, 'x', 4, 17)).state
    expect(figure(moved, 'x').position).toEqual({ x: 4000, y: 17_000 })
    expect(asked(moved)).toEqual(['action', 'blue'])
    expect(refusal(moved, moveTo(EMBER, 'x', 4, 15))).toBe('TURN-08 notYourTurn')
  })

  test('[TURN-16] a window may be passed; none opens for a side that could not answer', () => {
    const state = act(opened(prepared({}, rules('anyAction'))), takeCover(BLUE, 'a')).state
    expect(asked(act(state, { verb: 'pass', seat: EMBER }).state)).toEqual(['action', 'blue'])
    const sides = { blue: { tokens: 5 }, ember: { tokens: 0 } }
    const poor = act(opened(prepared({ sides }, rules('anyAction'))), takeCover(BLUE, 'a')).state
    expect(asked(poor)).toEqual(['action', 'blue'])
  })

  test('[TURN-16] no window after the Action that ends the turn', () => {
    const sides = { blue: { tokens: 1 }, ember: { tokens: 3 } }
    const step = act(opened(prepared({ sides }, rules('anyAction'))), takeCover(BLUE, 'a'))
    const asks = step.events.flatMap((event) => (event.type === 'questionOpened' ? [event.question] : []))
    expect(asks.map(({ kind, awaiting }) => [kind, ...awaiting])).toEqual([['action', 'ember']])
  })

  test('[TURN-16] the opponent cannot interpose while an Action is under way', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)]
    const state = act(opened(prepared({ figures }, rules('anyAction'))), fire(BLUE, 'a', 'x')).state
    expect(asked(state)).toEqual(['takeCover', 'ember'])
    expect(refusal(state, moveTo(EMBER, 'x', 4, 14))).toBe('TURN-16 notNow')
    expect(refusal(state, endTurn(BLUE))).toBe('TURN-16 notAsked')
  })
})

describe('windows', () => {
  /** The question after an Action of blue. */
  const after = (allows: 'anyAction' | 'takeCoverAnytime', e: Partial<Man> = {}, rest: Partial<Scene> = {}) =>
    scene({
      options: { opponentTurnActions: allows },
      men: { a: { at: [5, 5] }, e: { at: [12, 12], ...ember, ...e }, ...rest.men },
      ...(rest.tokens && { tokens: rest.tokens }),
    }).say({ verb: 'takeCover', figure: 'a' }).question?.kind

  it.each(['anyAction', 'takeCoverAnytime'] as const)('[TURN-16] opens only for who could use it: %s', (allows) => {
    expect(after(allows)).toBe('window')
    expect(after(allows, {}, { tokens: { ember: 1 } })).toBe('window')
    expect(after(allows, {}, { tokens: { ember: 0 } })).toBe('action')
    expect(after(allows, { shockSince: 1 })).toBe('action')
    expect(after(allows, { counters: { slots: 3 } })).toBe('action')
    expect(after(allows, { counters: { slots: 2 } })).toBe('window')
    const dead = { d: { at: [14, 14], ...ember, whereabouts: 'eliminated' } } as const
    expect(after(allows, { shockSince: 1 }, { men: dead })).toBe('action')
    const fresh = { d: { at: [14, 14], ...ember } } as const
    expect(after(allows, { shockSince: 1 }, { men: fresh })).toBe('window')
  })

  it('[TURN-16] [TURN-08] who has taken cover already needs no window for it, but may want another Action', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    expect(after('takeCoverAnytime', covered)).toBe('action')
    expect(after('anyAction', covered)).toBe('window')
  })

  it('[TURN-08] no window where only reactions are allowed', () => {
    const game = scene({ men: { a: { at: [5, 5] }, e: { at: [12, 12], ...ember } } })
    expect(game.say({ verb: 'takeCover', figure: 'a' }).question?.kind).toBe('action')
  })
})

describe('movement in the opponent’s turn', () => {
  it('[TURN-08] [OF-15] option anyAction: who moves in a window is watched like any other', () => {
    const game = scene({
      options: { opponentTurnActions: 'anyAction' },
      men: { a: { at: [5, 14], watches: { at: [12, 5] } }, b: { at: [2, 2] }, e: { at: [5, 5], ...ember } },
    })
    game.say({ verb: 'takeCover', figure: 'b' })
    expect(game.asked('window').awaiting).toEqual(['ember'])
    game.say({ verb: 'move', figure: 'e', path: [at(10, 5)] })
    expect(game.asked('opportunityFire').awaiting).toEqual(['blue'])
    game.say({ verb: 'opportunityShot', marker: 'of-a', target: 'e' }, [1, 1, 1])
    expect(game.asked('continueMove').awaiting).toEqual(['ember'])
    game.say({ verb: 'continueMove', go: true })
    expect(game.figure('e').position).toEqual(at(10, 5))
    expect(game.state.sides.ember.tokens).toBe(4)
  })
})
