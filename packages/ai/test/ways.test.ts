import { discOutline, type Point, polygonOutline, rectangleOutline, touchesOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { at, piece, u } from '../../rules/test/world/places.ts'
import { ember, type Scene, scene } from '../../rules/test/world/scene.ts'
import { pathsFor } from '../src/generator/paths.ts'
import { middleOf, nearestEnemies, pointShort } from '../src/generator/places.ts'

describe('ways worth trying', () => {
  const ways = (rest: Partial<Scene> = {}, stride = u(4)) => {
    const game = scene({
      size: [40, 40],
      ...rest,
      men: { a: { at: [20, 20] }, e: { at: [20, 36], ...ember }, ...rest.men },
    })
    return [...pathsFor(game.state, game.figure('a'), stride)].map(({ path }) => path)
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

  it('[MOVE-07] round what blocks the line, straight where nothing does', () => {
    const house = [piece('house', rectangleOutline(u(19.5), u(21.5), u(1), u(1)))]
    const enemy = (y: number) => ({ men: { e: { at: [20, y], ...ember } } }) as const
    const rounds = (rest: Partial<Scene>) => ways(rest).filter((path) => path.length > 1)
    expect(rounds({ elements: house, ...enemy(26) })).toHaveLength(1)
    expect(rounds({ elements: house, ...enemy(30) })).toHaveLength(1)
    expect(rounds(enemy(26))).toEqual([])
  })

  it('[MOVE-07] a way round keeps clear of the other enemies', () => {
    const house = [piece('house', rectangleOutline(u(19.5), u(21.5), u(1), u(1)))]
    const [charge] = ways({ elements: house, men: { e: { at: [20, 25], ...ember } } }, u(8))
    expect(charge?.length).toBeGreaterThan(1)
    expect(steps(charge ?? []).at(-1)).toEqual([0, 4000])
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

  it('[VICT-02] to every free place at the objective in reach, round what blocks it; none from where one touches it', () => {
    const mission = { mission: { blue: 'ours', ember: 'theirs' } } as const
    const ours = piece('ours', rectangleOutline(u(1), u(1), u(1), u(1)))
    const theirs = rectangleOutline(u(14), u(23), u(2), u(2))
    const touching = (elements: NonNullable<Scene['elements']>, stride = u(9)) =>
      ways({ elements, ...mission }, stride).filter((path) => {
        const end = path.at(-1)
        return end && touchesOutline(theirs, { ...end, r: u(0.5) })
      })
    const open = touching([ours, piece('theirs', theirs)])
    expect(open.length).toBeGreaterThan(3)
    expect(open[0]).toHaveLength(1)
    const wall = piece('wall', rectangleOutline(u(17.5), u(20.5), u(0.4), u(2.4)))
    const [round] = touching([ours, piece('theirs', theirs), wall])
    expect(round?.length).toBeGreaterThan(1)
    expect(touching([ours, piece('theirs', theirs)], u(3))).toEqual([])
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
})

describe('points', () => {
  it('[GEN-04] a point short of another', () => {
    expect(pointShort(at(0, 0), at(3, 4), u(1))).toEqual(at(2.4, 3.2))
    expect(pointShort(at(0, 0), at(0, 1), u(1))).toBeUndefined()
    expect(pointShort(at(0, 0), at(0, 1.001), u(1))).toEqual({ x: 0, y: 1 })
  })

  it('[GEN-05] the middle of an outline', () => {
    expect(middleOf(discOutline(u(3), u(4), u(1)))).toEqual(at(3, 4))
    expect(middleOf(polygonOutline([at(0, 0), at(3, 0), at(0, 3)]))).toEqual(at(1, 1))
  })

  it('[FIRE-14] the nearest enemies, nearest first', () => {
    const game = scene({
      size: [40, 40],
      men: {
        a: { at: [20, 20] },
        e: { at: [20, 36], ...ember },
        d: { at: [20, 25], ...ember },
        c: { at: [26, 20], ...ember },
        b: { at: [19, 19] },
      },
    })
    expect(nearestEnemies(game.state, game.figure('a'), 2).map(({ id }) => id)).toEqual(['d', 'c'])
  })
})
