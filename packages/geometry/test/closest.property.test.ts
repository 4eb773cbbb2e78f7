import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapsOutline } from '../src/containment.ts'
import {
  beyond,
  contains,
  containsDisc,
  type Disc,
  distance,
  inContact,
  lessThan,
  type Outline,
  overlaps,
  within,
} from '../src/index.ts'
import { baseToOutline, insideBy, outlineToOutline } from './oracle/closest.ts'
import { closerThan, withinReach } from './oracle/exactly.ts'
import { anyScene } from './scenes/arbitrary.ts'

const scenes = anyScene(['disjoint', 'touching', 'overlapping', 'lattice', 'latticeOverlapping', 'areas'])
const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: 348, numRuns })

const asDisc = (disc: Disc): Outline => ({ ...disc, kind: 'disc' })

describe('distances against the schoolbook', () => {
  test('[GEN-04] between any two of bases and pieces', () => {
    fc.assert(
      fc.property(scenes, ({ a, b, pieces }) => {
        const bodies: Outline[] = [asDisc(a), asDisc(b), ...pieces.map((piece) => piece.outline)]
        for (const one of bodies) {
          for (const two of bodies) expect(distance(one, two)).toBeCloseTo(outlineToOutline(one, two), 6)
        }
      }),
      runs(800),
    )
  })

  test('[GEN-04] [GEN-06] within, beyond, less than, contact and overlap between bases, to the very thousandth', () => {
    const disc = (around: number): fc.Arbitrary<Disc> =>
      fc.record({
        x: fc.integer({ min: around - 20, max: around + 20 }).map((x) => x * 100),
        y: fc.integer({ min: 0, max: 40 }).map((y) => y * 100),
        r: fc.constantFrom(0, 400, 500, 1200),
      })
    const shift = fc.integer({ min: -7, max: 7 })
    fc.assert(
      fc.property(
        disc(100),
        disc(130),
        shift,
        fc.integer({ min: 0, max: 4000 }),
        fc.boolean(),
        (a, far, by, n, near) => {
          // Half of the time the limit is the distance itself, give or take the tolerance.
          const b = { ...far, x: far.x + by }
          const apart = Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r
          const limit = near ? Math.max(0, Math.round(apart) + by) : n
          const piece = asDisc(b)
          expect(within(a, b, limit)).toBe(withinReach(piece, a.x, a.y, a.r + limit + 5))
          expect(beyond(a, b, limit)).toBe(!within(a, b, limit))
          expect(lessThan(a, b, limit)).toBe(limit > 5 && closerThan(piece, a.x, a.y, a.r + limit - 5))
          expect(inContact(a, b)).toBe(withinReach(piece, a.x, a.y, a.r + 5))
          expect(overlaps(a, b)).toBe(closerThan(piece, a.x, a.y, a.r - 5))
        },
      ),
      runs(4000),
    )
  })

  test('[LOS-10] inside and over a piece', () => {
    fc.assert(
      fc.property(scenes, ({ a, b, pieces }) => {
        for (const { outline } of pieces) {
          for (const base of [a, b]) {
            expect(contains(outline, base)).toBe(withinReach(outline, base.x, base.y, 0))
            expect(overlapsOutline(outline, base)).toBe(closerThan(outline, base.x, base.y, base.r - 5))
            const inside = insideBy(base, outline)
            if (Math.abs(inside) > 1e-6) expect(containsDisc(outline, base)).toBe(inside > 0)
            expect(distance(base, outline)).toBeCloseTo(Math.max(0, baseToOutline(base, outline)), 6)
          }
        }
      }),
      runs(1500),
    )
  })
})
