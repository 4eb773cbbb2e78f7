import { describe, expect, test } from 'vitest'
import { piecesNear } from '../src/ground.ts'
import {
  canSee,
  createGround,
  type Disc,
  discOutline,
  GeometryError,
  type Piece,
  polygonOutline,
  rectangleOutline,
} from '../src/index.ts'

const wood: Piece = { outline: discOutline(5000, 5000, 1000), cover: 'total', passable: true }

/** Equal numbers on every run. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

function scattered(count: number, corners: number, seed: number): Piece[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, (_, i): Piece => {
    const x = 2000 + chance(92_000)
    const y = 2000 + chance(92_000)
    const size = 300 + chance(700)
    if (i % 3 === 0) return { ...wood, outline: discOutline(x, y, size) }
    const points = Array.from({ length: corners }, (_, k) => {
      const far = k % 2 === 0 ? size : size * 0.7
      const turn = (2 * Math.PI * k) / corners
      return { x: Math.round(x + far * Math.cos(turn)), y: Math.round(y + far * Math.sin(turn)) }
    })
    return { ...wood, outline: polygonOutline(points) }
  })
}

describe('a ground refuses', () => {
  const refusal = (plan: unknown): unknown => {
    try {
      createGround(plan as Parameters<typeof createGround>[0])
    } catch (error) {
      return error instanceof GeometryError ? [error.field, error.code] : error
    }
    return undefined
  }
  const table = { width: 10_000, height: 10_000 }

  test.each([
    ['no width', { ...table, width: 0, pieces: [] }, ['width', 'zeroArea']],
    ['half a millimetre of height', { ...table, height: 10.5, pieces: [] }, ['height', 'notInteger']],
    ['something that is no list', { ...table, pieces: {} }, ['pieces', 'unknownKind']],
    ['a piece that is nothing', { ...table, pieces: [wood, undefined] }, ['pieces[1]', 'unknownKind']],
    [
      'a fraction in an outline',
      { ...table, pieces: [{ ...wood, outline: { kind: 'disc', x: 1.5, y: 0, r: 5 } }] },
      ['pieces[0].outline.x', 'notInteger'],
    ],
    ['an unknown cover', { ...table, pieces: [{ ...wood, cover: 'thick' }] }, ['pieces[0].cover', 'unknownKind']],
    [
      'a passability that is no answer',
      { ...table, pieces: [{ ...wood, passable: 1 }] },
      ['pieces[0].passable', 'unknownKind'],
    ],
    [
      'a piece beside the table',
      { ...table, pieces: [{ ...wood, outline: rectangleOutline(10_001, 0, 5, 5) }] },
      ['pieces[0].outline', 'offTable'],
    ],
  ])('%s', (_, plan, expected) => {
    expect(refusal(plan)).toEqual(expected)
  })

  test('nothing of a piece that hangs over the edge', () => {
    expect(createGround({ ...table, pieces: [{ ...wood, outline: discOutline(-500, 5000, 1000) }] }).index.count).toBe(
      1,
    )
  })
})

describe('pieces near a box', () => {
  test.each([12, 400])('are those whose boxes meet it, among %i', (count) => {
    const pieces = scattered(count, 6, 5)
    const ground = createGround({ width: 96_000, height: 96_000, pieces })
    const { minX, minY, maxX, maxY } = ground.index
    const out = new Int32Array(count)
    const chance = chanceFrom(77)
    for (let i = 0; i < 300; i += 1) {
      const [x, y] = [chance(100_000) - 2000, chance(100_000) - 2000]
      const [right, high] = [x + chance(30_000), y + chance(30_000)]
      const found = [...out.subarray(0, piecesNear(ground, x, y, right, high, out))].sort((a, b) => a - b)
      const meets = (p: number): boolean =>
        (minX[p] ?? 0) <= right && (maxX[p] ?? 0) >= x && (minY[p] ?? 0) <= high && (maxY[p] ?? 0) >= y
      expect(found).toEqual(pieces.map((_, p) => p).filter(meets))
    }
  })
})

describe('[LOS-13] hundreds of pieces with thousands of corners', () => {
  const pieces = scattered(450, 24, 9)
  const ground = createGround({ width: 96_000, height: 96_000, pieces })
  const chance = chanceFrom(3)
  const bases = Array.from({ length: 14 }, (): Disc => ({ x: chance(96_000), y: chance(96_000), r: 400 + chance(400) }))

  test('are seen past as by a ground that holds only what stands about the line', () => {
    let seen = 0
    for (const [i, a] of bases.entries()) {
      for (const b of bases.slice(i + 1)) {
        const few = createGround({
          width: 96_000,
          height: 96_000,
          pieces: pieces.filter((_, p) => isAboutLine(p, a, b)),
        })
        expect(few.index.total.count).toBeLessThan(450)
        const answer = canSee(ground, a, b)
        expect(answer).toBe(canSee(few, a, b))
        expect(canSee(ground, b, a)).toBe(answer)
        if (answer) seen += 1
      }
    }
    expect(seen).toBeGreaterThan(5)
    expect(seen).toBeLessThan(80)
  })

  function isAboutLine(piece: number, a: Disc, b: Disc): boolean {
    const { centreX, centreY, radius } = ground.index
    const [x, y] = [(centreX[piece] ?? 0) - a.x, (centreY[piece] ?? 0) - a.y]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const t = Math.min(Math.max((x * dx + y * dy) / (dx * dx + dy * dy), 0), 1)
    return Math.hypot(x - t * dx, y - t * dy) < (radius[piece] ?? 0) + 1000
  }
})
