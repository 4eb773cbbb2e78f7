import { type GameState, markerId, topQuestion, weaponId } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { asked, endTurn, figure, fire, moveTo, takeCover } from './world/commands.ts'
import { act, BLUE, EMBER, man, opened, PAIR, prepared, refusal, rulesOf, started, types } from './world/games.ts'

const tokens = (state: GameState) => [state.sides.blue.tokens, state.sides.ember.tokens]

describe('turns', () => {
  test('[TURN-01] sides alternate; a round is a turn of each', () => {
    const first = opened(prepared())
    const second = act(first, endTurn(BLUE)).state
    const third = act(second, endTurn(EMBER)).state
    expect([first, second, third].map(({ turn }) => [turn.number, turn.active])).toEqual([
      [1, 'blue'],
      [2, 'ember'],
      [3, 'blue'],
    ])
  })

  test('[TURN-02] the start of a turn runs in its order', () => {
    const at = { x: 8000, y: 16_000 }
    const marker = { kind: 'suppressionFire', id: markerId('sf'), side: 'blue', at, radius: 3, waiting: false } as const
    const gunner = man('a', 'blue', 8, 4, { is: 'gunner', standing: { kind: 'suppressionFire', marker: marker.id } })
    const step = started(
      prepared(
        {
          figures: [gunner, man('b', 'blue', 2, 4, { wounded: true, shockSince: 1 }), man('x', 'ember', 8, 16)],
          markers: [{ ...marker, participants: [{ figure: gunner.id, weapon: weaponId('mg') }] }],
          turn: { active: 'blue', number: 3, step: 'start' },
        },
        rulesOf('qs-it', { opponentTurnActions: 'anyAction' }),
      ),
      1,
    )
    const facts = types(step.events).filter((type) => !/^(task|question)/.test(type))
    expect(facts).toEqual(['turnStarted', 'shockEnded', 'tokensGained', 'suppressed', 'suppressionRolled'])
    expect(topQuestion(step.state)).toMatchObject({ kind: 'window', after: 'turnStart', awaiting: ['ember'] })
  })

  test('[TURN-03] only the active side draws income', () => {
    const next = act(opened(prepared()), endTurn(BLUE)).state
    expect(tokens(next)).toEqual([4, 10])
  })

  test('[TURN-04] what is not spent stays, without limit, and may all be spent in one turn', () => {
    let state = opened(prepared({ sides: { blue: { tokens: 30 }, ember: { tokens: 0 } } }))
    expect(tokens(state)[0]).toBe(30)
    state = act(state, takeCover(BLUE, 'a')).state
    state = act(state, takeCover(BLUE, 'b')).state
    state = act(state, takeCover(BLUE, 'c')).state
    expect(tokens(state)[0]).toBe(27)
  })

  test('[TURN-05] a turn in which nothing was spent costs one token', () => {
    const step = act(opened(prepared()), endTurn(BLUE))
    expect(step.events).toContainEqual({ type: 'tokensSpent', side: 'blue', tokens: 1, rule: 'TURN-05' })
    expect(step.state.sides.blue.tokens).toBe(4)
  })

  test('[TURN-05] one token spent by a Character meets the duty; with `waive` there is none', () => {
    const spent = act(opened(prepared()), takeCover(BLUE, 'a')).state
    expect(act(spent, endTurn(BLUE)).state.sides.blue.tokens).toBe(4)
    const waived = opened(prepared({}, rulesOf('qs-en', { minSpendFailure: 'waive' })))
    expect(act(waived, endTurn(BLUE)).state.sides.blue.tokens).toBe(5)
  })

  test('[TURN-05] a reaction in the opponent’s turn does not meet the duty of the own turn', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)]
    let state = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x')).state
    state = act(state, { verb: 'reactTakeCover', seat: EMBER, take: true }, 1, 1, 1).state
    state = act(state, endTurn(BLUE)).state
    expect(state.sides.ember.tokens).toBe(9)
    expect(act(state, endTurn(EMBER)).state.sides.ember.tokens).toBe(8)
  })

  test('[TURN-06] the last token spent ends the turn after its Action', () => {
    const state = opened(prepared({ sides: { blue: { tokens: 1 }, ember: { tokens: 0 } } }))
    const next = act(state, takeCover(BLUE, 'a')).state
    expect(next.turn.active).toBe('ember')
    expect(figure(next, 'a').standing).toEqual({ kind: 'takeCover' })
  })

  test('[TURN-06] `allowFreeActions` leaves the end to the player', () => {
    const sides = { blue: { tokens: 1 }, ember: { tokens: 0 } }
    const state = opened(prepared({ sides }, rulesOf('qs-en', { outOfAtEndsTurn: 'allowFreeActions' })))
    const next = act(state, takeCover(BLUE, 'a')).state
    expect(asked(next)).toEqual(['action', 'blue'])
    expect(refusal(next, takeCover(BLUE, 'b'))).toBe('TURN-06 noTokens')
    expect(act(next, endTurn(BLUE)).state.turn.active).toBe('ember')
  })

  test('[TURN-06] no tokens in the opponent’s turn only end the reacting', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)]
    const state = opened(prepared({ figures, sides: { blue: { tokens: 3 }, ember: { tokens: 0 } } }))
    const next = act(state, fire(BLUE, 'a', 'x'), 1, 1, 1).state
    expect(next.turn.active).toBe('blue')
    expect(asked(next)).toEqual(['action', 'blue'])
  })

  test('[TURN-07] the turn may be ended between any two Actions', () => {
    const state = act(opened(prepared()), takeCover(BLUE, 'a')).state
    expect(act(state, endTurn(BLUE)).state.turn).toMatchObject({ active: 'ember', number: 2 })
    expect(refusal(state, endTurn(EMBER))).toBe('TURN-08 notYourTurn')
  })

  test('[TURN-14] Shock goes before the turn is passed', () => {
    const figures = [man('a', 'blue', 4, 4, { wounded: true, shockSince: 1 }), ...PAIR.slice(1)]
    const facts = types(act(opened(prepared({ figures })), endTurn(BLUE)).events)
    expect(facts.indexOf('shockEnded')).toBeGreaterThan(0)
    expect(facts.indexOf('shockEnded')).toBeLessThan(facts.indexOf('turnEnded'))
    expect(facts.indexOf('turnEnded')).toBeLessThan(facts.indexOf('turnStarted'))
  })
})

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

describe('allowance and counters', () => {
  test('[TURN-10] the printed maximum holds for one turn and starts afresh in the next', () => {
    let state = act(opened(prepared()), moveTo(BLUE, 'a', 4, 5)).state
    state = act(state, moveTo(BLUE, 'a', 4, 6)).state
    expect(refusal(state, takeCover(BLUE, 'a'))).toBe('TURN-10 noSlots')
    state = act(act(state, endTurn(BLUE)).state, endTurn(EMBER)).state
    expect(figure(act(state, takeCover(BLUE, 'a')).state, 'a').counters.slots).toBe(1)
  })

  test('[TURN-10] by `round` the allowance runs from own turn to own turn', () => {
    const rules = rulesOf('qs-en', { allowancePeriod: 'round', opponentTurnActions: 'anyAction' })
    let state = act(opened(prepared({}, rules)), moveTo(BLUE, 'a', 4, 5)).state
    state = act(state, { verb: 'pass', seat: EMBER }).state
    state = act(state, endTurn(BLUE)).state
    expect(asked(state)).toEqual(['window', 'blue'])
    expect(figure(state, 'a').counters.slots).toBe(1)
    state = act(state, { verb: 'pass', seat: BLUE }).state
    state = act(state, endTurn(EMBER)).state
    expect(figure(state, 'a').counters.slots).toBe(0)
  })

  test('[TURN-11] an Action of two tokens uses one slot; with `tokens` it uses two', () => {
    const grenade = {
      verb: 'throwGrenade',
      seat: BLUE,
      figure: PAIR[0]?.id,
      weapon: 'grenade',
      at: { x: 4000, y: 9000 },
    }
    const price = (slotRule: 'actions' | 'tokens') => {
      const step = act(opened(prepared({}, rulesOf('qs-en', { slotRule }))), grenade as never)
      const { counters } = figure(step.state, 'a')
      return [5 - step.state.sides.blue.tokens, counters.slots]
    }
    expect(price('actions')).toEqual([2, 1])
    expect(price('tokens')).toEqual([2, 2])
  })

  test('[TURN-12] a token spent without effect is not given back', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8)]
    const step = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x'), 1, 1, 1)
    expect(step.state.sides.blue.tokens).toBe(4)
  })

  test('[TURN-13] the counters of both sides are cleared when a turn starts', () => {
    const figures = [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)]
    let state = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x')).state
    state = act(state, { verb: 'reactTakeCover', seat: EMBER, take: true }, 1, 1, 1).state
    expect(figure(state, 'a').counters).toMatchObject({ slots: 1, attacked: true, shot: true, shots: { rifle: 1 } })
    expect(figure(state, 'x').counters.slots).toBe(1)
    state = act(state, endTurn(BLUE)).state
    const clear = {
      slots: 0,
      movement: 0,
      shots: {},
      weapons: [],
      attacked: false,
      shot: false,
      suppressed: false,
      lent: 0,
    }
    expect(figure(state, 'a').counters).toEqual(clear)
    expect(figure(state, 'x').counters).toEqual(clear)
  })

  test('[TURN-15] an Action ends the actor’s own markers', () => {
    const state = act(opened(prepared()), takeCover(BLUE, 'a')).state
    const moved = act(state, moveTo(BLUE, 'a', 4, 6)).state
    expect(figure(moved, 'a').standing).toBeUndefined()
  })

  test('[TURN-17] taking another standing marker ends the one before', () => {
    const watch = { verb: 'placeOpportunityFire', seat: BLUE, figure: 'a', weapon: 'rifle', at: { x: 4000, y: 12_000 } }
    let state = act(opened(prepared()), watch as never).state
    expect(state.markers).toHaveLength(1)
    state = act(state, takeCover(BLUE, 'a')).state
    expect(figure(state, 'a').standing).toEqual({ kind: 'takeCover' })
    expect(state.markers).toEqual([])
  })

  test('[TURN-18] Fire is an Attack Action; Move, Aim and Take Cover are none', () => {
    const figures = [man('a', 'blue', 4, 4), man('b', 'blue', 8, 4), man('c', 'blue', 12, 4), man('x', 'ember', 4, 8)]
    let state = act(opened(prepared({ figures })), fire(BLUE, 'a', 'x'), 1, 1, 1).state
    state = act(state, { verb: 'aim', seat: BLUE, figure: figure(state, 'b').id }).state
    state = act(state, moveTo(BLUE, 'c', 12, 6)).state
    state = act(state, takeCover(BLUE, 'c')).state
    expect(['a', 'b', 'c'].map((id) => figure(state, id).counters.attacked)).toEqual([true, false, false])
  })

  test('[TURN-09] only what the face-up side shows may be done, and only with one’s own', () => {
    const figures = [man('a', 'blue', 4, 4, { is: 'recruit' }), man('x', 'ember', 4, 8)]
    const state = opened(prepared({ figures }))
    expect(refusal(state, { verb: 'aim', seat: BLUE, figure: 'a' })).toBe('TURN-09 notPermitted')
    expect(refusal(state, takeCover(BLUE, 'x'))).toBe('TURN-09 notYours')
    expect(refusal(state, takeCover(BLUE, 'nobody'))).toBe('TURN-09 noSuchFigure')
  })
})
