import { discOutline, polygonOutline, rectangleOutline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { middleOf, nearestEnemies, pathsFor, pointShort } from '../src/families/movement/goals.ts'
import { at, piece, type Scene, scene, u } from './fixture.ts'

const ember = { side: 'ember' } as const
const field = (rest: Partial<Scene> = {}) =>
  scene({ size: [40, 40], ...rest, men: { a: { at: [20, 20] }, e: { at: [20, 36], ...ember }, ...rest.men } })
const paths = (rest: Partial<Scene> = {}, stride = u(4)) => {
  const game = field(rest)
  return [...pathsFor(game.state, game.figure('a'), stride)]
}

describe('paths worth trying', () => {
  it('[MOVE-01] [MOVE-02] toward the enemy, then round the compass, a whole and a half stride in turn', () => {
    const found = paths()
    expect(found[0]).toEqual([at(20, 24)])
    expect(found.slice(1)).toHaveLength(16)
    const reached = found.slice(1).map(([point]) => {
      const dx = (point?.x ?? 0) - u(20)
      const dy = (point?.y ?? 0) - u(20)
      return Math.round(Math.sqrt(dx * dx + dy * dy) / 100)
    })
    expect(reached).toEqual(Array.from({ length: 16 }, (_, i) => (i % 2 === 0 ? 40 : 20)))
    const directions = new Set(
      found.slice(1).map(([p]) => `${Math.sign((p?.x ?? 0) - u(20))},${Math.sign((p?.y ?? 0) - u(20))}`),
    )
    expect(directions.size).toBe(8)
  })

  it('[TURN-09] none without a stride', () => {
    expect(paths({}, 0)).toEqual([])
  })

  it('[MOVE-06] into contact with the enemy in reach, and no farther', () => {
    expect(paths({ men: { e: { at: [20, 23], ...ember } } })[0]).toEqual([at(20, 22)])
  })

  it('[MOVE-06] [MOVE-07] straight first, then round what stands between', () => {
    const house = piece('house', rectangleOutline(u(19.5), u(21.5), u(1), u(1)))
    const [straight, round] = paths({ elements: [house], men: { e: { at: [20, 24.5], ...ember } } }, u(6))
    expect(straight).toEqual([at(20, 23.5)])
    expect(round?.length).toBeGreaterThan(1)
    expect(round?.at(-1)).toEqual(at(20, 23.5))
  })

  it('[VICT-02] to the objective until the bases touch', () => {
    const elements = [
      piece('ours', rectangleOutline(u(1), u(1), u(1), u(1))),
      piece('theirs', rectangleOutline(u(22), u(19), u(2), u(2))),
    ]
    const [, goal] = paths({ elements, mission: { blue: 'ours', ember: 'theirs' } })
    const x = goal?.at(-1)?.x ?? 0
    expect(goal?.at(-1)?.y).toBe(u(20))
    expect(x).toBeGreaterThanOrEqual(u(21.5) - 5)
    expect(x).toBeLessThanOrEqual(u(21.5))
  })

  it('[LOS-05] behind cover, seen from the nearest enemy, nearest cover first', () => {
    const elements = [
      piece('far', rectangleOutline(u(17), u(21), u(1), u(0.5)), { cover: 'partial' }),
      piece('near', rectangleOutline(u(19.5), u(22), u(1), u(0.5)), { cover: 'partial' }),
      piece('disc', discOutline(u(20), u(19), u(0.5)), { cover: 'partial' }),
      piece('mat', rectangleOutline(u(21), u(21), u(1), u(1)), { cover: 'none' }),
      piece('beyond', rectangleOutline(u(19.5), u(30), u(1), u(0.5)), { cover: 'partial' }),
    ]
    const spots = paths({ elements, men: { e: { at: [20, 36], ...ember } } }).filter((path) =>
      path.some(({ x, y }) => x === u(20) && (y === u(22) - 520 || y === u(19) - 1020)),
    )
    expect(spots).toEqual([[{ x: u(20), y: u(22) - 520 }], [{ x: u(20), y: u(19) - 1020 }]])
    const all = paths({ elements })
    expect(all.some(([point]) => point && point.y > u(29))).toBe(false)
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
    const game = field({ men: { d: { at: [20, 25], ...ember }, c: { at: [26, 20], ...ember }, b: { at: [19, 19] } } })
    expect(nearestEnemies(game.state, game.figure('a'), 2).map(({ id }) => id)).toEqual(['d', 'c'])
  })
})
