import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GeometryError } from '../src/check.ts'
import { createTrack, legAt, trackLength, trackPoint } from '../src/track.ts'

const coordinate = fc.integer({ min: 0, max: 96_000 })
const point = fc.record({ x: coordinate, y: coordinate })

describe('[GEN-11] points of a path', () => {
  test('a leg has as many steps as its length rounded up', () => {
    expect(
      createTrack([
        { x: 0, y: 0 },
        { x: 300, y: 400 },
      ]),
    ).toMatchObject({ starts: [0], steps: 500 })
    expect(
      createTrack([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).steps,
    ).toBe(2)
  })

  test('halves are rounded upward on both ways', () => {
    const there = createTrack([
      { x: 0, y: 0 },
      { x: 1, y: 3 },
    ])
    expect([0, 1, 2, 3, 4].map((k) => trackPoint(there, k))).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: 2 },
      { x: 1, y: 3 },
    ])
    const back = createTrack([
      { x: 1, y: 3 },
      { x: 0, y: 0 },
    ])
    expect(trackPoint(back, 2)).toEqual({ x: 1, y: 2 })
  })

  test('steps are counted through the legs and the joint belongs to both', () => {
    const track = createTrack([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ])
    expect(track).toMatchObject({ starts: [0, 10], steps: 30 })
    expect([9, 10, 11, 30].map((k) => legAt(track, k))).toEqual([0, 1, 1, 1])
    expect([9, 10, 11, 30].map((k) => trackPoint(track, k))).toEqual([
      { x: 9, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 1 },
      { x: 10, y: 20 },
    ])
  })

  test('a track may stand still', () => {
    const still = createTrack([{ x: 7, y: 8 }])
    expect(still).toMatchObject({ starts: [0], steps: 0 })
    expect(trackPoint(still, 0)).toEqual({ x: 7, y: 8 })
    expect(trackLength(still)).toBe(0)
  })

  test('the points are those of exact arithmetic', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const track = createTrack([a, b])
        const n = BigInt(track.steps)
        const k = Math.floor(share * track.steps)
        const exact = (from: number, to: number): number => {
          if (n === 0n) return from
          const doubled = 2n * (BigInt(from) * n + BigInt(to - from) * BigInt(k)) + n
          return Number(doubled / (2n * n))
        }
        expect(trackPoint(track, k)).toEqual({ x: exact(a.x, b.x), y: exact(a.y, b.y) })
        expect(n * n).toBeGreaterThanOrEqual(square(a, b))
        if (n > 0n) expect((n - 1n) * (n - 1n)).toBeLessThan(square(a, b))
      }),
    )
  })

  test('the length is that of the polyline, not the number of steps', () => {
    const track = createTrack([
      { x: 0, y: 0 },
      { x: 1000, y: 1000 },
      { x: 0, y: 2000 },
    ])
    expect(trackLength(track)).toBe(2 * Math.sqrt(2_000_000))
    expect(track.steps).toBe(2 * 1415)
  })

  test('no points, fractions and NaN are refused by name', () => {
    expect(() => createTrack([])).toThrow(GeometryError)
    expect(() =>
      createTrack([
        { x: 0, y: 0 },
        { x: 0, y: 0.5 },
      ]),
    ).toThrow('points[1].y: must be an integer, got 0.5')
    expect(() => createTrack([{ x: Number.NaN, y: 0 }])).toThrow('points[0].x: must be an integer, got NaN')
  })
})

function square(a: { x: number; y: number }, b: { x: number; y: number }): bigint {
  return BigInt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
}
