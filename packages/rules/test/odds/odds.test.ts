import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { execute } from '../../src/engine/execute.ts'
import { ScriptFault, scriptedChance, seededChance } from '../../src/kernel/chance.ts'
import { blastOdds, diceOdds, grenadeOdds, h2hOdds, type Odds, shotOdds } from '../../src/odds/index.ts'
import { figureId, weaponId } from '../../src/state/ids.ts'
import { isRefusal } from '../../src/state/refusal.ts'
import type { GameState } from '../../src/state/state.ts'
import { RIFLE } from '../world/cards.ts'
import { BLUE, manOf } from '../world/games.ts'
import { at } from '../world/places.ts'
import { BALLAST, FIRE, RIFLE_ID, range, screen } from '../world/range.ts'
import { type Scene, scene } from '../world/scene.ts'

/** Every throw of so many dice. */
function* throws(dice: number): Iterable<readonly number[]> {
  if (dice === 0) {
    yield []
    return
  }
  for (const rest of throws(dice - 1)) for (let die = 1; die <= 6; die++) yield [...rest, die]
}

/** Plays a command for every branch of its dice and weighs what it comes to; branches deeper than `depth` are left out. */
function branches(
  state: GameState,
  command: object,
  depth: number,
  see: (after: GameState, weight: number) => void,
): void {
  const explore = (prefix: readonly number[], weight: number): void => {
    const chance = scriptedChance(prefix)
    try {
      const step = execute(state, command, chance)
      if (isRefusal(step)) throw new Error(JSON.stringify(step))
      see(step.state, weight)
    } catch (fault) {
      if (!(fault instanceof ScriptFault)) throw fault
      if (prefix.length < depth) for (let die = 1; die <= 6; die++) explore([...prefix, die], weight / 6)
    }
  }
  explore([], 1)
}

const fateOf = (before: GameState, after: GameState, id: string): keyof Odds => {
  const { whereabouts, wounded } = manOf(after, id)
  if (whereabouts === 'eliminated') return 'elimination'
  return wounded && !manOf(before, id).wounded ? 'wound' : 'miss'
}

/** What the engine itself does to a figure, over all its dice. */
function playedOut(state: GameState, command: object, ids: readonly string[], depth: number): readonly Odds[] {
  const tally = ids.map(() => ({ miss: 0, wound: 0, elimination: 0 }))
  branches(state, command, depth, (after, weight) => {
    ids.forEach((id, i) => {
      const odds = tally[i]
      if (odds) odds[fateOf(state, after, id)] += weight
    })
  })
  return tally
}

function expectClose(actual: Odds | undefined, expected: Odds | undefined, digits = 10): void {
  for (const fate of ['miss', 'wound', 'elimination'] as const) {
    expect(actual?.[fate], fate).toBeCloseTo(expected?.[fate] ?? Number.NaN, digits)
  }
}

describe('one shot', () => {
  it('[FIRE-09] [FIRE-10] [FIRE-11] agrees with the count of all throws', () => {
    const questions = fc.record({
      dice: fc.integer({ min: 0, max: 5 }),
      need: fc.integer({ min: 4, max: 7 }),
      wounded: fc.boolean(),
      hasWoundedSide: fc.boolean(),
    })
    fc.assert(
      fc.property(questions, (question) => {
        const { dice, need, wounded, hasWoundedSide } = question
        const tally = { miss: 0, wound: 0, elimination: 0 }
        let total = 0
        for (const roll of throws(dice)) {
          total += 1
          const headshot = roll.filter((die) => die === 6).length >= 2
          const hit = roll.some((die) => die >= need)
          const lethal = headshot || (hit && (wounded || !hasWoundedSide))
          tally[lethal ? 'elimination' : hit ? 'wound' : 'miss'] += 1
        }
        const { miss, wound, elimination } = tally
        expectClose(diceOdds(question), { miss: miss / total, wound: wound / total, elimination: elimination / total })
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['in the open', {}],
    ['in Partial Cover', { elements: [screen(2.5, 8, 16, 'partial')] }],
    ['at a wounded target in Shock', { target: { wounded: true, shockSince: 1 } }],
    ['at a card without a wounded side', { target: { hurt: false } }],
    ['aimed', { shooter: { aims: 1, healthy: { aim: 1 } } }],
  ] as const)('[FIRE-13] agrees with the engine over all its dice, %s', (_, rest) => {
    const { state } = range(5, rest)
    const { aims } = manOf(state, 'a')
    const odds = shotOdds(state, { shooter: figureId('a'), weapon: RIFLE_ID, target: figureId('t'), aims })
    const [played] = playedOut(state, { ...FIRE, seat: BLUE }, ['t'], 5)
    expectClose(odds, played)
  })

  it('[COVER-03] tells the odds against a target that takes cover, with the items of the need', () => {
    const { state } = range(8)
    const question = { shooter: figureId('a'), weapon: RIFLE_ID, target: figureId('t'), aims: 0 }
    expect(shotOdds(state, question)).toMatchObject({ dice: 3, band: 'short', mayReact: true, need: { score: 4 } })
    const covered = shotOdds(state, { ...question, takeCover: true })
    expect(covered?.need).toMatchObject({ score: 5, items: [{ rule: 'FIRE-09' }, { rule: 'COVER-01', value: 1 }] })
    expect(covered?.miss).toBeCloseTo(64 / 216, 12)
  })

  it('[FIRE-03] [FIRE-04] says nothing where no shot is possible', () => {
    const question = { shooter: figureId('a'), weapon: RIFLE_ID, target: figureId('t'), aims: 0 }
    expect(shotOdds(range(8, { elements: [screen(2, 1, 23, 'total')] }).state, question)).toBeUndefined()
    const short = { healthy: { weapons: [{ ...RIFLE, long: 0 }] } }
    expect(shotOdds(range(12, { shooter: short }).state, question)).toBeUndefined()
    expect(shotOdds(range(8).state, { ...question, weapon: weaponId('none') })).toBeUndefined()
  })
})

describe('a blast', () => {
  const bomb = { ...RIFLE, id: weaponId('bomb'), kind: 'grenade', short: 3, long: 0, radius: 2 } as const
  const field = (men: Scene['men'], short = 3) =>
    scene({
      size: [48, 24],
      men: { a: { at: [3, 12], healthy: { weapons: [{ ...bomb, short }] } }, ...BALLAST, ...men },
    }).state
  const toss = { verb: 'throwGrenade', seat: BLUE, figure: figureId('a'), weapon: bomb.id, at: at(12, 12) }
  const question = { thrower: figureId('a'), weapon: bomb.id, at: at(12, 12) }
  const man = (y: number, h2h: number, rest: object = {}) =>
    ({ at: [12, y], side: 'ember', healthy: { h2h }, ...rest }) as const

  it.each([
    ['one', { A: man(12, 1) }],
    ['two in order', { A: man(11, 1), B: man(13, 2) }],
    ['one wounded before', { A: man(11, 1, { wounded: true, hurt: { h2h: 1 } }), B: man(13, 2) }],
    ['one without a wounded side', { A: man(11, 2, { hurt: false }), B: man(13, 1) }],
  ] as const)('[GREN-09] [GREN-10] [GREN-12] agrees with the engine over all its dice: %s', (_, men) => {
    const state = field(men)
    const odds = grenadeOdds(state, question)
    const ids = Object.keys(men)
    const played = playedOut(state, toss, ids, 3)
    expect(odds?.onPoint).toBe(1)
    expect(odds?.caught.map(({ figure }) => figure)).toEqual(ids)
    for (let i = 0; i < ids.length; i++) expectClose(odds?.caught[i], played[i])
  })

  it('[GREN-11] gives equals even chances', () => {
    const state = field({ A: man(11, 1), B: man(13, 1) }, 1)
    const odds = grenadeOdds(state, question)
    const played = playedOut(state, toss, ['A', 'B'], 7)
    expectClose(odds?.caught[0], odds?.caught[1])
    // Ties that roll on beyond the seventh die weigh 1/432.
    expect(Math.abs((odds?.caught[0]?.wound ?? 0) - (played[0]?.wound ?? 0))).toBeLessThan(1 / 400)
  })

  it('[GREN-05] tells the chance that nobody may move it', () => {
    const far = { ...question, at: at(16, 12) }
    expect(grenadeOdds(field({}), far)?.onPoint).toBeCloseTo(2 / 6, 12)
  })

  it('[GREN-10] the fates of each add up', () => {
    const caught = fc.record({
      h2h: fc.integer({ min: 0, max: 3 }),
      wounded: fc.boolean(),
      hasWoundedSide: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(caught, { maxLength: 6 }), fc.integer({ min: 0, max: 6 }), (men, dice) => {
        const odds = blastOdds({ dice, hitOn: 4, caught: men })
        for (const { miss, wound, elimination } of odds) {
          expect(miss + wound + elimination).toBeCloseTo(1, 10)
          expect(Math.min(miss, wound, elimination)).toBeGreaterThanOrEqual(-1e-12)
        }
        const given = odds.reduce((sum, { wound, elimination }, i) => {
          const lives = men[i]?.wounded || !men[i]?.hasWoundedSide ? 1 : 2
          return sum + wound + elimination * lives
        }, 0)
        expect(given).toBeLessThanOrEqual(dice / 2 + 1e-9)
      }),
    )
  })
})

describe('hand to hand', () => {
  const rules = { h2hSequence: 'alternating', killedAnswer: 'woundedSide', h2hHitOn: 5 } as const

  it('[H2H-02] [H2H-04] one die against none: as good as won, the rest a standoff', () => {
    const odds = h2hOdds({ healthy: 1, wounded: false }, { healthy: 0, wounded: false }, rules)
    expect(odds.opponent.eliminated + odds.standoff).toBeCloseTo(1, 12)
    expect(odds.standoff).toBeCloseTo(0, 12)
    expect(odds.mover.untouched).toBeCloseTo(1, 12)
    const idle = h2hOdds({ healthy: 0, wounded: false }, { healthy: 0, wounded: false }, rules)
    expect(idle.standoff).toBe(1)
  })

  it('[H2H-03] a man killed by the first roll answers once, later not', () => {
    const one = { healthy: 1, wounded: false }
    const odds = h2hOdds(one, one, rules)
    // Both fall only when the first roll hits and the answer too.
    expect(odds.bothEliminated).toBeCloseTo(1 / 9, 12)
    const strong = { healthy: 2, woundedSide: 0, wounded: false }
    expect(h2hOdds(strong, strong, rules).bothEliminated).toBe(0)
    expect(h2hOdds(strong, strong, { ...rules, killedAnswer: 'asBefore' }).bothEliminated).toBeGreaterThan(0)
  })

  it('[H2H-03] `simultaneous` is even between equals', () => {
    const man = { healthy: 3, woundedSide: 2, wounded: false }
    const odds = h2hOdds(man, man, { ...rules, h2hSequence: 'simultaneous' })
    expect(odds.mover.eliminated).toBeCloseTo(odds.opponent.eliminated, 12)
    expect(h2hOdds(man, man, rules).opponent.eliminated).toBeGreaterThan(h2hOdds(man, man, rules).mover.eliminated)
  })

  it('[H2H-04] all fates add up', () => {
    const fighter = fc.record({
      healthy: fc.integer({ min: 0, max: 5 }),
      woundedSide: fc.integer({ min: 0, max: 5 }),
      wounded: fc.boolean(),
    })
    const sequence = fc.constantFrom('alternating' as const, 'simultaneous' as const)
    const answer = fc.constantFrom('woundedSide' as const, 'asBefore' as const)
    fc.assert(
      fc.property(fighter, fighter, sequence, answer, (mover, opponent, h2hSequence, killedAnswer) => {
        const odds = h2hOdds(mover, opponent, { h2hSequence, killedAnswer, h2hHitOn: 5 })
        for (const { untouched, wounded, eliminated } of [odds.mover, odds.opponent]) {
          expect(untouched + wounded + eliminated).toBeCloseTo(1, 9)
        }
        const over = odds.mover.eliminated + odds.opponent.eliminated - odds.bothEliminated
        expect(over + odds.standoff).toBeCloseTo(1, 9)
      }),
    )
  })

  it.each(['alternating', 'simultaneous'] as const)(
    '[H2H-05] agrees with many fights of the engine, %s',
    (h2hSequence) => {
      const state = scene({
        options: { h2hSequence },
        men: {
          a: { at: [3, 12], healthy: { h2h: 3 }, hurt: { h2h: 2 } },
          t: { at: [7, 12], side: 'ember', healthy: { h2h: 3 }, hurt: { h2h: 2 } },
          ...BALLAST,
        },
      }).state
      const charge = { verb: 'move', seat: BLUE, figure: figureId('a'), path: [at(6, 12)] }
      const odds = h2hOdds(
        { healthy: 3, woundedSide: 2, wounded: false },
        { healthy: 3, woundedSide: 2, wounded: false },
        { ...state.rules },
      )
      const chance = seededChance('fights')
      const fights = 2000
      let lost = 0
      let won = 0
      for (let i = 0; i < fights; i++) {
        const step = execute(state, charge, chance)
        if (isRefusal(step)) throw new Error(JSON.stringify(step))
        if (fateOf(state, step.state, 'a') === 'elimination') lost += 1
        if (fateOf(state, step.state, 't') === 'elimination') won += 1
      }
      // Four standard deviations of 2000 fights are 4.5 %.
      expect(Math.abs(lost / fights - odds.mover.eliminated)).toBeLessThan(0.045)
      expect(Math.abs(won / fights - odds.opponent.eliminated)).toBeLessThan(0.045)
    },
  )
})
