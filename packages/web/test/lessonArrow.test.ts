import { describe, expect, test } from 'vitest'
import { arrowPast } from '../src/lesson/Chalk.tsx'

const BETWEEN = { bend: undefined, gap: 1000, stop: 1000 }
const numbers = (path: string): readonly number[] => (path.match(/-?\d+/g) ?? []).map(Number)

/** Where the stroke goes, from its beginning to its tip. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbers(path)
  const on = (t: number, a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
  return Array.from({ length: 50 }, (_, i) => [on(i / 49, ax, bx, cx), on(i / 49, ay, by, cy)] as const)
}

describe('an arrow of the course', () => {
  const below = { left: -1200, right: 1200, top: 1200, bottom: 1700 }
  test('to a man from below ends before his name', () => {
    const { path, head } = arrowPast([below], { ...BETWEEN, from: { x: 0, y: 9000 }, to: { x: 0, y: 0 } })
    for (const [, y] of pointsOf(path)) expect(y).toBeGreaterThan(below.bottom)
    expect(numbers(head).at(3)).toBeGreaterThan(below.bottom)
  })

  test('from a man downwards begins after his name', () => {
    const { path } = arrowPast([below], { ...BETWEEN, from: { x: 0, y: 0 }, to: { x: 0, y: 9000 } })
    for (const [, y] of pointsOf(path)) expect(y).toBeGreaterThan(below.bottom)
  })

  test('swings past the name of somebody between them', () => {
    const name = { left: 4000, right: 6000, top: -900, bottom: -100 }
    const { path } = arrowPast([name], { ...BETWEEN, from: { x: 0, y: 0 }, to: { x: 10_000, y: 0 } })
    const over = pointsOf(path).filter(([x, y]) => x > name.left && x < name.right && y > name.top && y < name.bottom)
    expect(over).toEqual([])
  })

  test('ends at the rim where no name is in the way', () => {
    const { path } = arrowPast([], { ...BETWEEN, from: { x: 0, y: 0 }, to: { x: 10_000, y: 0 } })
    const [x = 0, y = 0] = pointsOf(path).at(-1) ?? []
    expect(Math.hypot(10_000 - x, y)).toBeLessThan(1300)
  })
})
