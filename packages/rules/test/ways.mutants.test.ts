import { discOutline, type Point, polygonOutline, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { pathsFor } from '../src/families/movement/goals.ts'
import { at, type Man, piece, type Scene, scene, u } from './fixture.ts'
import { field } from './mutants/field.ts'
import { proposed } from './mutants/moments.ts'

const ember = { side: 'ember' } as const

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
    const nobody = { e: { at: [21, 20], ...ember, whereabouts: 'eliminated' }, f: { at: [1, 1] } } as const
    const post = piece('post', discOutline(u(22), u(22), u(0.4)), { cover: 'partial' })
    expect(ways({ elements: [post], men: nobody })).toHaveLength(16)
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
