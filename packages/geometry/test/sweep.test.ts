import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapsOutline, touchesOutline } from '../src/containment.ts'
import { inContact, overlaps } from '../src/distance.ts'
import { createGround, type Ground, type Piece } from '../src/ground.ts'
import {
  type Disc,
  discOutline,
  type Outline,
  type Point,
  polygonOutline,
  rectangleOutline,
  wallOutline,
} from '../src/shapes.ts'
import { blockedAt, firstBlocked, firstStop } from '../src/sweep/blocked.ts'
import {
  firstInside,
  firstOutside,
  firstTouch,
  firstTouchAmong,
  firstTouchOfMany,
  lastFree,
} from '../src/sweep/touch.ts'
import { createTrack, type Track, trackPoint } from '../src/track.ts'

const SIZE = 9000
const HOUSE = rectangleOutline(3000, 3000, 2000, 1000)

function impassable(outline: Outline): Piece {
  return { outline, cover: 'total', passable: false }
}

function groundWith(...outlines: Outline[]): Ground {
  return createGround({ width: SIZE, height: SIZE, pieces: outlines.map(impassable) })
}

function line(...pairs: [number, number][]): Track {
  return createTrack(pairs.map(([x, y]) => ({ x, y })))
}

function scan(from: number, to: number, holds: (k: number) => boolean): number {
  for (let k = from; k <= to; k += 1) if (holds(k)) return k
  return -1
}

function baseAt(track: Track, k: number, r: number): Disc {
  return { ...trackPoint(track, k), r }
}

describe('[MOVE-07] impassable pieces', () => {
  test('the base stops where it would overlap by more than the tolerance', () => {
    const ground = groundWith(HOUSE)
    expect(firstBlocked(ground, line([1000, 3500], [4000, 3500]), 500, 0, 3000)).toBe(1506)
    expect(firstBlocked(ground, line([1000, 3500], [2505, 3500]), 500, 0, 1505)).toBe(-1)
  })

  test('sliding along a face and leaving it is free', () => {
    const ground = groundWith(HOUSE)
    expect(firstBlocked(ground, line([1000, 2500], [7000, 2500]), 500, 0, 6000)).toBe(-1)
    expect(firstBlocked(ground, line([4000, 2500], [4000, 600]), 500, 0, 1900)).toBe(-1)
  })

  test('a base that starts inside is blocked at once', () => {
    const ground = groundWith(rectangleOutline(1000, 1000, 6000, 6000))
    expect(firstBlocked(ground, line([4000, 4000], [4100, 4000]), 500, 0, 100)).toBe(0)
    expect(firstBlocked(ground, line([4000, 4000], [4100, 4000]), 500, 40, 100)).toBe(40)
  })

  test('passable pieces do not stop it', () => {
    const hedge: Piece = { outline: HOUSE, cover: 'partial', passable: true }
    const ground = createGround({ width: SIZE, height: SIZE, pieces: [hedge] })
    expect(firstBlocked(ground, line([1000, 3500], [8000, 3500]), 500, 0, 7000)).toBe(-1)
  })

  test('a second leg is searched where the first is free', () => {
    const ground = groundWith(HOUSE)
    const track = line([1000, 1000], [4000, 1000], [4000, 3000])
    expect(firstBlocked(ground, track, 500, 0, track.steps)).toBe(3000 + 1506)
    expect(firstBlocked(ground, track, 500, 0, 4505)).toBe(-1)
    expect(firstBlocked(ground, track, 500, 4800, track.steps)).toBe(4800)
  })
})

describe('[MOVE-08] the edge of the table', () => {
  test('a base may touch it and not cross it', () => {
    const ground = groundWith()
    expect(firstBlocked(ground, line([1000, 1000], [500, 1000]), 500, 0, 500)).toBe(-1)
    expect(firstBlocked(ground, line([1000, 1000], [0, 1000]), 500, 0, 1000)).toBe(501)
    expect(firstBlocked(ground, line([8000, 8000], [8000, 9000]), 500, 0, 1000)).toBe(501)
    expect(blockedAt(ground, 499, 1000, 500)).toBe(true)
  })
})

describe('[GEN-06] contact on the way', () => {
  test('with a base from the tolerance on', () => {
    const track = line([0, 0], [5000, 0])
    expect(firstTouch(track, 500, { x: 3000, y: 0, r: 500 }, 0, 5000)).toBe(1995)
    expect(firstTouch(track, 500, { x: 3000, y: 1005, r: 500 }, 0, 5000)).toBe(3000)
    expect(firstTouch(track, 500, { x: 3000, y: 1006, r: 500 }, 0, 5000)).toBe(-1)
    expect(firstTouch(track, 500, { x: 3000, y: 0, r: 500 }, 2500, 5000)).toBe(2500)
  })

  test('with an outline, also from inside it', () => {
    expect(firstTouch(line([1000, 3500], [4000, 3500]), 500, HOUSE, 0, 3000)).toBe(1495)
    expect(firstTouch(line([4000, 3500], [4000, 3510]), 10, HOUSE, 3, 10)).toBe(3)
  })

  test('the nearest of several, and the first named of two at once', () => {
    const track = line([0, 0], [5000, 0])
    const discs = [
      { x: 4000, y: 0, r: 500 },
      { x: 3000, y: 700, r: 500 },
      { x: 3000, y: -700, r: 500 },
    ]
    expect(firstTouchOfMany(track, 500, discs, 0, 5000)).toEqual({
      k: scan(0, 5000, touching(track, discs[1])),
      index: 1,
    })
    expect(firstTouchOfMany(track, 500, discs, 0, 2000)).toEqual({ k: -1, index: -1 })
    expect(firstTouchAmong(track, 500, discs, 0, 2000)).toBe(-1)
    expect(firstTouchAmong(track, 500, discs, 0, 5000)).toBe(scan(0, 5000, touching(track, discs[1])))
  })

  function touching(track: Track, target: Disc | undefined): (k: number) => boolean {
    return (k) => target !== undefined && inContact(baseAt(track, k, 500), target)
  }
})

describe('[MOVE-10] the last free point', () => {
  test('steps back over one friend onto the point before the other', () => {
    const track = line([0, 0], [5000, 0])
    const friends = [
      { x: 4000, y: 0, r: 500 },
      { x: 2600, y: 0, r: 500 },
    ]
    expect(lastFree(track, 500, friends, 4200)).toBe(1605)
    expect(lastFree(track, 500, [{ x: 100, y: 0, r: 500 }], 600)).toBe(-1)
    expect(lastFree(track, 500, [], 4200)).toBe(4200)
    expect(lastFree(track, 500, friends, 9999)).toBe(5000)
  })
})

describe('[GEN-11] every answer is the step that a plain scan finds', () => {
  const near = fc.integer({ min: 0, max: SIZE })
  const point = fc.record({ x: near, y: near })
  const tracks = fc
    .tuple(
      point,
      fc.array(fc.record({ dx: fc.integer({ min: -1500, max: 1500 }), dy: fc.integer({ min: -1500, max: 1500 }) }), {
        maxLength: 3,
      }),
    )
    .map(([start, legs]) => {
      const points: Point[] = [start]
      let at = start
      for (const { dx, dy } of legs) {
        at = { x: at.x + dx, y: at.y + dy }
        points.push(at)
      }
      return createTrack(points)
    })
  const radius = fc.oneof(fc.constantFrom(0, 3, 5, 6, 400, 500), fc.integer({ min: 0, max: 1500 }))
  const outline = fc.oneof(
    fc
      .record({
        x: fc.integer({ min: 2000, max: 7000 }),
        y: fc.integer({ min: 2000, max: 7000 }),
        r: fc.integer({ min: 1, max: 1900 }),
      })
      .map(({ x, y, r }) => discOutline(x, y, r)),
    fc.tuple(point, point, fc.integer({ min: 1, max: 800 })).map(([a, b, thick]) => polygonAround(a, b, thick)),
    fc.constant(hook()),
  )
  const windows = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))

  function range(track: Track, [a, b]: [number, number]): [number, number] {
    const from = Math.floor(Math.min(a, b) * track.steps * 0.5)
    return [from, Math.max(from, Math.ceil(Math.max(a, b) * track.steps * 1.2))]
  }

  test('circles', () => {
    fc.assert(
      fc.property(tracks, point, fc.integer({ min: 0, max: 3000 }), windows, (track, centre, reach, share) => {
        const [from, to] = range(track, share)
        const end = Math.min(to, track.steps)
        const inside = (k: number): boolean => {
          const p = trackPoint(track, k)
          return (p.x - centre.x) * (p.x - centre.x) + (p.y - centre.y) * (p.y - centre.y) <= reach * reach
        }
        expect(firstInside(track, centre.x, centre.y, reach, from, to)).toBe(scan(from, end, inside))
        expect(firstOutside(track, centre.x, centre.y, reach, from, to)).toBe(scan(from, end, (k) => !inside(k)))
      }),
      { numRuns: 400 },
    )
  })

  test('circles that the leg nearly touches', () => {
    const nudge = fc.integer({ min: -3, max: 3 })
    const leg = fc.tuple(point, fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))
    fc.assert(
      fc.property(leg, fc.integer({ min: 1, max: 30_000 }), nudge, windows, ([a, dx, dy], reach, off, share) => {
        fc.pre(dx !== 0 || dy !== 0)
        const track = createTrack([a, { x: a.x + 2 * dx, y: a.y + 2 * dy }])
        const length = Math.sqrt(dx * dx + dy * dy)
        const x = a.x + dx + Math.round((-dy * (reach + off)) / length)
        const y = a.y + dy + Math.round((dx * (reach + off)) / length)
        const [from, to] = range(track, share)
        const end = Math.min(to, track.steps)
        const inside = (k: number): boolean => {
          const p = trackPoint(track, k)
          return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y) <= reach * reach
        }
        expect(firstInside(track, x, y, reach, from, to)).toBe(scan(from, end, inside))
        expect(firstOutside(track, x, y, reach, from, to)).toBe(scan(from, end, (k) => !inside(k)))
        const disc = { x, y, r: reach }
        const free = scan(0, end, (k) => !overlaps(baseAt(track, end - k, 5), disc))
        expect(lastFree(track, 5, [disc], end)).toBe(free < 0 ? -1 : end - free)
      }),
      { numRuns: 600 },
    )
  })

  test('contact with an outline', () => {
    fc.assert(
      fc.property(tracks, radius, outline, windows, (track, r, shape, share) => {
        const [from, to] = range(track, share)
        const touching = (k: number): boolean => touchesOutline(shape, baseAt(track, k, r))
        expect(firstTouch(track, r, shape, from, to)).toBe(scan(from, Math.min(to, track.steps), touching))
      }),
      { numRuns: 400 },
    )
  })

  test('impassable pieces and the edge of the table', () => {
    fc.assert(
      fc.property(tracks, radius, fc.array(outline, { maxLength: 5 }), windows, (track, r, shapes, share) => {
        const [from, to] = range(track, share)
        const ground = groundWith(...shapes)
        const blocked = (k: number): boolean => {
          const base = baseAt(track, k, r)
          const off = base.x < r || base.y < r || base.x > SIZE - r || base.y > SIZE - r
          return off || shapes.some((shape) => overlapsOutline(shape, base))
        }
        expect(firstBlocked(ground, track, r, from, to)).toBe(scan(from, Math.min(to, track.steps), blocked))
      }),
      { numRuns: 400 },
    )
  })

  test('scenery, the edge of the table and other bases at once', () => {
    const discs = fc.array(fc.record({ x: near, y: near, r: fc.integer({ min: 0, max: 900 }) }), { maxLength: 5 })
    fc.assert(
      fc.property(
        tracks,
        radius,
        fc.array(outline, { maxLength: 4 }),
        discs,
        windows,
        (track, r, shapes, others, share) => {
          const [from, to] = range(track, share)
          const ground = groundWith(...shapes)
          const stopped = (k: number): boolean => {
            const base = baseAt(track, k, r)
            return blockedAt(ground, base.x, base.y, r) || others.some((disc) => inContact(base, disc))
          }
          expect(firstStop(ground, track, r, others, from, to)).toBe(scan(from, Math.min(to, track.steps), stopped))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a leg that slides along a wall at the very tolerance', () => {
    const nudge = fc.integer({ min: -2, max: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), nudge, nudge, fc.boolean(), (slope, a, b, open) => {
        const r = 500
        const ground = groundWith(wallOutline({ x: 3000, y: 4000 }, { x: 6000, y: 4000 + slope }, 400))
        const gap = 200 + r + (open ? -5 : 5)
        const track = line([2000, 4000 - gap + a], [7000, 4000 - gap + slope + b])
        const wall = ground.pieces[0]?.outline ?? HOUSE
        const blocked = scan(0, track.steps, (k) => overlapsOutline(wall, baseAt(track, k, r)))
        expect(firstBlocked(ground, track, r, 0, track.steps)).toBe(blocked)
        const touched = scan(0, track.steps, (k) => touchesOutline(wall, baseAt(track, k, r)))
        expect(firstTouch(track, r, wall, 0, track.steps)).toBe(touched)
      }),
      { numRuns: 100 },
    )
  })

  test('many discs, forward and back', () => {
    const discs = fc.array(fc.record({ x: near, y: near, r: fc.integer({ min: 0, max: 1200 }) }), { maxLength: 8 })
    fc.assert(
      fc.property(tracks, radius, discs, windows, (track, r, others, share) => {
        const [from, to] = range(track, share)
        const end = Math.min(to, track.steps)
        const k = scan(from, end, (step) => others.some((disc) => inContact(baseAt(track, step, r), disc)))
        const index = k < 0 ? -1 : others.findIndex((disc) => inContact(baseAt(track, k, r), disc))
        expect(firstTouchOfMany(track, r, others, from, to)).toEqual({ k, index })
        const back = scan(0, end, (step) => !others.some((disc) => overlaps(baseAt(track, end - step, r), disc)))
        expect(lastFree(track, r, others, end)).toBe(back < 0 ? -1 : end - back)
      }),
      { numRuns: 300 },
    )
  })
})

/** A wall between two points, or a small square where they are one. */
function polygonAround(a: Point, b: Point, thick: number): Outline {
  try {
    return wallOutline(inner(a), inner(b), thick)
  } catch {
    return rectangleOutline(4000, 4000, thick, thick)
  }
}

function inner(point: Point): Point {
  return { x: 1000 + Math.floor((point.x * 7) / 9), y: 1000 + Math.floor((point.y * 7) / 9) }
}

function hook(): Outline {
  return polygonOutline([
    { x: 2000, y: 2000 },
    { x: 7000, y: 2500 },
    { x: 6900, y: 3200 },
    { x: 3000, y: 3000 },
    { x: 3300, y: 7000 },
    { x: 2100, y: 6900 },
  ])
}
