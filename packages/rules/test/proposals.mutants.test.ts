import type { Point } from '@tactic48/geometry'
import { type Command, figureId, type GameState, markerId, proposals, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../src/engine/families.ts'
import { at, type Game, RIFLE, type Scene, scene, u } from './fixture.ts'
import { BOMB, field } from './mutants/field.ts'
import { atEdges, atSetup, FORCES, POSITION, proposed, seats } from './mutants/moments.ts'
import { newGame, opened } from './support/games.ts'
import { disc } from './support/scenery.ts'

const ember = { side: 'ember' } as const
const MG = { ...RIFLE, id: weaponId('mg'), mg: true } as const

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
      'heldAction',
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
    const table = { width: 24_000, height: 25_000, elements: [], edges: { blue: 'west', ember: 'east' } } as const
    const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    const places = proposed(state, 'ember', 'deploy').map(({ at: place }) => place)
    expect(Math.max(...places.map(({ x }) => x))).toBe(23_500)
    expect(Math.min(...places.map(({ y }) => y))).toBe(500)
    expect(Math.max(...places.map(({ y }) => y))).toBe(24_500)
  })

  it('[VICT-10] the side that is asked may resign or offer a draw', () => {
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
