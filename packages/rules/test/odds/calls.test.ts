import {
  callOdds,
  callOptions,
  figureId,
  type GameState,
  knownFigure,
  pending,
  radioOdds,
  shapedState,
  smokeId,
  teamOdds,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { ember, scene } from '../world/scene.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** Every roll of so many dice. */
const rolls = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((die) => [...roll, die]))

function stateWith(cc: 'cc-en' | 'cc-it', call: number, contactHq: number): GameState {
  return scene({
    cc,
    men: {
      lt: { at: [4, 4], rank: 'lieutenant', healthy: { call } },
      op: { at: [5, 4], healthy: { contactHq } },
      e: { at: [16, 12], ...ember },
    },
  }).state
}

const lt = figureId('lt')

describe('odds of calls', () => {
  it.each([0, 1, 2, 3, 4])('[CALL-01] [CALL-07] %i dice as every roll of them shows', (dice) => {
    const state = stateWith('cc-en', dice, 1)
    const all = rolls(dice)
    const share = (least: number) =>
      all.filter((roll) => roll.filter((die) => die === 6).length >= least).length / all.length
    const odds = callOdds(state, knownFigure(state, lt))
    expect(odds.success).toBeCloseTo(share(1), 12)
    expect(odds.atOnce).toBeCloseTo(share(2), 12)
    expect(odds.items.map(({ value }) => value)).toEqual([dice, 6])
    const once = share(1) - share(2)
    expect(odds.arrival).toHaveLength(6)
    odds.arrival.forEach((chance, i) => {
      expect(chance).toBeCloseTo(once / 6 + (i === 0 ? share(2) : 0), 12)
    })
  })

  it.each([
    ['cc-en', 2, (roll: readonly number[]) => roll.some((die) => die === 6)],
    ['cc-it', 1, (roll: readonly number[]) => roll.some((die) => die >= 2)],
  ] as const)('[RADIO-02] %s', (cc, dice, made) => {
    const state = stateWith(cc, 1, 2)
    const all = rolls(dice)
    const odds = radioOdds(state, knownFigure(state, figureId('op')))
    expect(odds.success).toBeCloseTo(all.filter(made).length / all.length, 12)
  })

  it('[REINF-01] one team for up to seven figures, or a die', () => {
    const english = stateWith('cc-en', 1, 1)
    const italian = stateWith('cc-it', 1, 1)
    expect(teamOdds(english, knownFigure(english, lt))).toEqual([1])
    expect(teamOdds(italian, knownFigure(italian, lt))).toEqual(FACES.map(() => 1 / 6))
  })
})

describe('what an officer may call for', () => {
  it('[CALL-04] [CALL-05] [SUPP-01] kinds with the reason why not, and the ground that is kept clear', () => {
    const state = stateWith('cc-en', 2, 1)
    const options = callOptions(state, knownFigure(state, lt))
    expect(options.contact).toBeUndefined()
    expect(options.kinds.map(({ kind, refusal }) => [kind, refusal?.rule])).toEqual([
      ['reinforcements', 'CALL-04'],
      ['supportFire', 'CALL-04'],
      ['platoonMortar', 'MORTAR-01'],
    ])
    expect(options.support.profiles.map(({ profile }) => profile)).toEqual(['heavyMortar', 'howitzer'])
    expect(options.support.keptClear.map(({ r }) => r)).toEqual([30_895, 30_895])
  })

  it('[TURN-02] countdowns, the next first', () => {
    const state = stateWith('cc-en', 2, 1)
    const cloud = (id: string, due: number) => ({ id: smokeId(id), side: 'blue', at: target, radius: 2, due }) as const
    const waiting = shapedState({ ...state, smoke: [cloud('late', 2), cloud('soon', 1)] })
    expect(pending(waiting).map(({ due }) => due)).toEqual([1, 2])
  })

  const target = { x: 1000, y: 1000 }
})
