import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGround, type Ground } from '../src/ground.ts'
import { shortestPath } from '../src/paths/shortestPath.ts'
import { type Disc, discOutline, type Outline, type Point, rectangleOutline, wallOutline } from '../src/shapes.ts'
import { blockedAt, firstBlocked } from '../src/sweep/blocked.ts'
import { firstTouchAmong } from '../src/sweep/touch.ts'
import { createTrack, trackLength } from '../src/track.ts'

const R = 500
const SIZE = 12_000
const FAR = 99_000

function groundWith(...outlines: Outline[]): Ground {
  const pieces = outlines.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
  return createGround({ width: SIZE, height: SIZE, pieces })
}

function lengthOf(path: Point[] | undefined): number {
  return path ? trackLength(createTrack(path)) : Number.NaN
}

/** A drawing with 1.2 u to the character: # is a wall, a the start, b the goal, e an enemy. */
function drawn(text: string): { ground: Ground; from: Point; to: Point; avoid: Disc[] } {
  const rows = text.trim().split('\n').reverse()
  const mesh = 1200
  const outlines: Outline[] = []
  const spots = new Map<string, Point>()
  const avoid: Disc[] = []
  rows.forEach((row, j) => {
    ;[...row.trim()].forEach((mark, i) => {
      const middle = { x: i * mesh + mesh / 2, y: j * mesh + mesh / 2 }
      if (mark === '#') outlines.push(rectangleOutline(i * mesh, j * mesh, mesh, mesh))
      if (mark === 'e') avoid.push({ ...middle, r: R })
      spots.set(mark, middle)
    })
  })
  const width = (rows[0]?.trim().length ?? 0) * mesh
  const pieces = outlines.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
  const ground = createGround({ width, height: rows.length * mesh, pieces })
  return { ground, from: spots.get('a') ?? { x: 0, y: 0 }, to: spots.get('b') ?? { x: 0, y: 0 }, avoid }
}

describe('[MOVE-02] the shortest path of a base', () => {
  test('is the straight line where that is free', () => {
    const path = shortestPath(groundWith(), R, { x: 1000, y: 1000 }, { x: 4000, y: 5000 }, 5000, [])
    expect(path).toEqual([
      { x: 1000, y: 1000 },
      { x: 4000, y: 5000 },
    ])
  })

  test('[MOVE-01] is none where the line is longer than the Move', () => {
    expect(shortestPath(groundWith(), R, { x: 1000, y: 1000 }, { x: 4000, y: 5000 }, 4999, [])).toBeUndefined()
  })

  test('rolls round the end of a wall', () => {
    const ground = groundWith(rectangleOutline(5000, 0, 2000, 6000))
    const from = { x: 4000, y: 6000 }
    const to = { x: 8000, y: 6000 }
    // A quarter circle round each corner, the top between them and half a unit to spare at both ends.
    const half = Math.sqrt(1000 * 1000 - R * R)
    const turned = Math.PI / 2 - Math.acos(R / 1000)
    const rope = 2 * half + 2 * R * turned + 2000
    const length = lengthOf(shortestPath(ground, R, from, to, FAR, []))
    expect(length).toBeGreaterThan(rope * 0.99)
    expect(length).toBeLessThan(rope * 1.01)
    expect(shortestPath(ground, R, from, to, rope * 0.98, [])).toBeUndefined()
    expect(lengthOf(shortestPath(ground, R, from, to, length, []))).toBe(length)
  })

  test('finds its way through a maze', () => {
    const { ground, from, to } = drawn(`
      #########
      #a..#...#
      #.#.#.#.#
      #.#...#b#
      #########
    `)
    const length = lengthOf(shortestPath(ground, R, from, to, FAR, []))
    expect(length).toBeGreaterThan(8 * 1200)
    expect(length).toBeLessThan(12 * 1200)
  })

  test('[MOVE-06] goes round an enemy who stands in the door', () => {
    const maze = `
      #######
      #a..e.#
      #.###.#
      #....b#
      #######
    `
    const closed = maze.replace('#....b#', '#.#..b#')
    const open = drawn(maze)
    const length = lengthOf(shortestPath(open.ground, R, open.from, open.to, FAR, open.avoid))
    expect(length).toBeLessThan(6 * 1200)
    const shut = drawn(closed)
    expect(shortestPath(shut.ground, R, shut.from, shut.to, FAR, shut.avoid)).toBeUndefined()
    expect(shortestPath(shut.ground, R, shut.from, shut.to, FAR, [])).toBeDefined()
  })

  test('[GEN-06] passes a gap of its own width less the tolerance on each side, and no narrower one', () => {
    const from = { x: 2000, y: 6000 }
    const to = { x: 10_000, y: 6000 }
    const door = (gap: number): Ground =>
      groundWith(rectangleOutline(5000, 0, 300, 8000), rectangleOutline(5000, 8000 + gap, 300, 4000 - gap))
    expect(shortestPath(door(994), R, from, to, FAR, [])).toBeDefined()
    expect(shortestPath(door(989), R, from, to, FAR, [])).toBeUndefined()
    const trees = (gap: number): Ground =>
      groundWith(
        rectangleOutline(5000, 0, 300, 6000),
        discOutline(5000, 7000, 1300),
        discOutline(5700, 8300 + 800 + gap, 800),
        rectangleOutline(5000, 9000 + gap, 300, 3000 - gap),
      )
    for (let gap = 1000; gap < 1040; gap += 5) {
      expect(shortestPath(trees(gap), R, from, to, FAR, []), `gap ${gap}`).toBeDefined()
    }
  })

  test('[MOVE-08] squeezes between scenery and the edge of the table', () => {
    const from = { x: 2000, y: 6000 }
    const to = { x: 10_000, y: 6000 }
    const wood = (gap: number): Ground =>
      groundWith(rectangleOutline(5000, 4000, 300, 8000), discOutline(5150, 4000, 4000 - gap))
    for (let gap = 996; gap < 1030; gap += 4) {
      expect(shortestPath(wood(gap), R, from, to, FAR, []), `gap ${gap}`).toBeDefined()
    }
    expect(shortestPath(wood(989), R, from, to, FAR, [])).toBeUndefined()
  })

  test('starts and ends in contact with scenery', () => {
    const ground = groundWith(discOutline(6000, 6000, 1500))
    const path = shortestPath(ground, R, { x: 4005, y: 6000 }, { x: 7995, y: 6000 }, FAR, [])
    expect(lengthOf(path)).toBeLessThan(Math.PI * 2000 * 1.02)
  })

  test('[MOVE-09] is none into scenery, out of it or off the table', () => {
    const ground = groundWith(rectangleOutline(5000, 5000, 2000, 2000))
    const free = { x: 2000, y: 2000 }
    expect(shortestPath(ground, R, free, { x: 6000, y: 6000 }, FAR, [])).toBeUndefined()
    expect(shortestPath(ground, R, { x: 6000, y: 6000 }, free, FAR, [])).toBeUndefined()
    expect(shortestPath(ground, R, free, { x: 2000, y: 100 }, FAR, [])).toBeUndefined()
    expect(shortestPath(ground, R, free, { x: 3000, y: 2000 }, FAR, [{ x: 4000, y: 2000, r: 500 }])).toBeUndefined()
    expect(shortestPath(ground, R, free, free, 0, [])).toEqual([free])
    expect(shortestPath(ground, R, free, free, 0, [{ x: 3000, y: 2000, r: 500 }])).toBeUndefined()
  })

  const number = fc.integer({ min: 500, max: SIZE - 500 })
  const spot = fc.record({ x: number, y: number })
  const scenery = fc.array(
    fc
      .tuple(
        fc.record({ x: fc.integer({ min: 2000, max: 9000 }), y: fc.integer({ min: 2000, max: 9000 }) }),
        fc.nat(2000),
      )
      .map(shape),
    { minLength: 3, maxLength: 14 },
  )
  const enemies = fc.array(fc.record({ x: number, y: number, r: fc.constant(500) }), { maxLength: 6 })

  test('is never blocked, touches no enemy, keeps the limit and beats a walk over the squares', () => {
    fc.assert(
      fc.property(
        scenery,
        enemies,
        spot,
        spot,
        fc.integer({ min: 4000, max: 30_000 }),
        (shapes, avoid, from, to, limit) => {
          const ground = groundWith(...shapes)
          const path = shortestPath(ground, R, from, to, limit, avoid)
          const walk = walkOverSquares(ground, avoid, from, to)
          if (!path) {
            expect(walk).toBeGreaterThan(limit * 0.995)
            return
          }
          const track = createTrack(path)
          expect(path[0]).toEqual(from)
          expect(path[path.length - 1]).toEqual(to)
          expect(firstBlocked(ground, track, R, 0, track.steps)).toBe(-1)
          expect(firstTouchAmong(track, R, avoid, 0, track.steps)).toBe(-1)
          expect(trackLength(track)).toBeLessThanOrEqual(limit)
          expect(trackLength(track)).toBeLessThanOrEqual(walk * 1.005)
          expect(shortestPath(ground, R, from, to, limit, avoid)).toEqual(path)
        },
      ),
      { numRuns: 60 },
    )
  })
})

function shape([at, size]: [Point, number]): Outline {
  if (size % 3 === 0) return discOutline(at.x, at.y, 200 + Math.floor(size / 2))
  if (size % 3 === 1) return rectangleOutline(at.x, at.y, 300 + size, 2300 - size)
  return wallOutline(at, { x: at.x + size - 1000, y: at.y + 900 }, 200)
}

/** Dijkstra over a mesh of 0.3 u with legs to the next squares but one; Infinity where it finds nothing. */
function walkOverSquares(ground: Ground, avoid: readonly Disc[], from: Point, to: Point): number {
  const mesh = 300
  const free = (a: Point, b: Point): boolean => {
    const track = createTrack([a, b])
    return firstBlocked(ground, track, R, 0, track.steps) < 0 && firstTouchAmong(track, R, avoid, 0, track.steps) < 0
  }
  if (!free(from, from) || !free(to, to)) return Number.POSITIVE_INFINITY
  const side = Math.floor(SIZE / mesh) + 1
  const cost = new Map<number, number>()
  const done = new Set<number>()
  const at = (n: number): Point => ({ x: (n % side) * mesh, y: Math.floor(n / side) * mesh })
  const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
  for (let n = 0; n < side * side; n += 1) {
    if (apart(at(n), from) < 2 * mesh && free(from, at(n))) cost.set(n, apart(at(n), from))
  }
  let best = free(from, to) ? apart(from, to) : Number.POSITIVE_INFINITY
  for (;;) {
    let next = -1
    let least = best
    for (const [n, length] of cost) {
      if (!done.has(n) && length < least) {
        next = n
        least = length
      }
    }
    if (next < 0) return best
    done.add(next)
    const here = at(next)
    if (apart(here, to) < 2 * mesh && free(here, to)) best = Math.min(best, least + apart(here, to))
    for (const [dx, dy] of STEPS) {
      const there = { x: here.x + dx * mesh, y: here.y + dy * mesh }
      if (there.x < 0 || there.y < 0 || there.x > SIZE || there.y > SIZE || blockedAt(ground, there.x, there.y, R))
        continue
      const n = next + dx + dy * side
      const length = least + apart(here, there)
      if (length < (cost.get(n) ?? Number.POSITIVE_INFINITY) && free(here, there)) cost.set(n, length)
    }
  }
}

const STEPS = [-2, -1, 0, 1, 2]
  .flatMap((dx) => [-2, -1, 0, 1, 2].map((dy): [number, number] => [dx, dy]))
  .filter(([dx, dy]) => Math.abs(dx) === 1 || Math.abs(dy) === 1)
