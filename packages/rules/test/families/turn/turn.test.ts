import { type GameState, markerId, type Position, topQuestion, weaponId } from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { asked, endTurn, figure, fire, moveTo, takeCover } from '../../world/commands.ts'
import { act, BLUE, EMBER, man, opened, PAIR, prepared, refusal, rulesOf, started, types } from '../../world/games.ts'

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

describe('the steps of a turn', () => {
  const from = (step: NonNullable<Position['turn']['step']>, sides: Position['sides'] = {}) => {
    const position = prepared({
      figures: [man('a', 'blue', 4, 4, { wounded: true, shockSince: 1 }), man('x', 'ember', 4, 20)],
      sides,
      turn: { active: 'blue', number: 3, step },
    })
    return types(started({ ...position, rules: rulesOf('qs-it') }).events)
  }

  it('[TURN-02] may be entered at any of its steps; what lies before is not done again', () => {
    expect(from('start')).toEqual(expect.arrayContaining(['turnStarted', 'shockEnded', 'tokensGained']))
    expect(from('shockOff')).not.toContain('turnStarted')
    expect(from('shockOff')).toEqual(expect.arrayContaining(['shockEnded', 'tokensGained']))
    expect(from('income')).not.toContain('shockEnded')
    expect(from('income', { blue: { tokens: 2 } })).toContain('tokensGained')
    for (const step of ['flags', 'volleys', 'opening'] as const) {
      expect(from(step, { blue: { tokens: 2 } })).not.toContain('tokensGained')
    }
    expect(from('end', { blue: { tokens: 2 } })).toEqual(expect.arrayContaining(['turnEnded', 'turnStarted']))
  })

  it('[TURN-03] [SETUP-10] income says by which rule; a full purse at the opening gains nothing', () => {
    const gains = (begun: boolean, tokens: number) =>
      started(prepared({ sides: { blue: { begun, tokens } }, turn: { active: 'blue', step: 'start' } })).events.filter(
        (event) => event.type === 'tokensGained',
      )
    expect(gains(true, 2)).toEqual([{ type: 'tokensGained', side: 'blue', tokens: 5, rule: 'TURN-03' }])
    expect(gains(false, 2)).toEqual([{ type: 'tokensGained', side: 'blue', tokens: 3, rule: 'SETUP-10' }])
    expect(gains(false, 5)).toEqual([])
    expect(gains(false, 9)).toEqual([])
  })

  it('[TURN-05] nothing is forfeited by who has spent enough, has nothing, or need not', () => {
    const forfeits = (spentThisTurn: number, tokens: number, rest: Partial<ReturnType<typeof rulesOf>> = {}) =>
      started(
        prepared(
          { sides: { blue: { spentThisTurn, tokens } }, turn: { active: 'blue', step: 'end' } },
          rulesOf('qs-en', rest),
        ),
      ).events.filter((event) => event.type === 'tokensSpent')
    expect(forfeits(0, 3)).toEqual([{ type: 'tokensSpent', side: 'blue', tokens: 1, rule: 'TURN-05' }])
    expect(forfeits(1, 3)).toEqual([])
    expect(forfeits(0, 0)).toEqual([])
    expect(forfeits(0, 3, { minSpendFailure: 'waive' })).toEqual([])
    expect(forfeits(0, 1, { minAtPerTurn: 2 })).toMatchObject([{ tokens: 1 }])
  })

  it('[TURN-06] a position whose side has nothing left ends that turn, unless free Actions are waited for', () => {
    const spent = (outOfAtEndsTurn: 'strict' | 'allowFreeActions', step: 'action' | 'afterAction' | 'opening') =>
      topQuestion(
        opened(
          prepared(
            { sides: { blue: { tokens: 0 }, ember: { tokens: 1 } }, turn: { active: 'blue', step } },
            rulesOf('qs-en', { outOfAtEndsTurn }),
          ),
        ),
      )?.awaiting
    for (const step of ['action', 'afterAction', 'opening'] as const) {
      expect(spent('strict', step)).toEqual(['ember'])
      expect(spent('allowFreeActions', step)).toEqual(['blue'])
    }
  })
})
