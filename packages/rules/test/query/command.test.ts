import { type GameState, lendersNear, lendsStill, type PlacedFigure, type RuleSet } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { figure, fire, moveTo, takeCover } from '../world/commands.ts'
import { act, BLUE, man, opened, prepared, refusal, rulesOf } from '../world/games.ts'

/** A rifleman (maximum 2) whose two slots are used, with commanders around. Distances are edge to edge. */
const spent = (commanders: readonly PlacedFigure[], rules: RuleSet = rulesOf(), used = 2): GameState =>
  opened(
    prepared(
      {
        figures: [man('a', 'blue', 10, 10, { counters: { slots: used } }), ...commanders, man('x', 'ember', 10, 15)],
        sides: { blue: { tokens: 9 }, ember: { tokens: 0 } },
      },
      rules,
    ),
  )

const sergeant = (id: string, gap: number, dx = 1, dy = 0): PlacedFigure =>
  man(id, 'blue', 10 + dx * (gap + 1), 10 + dy * (gap + 1), { is: 'sergeant' })

describe('Command', () => {
  test('[CMD-01] an ability belongs to the face-up side and costs nothing', () => {
    const state = spent([sergeant('s', 2)])
    expect(act(state, takeCover(BLUE, 'a')).state.sides.blue.tokens).toBe(8)
    const hurt = spent([man('s', 'blue', 13, 10, { is: 'sergeant', wounded: true })])
    expect(refusal(hurt, takeCover(BLUE, 'a'))).toBe('TURN-10 noSlots')
  })

  test('[CMD-02] [CMD-04] EX-14: a third Action at exactly 5.0 u, none at 5.1 u', () => {
    expect(figure(act(spent([sergeant('s', 5)]), takeCover(BLUE, 'a')).state, 'a').counters.slots).toBe(3)
    expect(refusal(spent([sergeant('s', 5.1)]), takeCover(BLUE, 'a'))).toBe('TURN-10 noSlots')
  })

  test('[CMD-02] every friend in the radius has the value for itself, the commander none', () => {
    const state = opened(
      prepared({
        figures: [
          man('a', 'blue', 10, 10, { counters: { slots: 2 } }),
          man('b', 'blue', 10, 12, { counters: { slots: 2 } }),
          man('s', 'blue', 12, 11, { is: 'sergeant', counters: { slots: 3 } }),
          man('x', 'ember', 20, 20),
        ],
      }),
    )
    const once = act(act(state, takeCover(BLUE, 'a')).state, takeCover(BLUE, 'b')).state
    expect(once.sides.blue.tokens).toBe(3)
    expect(refusal(once, takeCover(BLUE, 's'))).toBe('TURN-10 noSlots')
    expect(refusal(once, moveTo(BLUE, 'a', 10, 9))).toBe('TURN-10 noSlots')
  })

  test('[CMD-02] [CMD-04] a card says who could lend, and how much is left to lend', () => {
    const lenders = (state: GameState) =>
      lendersNear(state, figure(state, 'a')).map(({ figure: id, slots }) => [id, slots])
    expect(lenders(spent([sergeant('s', 5)]))).toEqual([['s', 1]])
    expect(lenders(spent([sergeant('s', 5.1)]))).toEqual([])
    const pool = spent([sergeant('s', 2)], rulesOf('qs-en', { commandMode: 'pool' }))
    const lent = act(pool, takeCover(BLUE, 'a')).state
    expect(lendsStill(pool, figure(pool, 's'))).toBe(1)
    expect(lendsStill(lent, figure(lent, 's'))).toBe(0)
    expect(lenders(lent)).toEqual([])
  })

  test('[CMD-02] with `pool` the value is a total per commander and turn', () => {
    const state = opened(
      prepared(
        {
          figures: [
            man('a', 'blue', 10, 10, { counters: { slots: 2 } }),
            man('b', 'blue', 10, 12, { counters: { slots: 2 } }),
            man('s', 'blue', 12, 11, { is: 'sergeant' }),
            man('x', 'ember', 20, 20),
          ],
        },
        rulesOf('qs-en', { commandMode: 'pool' }),
      ),
    )
    const once = act(state, takeCover(BLUE, 'a'))
    expect(once.events).toContainEqual(
      expect.objectContaining({ type: 'actionTaken', lenders: [{ figure: 's', slots: 1 }] }),
    )
    expect(figure(once.state, 's').counters.lent).toBe(1)
    expect(refusal(once.state, takeCover(BLUE, 'b'))).toBe('TURN-10 noSlots')
  })

  test('[CMD-03] each extra Action costs its tokens', () => {
    const state = spent([sergeant('s', 2)])
    const step = act(state, takeCover(BLUE, 'a'))
    expect(step.events).toContainEqual({ type: 'tokensSpent', side: 'blue', tokens: 1, figure: 'a', rule: 'TURN-11' })
  })

  test('[CMD-04] leaving the radius undoes nothing but gives no further slot', () => {
    const state = act(spent([sergeant('s', 4), sergeant('t', 4, 0, -1)]), moveTo(BLUE, 'a', 5, 12)).state
    expect(figure(state, 'a').counters.slots).toBe(3)
    expect(refusal(state, takeCover(BLUE, 'a'))).toBe('TURN-10 noSlots')
  })

  test('[CMD-05] values of several commanders add up; without `commandStacks` the best counts', () => {
    const two = [sergeant('s', 2), sergeant('t', 2, -1)]
    expect(figure(act(spent(two, rulesOf(), 3), takeCover(BLUE, 'a')).state, 'a').counters.slots).toBe(4)
    expect(refusal(spent(two, rulesOf('qs-en', { commandStacks: false }), 3), takeCover(BLUE, 'a'))).toBe(
      'TURN-10 noSlots',
    )
  })

  test('[CMD-06] the radius follows the rank as the rules say: 5 u for all in the quick start', () => {
    const radius = rulesOf().commandRadius
    expect(new Set(Object.values(radius))).toEqual(new Set([5]))
    const wide = rulesOf('qs-en', { commandRadius: { ...radius, sergeant: 10 } })
    expect(figure(act(spent([sergeant('s', 9)], wide), takeCover(BLUE, 'a')).state, 'a').counters.slots).toBe(3)
  })

  test('[CMD-07] a commander in Shock still commands by what is printed face up', () => {
    const shocked = man('s', 'blue', 13, 10, { is: 'sergeant', shockSince: 1 })
    expect(figure(act(spent([shocked]), takeCover(BLUE, 'a')).state, 'a').counters.slots).toBe(3)
  })

  test('[CMD-02] the extra slot serves any Action, within the other limits', () => {
    const state = spent([sergeant('s', 2)])
    expect(figure(act(state, fire(BLUE, 'a', 'x'), 1, 1, 1).state, 'a').counters.slots).toBe(3)
  })
})
