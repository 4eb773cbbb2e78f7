import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blockStretch,
  createDirections,
  type Directions,
  isOpening,
  nothingFree,
  openingCount,
  startDirections,
} from '../src/sight/directions.ts'

function openings(directions: Directions): [number, number][] {
  return Array.from({ length: openingCount(directions) }, (_, i) => i).flatMap((i) =>
    isOpening(directions, i) ? [[directions.openingLow, directions.openingHigh]] : [],
  )
}

test('[LOS-13] what stays free is what no blocked stretch covers, in whatever order they come', () => {
  const ends = fc.tuple(fc.integer({ min: -2, max: 42 }), fc.integer({ min: -2, max: 42 }))
  fc.assert(
    fc.property(fc.array(ends, { maxLength: 30 }), (stretches) => {
      const directions = createDirections()
      startDirections(directions, 0, 40)
      for (const [low, high] of stretches) blockStretch(directions, low, high)
      const free = Array.from({ length: 40 }, (_, i) => i + 0.5).filter(
        (key) => !stretches.some(([low, high]) => low < key && key < high),
      )
      const found = openings(directions)
      expect(nothingFree(directions)).toBe(free.length === 0)
      expect(
        Array.from({ length: 40 }, (_, i) => i + 0.5).filter((key) => found.some(([l, h]) => l < key && key < h)),
      ).toEqual(free)
    }),
    { seed: 13, numRuns: 2000 },
  )
})

test('more stretches than there was room for stay apart', () => {
  const directions = createDirections()
  const room = directions.blockedLow.length
  startDirections(directions, -1, 4 * room + 1)
  for (let i = 0; i < 2 * room; i += 1) blockStretch(directions, 2 * i, 2 * i + 1)
  expect(directions.blockedLow.length).toBeGreaterThan(room)
  expect(openings(directions)).toHaveLength(2 * room + 1)
})
