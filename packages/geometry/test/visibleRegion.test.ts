import { describe, expect, test } from 'vitest'
import {
  approximateVisibleRegion,
  canSee,
  createGround,
  type Disc,
  type Piece,
  rectangleOutline,
} from '../src/index.ts'

const wall: Piece = { outline: rectangleOutline(6000, 4000, 200, 2000), cover: 'total', passable: false }
const hedge: Piece = { outline: rectangleOutline(2000, 1000, 200, 8000), cover: 'partial', passable: true }
const ground = createGround({ width: 12_000, height: 10_000, pieces: [wall, hedge] })
const from: Disc = { x: 4000, y: 5000, r: 500 }

type Rings = ReturnType<typeof approximateVisibleRegion>

function holds(rings: Rings, x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    let before = ring[ring.length - 1]
    for (const point of ring) {
      if (before && point.y > y !== before.y > y) {
        if (x < before.x + ((y - before.y) * (point.x - before.x)) / (point.y - before.y)) inside = !inside
      }
      before = point
    }
  }
  return inside
}

describe('[LOS-01] the visible region', () => {
  const rings = approximateVisibleRegion(ground, from)

  test('holds what is seen and nothing else, up to 0.05 u', () => {
    let checked = 0
    for (let x = 37; x < 12_000; x += 173) {
      for (let y = 41; y < 10_000; y += 191) {
        const seen = canSee(ground, from, { x, y, r: 0 })
        const isNearRim = [-50, 50].some((step) =>
          [
            { x: x + step, y, r: 0 },
            { x, y: y + step, r: 0 },
          ].some((at) => canSee(ground, from, at) !== seen),
        )
        if (isNearRim) continue
        expect([x, y, holds(rings, x, y)]).toEqual([x, y, seen])
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(3000)
  })

  test('is drawn with few points, on the table', () => {
    const points = rings.flat()
    expect(points.length).toBeLessThan(60)
    for (const { x, y } of points) {
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
      expect(x >= 0 && x <= 12_000 && y >= 0 && y <= 10_000).toBe(true)
    }
  })

  test('ends at the reach', () => {
    const near = approximateVisibleRegion(ground, from, 1000)
    const farthest = Math.max(...near.flat().map(({ x, y }) => Math.hypot(x - from.x, y - from.y)))
    expect(farthest).toBeLessThanOrEqual(1501)
    expect(farthest).toBeGreaterThan(1450)
  })
})
