import { rectangleOutline } from '@tactic48/geometry'
import { check, isRefusal } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { candidates, defaultAnswer } from '../../../src/engine/candidates.ts'
import { scriptedChance } from '../../../src/kernel/chance.ts'
import { figureId, weaponId } from '../../../src/state/ids.ts'
import { BOMB, RIFLE } from '../../world/cards.ts'
import { EMBER, refused } from '../../world/games.ts'
import { asking, POSITION } from '../../world/moments.ts'
import { at, piece, u } from '../../world/places.ts'
import { BALLAST, EDITIONS, range, screen } from '../../world/range.ts'
import { ember, type Scene, scene } from '../../world/scene.ts'
import { bomb, enemy, pair, point, thrower, toss } from '../../world/throwing.ts'

describe.each(EDITIONS)('%s', (qs) => {
  const english = qs === 'qs-en'

  it('[GREN-05] [SF-05] [EX-28] a suppressed thrower: 5 u at most, die 1', () => {
    const game = thrower({ qs, a: { counters: { suppressed: true } } })
    expect(game.rule(toss(5.1))).toBe('SF-05')
    game.say(toss(5), [1])
    const { from, distance, exact } = game.asked('drift')
    expect({ distance, exact }).toEqual(english ? { distance: 4, exact: false } : { distance: 2, exact: true })
    const drift = (dx: number) => game.rule({ verb: 'drift', to: { x: from.x + u(dx), y: from.y } })
    expect(drift(english ? 4 : 2)).toBeUndefined()
    expect(drift(0)).toBeUndefined()
    expect(drift(1)).toBe(english ? undefined : 'GREN-06')
    expect(drift(english ? 4.1 : 2.1)).toBe('GREN-06')
  })

  it.each([
    [2, 2, 2],
    [3, 2, 1],
    [4, 2, 1],
  ])('[GREN-05] [EX-32] [EX-33] a throw at 12 u, die %i', (die, upTo, exactly) => {
    const game = thrower({ qs }).say(toss(12), [die])
    expect(game.facts('grenadeDispersed')).toMatchObject([{ die, distance: english ? upTo : exactly, exact: !english }])
    expect(game.asked('drift')).toMatchObject({ awaiting: ['ember'], distance: english ? upTo : exactly })
  })

  it('[GREN-05] 5 and 6: no drift', () => {
    for (const die of [5, 6]) expect(thrower({ qs }).say(toss(12), [die]).facts('grenadeBurst')).toHaveLength(1)
  })

  it('[GREN-04] [EX-34] 15.5 u is too far in qs-it alone; a number is the maximum everywhere', () => {
    expect(thrower({ qs }).rule(toss(15))).toBeUndefined()
    expect(thrower({ qs }).rule(toss(15.5))).toBe(qs === 'qs-it' ? 'GREN-04' : undefined)
    expect(thrower({ qs, options: { grenadeMaxRange: 15 } }).rule(toss(15.5))).toBe('GREN-04')
    expect(thrower({ qs, options: { grenadeMaxRange: 12 } }).rule(toss(12.5))).toBe('GREN-04')
    expect(thrower({ qs, options: { grenadeMaxRange: 17 } }).rule(toss(16.5))).toBeUndefined()
  })

  it('[GREN-04] `null` never lifts a printed maximum', () => {
    const game = thrower({ qs, options: { grenadeMaxRange: null } })
    expect(game.rule(toss(15.5))).toBe(qs === 'qs-it' ? 'GREN-04' : undefined)
  })

  it('[GREN-02] over Total Cover in the Italian edition alone, over Partial Cover everywhere', () => {
    expect(thrower({ qs, elements: [screen(4, 1, 23, 'total')] }).rule(toss(8))).toBe(
      qs === 'qs-it' ? undefined : 'GREN-02',
    )
    expect(thrower({ qs, elements: [screen(4, 1, 23, 'partial')] }).rule(toss(8))).toBeUndefined()
  })
})

it('[GREN-14] not with Move & Fire or OF', () => {
  const game = range(8, { shooter: { healthy: { weapons: [RIFLE, bomb()] } } })
  const watch = {
    verb: 'placeOpportunityFire',
    figure: figureId('a'),
    weapon: weaponId('bomb'),
    at: at(8, 12),
  } as const
  expect(game.rule(watch)).toBeDefined()
  const run = { verb: 'moveAndFire', figure: figureId('a'), path: [at(3, 14)], shoot: 'before' } as const
  expect(game.rule({ ...run, weapon: weaponId('bomb'), target: figureId('t') })).toBe('GREN-14')
})

describe('the throw', () => {
  it('[GREN-01] costs 2 AT and one slot', () => {
    const game = thrower().say(toss(8))
    expect(game.state.sides.blue.tokens).toBe(3)
    expect(game.figure('a').counters).toMatchObject({ slots: 1, attacked: true, shot: true, shots: { bomb: 1 } })
    expect(thrower({ tokens: { blue: 1 } }).rule(toss(8))).toBe('TURN-06')
    expect(
      thrower({ options: { slotRule: 'tokens' } })
        .say(toss(8))
        .figure('a').counters.slots,
    ).toBe(2)
  })

  it('[GREN-02] needs no target, but a point on the table and a grenade', () => {
    expect(thrower().say(toss(8)).facts('grenadeBurst')).toMatchObject([{ caught: [], dice: [], wounds: 0 }])
    expect(thrower().rule({ ...toss(8), at: { x: u(3), y: -1 } })).toBe('GREN-02')
    expect(thrower().rule({ ...toss(8), weapon: RIFLE.id })).toBe('FIRE-05')
  })

  it('[GREN-03] up to and at 10 u it lands on the point', () => {
    const game = thrower().say(toss(10))
    expect(game.facts('grenadeDispersed')).toEqual([])
    expect(game.facts('grenadeBurst')).toMatchObject([{ at: point(10) }])
    expect(() => thrower().say(toss(10.1))).toThrow('no scripted value')
  })

  it('[GREN-14] limited by shots per turn and printed uses only', () => {
    const carrier = (rest: object) => thrower({ a: { healthy: { weapons: [bomb(3, rest)] } }, tokens: { blue: 9 } })
    expect(carrier({ maxShots: 1 }).say(toss(8)).rule(toss(8))).toBe('FIRE-07')
    const game = carrier({ uses: 1 }).say(toss(8))
    expect(game.figure('a').used).toEqual({ bomb: 1 })
    expect(game.rule(toss(8))).toBe('GREN-14')
    expect(carrier({}).say(toss(8)).rule(toss(8))).toBeUndefined()
  })

  it('[GREN-13] nobody may react', () => {
    const game = thrower({ men: pair() }).say(toss(8), [1, 1, 1])
    expect(game.question).toMatchObject({ kind: 'action', awaiting: ['blue'] })
  })
})

describe('drift', () => {
  it('[GREN-06] the opponent of the thrower moves it; left alone it stays', () => {
    const game = thrower({ men: { A: enemy(16, 16, 1) } }).say(toss(12), [2])
    expect(game.rule({ verb: 'drift', to: point(12) }, 'blue')).toBe('TURN-16')
    expect(defaultAnswer(game.state, 'ember', scriptedChance([]))).toMatchObject({ verb: 'drift', to: point(12) })
    const to = { x: point(12).x, y: point(12).y + u(2) }
    game.say({ verb: 'drift', to }, [1, 1, 1])
    expect(game.facts('grenadeDrifted')).toEqual([{ type: 'grenadeDrifted', from: point(12), to, dud: false }])
    expect(game.facts('grenadeBurst')).toMatchObject([{ at: to, caught: ['A'] }])
  })

  it('[GREN-06] ignores terrain', () => {
    const wall = piece('wall', rectangleOutline(u(10), u(13), u(20), u(0.2)))
    const game = thrower({ elements: [wall] }).say(toss(12), [2])
    expect(game.rule({ verb: 'drift', to: { x: point(12).x, y: point(12).y + u(2) } })).toBeUndefined()
  })

  const edge = { x: u(16), y: u(0.5) }
  const off = { x: u(16), y: -u(1.5) }
  const near = (scatterOffTable: 'clamp' | 'dud') =>
    thrower({ options: { scatterOffTable }, a: { at: [3, 4] }, men: { A: enemy(16, 1.5, 1) } })
      .say({ ...toss(0), at: edge }, [2])
      .say({ verb: 'drift', to: off }, scatterOffTable === 'clamp' ? [1, 1, 1] : [])

  it('[GREN-06] is clamped to the table, or a dud with `scatterOffTable: dud`', () => {
    expect(near('clamp').facts('grenadeBurst')).toMatchObject([{ at: { x: u(16), y: 0 }, caught: ['A'] }])
    expect(near('dud').facts('grenadeBurst')).toEqual([])
    expect(near('dud').facts('grenadeDrifted')).toMatchObject([{ dud: true }])
    expect(near('dud').question?.kind).toBe('action')
  })

  it('[GREN-06] a grenade may be left to lie where it fell', () => {
    for (const qs of EDITIONS) {
      const game = thrower({ qs }).say(toss(12), [2])
      expect([...candidates(game.state, 'ember')].filter(({ verb }) => verb === 'drift')).toEqual([
        { verb: 'drift', seat: EMBER, to: game.asked('drift').from },
      ])
    }
  })
})

describe('how far it drifts', () => {
  it('[GREN-06] a grenade drifts no farther than it may, in an exact drift no less either', () => {
    const drift = (exact: boolean, x: number) => {
      const state = asking(POSITION, {
        kind: 'drift',
        awaiting: ['ember'],
        from: { x: 8000, y: 8000 },
        distance: 2,
        exact,
      })
      const answer = check(state, { verb: 'drift', seat: EMBER, to: { x: 8000 + x, y: 8000 } })
      return isRefusal(answer) ? answer : undefined
    }
    const far = (exact: boolean) => refused('GREN-06', 'wrongDistance', { distance: { u: 2 }, exact })
    for (const exact of [true, false]) {
      expect(drift(exact, 2000)).toBeUndefined()
      expect(drift(exact, -2005)).toBeUndefined()
      expect(drift(exact, 0)).toBeUndefined()
      expect(drift(exact, 2006)).toEqual(far(exact))
    }
    expect(drift(true, 1995)).toBeUndefined()
    expect(drift(true, 1994)).toEqual(far(true))
    expect(drift(false, 1994)).toBeUndefined()
  })
})

describe('a grenade on its way', () => {
  const cast = (men: Scene['men'], options: Scene['options'] = {}, qs: Scene['qs'] = 'qs-en') =>
    scene({
      qs,
      options,
      men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, BOMB] } }, ...men, ...BALLAST },
    })
  const toss = { verb: 'throwGrenade', figure: 'a', weapon: 'bomb', at: at(11, 5) } as const
  const strong = { at: [11, 4], ...ember, healthy: { h2h: 4 }, hurt: { h2h: 4 } } as const

  it('[GREN-02] [GREN-03] the grenade on its way is a task with nothing decided yet', () => {
    const game = cast({ strong }).say({ ...toss, at: at(17, 5) }, [1])
    expect(game.facts('taskOpened')[0]?.task).toEqual({
      kind: 'grenade',
      thrower: 'a',
      weapon: 'bomb',
      at: at(17, 5),
      dice: 3,
      radius: 2,
      step: 'disperse',
      wounds: 0,
      order: [],
      due: [],
      hurt: [],
    })
  })
})
