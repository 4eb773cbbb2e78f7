import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contains,
  containsDisc,
  entersOutline,
  overlapsOutline,
  reachesOutline,
  touchesOutline,
} from '../src/containment.ts'
import {
  beyond,
  discToOutline,
  distance,
  inContact,
  lessThan,
  overlaps,
  signedDistance,
  within,
} from '../src/distance.ts'
import { compareProducts } from '../src/exact.ts'
import { type Disc, discOutline, type Outline, polygonOutline, rectangleOutline, wallOutline } from '../src/shapes.ts'
import { baseToOutline, closerThan, insideBy, outlineToOutline, withinReach } from './oracle/closest.ts'
import { anyScene } from './scenes/arbitrary.ts'
import { drawn } from './scenes/drawing.ts'

function disc(x: number, y: number, r = 500): Disc {
  return { x, y, r }
}

describe('[GEN-04] measuring between edges of bases', () => {
  test('within n includes n and the tolerance, and not one step more', () => {
    expect(within(disc(0, 0), disc(7000, 0), 6000)).toBe(true)
    expect(within(disc(0, 0), disc(7005, 0), 6000)).toBe(true)
    expect(within(disc(0, 0), disc(7006, 0), 6000)).toBe(false)
    expect(beyond(disc(0, 0), disc(7006, 0), 6000)).toBe(true)
    expect(beyond(disc(0, 0), disc(7005, 0), 6000)).toBe(false)
  })

  test('less than n starts below n minus the tolerance', () => {
    expect(lessThan(disc(0, 0), disc(6995, 0), 6000)).toBe(false)
    expect(lessThan(disc(0, 0), disc(6994, 0), 6000)).toBe(true)
    expect(lessThan(disc(0, 0), disc(100, 0), 5)).toBe(false)
    expect(lessThan(disc(0, 0), disc(100, 0), 6)).toBe(true)
  })

  test('on the diagonal the squares decide, exactly', () => {
    expect(within(disc(0, 0, 0), disc(3000, 4000, 0), 4995)).toBe(true)
    expect(within(disc(0, 0, 0), disc(3000, 4001, 0), 4995)).toBe(false)
  })

  test('overlapping bases are 0 apart', () => {
    expect(distance(disc(0, 0), disc(300, 0))).toBe(0)
    expect(within(disc(0, 0), disc(300, 0), 0)).toBe(true)
  })
})

describe('[GEN-06] contact', () => {
  test('up to the tolerance apart is contact', () => {
    expect(inContact(disc(0, 0), disc(1005, 0))).toBe(true)
    expect(inContact(disc(0, 0), disc(1006, 0))).toBe(false)
  })

  test('an overlap of the tolerance is still contact, more is an overlap', () => {
    expect(overlaps(disc(0, 0), disc(995, 0))).toBe(false)
    expect(overlaps(disc(0, 0), disc(994, 0))).toBe(true)
  })

  test('the same against scenery', () => {
    const house = rectangleOutline(1000, 0, 2000, 2000)
    expect(touchesOutline(house, disc(495, 1000))).toBe(true)
    expect(touchesOutline(house, disc(494, 1000))).toBe(false)
    expect(overlapsOutline(house, disc(505, 1000))).toBe(false)
    expect(overlapsOutline(house, disc(506, 1000))).toBe(true)
    expect(overlapsOutline(house, disc(2000, 1000))).toBe(true)
    const wood = discOutline(2000, 0, 1000)
    expect(touchesOutline(wood, disc(495, 0))).toBe(true)
    expect(touchesOutline(wood, disc(494, 0))).toBe(false)
    expect(overlapsOutline(wood, disc(505, 0))).toBe(false)
    expect(overlapsOutline(wood, disc(506, 0))).toBe(true)
  })

  test('a point overlaps only where it is deeper in than the tolerance', () => {
    const house = rectangleOutline(1000, 0, 2000, 2000)
    expect(overlapsOutline(house, disc(1005, 1000, 0))).toBe(false)
    expect(overlapsOutline(house, disc(1006, 1000, 0))).toBe(true)
  })
})

describe('distance between any two bodies', () => {
  const house = rectangleOutline(0, 0, 1000, 1000)

  test('disc and polygon, at a face, at a corner and inside', () => {
    expect(distance(house, disc(3000, 500))).toBe(1500)
    expect(distance(disc(4000, 5000), house)).toBe(4500)
    expect(distance(house, disc(500, 500, 10))).toBe(0)
    expect(discToOutline(house, 4000, 5000, 500)).toBe(4500)
    expect(discToOutline(discOutline(0, 0, 1000), 3000, 4000, 500)).toBe(3500)
  })

  test('polygon and polygon: apart, crossing without corners inside, one within the other', () => {
    expect(distance(house, rectangleOutline(4000, 5000, 10, 10))).toBe(5000)
    expect(distance(rectangleOutline(-500, 400, 2000, 100), house)).toBe(0)
    expect(distance(rectangleOutline(400, 400, 10, 10), house)).toBe(0)
    expect(distance(house, rectangleOutline(400, 400, 10, 10))).toBe(0)
    expect(distance(rectangleOutline(1000, 0, 10, 10), house)).toBe(0)
  })

  test('a signed distance is negative inside', () => {
    expect(signedDistance(house, 500, 900)).toBe(-100)
    expect(signedDistance(house, 1000, 500) === 0).toBe(true)
    expect(signedDistance(discOutline(0, 0, 1000), 0, 400)).toBe(-600)
  })

  test('is symmetric and agrees with the contact predicates', () => {
    const number = fc.integer({ min: 0, max: 6000 })
    fc.assert(
      fc.property(number, number, fc.integer({ min: 20, max: 900 }), (x, y, r) => {
        const wall = wallOutline({ x: 1000, y: 1500 }, { x: 4300, y: 3100 }, 333)
        const gap = distance(wall, disc(x, y, r))
        expect(distance(disc(x, y, r), wall)).toBe(gap)
        if (Math.abs(gap - 5) > 1e-6) expect(touchesOutline(wall, disc(x, y, r))).toBe(gap <= 5)
      }),
    )
  })
})

describe('containment', () => {
  const hook = polygonOutline([
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
    { x: 3000, y: 1000 },
    { x: 1000, y: 1000 },
    { x: 1000, y: 3000 },
    { x: 0, y: 3000 },
  ])

  test('includes the rim and leaves out the dent', () => {
    expect(contains(hook, { x: 500, y: 2500 })).toBe(true)
    expect(contains(hook, { x: 1000, y: 2000 })).toBe(true)
    expect(contains(hook, { x: 3000, y: 1000 })).toBe(true)
    expect(contains(hook, { x: 1001, y: 1001 })).toBe(false)
    expect(contains(discOutline(0, 0, 5), { x: 3, y: 4 })).toBe(true)
    expect(contains(discOutline(0, 0, 5), { x: 4, y: 4 })).toBe(false)
  })

  test('[MOVE-11] a base is wholly inside up to touching the rim', () => {
    expect(containsDisc(hook, disc(500, 500))).toBe(true)
    expect(containsDisc(hook, disc(501, 2000))).toBe(false)
    expect(containsDisc(hook, disc(2000, 2000, 0))).toBe(false)
    const scenicBase = discOutline(0, 0, 1200)
    expect(containsDisc(scenicBase, disc(700, 0))).toBe(true)
    expect(containsDisc(scenicBase, disc(701, 0))).toBe(false)
    expect(containsDisc(scenicBase, disc(0, 0, 1201))).toBe(false)
  })

  test('the rim itself is reached by 0 and not entered by 0', () => {
    expect(reachesOutline(hook, 1000, 2000, 0)).toBe(true)
    expect(entersOutline(hook, 1000, 2000, 0)).toBe(false)
    expect(entersOutline(hook, 999, 2000, 0)).toBe(true)
  })
})

test('comparing products is exact where doubles are not', () => {
  const big = 94_906_267
  expect(big * big - (big - 1) * (big + 1)).not.toBe(1)
  expect(compareProducts(big, big, big - 1, big + 1)).toBeGreaterThan(0)
  expect(compareProducts(big - 1, big + 1, big, big)).toBeLessThan(0)
  const whole = fc.integer({ min: -(2 ** 44), max: 2 ** 44 })
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (a, b, i, j) => {
      const exact = BigInt(a) * BigInt(b) - BigInt(a + i) * BigInt(b + j)
      expect(Math.sign(compareProducts(a, b, a + i, b + j))).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0)
    }),
  )
})

const scenes = anyScene(['disjoint', 'touching', 'overlapping', 'lattice', 'latticeOverlapping', 'areas'])
const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: 348, numRuns })

const asDisc = (disc: Disc): Outline => ({ ...disc, kind: 'disc' })

describe('distances agree with textbook formulas', () => {
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

describe('measuring: one character is 1 u', () => {
  test('[GEN-04] between the closest points of the two edges, with ε in favour of within', () => {
    const { a, t } = drawn('A....T')
    expect(distance(a, t)).toBe(4000)
    expect([within(a, t, 4000), beyond(a, t, 4000), lessThan(a, t, 4000)]).toEqual([true, false, false])
    expect([within(a, t, 3995), beyond(a, t, 3994)]).toEqual([true, true])
    expect([lessThan(a, t, 4005), lessThan(a, t, 4006)]).toEqual([false, true])
  })

  test('[GEN-06] contact up to ε, overlap beyond it', () => {
    const { a, t } = drawn('AT')
    const at = (dx: number) => ({ ...t, x: t.x + dx })
    expect([inContact(a, t), overlaps(a, t)]).toEqual([true, false])
    expect([inContact(a, at(5)), inContact(a, at(6))]).toEqual([true, false])
    expect([overlaps(a, at(-5)), overlaps(a, at(-6))]).toEqual([false, true])
  })
})
