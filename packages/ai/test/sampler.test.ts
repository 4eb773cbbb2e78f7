import { discOutline, type Point, rectangleOutline } from '@tactic48/geometry'
import { type Command, execute, isRefusal, seededChance, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BOMB, RIFLE } from '../../rules/test/world/cards.ts'
import { newGame, opened } from '../../rules/test/world/games.ts'
import { FORCES } from '../../rules/test/world/moments.ts'
import { at, piece, u } from '../../rules/test/world/places.ts'
import { field } from '../../rules/test/world/range.ts'
import { ember, type Game, type Man, type Scene, scene } from '../../rules/test/world/scene.ts'
import { legalSamples, samples } from '../src/index.ts'

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

/** The paid Actions that are sampled for `a`, whether or not they would be refused. */
const actions = ({ state }: Game): ReadonlySet<string> =>
  new Set(
    [...samples(state, 'blue')].flatMap((command) =>
      'figure' in command && command.figure === 'a' && PAID.includes(command.verb) ? [command.verb] : [],
    ),
  )

type Said<V extends Command['verb']> = Extract<Command, { verb: V }>

const sampled = <V extends Command['verb']>({ state }: Pick<Game, 'state'>, verb: V, side: 'blue' | 'ember' = 'blue') =>
  [...samples(state, side)].filter((command): command is Said<V> => command.verb === verb)

const ofVerb = <V extends Command['verb']>({ state }: Game, verb: V, side: 'blue' | 'ember' = 'blue') =>
  [...legalSamples(state, side)].filter((command): command is Said<V> => command.verb === verb)

/** What becomes of a command with any dice at all. */
const eventsOf = (game: Game, command: Command) => {
  const step = execute(game.state, command, seededChance('any'))
  return isRefusal(step) ? [] : step.events.map(({ type }) => type)
}

describe('nothing is sampled that is certain to be refused', () => {
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

  it('[TURN-09] what is not printed is not sampled', () => {
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
      ofVerb(
        field(
          { counters: { attacked: a } },
          { options, men: { b: { at: [5, 7], counters: { attacked: b }, healthy: { weapons: [RIFLE, BOMB] } } } },
        ),
        'startSuppression',
      )
    expect(starts(true, false)).toEqual([])
    expect(starts(false, true)).toEqual([])
    expect(starts(false, false).map(({ joiners }) => joiners)).toEqual([[{ figure: 'b', weapon: 'rifle' }]])
    expect(starts(true, false, { sfBarScope: 'joiners' })).toHaveLength(1)
    expect(starts(false, true, { sfBarScope: 'joiners' })).toEqual([])
  })
})

describe('Suppression Fire worth trying', () => {
  const starts = (game: Game) => ofVerb(game, 'startSuppression')

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
})

describe('throws worth trying', () => {
  const points = (...enemies: readonly (readonly [number, number])[]): readonly Point[] => {
    const men = Object.fromEntries(enemies.map((place, i) => [`e${i}`, { at: place, ...ember }]))
    const game = scene({ size: [48, 48], men: { a: { at: [5, 5], healthy: { weapons: [RIFLE, BOMB] } }, ...men } })
    return sampled(game, 'throwGrenade').map(({ at: point }) => point)
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
    const offered = ofVerb(game, 'drift', 'ember').map(({ to }) => [to.x - u(17), to.y - u(5)])
    const unit = u(distance) / 1000
    expect(offered[0]).toEqual([0, 0])
    expect(offered.slice(1)).toHaveLength(16)
    for (const [x, y] of [
      [1000, 0],
      [0, -1000],
      [924, 382],
      [-382, 924],
      [-707, -707],
      [707, -707],
    ] as const) {
      expect(offered).toContainEqual([Math.round(x * unit) + 0, Math.round(y * unit) + 0])
    }
    expect(new Set(offered.map(String)).size).toBe(17)
  })
})

describe('places', () => {
  const open = (rest: Partial<Scene> = {}) =>
    scene({ ...rest, men: { a: { at: [5, 5] }, e: { at: [9, 5], ...ember }, ...rest.men } })

  it('[SETUP-09] places to deploy lie in the zone, base and all', () => {
    const table = { width: 24_000, height: 25_000, elements: [], edges: { blue: 'west', ember: 'east' } } as const
    const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    const places = sampled({ state }, 'deploy', 'ember').map(({ at: place }) => place)
    expect(Math.max(...places.map(({ x }) => x))).toBe(23_500)
    expect(Math.min(...places.map(({ y }) => y))).toBe(500)
    expect(Math.max(...places.map(({ y }) => y))).toBe(24_500)
  })

  it('[MOVE-01] [MOVE-06] moves round the compass and a charge at an enemy in reach', () => {
    const moves = ofVerb(open(), 'move')
    expect(moves.length).toBeGreaterThan(12)
    expect(moves.some((command) => eventsOf(open(), command).includes('fightStarted'))).toBe(true)
  })

  it('[MOVE-06] [MOVE-07] a charge round a house that blocks the line', () => {
    const elements = [piece('house', rectangleOutline(u(6.5), u(4.6), u(1), u(1)))]
    const charges = () =>
      ofVerb(open({ elements }), 'move').filter((command) =>
        eventsOf(open({ elements }), command).includes('fightStarted'),
      )
    expect(charges().length).toBeGreaterThan(0)
  })

  it('[MOVE-11] steps into a scenic base in the Italian edition', () => {
    const elements = [piece('bush', discOutline(u(5), u(12.5), u(1.2)), { cover: 'partial', scenicBase: true })]
    const steps = (qs: 'qs-it' | 'qs-en') =>
      ofVerb(open({ qs, elements }), 'move').filter((command) => command.stepInto !== undefined)
    expect(steps('qs-it').length).toBeGreaterThan(0)
    expect(steps('qs-en')).toEqual([])
  })

  it('[MNF-01] [MNF-02] Move & Fire with the shot before and after', () => {
    const shots = new Set(ofVerb(open(), 'moveAndFire').map((command) => 'shoot' in command && command.shoot))
    expect(shots).toEqual(new Set(['before', 'after']))
  })

  it('[OF-01] markers before the enemy and on the own objective', () => {
    const elements = [
      piece('ours', rectangleOutline(u(2), u(2), u(1), u(1)), { cover: 'partial' }),
      piece('theirs', rectangleOutline(u(20), u(20), u(1), u(1))),
    ]
    const game = open({ elements, mission: { blue: 'ours', ember: 'theirs' } })
    const points = ofVerb(game, 'placeOpportunityFire').map((command) => 'at' in command && command.at)
    expect(points).toContainEqual(at(2.5, 2.5))
    expect(points.length).toBeGreaterThan(1)
  })

  it('[VICT-02] a way to the objective', () => {
    const elements = [
      piece('ours', rectangleOutline(u(1), u(20), u(1), u(1))),
      piece('theirs', rectangleOutline(u(5), u(8), u(1), u(1))),
    ]
    const game = () => open({ elements, mission: { blue: 'ours', ember: 'theirs' } })
    expect(ofVerb(game(), 'move').some((command) => eventsOf(game(), command).includes('objectiveTouched'))).toBe(true)
  })

  it('[WOUND-03] [MOVE-03] nothing for those who cannot move', () => {
    const spent = open({ men: { a: { at: [5, 5], counters: { movement: 3 } } } })
    expect(ofVerb(spent, 'move')).toEqual([])
    const shocked = open({ men: { a: { at: [5, 5], shockSince: 1 } } })
    expect([...ofVerb(shocked, 'move'), ...ofVerb(shocked, 'moveAndFire')]).toEqual([])
  })

  it('[MOVE-11] a step into a round scenic base that the end of the way may touch, in the Italian edition', () => {
    const bush = piece('bush', discOutline(u(5), u(12.5), u(1.2)), { cover: 'partial', scenicBase: true })
    const hedge = piece('hedge', discOutline(u(12), u(5), u(1.2)), { cover: 'partial' })
    const steps_ = (qs: 'qs-it' | 'qs-en', elements: Scene['elements'] = [bush, hedge]) =>
      sampled(field({}, { qs, elements, men: { e: { at: [20, 20], ...ember } } }), 'move').filter(
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
      const all = sampled(field({}, rest), 'moveAndFire')
      return [...new Set(all.flatMap(({ shoot, target }) => (shoot === 'before' ? [target] : [])))]
    }
    expect(targets({ men })).toEqual(['e', 'd'])
    expect(targets({ men: { e: { at: [9, 5], ...ember } } })).toEqual(['e'])
    const hidden = { e: { at: [9, 1], ...ember }, d: { at: [9, 7], ...ember } } as const
    expect(targets({ elements: [wall], men: hidden })).toEqual(['d'])
  })
})

describe('markers worth placing', () => {
  const places = (rest: Partial<Scene>, man: Partial<Man> = {}) => sampled(field(man, rest), 'placeOpportunityFire')

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
