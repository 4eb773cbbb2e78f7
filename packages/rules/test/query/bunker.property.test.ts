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

/** How far along its wall, and how deep into the box, a point lies. */
function onWall(wall: number, { x, y }: Point): { readonly along: number; readonly depth: number } {
  const left = x - u(BOX.x)
  const top = y - u(BOX.y)
  const right = u(BOX.width) - left
  const bottom = u(BOX.height) - top
  if (wall === 0) return { along: left, depth: top }
  if (wall === 1) return { along: top, depth: right }
  if (wall === 2) return { along: right, depth: bottom }
  return { along: bottom, depth: left }
}

/** Does the segment pass both faces of the wall within the gap? */
function passes({ wall, from, to }: Bunker['slits'][number], a: Point, b: Point): boolean {
  const start = onWall(wall, a)
  const end = onWall(wall, b)
  if (start.depth > 0 || end.depth < WALL) return false
  return [0, WALL].every((depth) => {
    const share = (depth - start.depth) / (end.depth - start.depth)
    const along = start.along + (end.along - start.along) * share
    return along > from && along < to
  })
}

const WALL = 200

/** A gap that runs into a corner is open only as far as the wall next to it leaves it. */
const openPart = (gap: Bunker['slits'][number]): Bunker['slits'][number] => ({
  ...gap,
  to: Math.min(gap.to, u(gap.wall % 2 === 0 ? BOX.width : BOX.height) - WALL),
})

const RIM = Array.from({ length: 90 }, (_, i) => [Math.cos((i * Math.PI) / 45), Math.sin((i * Math.PI) / 45)] as const)
const rimOf = ({ x, y, r }: Disc): readonly Point[] => RIM.map(([cos, sin]) => ({ x: x + r * cos, y: y + r * sin }))

/** Does a segment from rim to rim lead through the slit? */
const lineThrough = (gap: Bunker['slits'][number], outside: Disc, inside: Disc): boolean =>
  rimOf(outside).some((a) => rimOf(inside).some((b) => passes(gap, a, b)))

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
        const sampled = lineThrough(openPart(gap), { ...from.position, r: R }, { ...to.position, r: R })
        // Sampling may miss a hair; it never finds what is not there.
        if (sampled) expect(sees).toBe(true)
        if (sees) {
          seen++
          const wider = { ...gap, from: gap.from - 25, to: gap.to + 25 }
          expect(lineThrough(wider, { ...from.position, r: R + 25 }, { ...to.position, r: R + 25 })).toBe(true)
        }
        expect(coverOf(game.state, from, to)).toBe(sees ? 'open' : 'none')
      }),
      { numRuns: 150, examples: [[{ wall: 3, from: 4640, width: 161 }, [1.7, 2.5], null, [12.6, 12]]] },
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
