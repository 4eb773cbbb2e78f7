import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGround, type Ground } from '../src/ground.ts'
import { type Disc, discOutline, type Outline, type Point, rectangleOutline, wallOutline } from '../src/shapes.ts'
import { canSee } from '../src/sight/sightClass.ts'
import { type Area, firstNotSeenInside, firstSeenInside } from '../src/sweep/seen.ts'
import { createTrack, type Track, trackPoint } from '../src/track.ts'

const SIZE = 16_000
const OBSERVER: Disc = { x: 8000, y: 2000, r: 500 }
const WALL = rectangleOutline(5000, 5000, 4000, 300)

function groundWith(...outlines: Outline[]): Ground {
  const pieces = outlines.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
  return createGround({ width: SIZE, height: SIZE, pieces })
}

function line(...pairs: [number, number][]): Track {
  return createTrack(pairs.map(([x, y]) => ({ x, y })))
}

function holdsAt(ground: Ground, track: Track, r: number, area: Area, observer: Disc, k: number): boolean {
  const p = trackPoint(track, k)
  const inside = (p.x - area.x) * (p.x - area.x) + (p.y - area.y) * (p.y - area.y) <= area.radius * area.radius
  return inside && canSee(ground, { ...p, r }, observer)
}

function scan(from: number, to: number, holds: (k: number) => boolean): number {
  for (let k = from; k <= to; k += 1) if (holds(k)) return k
  return -1
}

describe('[OF-03] the trigger is the first point in the area and in sight', () => {
  test('the edge of the area where everything is in sight', () => {
    const track = line([1000, 8000], [7000, 8000])
    const area = { x: 8000, y: 8000, radius: 3000 }
    expect(firstSeenInside(groundWith(), track, 500, area, OBSERVER, 0, track.steps)).toBe(4000)
    expect(firstSeenInside(groundWith(), track, 500, area, OBSERVER, 0, 3999)).toBe(-1)
  })

  test('behind a wall it is the corner, not the edge of the area', () => {
    const ground = groundWith(WALL)
    const track = line([7000, 6000], [15_000, 6000])
    const area = { x: 8000, y: 6000, radius: 5000 }
    const k = scan(0, track.steps, (step) => holdsAt(ground, track, 500, area, OBSERVER, step))
    expect(k).toBeGreaterThan(1000)
    expect(firstSeenInside(ground, track, 500, area, OBSERVER, 0, track.steps)).toBe(k)
    expect(firstSeenInside(ground, track, 500, { ...area, radius: 600 }, OBSERVER, 0, track.steps)).toBe(-1)
  })

  test('[OF-04] and the base leaves it at the next corner or at the edge of the area', () => {
    const ground = groundWith(WALL)
    const track = line([12_000, 6000], [4000, 6000])
    const wide = { x: 8000, y: 6000, radius: 9000 }
    const hidden = scan(0, track.steps, (k) => !holdsAt(ground, track, 500, wide, OBSERVER, k))
    expect(hidden).toBeGreaterThan(1000)
    expect(firstNotSeenInside(ground, track, 500, wide, OBSERVER, 0, track.steps)).toBe(hidden)
    const narrow = { x: 12_000, y: 6000, radius: 700 }
    expect(firstNotSeenInside(ground, track, 500, narrow, OBSERVER, 0, track.steps)).toBe(701)
    expect(firstNotSeenInside(groundWith(), track, 500, wide, OBSERVER, 0, track.steps)).toBe(-1)
    expect(firstNotSeenInside(ground, track, 500, narrow, OBSERVER, 5000, track.steps)).toBe(5000)
  })

  test('[GEN-11] is the step that a plain scan finds', () => {
    const number = fc.integer({ min: 1500, max: 14_000 })
    const point = fc.record({ x: number, y: number })
    const wall = fc.tuple(point, fc.integer({ min: -1400, max: 1400 }), fc.integer({ min: 50, max: 1400 })).map(shape)
    const legs = fc.array(
      fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
      { minLength: 1, maxLength: 3 },
    )
    const scene = fc.record({
      pieces: fc.array(wall, { minLength: 1, maxLength: 12 }),
      start: point,
      legs,
      r: fc.constantFrom(0, 400, 500, 800),
      observer: fc.record({ x: number, y: number, r: fc.constantFrom(0, 500) }),
      middle: point,
      radius: fc.integer({ min: 500, max: 9000 }),
    })
    fc.assert(
      fc.property(scene, ({ pieces, start, legs: moves, r, observer, middle, radius }) => {
        const ground = groundWith(...pieces)
        const points: Point[] = [start]
        let at = start
        for (const { dx, dy } of moves) {
          at = { x: at.x + dx, y: at.y + dy }
          points.push(at)
        }
        const track = createTrack(points)
        const area = { ...middle, radius }
        const holds = (k: number): boolean => holdsAt(ground, track, r, area, observer, k)
        expect(firstSeenInside(ground, track, r, area, observer, 0, track.steps)).toBe(scan(0, track.steps, holds))
        const not = scan(0, track.steps, (k) => !holds(k))
        expect(firstNotSeenInside(ground, track, r, area, observer, 0, track.steps)).toBe(not)
      }),
      { numRuns: 250 },
    )
  })
})

function shape([at, along, thick]: [Point, number, number]): Outline {
  if (along % 3 === 0) return discOutline(at.x, at.y, thick)
  if (along % 3 === 1) return rectangleOutline(at.x, at.y, thick, 100 + Math.abs(along))
  return wallOutline(at, { x: at.x + along, y: at.y + 700 }, 100)
}
