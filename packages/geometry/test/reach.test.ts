import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGround, type Ground } from '../src/ground.ts'
import { reachOutline } from '../src/paths/reach.ts'
import { shortestPath } from '../src/paths/shortestPath.ts'
import { type Disc, discOutline, type Outline, type Point, rectangleOutline, wallOutline } from '../src/shapes.ts'

const R = 500
const SIZE = 24_000
const MIDDLE = { x: 12_000, y: 12_000 }

function groundWith(...outlines: Outline[]): Ground {
  const pieces = outlines.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
  return createGround({ width: SIZE, height: SIZE, pieces })
}

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)
}

function covers(rings: readonly Point[][], { x, y }: Point): boolean {
  let inside = false
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside
    })
  }
  return inside
}

function distanceToRim(rings: readonly Point[][], { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const dx = b.x - a.x
      const dy = b.y - a.y
      const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
      const t = Math.max(0, Math.min(1, share))
      least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy))
    })
  }
  return least
}

describe('[MOVE-01] the reachable region', () => {
  test('is a circle on open ground', () => {
    const rings = reachOutline(groundWith(), R, MIDDLE, 6000, [])
    expect(rings).toHaveLength(1)
    expect(area(rings[0] ?? [])).toBeGreaterThan(Math.PI * 5950 * 5950)
    expect(area(rings[0] ?? [])).toBeLessThan(Math.PI * 6010 * 6010)
    for (const point of rings[0] ?? []) {
      expect(Math.abs(Math.hypot(point.x - MIDDLE.x, point.y - MIDDLE.y) - 6000)).toBeLessThan(10)
    }
  })

  test('ends half a unit before the edge of the table', () => {
    const [ring = []] = reachOutline(groundWith(), R, { x: 1000, y: 1000 }, 3000, [])
    expect(Math.min(...ring.map((point) => point.x))).toBeGreaterThanOrEqual(495)
    expect(Math.min(...ring.map((point) => point.x))).toBeLessThan(510)
  })

  test('has a hole where a wood stands, wound the other way', () => {
    const rings = reachOutline(groundWith(discOutline(14_000, 12_000, 800)), R, MIDDLE, 6000, [])
    expect(rings).toHaveLength(2)
    const [hole = 0, rim = 0] = rings.map(area).sort((a, b) => a - b)
    expect(rim).toBeGreaterThan(0)
    expect(-hole).toBeGreaterThan(Math.PI * 1250 * 1250)
    expect(-hole).toBeLessThan(Math.PI * 1350 * 1350)
  })

  test('[MOVE-06] keeps clear of enemies', () => {
    const enemy = { x: 14_000, y: 12_000, r: 500 }
    const rings = reachOutline(groundWith(), R, MIDDLE, 6000, [enemy])
    expect(covers(rings, { x: 13_050, y: 12_000 })).toBe(false)
    expect(covers(rings, { x: 12_900, y: 12_000 })).toBe(true)
    expect(covers(rings, { x: 15_100, y: 12_000 })).toBe(true)
  })

  test('reaches round a long wall only as far as the path there leaves', () => {
    const ground = groundWith(wallOutline({ x: 13_000, y: 9000 }, { x: 13_000, y: 15_000 }, 200))
    const rings = reachOutline(ground, R, MIDDLE, 6000, [])
    expect(covers(rings, { x: 14_000, y: 15_500 })).toBe(true)
    expect(covers(rings, { x: 14_000, y: 12_000 })).toBe(false)
  })

  test('stays in a closed yard', () => {
    const yard = [
      rectangleOutline(10_000, 10_000, 4000, 200),
      rectangleOutline(10_000, 13_800, 4000, 200),
      rectangleOutline(10_000, 10_200, 200, 3600),
      rectangleOutline(13_800, 10_200, 200, 3600),
    ]
    const rings = reachOutline(groundWith(...yard), R, MIDDLE, 8000, [])
    expect(rings).toHaveLength(1)
    expect(area(rings[0] ?? [])).toBeLessThan(2650 * 2650)
    expect(area(rings[0] ?? [])).toBeGreaterThan(2550 * 2550)
  })

  test('is empty without a Move or where the base does not stand free', () => {
    expect(reachOutline(groundWith(), R, MIDDLE, 0, [])).toEqual([])
    expect(reachOutline(groundWith(discOutline(12_000, 12_000, 800)), R, MIDDLE, 6000, [])).toEqual([])
    expect(reachOutline(groundWith(), R, { x: 100, y: 100 }, 6000, [])).toEqual([])
  })

  test('agrees with the shortest path but for 0.1 u', () => {
    const near = fc.integer({ min: 6000, max: 17_000 })
    const scenery = fc.array(fc.tuple(fc.record({ x: near, y: near }), fc.nat(2000)).map(shape), { maxLength: 12 })
    const enemies = fc.array(fc.record({ x: near, y: near, r: fc.constant(500) }), { maxLength: 5 })
    const goals = fc.array(fc.record({ x: near, y: near }), { minLength: 60, maxLength: 60 })
    fc.assert(
      fc.property(scenery, enemies, goals, fc.constantFrom(4000, 6000), (shapes, avoid: Disc[], points, limit) => {
        const ground = groundWith(...shapes)
        const rings = reachOutline(ground, R, MIDDLE, limit, avoid)
        for (const to of points) {
          const reachable = shortestPath(ground, R, MIDDLE, to, limit, avoid) !== undefined
          if (reachable !== covers(rings, to)) expect(distanceToRim(rings, to)).toBeLessThan(100)
        }
      }),
      { numRuns: 40 },
    )
  })
})

function shape([at, size]: [Point, number]): Outline {
  if (size % 3 === 0) return discOutline(at.x, at.y, 200 + Math.floor(size / 2))
  if (size % 3 === 1) return rectangleOutline(at.x, at.y, 300 + size, 2300 - size)
  return wallOutline(at, { x: at.x + size - 1000, y: at.y + 900 }, 200)
}
