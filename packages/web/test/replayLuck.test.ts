import { figureId, type GameEvent, type GameState, markerId, weaponId } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { man, opened, prepared } from '../../rules/test/world/games.ts'
import {
  helped,
  type LuckEntry,
  luckByTurn,
  type Reckoned,
  reckon,
  sumsOf,
  swingOf,
  turningPoint,
} from '../src/replay/luck.ts'

const SF = markerId('sf')
const field = (wounded = false): GameState =>
  opened(
    prepared({
      figures: [
        man('a', 'blue', 4, 4, { standing: { kind: 'suppressionFire', marker: SF }, is: 'gunner' }),
        man('b', 'blue', 5, 4),
        man('x', 'ember', 4, 8, { wounded }),
        man('y', 'ember', 5.2, 8, { is: 'frail' }),
      ],
      markers: [
        {
          kind: 'suppressionFire',
          id: SF,
          side: 'blue',
          participants: [{ figure: figureId('a'), weapon: weaponId('mg') }],
          at: { x: 4000, y: 8000 },
          radius: 2,
          waiting: false,
        },
      ],
    }),
  )

const shot = (dice: readonly number[], result: 'miss' | 'wound' | 'headshot', score = 5): GameEvent => ({
  type: 'shotResolved',
  mode: 'fire',
  shooter: figureId('b'),
  weapon: weaponId('rifle'),
  target: figureId('x'),
  distance: 3000,
  band: 'short',
  cover: 'open',
  need: { score, items: [] },
  dice,
  hits: dice.filter((die) => die >= score).length,
  result,
})

const only = (state: GameState, event: GameEvent): Reckoned => {
  const [roll, ...more] = reckon(state, [event])
  if (!roll || more.length > 0) throw new Error('one roll was expected')
  return roll
}

describe('what a roll should have given', () => {
  test('[FIRE-10] two dice at 5+: a wound in 5 of 9, of which 1 in 36 is the headshot that counts double', () => {
    const roll = only(field(), shot([5, 2], 'wound'))
    expect(roll).toMatchObject({ kind: 'shot', side: 'blue', actual: 1, worth: 2.5 })
    expect(roll.expected).toBeCloseTo(20 / 36 + 1 / 36, 10)
    expect(roll.chance).toBeCloseTo(20 / 36, 10)
  })

  test('[FIRE-11] the headshot takes both wounds of a healthy man, and is as rare as it is', () => {
    const roll = only(field(), shot([6, 6], 'headshot'))
    expect(roll.actual).toBe(2)
    expect(roll.chance).toBeCloseTo(1 / 36, 10)
    expect(swingOf(roll)).toBeCloseTo((2 - 21 / 36) * 2.5, 10)
  })

  test('[WOUND-05] a wounded man has one wound left, whatever the dice', () => {
    const roll = only(field(true), shot([6, 6], 'headshot'))
    expect(roll.actual).toBe(1)
    expect(roll.expected).toBeCloseTo(20 / 36, 10)
  })

  test('a miss is as rare as all dice missing, and helps the other side', () => {
    const roll = only(field(), shot([1, 2, 3, 4], 'miss', 4))
    expect(roll.chance).toBeCloseTo(1 / 16, 10)
    expect(helped(roll)).toBe('ember')
  })

  test('the spread around what is due: one die at 4+ has a variance of a quarter', () => {
    const roll = only(field(true), shot([4], 'wound', 4))
    expect(roll.expected).toBeCloseTo(0.5, 10)
    expect(roll.variance).toBeCloseTo(0.25, 10)
  })

  test('[H2H-02] blows count up to the wounds that are left', () => {
    const need = field().rules.h2hHitOn
    const p = (7 - need) / 6
    const blow: GameEvent = {
      type: 'blowStruck',
      by: figureId('b'),
      against: figureId('x'),
      dice: [6, 6, 6],
      hits: 3,
    }
    const roll = only(field(), blow)
    const none = (1 - p) ** 3
    const one = 3 * p * (1 - p) ** 2
    expect(roll.actual).toBe(2)
    expect(roll.expected).toBeCloseTo(one + 2 * (1 - none - one), 10)
    expect(reckon(field(), [{ ...blow, dice: [], hits: 0 }])).toEqual([])
  })

  test('[GREN-09] [VICT-04] a blast on both sides is luck for both', () => {
    const hitOn = field().rules.blastHitOn
    const p = (7 - hitOn) / 6
    const blast = (caught: readonly string[], dice: readonly number[]): GameEvent => ({
      type: 'grenadeBurst',
      at: { x: 4000, y: 8000 },
      radius: 2,
      caught: caught.map((id) => figureId(id)),
      safe: [],
      dice,
      wounds: dice.filter((die) => die >= hitOn).length,
    })
    const foe = only(field(), blast(['x'], [6, 1]))
    expect(foe).toMatchObject({ kind: 'blast', side: 'blue', actual: 1 })
    expect(foe.expected).toBeCloseTo(2 * p, 10)
    const both = reckon(field(), [blast(['x', 'b'], [6, 6])])
    expect(both.map(({ side }) => side)).toEqual(['blue', 'ember'])
    expect(both.map(({ actual }) => actual)).toEqual([1, 1])
    // One wound among equals falls on either with an even chance.
    const tie = reckon(field(), [blast(['x', 'b'], [6, 1])])
    expect(tie.map(({ actual }) => actual)).toEqual([0.5, 0.5])
    expect(reckon(field(), [blast([], [])])).toEqual([])
  })

  test('[SF-14] a volley is due its sixes while the roller sees somebody in the area', () => {
    const volley = (...dice: readonly number[]): GameEvent => ({
      type: 'suppressionRolled',
      marker: SF,
      rolls: dice.map((die) => ({ figure: figureId('a'), die })),
    })
    const roll = only(field(), volley(6))
    expect(roll).toMatchObject({ kind: 'volley', side: 'blue', by: 'a', actual: 1 })
    expect(roll.expected).toBeCloseTo(1 / 6, 10)
    expect(roll.chance).toBeCloseTo(1 / 6, 10)
    const lost = { ...field(), figures: field().figures.filter(({ side }) => side === 'blue') }
    expect(reckon(lost, [volley(6)])).toEqual([])
  })

  test('[GEN-12] facts are met in the state that the facts before left', () => {
    const wounded: GameEvent = { type: 'wounded', figure: figureId('x'), rule: 'WOUND-02' }
    const [first, second] = reckon(field(), [shot([5, 2], 'wound'), wounded, shot([6, 6], 'headshot')])
    expect([first?.index, second?.index]).toEqual([0, 2])
    expect(second?.actual).toBe(1)
  })
})

const entry = (change: Partial<LuckEntry>): LuckEntry => ({
  kind: 'shot',
  side: 'blue',
  dice: [],
  need: 4,
  expected: 0.5,
  actual: 1,
  variance: 0.25,
  chance: 0.5,
  worth: 4,
  index: 0,
  moment: 1,
  turn: 1,
  ...change,
})

describe('the luck ledger', () => {
  const lucky = entry({ moment: 3, turn: 1 })
  const poor = entry({ moment: 7, turn: 3, actual: 0, expected: 0.75, worth: 6 })
  const grim = entry({ moment: 9, turn: 4, side: 'ember', actual: 2, expected: 0.5, worth: 4.5 })

  test('sums what was due and what came, by side', () => {
    expect(sumsOf([lucky, poor, grim])).toEqual({
      blue: { expected: 1.25, actual: 1, variance: 0.5, rolls: 2 },
      ember: { expected: 0.5, actual: 2, variance: 0.25, rolls: 1 },
    })
  })

  test('the turning point is the largest swing of AP towards the winner', () => {
    expect(turningPoint([lucky, poor, grim], 'ember')).toBe(grim)
    expect(turningPoint([lucky, poor], 'ember')).toBe(poor)
    expect(turningPoint([lucky, poor, grim], 'blue')).toBe(lucky)
    expect(turningPoint([lucky, poor], undefined)).toBe(poor)
    expect(turningPoint([], 'blue')).toBeUndefined()
  })

  test('luck adds up turn by turn, quiet turns included', () => {
    const points = luckByTurn([lucky, poor, grim], 5)
    expect(points.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5])
    expect(points.map(({ luck }) => luck.blue)).toEqual([0, 0.5, 0.5, -0.25, -0.25, -0.25])
    expect(points.map(({ luck }) => luck.ember)).toEqual([0, 0, 0, 0, 1.5, 1.5])
    expect(points.at(-1)?.variance).toBe(0.5)
  })
})
