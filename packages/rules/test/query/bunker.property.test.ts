import { type Disc, type Point, polygonOutline } from '@tactic48/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passageOf } from '../../src/query/shelter.ts'
import { canSeeFigure, coverOf } from '../../src/query/sight.ts'
import type { Bunker, Element } from '../../src/state/table.ts'
import { bunker, piece, u } from '../world/places.ts'
import { ember, scene } from '../world/scene.ts'

const R = 500
/** Walls of 0.2 u along (8, 8) to (14, 13). */
const BOX = { x: 8, y: 8, width: 6, height: 5 }

const along = fc.integer({ min: 300, max: 4700 })
const slit = fc.record({ wall: fc.integer({ min: 0, max: 3 }), from: along, width: fc.integer({ min: 60, max: 1500 }) })

const gapOf = ({ wall, from, width }: { wall: number; from: number; width: number }) => ({
  wall,
  from,
  to: Math.min(from + width, 4950),
})

/** A point on the outer face and one on the inner face of the slit, at the same share of its width. */
function faces(gap: Bunker['slits'][number], share: number): readonly [Point, Point] {
  const d = gap.from + (gap.to - gap.from) * share
  const x0 = u(BOX.x)
  const y0 = u(BOX.y)
  const x1 = x0 + u(BOX.width)
  const y1 = y0 + u(BOX.height)
  if (gap.wall === 0)
    return [
      { x: x0 + d, y: y0 },
      { x: x0 + d, y: y0 + 200 },
    ]
  if (gap.wall === 1)
    return [
      { x: x1, y: y0 + d },
      { x: x1 - 200, y: y0 + d },
    ]
  if (gap.wall === 2)
    return [
      { x: x1 - d, y: y1 },
      { x: x1 - d, y: y1 - 200 },
    ]
  return [
    { x: x0, y: y1 - d },
    { x: x0 + 200, y: y1 - d },
  ]
}

/** Does a line through a point of each face of the gap hit both bases, one on each side? */
function lineThrough(gap: Bunker['slits'][number], outside: Disc, inside: Disc): boolean {
  const N = 80
  for (let i = 1; i < N; i++) {
    for (let j = 1; j < N; j++) {
      const [outer] = faces(gap, i / N)
      const [, inner] = faces(gap, j / N)
      const dx = inner.x - outer.x
      const dy = inner.y - outer.y
      const length = Math.hypot(dx, dy)
      const off = ({ x, y }: Disc): number => Math.abs((x - outer.x) * dy - (y - outer.y) * dx) / length
      const ahead = ({ x, y }: Disc): number => ((x - outer.x) * dx + (y - outer.y) * dy) / length
      if (off(outside) < R && off(inside) < R && ahead(outside) < 0 && ahead(inside) > 0) return true
    }
  }
  return false
}

const gameWith = (element: Element, a: readonly [number, number], t: readonly [number, number]) =>
  scene({ cc: 'cc-en', elements: [element], men: { a: { at: a }, t: { at: t, ...ember } } })

const outsideAt = fc
  .tuple(fc.integer({ min: 10, max: 230 }), fc.integer({ min: 10, max: 230 }))
  .map(([x, y]) => [x / 10, y / 10] as const)
  .filter(([x, y]) => x < 7.4 || x > 14.6 || y < 7.4 || y > 13.6)
/** Clear of the box, however it is turned. */
const wayOut = outsideAt.filter(([x, y]) => Math.hypot(x - 11, y - 10.5) > 3.8)
/** Before the middle of this wall, where something is seen now and then. */
const beforeWall = fc.tuple(fc.integer({ min: 11, max: 60 }), fc.integer({ min: -15, max: 15 }))
const placeBefore = (wall: number, [far, aside]: readonly [number, number]): readonly [number, number] => {
  if (wall === 0) return [11 + aside / 10, 8 - far / 10]
  if (wall === 1) return [14 + far / 10, 10.5 + aside / 10]
  if (wall === 2) return [11 + aside / 10, 13 + far / 10]
  return [8 - far / 10, 10.5 + aside / 10]
}
const insideAt = fc
  .tuple(fc.integer({ min: 88, max: 132 }), fc.integer({ min: 88, max: 122 }))
  .map(([x, y]) => [x / 10, y / 10] as const)

describe('sight into a bunker', () => {
  it('[BUNKER-02] [LOS-13] is there exactly if a line leads through the slit, and it is mutual (LOS-12)', () => {
    let seen = 0
    fc.assert(
      fc.property(slit, outsideAt, fc.option(beforeWall, { freq: 4 }), insideAt, (drawn, anywhere, before, t) => {
        const gap = gapOf(drawn)
        const a = before ? placeBefore(gap.wall, before) : anywhere
        const game = gameWith(bunker('box', BOX.x, BOX.y, BOX.width, BOX.height, { slits: [gap], doors: [] }), a, t)
        const from = game.figure('a')
        const to = game.figure('t')
        const sees = canSeeFigure(game.state, from, to)
        expect(canSeeFigure(game.state, to, from)).toBe(sees)
        const sampled = lineThrough(gap, { ...from.position, r: R }, { ...to.position, r: R })
        // Sampling may miss a hair; it never finds what is not there.
        if (sampled) expect(sees).toBe(true)
        if (sees) {
          seen++
          const wider = { ...gap, from: gap.from - 25, to: gap.to + 25 }
          expect(lineThrough(wider, { ...from.position, r: R + 25 }, { ...to.position, r: R + 25 })).toBe(true)
        }
        expect(coverOf(game.state, from, to)).toBe(sees ? 'open' : 'none')
      }),
      { numRuns: 150 },
    )
    expect(seen).toBeGreaterThan(5)
  })

  it('[BUNKER-02] nothing is seen through walls and doors, however the bunker is turned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), wayOut, (angle, a) => {
        const turned = [
          [-2.5, -2],
          [2.5, -2],
          [2.5, 2],
          [-2.5, 2],
        ].map(([x = 0, y = 0]) => {
          const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
          return { x: u(11 + x * cos - y * sin), y: u(10.5 + x * sin + y * cos) }
        })
        const box = piece('box', polygonOutline(turned), {
          terrainClass: 'sheltering',
          bunker: { slits: [], doors: [{ wall: 2, from: 1500, to: 3000 }] },
        })
        const game = gameWith(box, a, [11, 10.5])
        expect(canSeeFigure(game.state, game.figure('a'), game.figure('t'))).toBe(false)
      }),
      { numRuns: 120 },
    )
  })

  it('[BUNKER-03] [BUNKER-04] which slit he looks through decides how near he is', () => {
    const slits = [
      { wall: 0, from: 500, to: 1000 },
      { wall: 1, from: 3500, to: 4500 },
    ]
    const box = bunker('box', BOX.x, BOX.y, BOX.width, BOX.height, { slits, doors: [] })
    const game = gameWith(box, [8.75, 6.4], [13, 12])
    const near = (a: readonly [number, number], t: readonly [number, number]) => {
      const there = gameWith(box, a, t)
      const [from, to] = [there.figure('a'), there.figure('t')].map(({ position }) => ({ ...position, r: R }))
      const passage = from && to && passageOf(there.state, from, to)
      return passage?.kind === 'slit' && passage.near
    }
    expect(passageOf(game.state, { x: 0, y: 0, r: R }, { x: u(2), y: u(2), r: R })).toBeUndefined()
    expect(near([8.75, 6.4], [9, 12])).toBe(true)
    // Within 2 u of the first slit, but through that one the far corner is not seen.
    expect(near([7.2, 7.4], [13.2, 8.8])).toBe(false)
    expect(near([16, 12], [12, 12])).toBe(true)
    expect(near([18, 12], [12, 12])).toBe(false)
  })
})
