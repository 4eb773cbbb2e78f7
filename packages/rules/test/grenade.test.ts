import { rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { candidates, defaultAnswer } from '../src/engine/candidates.ts'
import { scriptedChance } from '../src/kernel/chance.ts'
import { figureId, weaponId } from '../src/state/ids.ts'
import { RIFLE } from './world/cards.ts'
import { EMBER } from './world/games.ts'
import { at, piece, u } from './world/places.ts'
import { BALLAST, EDITIONS, range, screen } from './world/range.ts'
import { type Game, type Man, type Scene, scene } from './world/scene.ts'

const bomb = (short = 3, rest: object = {}) =>
  ({
    ...RIFLE,
    id: weaponId('bomb'),
    type: 'bomb',
    kind: 'grenade',
    short,
    long: 0,
    radius: 2,
    maxShots: 2,
    ...rest,
  }) as const

/** The centre of a marker so many u from the edge of thrower `a` at (3, 12). */
const point = (distance: number) => at(3 + 0.5 + distance + 0.4, 12)
const toss = (distance: number) =>
  ({ verb: 'throwGrenade', figure: figureId('a'), weapon: weaponId('bomb'), at: point(distance) }) as const

const thrower = (rest: Omit<Scene, 'men'> & { a?: Partial<Man>; men?: Scene['men']; dice?: number } = {}): Game => {
  const { a, men, dice = 3, ...others } = rest
  return scene({
    size: [48, 24],
    ...others,
    men: { a: { at: [3, 12], healthy: { weapons: [RIFLE, bomb(dice)] }, ...a }, ...BALLAST, ...men },
  })
}

const enemy = (x: number, y: number, h2h: number, rest: Partial<Man> = {}): Man => ({
  at: [x, y],
  side: 'ember',
  healthy: { h2h },
  ...rest,
})

/** A (H2H 1) and B (H2H 2) in one blast, 8 u away. */
const pair = (A: Partial<Man> = {}, B: Partial<Man> = {}) => ({
  A: { ...enemy(12, 11, 1), ...A },
  B: { ...enemy(12, 13, 2), ...B },
})

const fate = (game: Game, id: string) => {
  const { whereabouts, wounded } = game.figure(id)
  return whereabouts === 'eliminated' ? 'eliminated' : wounded ? 'wounded' : 'unhurt'
}

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

  it('[GREN-10] [GREN-12] [EX-35] three wounds: A, B, A', () => {
    const game = thrower({ qs, men: pair() }).say(toss(8), [4, 5, 6])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'wounded'])
    expect(game.facts('eliminated')).toEqual([{ type: 'eliminated', figure: 'A', rule: 'GREN-12' }])
  })

  it('[GREN-13] [EX-36] two sixes are two wounds, no headshot', () => {
    const game = thrower({ qs, men: pair(), dice: 2 }).say(toss(8), [6, 6])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['wounded', 'wounded'])
  })

  it('[GREN-10] [EX-37] three wounds, A wounded before', () => {
    const game = thrower({ qs, men: pair({ wounded: true, hurt: { h2h: 1 } }) }).say(toss(8), [4, 4, 4])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'eliminated'])
    expect(game.facts('eliminated').map(({ rule }) => rule)).toEqual(['WOUND-05', 'GREN-12'])
  })

  it('[GREN-08] [EX-38] behind a wall safe, with Take Cover in the open not', () => {
    const wall = piece('wall', rectangleOutline(u(10), u(12.6), u(4), u(0.2)))
    const men = { C: enemy(12, 13.6, 1), D: enemy(12, 10.6, 2, { standing: { kind: 'takeCover' } }) }
    const game = thrower({ qs, men, elements: [wall] }).say(toss(8), [4, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([
      { caught: ['D'], safe: [{ figure: 'C', rule: 'GREN-08' }], wounds: 1 },
    ])
    expect([fate(game, 'C'), fate(game, 'D')]).toEqual(['unhurt', 'wounded'])
  })

  it('[GREN-02] over Total Cover in the Italian edition alone, over Partial Cover everywhere', () => {
    expect(thrower({ qs, elements: [screen(4, 1, 23, 'total')] }).rule(toss(8))).toBe(
      qs === 'qs-it' ? undefined : 'GREN-02',
    )
    expect(thrower({ qs, elements: [screen(4, 1, 23, 'partial')] }).rule(toss(8))).toBeUndefined()
  })
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

describe('the blast', () => {
  it('[GREN-07] friend and foe, thrower included, within the radius', () => {
    const men = { friend: { at: [3, 14] }, edge: enemy(3.9, 12 + 0.4 + 2 + 0.5 + 1, 1), out: enemy(9, 12, 1) } as const
    const game = thrower({ men }).say({ ...toss(0), at: at(4, 13) }, [1, 1, 1])
    expect(game.facts('grenadeBurst')[0]?.caught).toEqual(['a', 'friend', 'edge'])
  })

  it('[GREN-07] the edge of the base counts, from the edge of the marker', () => {
    const caught = (gap: number) =>
      thrower({ men: { A: enemy(3.9 + 8, 12 + 0.4 + 2 + 0.5 + gap, 1) }, dice: 1 })
        .say(toss(8), gap > 0 ? [] : [1])
        .facts('grenadeBurst')[0]?.caught
    expect(caught(0)).toEqual(['A'])
    expect(caught(0.01)).toEqual([])
  })

  it('[GREN-08] Partial Cover from scenery protects, near or not; Characters do not', () => {
    const hedge = piece('hedge', rectangleOutline(u(10), u(12.6), u(4), u(0.2)), { cover: 'partial' })
    const men = { A: enemy(11.9, 13.5, 1), B: enemy(11.9, 10.8, 1), C: enemy(11.9, 9.7, 1) }
    const game = thrower({ men, elements: [hedge] }).say(toss(8), [1, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([{ caught: ['B', 'C'], safe: [{ figure: 'A' }] }])
  })

  it('[GREN-08] an element that holds marker and Character alike does not protect', () => {
    const wood = piece('wood', rectangleOutline(u(8), u(8), u(9), u(9)), { cover: 'partial', passable: true })
    const game = thrower({ men: { A: enemy(12, 13, 1) }, elements: [wood] }).say(toss(8), [1, 1, 1])
    expect(game.facts('grenadeBurst')).toMatchObject([{ caught: ['A'] }])
  })

  it('[GREN-08] on whose base the centre of the marker lies, he is never safe', () => {
    const hedge = piece('hedge', rectangleOutline(u(10), u(11.8), u(4), u(0.4)), { cover: 'partial' })
    const game = thrower({ men: { A: enemy(12, 12.3, 1), B: enemy(12, 13.5, 1) }, elements: [hedge] })
    expect(game.say(toss(8), [1, 1, 1]).facts('grenadeBurst')).toMatchObject([
      { caught: ['A'], safe: [{ figure: 'B' }] },
    ])
  })

  it('[GREN-08] `takeCoverStopsBlast`, void within 5 u of the thrower in the Italian edition', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    const caught = (qs: 'qs-en' | 'qs-it', x: number, distance: number) => {
      const men = { A: enemy(x, 12, 1, covered) }
      const dice = qs === 'qs-it' && distance < 4 ? [1] : []
      const game = thrower({ qs, options: { takeCoverStopsBlast: true }, men, dice: 1 }).say(toss(distance), dice)
      return game.facts('grenadeBurst')[0]?.caught
    }
    expect(caught('qs-en', 12, 8)).toEqual([])
    expect(caught('qs-it', 12, 8)).toEqual([])
    expect(caught('qs-en', 7, 3)).toEqual([])
    expect(caught('qs-it', 7, 3)).toEqual(['A'])
  })

  it('[GREN-09] one roll of S dice for all, 4+ whatever the cover', () => {
    const covered = { standing: { kind: 'takeCover' } } as const
    const game = thrower({ men: pair(covered, { ...covered, shockSince: 1, wounded: true }) }).say(toss(8), [3, 4, 3])
    expect(game.facts('grenadeBurst')).toMatchObject([{ dice: [3, 4, 3], wounds: 1 }])
    expect(fate(game, 'A')).toBe('wounded')
  })

  it('[GREN-10] surplus wounds are lost', () => {
    const game = thrower({ men: { A: enemy(12, 12, 1, { hurt: false }) } }).say(toss(8), [4, 4, 4])
    expect(game.facts('eliminated')).toHaveLength(1)
  })

  it('[GREN-10] the order is that of the moment of explosion', () => {
    const men = pair({ healthy: { h2h: 1 }, hurt: { h2h: 5 } }, { healthy: { h2h: 2 } })
    const game = thrower({ men }).say(toss(8), [4, 4, 4])
    expect([fate(game, 'A'), fate(game, 'B')]).toEqual(['eliminated', 'wounded'])
  })

  const equals = { A: enemy(11.9, 10.5, 1), B: enemy(11.9, 13.5, 1), C: enemy(13.4, 12, 1) }

  it('[GREN-11] ties by D6 after the hits are known, the lowest takes the wound', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 1, 1, 5, 2, 3])
    expect(game.facts('tieRolled')).toMatchObject([{ rule: 'GREN-11' }])
    expect(fate(game, 'B')).toBe('wounded')
  })

  it('[GREN-11] only where it matters: those level at the cut roll again', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 4, 1, 2, 5, 5, 3, 4])
    expect(game.facts('tieRolled')[0]?.dice).toEqual([
      { figure: 'A', rolls: [2] },
      { figure: 'B', rolls: [5, 3] },
      { figure: 'C', rolls: [5, 4] },
    ])
    expect([fate(game, 'A'), fate(game, 'B'), fate(game, 'C')]).toEqual(['wounded', 'wounded', 'unhurt'])
  })

  it('[GREN-11] no dice when all tied take a wound', () => {
    const game = thrower({ men: equals }).say(toss(8), [4, 4, 4])
    expect(game.facts('tieRolled')).toEqual([])
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['wounded', 'wounded', 'wounded'])
  })

  it('[GREN-11] in the second round among the living only', () => {
    const men = { ...equals, A: enemy(11.9, 10.5, 1, { hurt: false }) }
    const game = thrower({ men, dice: 4 }).say(toss(8), [4, 4, 4, 4, 6, 2])
    expect(game.facts('tieRolled')[0]?.dice.map(({ figure }) => figure)).toEqual(['B', 'C'])
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['eliminated', 'wounded', 'eliminated'])
  })

  it.each([
    ['attacker', 'blue'],
    ['defender', 'ember'],
  ] as const)('[GREN-11] `allocationTie: %s` asks %s for each wound', (allocationTie, side) => {
    const game = thrower({ options: { allocationTie }, men: equals }).say(toss(8), [4, 4, 1])
    expect(game.asked('victim')).toMatchObject({ awaiting: [side], among: ['A', 'B', 'C'], rule: 'GREN-11' })
    game.say({ verb: 'chooseVictim', figure: figureId('C') })
    expect(game.asked('victim').among).toEqual(['A', 'B'])
    game.say({ verb: 'chooseVictim', figure: figureId('B') })
    expect(['A', 'B', 'C'].map((id) => fate(game, id))).toEqual(['unhurt', 'wounded', 'wounded'])
    expect(game.question?.kind).toBe('action')
  })

  it('[VICT-07] is one event for victory', () => {
    const game = scene({
      men: {
        a: { at: [3, 12], wounded: true, hurt: { weapons: [bomb(3)], h2h: 1 }, ap: 10 },
        x: enemy(5, 12, 2, { hurt: false, ap: 10 }),
      },
    }).say({ ...toss(0), at: at(4, 14) }, [4, 4, 1])
    expect(game.state.phase).toBe('over')
    expect(game.state.outcome?.winner).toBeUndefined()
    expect(game.facts('eliminated')).toHaveLength(2)
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
