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
import { type Disc, discOutline, polygonOutline, rectangleOutline, wallOutline } from '../src/shapes.ts'

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
