import { discOutline, type Point, polygonOutline, rectangleOutline } from '@tactic48/geometry'
import { type Command, figureId, type GameState, markerId, proposals, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { pathsFor } from '../src/families/movement/goals.ts'
import { FAMILIES } from '../src/families/order.ts'
import { at, type Game, type Man, piece, RIFLE, type Scene, scene, u } from './fixture.ts'
import { atEdges, atSetup, FORCES, POSITION, proposed, seats } from './mutants/moments.ts'
import { newGame, opened } from './support/games.ts'
import { disc } from './support/scenery.ts'

const ember = { side: 'ember' } as const
const BOMB = { ...RIFLE, id: weaponId('bomb'), kind: 'grenade', short: 3, long: 0, radius: 2, maxShots: 1 } as const
const MG = { ...RIFLE, id: weaponId('mg'), mg: true } as const
const ARMED = { weapons: [RIFLE, BOMB], sfRadius: 2 }

/** `a` with everything printed, one enemy in sight. */
const field = (man: Partial<Man> = {}, rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: {
      a: { at: [5, 5], ...man, healthy: { ...ARMED, ...man.healthy } },
      e: { at: [9, 5], ...ember },
      ...rest.men,
    },
  })

const PAID: readonly Command['verb'][] = [
  'move',
  'fire',
  'aim',
  'moveAndFire',
  'placeOpportunityFire',
  'startSuppression',
  'throwGrenade',
  'takeCover',
]

/** The paid Actions that are proposed for `a`, whether or not they would be refused. */
const actions = ({ state }: Game): ReadonlySet<string> =>
  new Set(
    [...proposals(state, 'blue')].flatMap((command) =>
      'figure' in command && command.figure === 'a' && PAID.includes(command.verb) ? [command.verb] : [],
    ),
  )

describe('families', () => {
  it('[GEN-02] react in one order that never changes', () => {
    expect(FAMILIES.map(({ name }) => name)).toEqual([
      'setup',
      'turn',
      'window',
      'wound',
      'suppression',
      'opportunityFire',
      'move',
      'moveAndFire',
      'fire',
      'shot',
      'aim',
      'takeCover',
      'grenade',
      'handToHand',
      'victim',
      'deed',
      'sealed',
      'draw',
      'undo',
      'victory',
    ])
  })
})

describe('nothing is proposed that is certain to be refused', () => {
  const grace = { options: { sfStart: 'graceUntilTurnEnd' } } as const

  it('[TURN-15] a man with everything may try everything', () => {
    expect(actions(field({}, grace))).toEqual(new Set(PAID))
  })

  it('[TURN-06] without the price in the pool no attack and no way; with just the price they are there', () => {
    const free = { options: { ...grace.options, outOfAtEndsTurn: 'allowFreeActions' } } as const
    const none = actions(field({}, { ...free, tokens: { blue: 0 } }))
    expect(none).toContain('takeCover')
    for (const verb of PAID) if (verb !== 'aim' && verb !== 'takeCover') expect(none).not.toContain(verb)
    const one = actions(field({}, { ...grace, tokens: { blue: 1 } }))
    expect(one).toEqual(new Set(PAID.filter((verb) => verb !== 'throwGrenade')))
    expect(actions(field({}, { ...grace, tokens: { blue: 2 } }))).toContain('throwGrenade')
  })

  it('[WOUND-03] nobody in Shock attacks or moves', () => {
    const shocked = actions(field({ shockSince: 1 }, grace))
    for (const verb of PAID) if (verb !== 'aim' && verb !== 'takeCover') expect(shocked).not.toContain(verb)
  })

  it('[SF-04] [SF-05] [MNF-05] a suppressed man may move and throw, but does not shoot', () => {
    const pinned = actions(field({ counters: { suppressed: true } }, grace))
    expect(pinned).toEqual(new Set(['move', 'aim', 'throwGrenade', 'takeCover']))
  })

  it('[TURN-09] what is not printed is not proposed', () => {
    const bare = { aim: undefined, move: undefined, moveFire: undefined, ofRadius: undefined, sfRadius: undefined }
    expect(actions(field({ healthy: bare }, grace))).toEqual(new Set(['fire', 'throwGrenade', 'takeCover']))
    expect(actions(field({ healthy: { weapons: [RIFLE] } }, grace))).not.toContain('throwGrenade')
  })

  it('[FIRE-07] no shot with a weapon that has none left, one with a weapon that has one', () => {
    const used = (shots: number) => actions(field({ counters: { shots: { [RIFLE.id]: shots } } }))
    expect(used(1)).toContain('fire')
    expect(used(2)).not.toContain('fire')
  })

  it('[MOVE-03] no way for those who have moved enough, one for those who have not', () => {
    const moved = (movement: number) => actions(field({ counters: { movement } }))
    expect(moved(2)).toContain('move')
    expect(moved(3)).not.toContain('move')
    expect(moved(3)).not.toContain('moveAndFire')
  })

  it('[COVER-02] no second Take Cover', () => {
    expect(actions(field({ standing: { kind: 'takeCover' } }))).not.toContain('takeCover')
  })

  it('[SF-11] no start by one who has attacked, no joiner who has', () => {
    const starts = (a: boolean, b: boolean, options: Scene['options'] = {}) =>
      proposed(
        field(
          { counters: { attacked: a } },
          { options, men: { b: { at: [5, 7], counters: { attacked: b }, healthy: { weapons: [RIFLE, BOMB] } } } },
        ).state,
        'blue',
        'startSuppression',
      )
    expect(starts(true, false)).toEqual([])
    expect(starts(false, true)).toEqual([])
    expect(starts(false, false).map(({ joiners }) => joiners)).toEqual([[{ figure: 'b', weapon: 'rifle' }]])
    expect(starts(true, false, { sfBarScope: 'joiners' })).toHaveLength(1)
    expect(starts(false, true, { sfBarScope: 'joiners' })).toEqual([])
  })
})

describe('proposals answer what is asked', () => {
  const SETUP = ['layOut', 'chooseEdge', 'nameObjective', 'deploy'] as const

  it('[SETUP-04] [SETUP-08] [SETUP-13] of set-up only the step that is on', () => {
    const own = (state: GameState, side: 'blue' | 'ember') =>
      SETUP.filter((verb) => [...proposals(state, side)].some((command) => command.verb === verb))
    const discs = [disc('n', 12, 2, 1), disc('s', 12, 22, 1)]
    const edges = { blue: 'south', ember: 'north' } as const
    const table = { width: 24_000, height: 24_000, elements: discs, edges }
    expect(own(atSetup(), 'blue')).toEqual(['layOut'])
    expect(own(atEdges(discs), 'ember')).toEqual(['chooseEdge'])
    expect(own(atSetup({ gameType: 'mission', table }), 'ember')).toEqual(['nameObjective'])
    const deploying = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    expect(own(deploying, 'ember')).toEqual(['deploy'])
    expect(own(POSITION, 'blue')).toEqual([])
  })

  it('[SETUP-09] places to deploy lie in the zone, base and all', () => {
    const table = { width: 24_000, height: 24_000, elements: [], edges: { blue: 'west', ember: 'east' } } as const
    const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    const places = proposed(state, 'ember', 'deploy').map(({ at: place }) => place)
    expect(places.length).toBeGreaterThan(0)
    for (const { x, y } of places) {
      expect(x).toBeLessThanOrEqual(23_500)
      expect(y).toBeGreaterThanOrEqual(500)
      expect(y).toBeLessThanOrEqual(23_500)
    }
  })

  it('[VICT-10] whoever is asked may resign or offer a draw', () => {
    const offers = [...proposals(POSITION, 'blue')].filter(({ verb }) => verb === 'resign' || verb === 'offerDraw')
    expect(offers).toEqual([
      { verb: 'resign', seat: seats.blue },
      { verb: 'offerDraw', seat: seats.blue },
    ])
  })
})

describe('Suppression Fire worth trying', () => {
  const starts = (game: Game) => proposed(game.state, 'blue', 'startSuppression')

  it('[SF-08] [SF-09] alone with a machine gun or where a second may come later, with each joiner otherwise', () => {
    const men = { b: { at: [5, 7] }, c: { at: [5, 9], healthy: { weapons: [BOMB] } } } as const
    expect(starts(field({ healthy: { weapons: [RIFLE] } }, { men })).map(({ joiners }) => joiners)).toEqual([
      [{ figure: 'b', weapon: 'rifle' }],
    ])
    expect(starts(field({ healthy: { weapons: [MG] } }, { men }))).toMatchObject([
      { figure: 'a', weapon: 'mg', at: at(9, 5), joiners: [] },
      { joiners: [{ figure: 'b', weapon: 'rifle' }] },
    ])
    const grace = { options: { sfStart: 'graceUntilTurnEnd' } } as const
    expect(starts(field({ healthy: { weapons: [RIFLE] } }, { men, ...grace })).map(({ joiners }) => joiners)).toEqual([
      [],
      [{ figure: 'b', weapon: 'rifle' }],
    ])
    expect(starts(field({ healthy: { weapons: [RIFLE] } }))).toEqual([])
  })

  it('[SF-09] with a joiner only where the pool pays for both', () => {
    const men = { b: { at: [5, 7] } } as const
    expect(starts(field({}, { men, tokens: { blue: 1 } }))).toEqual([])
    expect(starts(field({}, { men, tokens: { blue: 2 } }))).toHaveLength(1)
  })

  it('[SF-10] joining an own marker with every gun, and nobody else’s', () => {
    const SF = markerId('sf')
    const standing = { standing: { kind: 'suppressionFire', marker: SF } } as const
    const game = (side: 'blue' | 'ember', attacked = false) => {
      const pair = side === 'blue' ? (['b', 'c'] as const) : (['d', 'f'] as const)
      const by = (name: string) => (([...pair] as string[]).includes(name) ? standing : {})
      return field(
        { healthy: { weapons: [RIFLE, MG, BOMB], sfRadius: undefined }, counters: { attacked } },
        {
          men: {
            b: { at: [5, 7], ...by('b') },
            c: { at: [5, 9], ...by('c') },
            d: { at: [15, 7], ...ember, ...by('d') },
            f: { at: [15, 9], ...ember, ...by('f') },
            w: { at: [2, 2], watches: { at: [9, 2] } },
          },
          markers: [
            {
              kind: 'suppressionFire',
              id: SF,
              side,
              participants: pair.map((name) => ({ figure: figureId(name), weapon: RIFLE.id })),
              at: at(20, 20),
              radius: 1,
              waiting: false,
            },
          ],
        },
      )
    }
    const joins = (state: Game) =>
      proposed(state.state, 'blue', 'joinSuppression').filter(({ figure }) => figure === 'a')
    expect(joins(game('blue'))).toMatchObject([
      { figure: 'a', weapon: 'rifle', marker: 'sf' },
      { figure: 'a', weapon: 'mg', marker: 'sf' },
    ])
    expect(joins(game('ember'))).toEqual([])
    expect(joins(game('blue', true))).toEqual([])
  })
})

describe('throws worth trying', () => {
  const points = (...enemies: readonly (readonly [number, number])[]): readonly Point[] => {
    const men = Object.fromEntries(enemies.map((place, i) => [`e${i}`, { at: place, ...ember }]))
    const game = scene({ size: [48, 48], men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, BOMB] } }, ...men } })
    return proposed(game.state, 'blue', 'throwGrenade').map(({ at: point }) => point)
  }

  it('[GREN-02] at every enemy, and between two whom one blast may catch', () => {
    expect(points([10, 10], [13, 14])).toEqual([at(10, 10), at(13, 14), at(11.5, 12)])
    expect(points([10, 10], [15, 15])).toEqual([at(10, 10), at(15, 15), at(12.5, 12.5)])
    expect(points([10, 10], [15.001, 12])).toHaveLength(2)
    expect(points([10, 10], [12, 15.001])).toHaveLength(2)
    expect(points([14, 10], [10, 14], [40, 40])).toEqual([at(14, 10), at(10, 14), at(40, 40), at(12, 12)])
  })

  it('[GREN-06] a drift goes nowhere or the whole distance in sixteen directions', () => {
    const game = field({}, { men: { e: { at: [17, 5], ...ember } } })
    game.say({ verb: 'throwGrenade', figure: 'a', weapon: 'bomb', at: at(17, 5) }, [1])
    const { distance } = game.asked('drift')
    const offered = proposed(game.state, 'ember', 'drift').map(({ to }) => [to.x - u(17), to.y - u(5)])
    const unit = u(distance) / 1000
    expect(offered[0]).toEqual([0, 0])
    expect(offered.slice(1)).toHaveLength(16)
    for (const [x, y] of [
      [1000, 0],
      [0, -1000],
      [923.88, 382.683],
      [-382.683, 923.88],
      [-707.107, -707.107],
      [707.107, -707.107],
    ] as const) {
      expect(offered).toContainEqual([Math.round(x * unit) + 0, Math.round(y * unit) + 0])
    }
    expect(new Set(offered.map(String)).size).toBe(17)
  })
})

describe('ways worth trying', () => {
  const ways = (rest: Partial<Scene> = {}, stride = u(4)) => {
    const game = scene({
      size: [40, 40],
      ...rest,
      men: { a: { at: [20, 20] }, e: { at: [20, 36], ...ember }, ...rest.men },
    })
    return [...pathsFor(game.state, game.figure('a'), stride)]
  }
  const steps = (path: readonly Point[]) => path.map(({ x, y }) => [x - u(20), y - u(20)])

  it('[MOVE-02] sixteen directions, clockwise from the east, the odd ones at half a stride', () => {
    expect(ways().slice(1).map(steps)).toEqual(
      [
        [4000, 0],
        [1848, 764],
        [2828, 2828],
        [764, 1848],
        [0, 4000],
        [-764, 1848],
        [-2828, 2828],
        [-1848, 764],
        [-4000, 0],
        [-1848, -764],
        [-2828, -2828],
        [-764, -1848],
        [0, -4000],
        [764, -1848],
        [2828, -2828],
        [1848, -764],
      ].map((point) => [point]),
    )
  })

  it('[MOVE-06] [GEN-06] nothing toward an enemy so near that there is no way left', () => {
    const { state } = scene({ size: [40, 40], men: { a: { at: [20, 20] }, e: { at: [22, 20], ...ember } } })
    const figures = state.figures.map((figure) => (figure.id === 'e' ? { ...figure, position: at(21, 20) } : figure))
    const [a] = figures
    expect(a && [...pathsFor({ ...state, figures }, a, u(4))]).toHaveLength(16)
    expect(ways({ men: { e: { at: [21, 20], ...ember, whereabouts: 'eliminated' }, f: { at: [1, 1] } } })).toHaveLength(
      16,
    )
    const beside = ways({ men: { e: { at: [21.01, 20], ...ember } } })
    expect(steps(beside[0] ?? [])).toEqual([[10, 0]])
    expect(beside).toHaveLength(17)
  })

  it('[MOVE-07] a way round only where something stands on the table and the goal is within two strides', () => {
    const house = [piece('house', rectangleOutline(u(19.5), u(21.5), u(1), u(1)))]
    const enemy = (y: number) => ({ men: { e: { at: [20, y], ...ember } } }) as const
    const rounds = (rest: Partial<Scene>) => ways(rest).filter((path) => path.length > 1)
    expect(rounds({ elements: house, ...enemy(26) }).length).toBe(1)
    expect(rounds({ elements: house, ...enemy(30) })).toEqual([])
    expect(rounds(enemy(26))).toEqual([])
  })

  it('[MOVE-07] a way round keeps clear of the other enemies', () => {
    const house = [piece('house', rectangleOutline(u(19.5), u(21.5), u(1), u(1)))]
    const [charge, round] = ways({ elements: house, men: { e: { at: [20, 25], ...ember } } }, u(8))
    expect(steps(charge ?? [])).toEqual([[0, 4000]])
    expect(steps(round ?? []).at(-1)).toEqual([0, 4000])
    for (const guard of [18.6, 21.4]) {
      const men = { e: { at: [20, 25], ...ember }, d: { at: [guard, 22], ...ember } } as const
      const toE = ways({ elements: house, men }, u(8)).filter(
        (path) => path.length > 1 && path.at(-1)?.y === u(24) && path.at(-1)?.x === u(20),
      )
      expect(toE).toHaveLength(1)
      // On the other side of the house.
      for (const { x } of toE[0] ?? []) expect((x - u(20)) * (guard - 20)).toBeLessThanOrEqual(0)
    }
  })

  it('[VICT-02] to the objective straight and, round what blocks it, another way; none from where one touches it', () => {
    const mission = { mission: { blue: 'ours', ember: 'theirs' } } as const
    const ours = piece('ours', rectangleOutline(u(1), u(1), u(1), u(1)))
    const theirs = piece('theirs', rectangleOutline(u(14), u(23), u(2), u(2)))
    const open = ways({ elements: [ours, theirs], ...mission }, u(9))
    const goal = steps(open[1] ?? [])
    expect(goal).toHaveLength(1)
    expect(goal[0]?.[0]).toBeLessThan(-3000)
    expect(goal[0]?.[0]).toBeGreaterThan(-5000)
    expect(Math.abs((goal[0]?.[0] ?? 0) / -5 - (goal[0]?.[1] ?? 0) / 4)).toBeLessThan(5)
    const wall = piece('wall', rectangleOutline(u(17.5), u(20.5), u(0.4), u(2.4)))
    const blocked = ways({ elements: [ours, theirs, wall], ...mission }, u(9))
    const rounds = blocked.filter((path) => path.length > 1)
    expect(rounds).toHaveLength(1)
    expect(steps(rounds[0] ?? []).at(-1)).toEqual(goal[0])
    const beside = ways({ elements: [ours, piece('theirs', rectangleOutline(u(20.5), u(19), u(2), u(2)))], ...mission })
    expect(beside).toHaveLength(ways({ elements: [ours] }).length + 1)
  })

  it('[LOS-05] behind at most five pieces of cover within a stride, nearest first, in the enemy’s shadow', () => {
    const posts = [6, 1, 5, 2, 4, 3].map((gap) =>
      piece(`post${gap}`, discOutline(u(20 + gap * 0.6), u(22), u(0.2)), { cover: 'partial' }),
    )
    const spots = ways({ elements: posts }, u(6)).slice(1)
    expect(spots.slice(0, 5).map(([spot]) => Math.round(((spot?.x ?? 0) - u(20)) / 100))).toEqual([6, 13, 19, 25, 32])
    expect(steps(spots[5] ?? [])).toEqual([[6000, 0]])
    const spot = ways({ elements: [piece('post', discOutline(u(23), u(23), u(0.4)), { cover: 'total' })] }, u(6))[1]
    // From (20, 36) past the middle (23, 23): 0.4 + 0.5 + 0.02 u farther along the line.
    expect(steps(spot ?? [])).toEqual([[3207, 2104]])
    const level = piece('post', discOutline(u(23), u(20), u(0.4)), { cover: 'total' })
    const east = ways({ elements: [level], men: { e: { at: [36, 20], ...ember } } }, u(6))
    expect(east.slice(1).map(steps)).toContainEqual([[3000 - 920, 0]])
    const wedge = piece('wedge', polygonOutline([at(21.5, 21.5), at(24.5, 22), at(23, 24)]), { cover: 'total' })
    // From (32, 32) past the middle (23, 22.5), beyond the corner (21.5, 21.5).
    expect(steps(ways({ elements: [wedge], men: { e: { at: [32, 32], ...ember } } }, u(6))[1] ?? [])).toEqual([
      [1434, 847],
    ])
    const wall = piece('wall', rectangleOutline(u(21), u(22.8), u(3), u(0.4)), { cover: 'total' })
    const tilted = ways({ elements: [wall], men: { e: { at: [32, 32], ...ember } } }, u(6)).slice(1)
    // From (32, 32) past the middle (22.5, 23), beyond the corner (21, 22.8).
    expect(steps(tilted[0] ?? [])).toEqual([[1232, 1799]])
  })

  it('[LOS-05] pieces without cover shelter nobody, and who stands in the spot needs no way to it', () => {
    const mat = piece('mat', discOutline(u(22), u(22), u(0.4)), { cover: 'none' })
    expect(
      ways({ elements: [mat] }, u(6)).filter(
        ([spot]) => spot && spot.x > u(21.8) && spot.x < u(22.4) && spot.y < u(22),
      ),
    ).toEqual([])
    const here = piece('here', discOutline(u(20), u(20.92), u(0.4)), { cover: 'partial' })
    const before = ways({}, u(6)).length
    expect(ways({ elements: [here] }, u(6)).filter((path) => path.length === 1)).toHaveLength(before)
  })

  it('[MOVE-11] a step into a round scenic base that the end of the way may touch, in the Italian edition', () => {
    const bush = piece('bush', discOutline(u(5), u(12.5), u(1.2)), { cover: 'partial', scenicBase: true })
    const hedge = piece('hedge', discOutline(u(12), u(5), u(1.2)), { cover: 'partial' })
    const steps_ = (qs: 'qs-it' | 'qs-en', elements: Scene['elements'] = [bush, hedge]) =>
      proposed(field({}, { qs, elements, men: { e: { at: [20, 20], ...ember } } }).state, 'blue', 'move').filter(
        (command) => command.stepInto !== undefined,
      )
    const found = steps_('qs-it')
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ stepInto }) => `${stepInto?.x},${stepInto?.y}`))).toEqual(new Set(['5000,12500']))
    for (const { path } of found) {
      const end = path.at(-1)
      expect(Math.sqrt(((end?.x ?? 0) - u(5)) ** 2 + ((end?.y ?? 0) - u(12.5)) ** 2)).toBeLessThanOrEqual(2400)
    }
    expect(steps_('qs-en')).toEqual([])
    expect(steps_('qs-it', [hedge])).toEqual([])
  })

  it('[MNF-02] shots before at no more than two targets, and at none who cannot be shot at', () => {
    const wall = piece('wall', rectangleOutline(u(7), u(0), u(0.3), u(4.5)))
    const men = { e: { at: [9, 5], ...ember }, d: { at: [9, 7], ...ember }, f: { at: [9, 9], ...ember } } as const
    const targets = (rest: Partial<Scene>) => {
      const all = proposed(field({}, rest).state, 'blue', 'moveAndFire')
      return [...new Set(all.flatMap(({ shoot, target }) => (shoot === 'before' ? [target] : [])))]
    }
    expect(targets({ men })).toEqual(['e', 'd'])
    expect(targets({ men: { e: { at: [9, 5], ...ember } } })).toEqual(['e'])
    const hidden = { e: { at: [9, 1], ...ember }, d: { at: [9, 7], ...ember } } as const
    expect(targets({ elements: [wall], men: hidden })).toEqual(['d'])
  })
})

describe('markers worth placing', () => {
  const places = (rest: Partial<Scene>, man: Partial<Man> = {}) =>
    proposed(field(man, rest).state, 'blue', 'placeOpportunityFire')

  it('[OF-01] just before the rim in front of the four nearest enemies, or at the feet where there is no room', () => {
    const men = {
      e: { at: [17, 5], ...ember },
      d: { at: [8, 5], ...ember },
      f: { at: [5, 17], ...ember },
      g: { at: [5, 20], ...ember },
      h: { at: [22, 22], ...ember },
    } as const
    // Marker, radius, base, the tolerance of contact (GEN-06), and 0.3 u before that.
    const SHORT = 400 + 3000 + 500 + 5 + 300
    const found = places({ men })
    expect(found.map(({ at: point }) => point)).toEqual([
      at(5, 5),
      { x: 17_000 - SHORT, y: 5000 },
      { x: 5000, y: 17_000 - SHORT },
      { x: 5000, y: 20_000 - SHORT },
    ])
    expect(new Set(found.map(({ weapon }) => weapon))).toEqual(new Set(['rifle']))
  })

  it('[OF-01] [SETUP-13] and on the own objective, not on the other one', () => {
    const elements = [
      piece('theirs', rectangleOutline(u(20), u(20), u(1), u(1))),
      piece('ours', rectangleOutline(u(2), u(2), u(1), u(1)), { cover: 'partial' }),
    ]
    const found = places({ elements, mission: { blue: 'ours', ember: 'theirs' } }).map(({ at: point }) => point)
    expect(found).toContainEqual(at(2.5, 2.5))
    expect(found).not.toContainEqual(at(20.5, 20.5))
    expect(places({ elements }).map(({ at: point }) => point)).not.toContainEqual(at(2.5, 2.5))
  })
})
