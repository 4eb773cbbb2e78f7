import { figureId, initiativeOdds, ruleSetOf, shockTestOdds, topQuestion, view } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { execute } from '../../src/engine/execute.ts'
import { BLUE, EMBER, held, man, opened, prepared, rulesOf } from '../world/games.ts'

const FIGURES = [
  man('co', 'blue', 4, 4, { is: 'lieutenant' }),
  man('a', 'blue', 8, 4),
  man('lt', 'ember', 4, 20, { is: 'lieutenant' }),
  man('x', 'ember', 8, 20),
]

const position = (options: { readonly [name: string]: unknown } = {}, tokens = { blue: 3, ember: 3 }) =>
  opened(
    prepared(
      {
        figures: FIGURES,
        sides: { blue: { tokens: tokens.blue }, ember: { tokens: tokens.ember } },
        turn: { active: 'blue', step: 'opening' },
      },
      ruleSetOf({ qs: 'qs-en', cc: 'cc-it', options }),
    ),
  )

const chanceOf = (values: readonly number[]) => {
  const left = [...values]
  return { d6: () => left.shift() ?? 1, int: () => 0 }
}

/** Every roll of the dice, played. */
function played(options: { readonly [name: string]: unknown }, dice: number, mine: number, his: number): number {
  let seized = 0
  const rolls = 6 ** dice
  const tried = held(execute(position(options), { verb: 'takeInitiative', seat: EMBER, figure: 'lt' }, chanceOf([])))
  for (let roll = 0; roll < rolls; roll++) {
    const values = Array.from({ length: dice }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1)
    let { state } = tried
    for (const [seat, value] of [
      [BLUE, his],
      [EMBER, mine],
    ] as const) {
      const step = held(execute(state, { verb: 'seal', seat, value }, chanceOf(values)))
      state = step.state
      if (step.events.some((event) => event.type === 'initiativeContested' && event.seized)) seized += 1
    }
  }
  return seized / rolls
}

describe('odds of an attempt', () => {
  it('[INIT-07] are those of all rolls, for every pair of bids', () => {
    const odds = initiativeOdds(position(), 'ember')
    expect(odds?.initiator).toEqual({ dice: 1, items: [{ rule: 'INIT-04', figure: 'lt', value: 2 }], most: 2 })
    expect(odds?.defender.most).toBe(3)
    for (let mine = 0; mine <= 2; mine++) {
      for (let his = 0; his <= 3; his++) {
        expect(odds?.seized[mine]?.[his]).toBeCloseTo(played({}, 2, mine, his), 12)
      }
    }
  })

  it('[INIT-04] with `initiativeValueAs: dice` the value is a number of dice and the highest counts', () => {
    const options = { initiativeValueAs: 'dice' }
    const odds = initiativeOdds(position(options), 'ember')
    expect(odds?.initiator).toMatchObject({ dice: 2, items: [] })
    expect(odds?.seized[1]?.[0]).toBeCloseTo(played(options, 4, 1, 0), 12)
  })

  it('[INIT-05] can be asked of a view, and tell nothing of a sealed bid', () => {
    const { state } = held(execute(position(), { verb: 'takeInitiative', seat: EMBER, figure: 'lt' }, chanceOf([])))
    const one = held(execute(state, { verb: 'seal', seat: BLUE, value: 1 }, chanceOf([]))).state
    const two = held(execute(state, { verb: 'seal', seat: BLUE, value: 3 }, chanceOf([]))).state
    expect(topQuestion(one)?.awaiting).toEqual(['ember'])
    expect(view(one, EMBER)).toEqual(view(two, EMBER))
    expect(view(one, BLUE)).not.toEqual(view(two, BLUE))
    expect(initiativeOdds(view(one, EMBER), 'ember')).toEqual(initiativeOdds(view(two, EMBER), 'ember'))
  })

  it('[INIT-06] count from where the attempt stands: it is paid for, and open bids lie on the table', () => {
    const rules = ruleSetOf({ qs: 'qs-en', cc: 'cc-en' })
    const start = opened(
      prepared(
        {
          figures: FIGURES,
          sides: { blue: { tokens: 3 }, ember: { tokens: 4 } },
          turn: { active: 'blue', step: 'opening' },
        },
        rules,
      ),
    )
    const before = initiativeOdds(start, 'ember')
    const tried = held(execute(start, { verb: 'takeInitiative', seat: EMBER, figure: 'lt' }, chanceOf([]))).state
    expect(initiativeOdds(tried, 'ember')).toEqual(before)
    const one = held(execute(tried, { verb: 'seal', seat: BLUE, value: 2 }, chanceOf([]))).state
    const open = held(execute(one, { verb: 'seal', seat: EMBER, value: 1 }, chanceOf([]))).state
    expect(topQuestion(open)?.kind).toBe('raise')
    const now = initiativeOdds(open, 'ember')
    expect(now?.initiator.most).toBe(2)
    expect(now?.defender.most).toBe(1)
    for (let mine = 0; mine <= 2; mine++) {
      for (let his = 0; his <= 1; his++) expect(now?.seized[mine]?.[his]).toBe(before?.seized[1 + mine]?.[2 + his])
    }
  })

  it('[INIT-01] without a company edition there are none', () => {
    expect(initiativeOdds(opened(prepared({}, rulesOf())), 'blue')).toBeUndefined()
  })
})

const ITEMS = [{ rule: 'HOUSE-01', code: 'test', value: 4 }]

describe('odds of a test of nerves', () => {
  const rules = ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options: { 'house.psychShock': true } })
  const state = opened(
    prepared(
      {
        figures: [
          man('co', 'blue', 4, 4, { is: 'lieutenant' }),
          man('near', 'blue', 6, 4),
          man('far', 'blue', 16, 4),
          man('sarge', 'blue', 12.5, 4, { is: 'sergeant' }),
          man('x', 'ember', 4, 20),
        ],
      },
      rules,
    ),
  )

  it('[SHOCK-04] the officer’s unit and those about him, each with his need', () => {
    expect(shockTestOdds(state, figureId('co'))).toEqual([
      { figure: 'near', rule: 'SHOCK-04', fallen: 'co', need: 4, fails: 1 / 2, items: ITEMS },
      { figure: 'far', rule: 'SHOCK-04', fallen: 'co', need: 4, fails: 1 / 2, items: ITEMS },
      { figure: 'sarge', rule: 'SHOCK-04', fallen: 'co', need: 4, fails: 1 / 2, items: ITEMS },
    ])
  })

  it('[HOUSE-01] a friend who sees him fall; one near the officer is calm', () => {
    expect(shockTestOdds(state, figureId('far'))).toEqual([
      { figure: 'sarge', rule: 'HOUSE-01', fallen: 'far', need: 4, fails: 1 / 2, items: ITEMS },
    ])
    expect(shockTestOdds(state, figureId('near'))).toEqual([{ figure: 'co', rule: 'SHOCK-02', fails: 0 }])
  })

  it('[SHOCK-01] nobody tests where the rule is not in use', () => {
    expect(shockTestOdds(opened(prepared({ figures: FIGURES })), figureId('co'))).toEqual([])
  })
})
