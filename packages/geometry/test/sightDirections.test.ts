import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blockStretch,
  directions,
  isOpening,
  nothingFree,
  opening,
  openingCount,
  startDirections,
  stretch,
} from '../src/sight/directions.ts'

function openings(): [number, number][] {
  return Array.from({ length: openingCount() }, (_, i) => i)
    .filter((i) => isOpening(i))
    .map((i) => {
      isOpening(i)
      return [opening.low, opening.high]
    })
}

test('[LOS-13] what stays free is what no blocked stretch covers, in whatever order they come', () => {
  const ends = fc.tuple(fc.integer({ min: -2, max: 42 }), fc.integer({ min: -2, max: 42 }))
  fc.assert(
    fc.property(fc.array(ends, { maxLength: 30 }), (stretches) => {
      startDirections(0, 40)
      for (const [low, high] of stretches) {
        stretch.low = low
        stretch.high = high
        blockStretch()
      }
      const free = Array.from({ length: 40 }, (_, i) => i + 0.5).filter(
        (key) => !stretches.some(([low, high]) => low < key && key < high),
      )
      const found = openings()
      expect(nothingFree()).toBe(free.length === 0)
      expect(
        Array.from({ length: 40 }, (_, i) => i + 0.5).filter((key) => found.some(([l, h]) => l < key && key < h)),
      ).toEqual(free)
    }),
    { seed: 13, numRuns: 2000 },
  )
})

test('more stretches than there was room for stay apart', () => {
  const room = directions.blockedLow.length
  startDirections(-1, 4 * room + 1)
  for (let i = 0; i < 2 * room; i += 1) {
    stretch.low = 2 * i
    stretch.high = 2 * i + 1
    blockStretch()
  }
  expect(directions.blockedLow.length).toBeGreaterThan(room)
  expect(openings()).toHaveLength(2 * room + 1)
})
