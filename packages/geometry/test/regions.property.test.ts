import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeFan, judgeReach } from './oracle/judgeRegion.ts'
import { anyScene } from './scenes/arbitrary.ts'

const seeds = fc.noShrink(fc.nat())

describe('regions for the screen', () => {
  test('[LOS-01] the fan shows what is seen, good to 0.05 u', () => {
    fc.assert(
      fc.property(anyScene(['disjoint', 'touching', 'lattice', 'areas']), seeds, (scene, seed) => {
        expect(judgeFan(scene, seed)).toEqual([])
      }),
      { seed: 448, numRuns: 120 },
    )
  })

  test('[MOVE-01] the drawn reach holds the places that a path leads to, good to 0.1 u', () => {
    fc.assert(
      fc.property(anyScene(['disjoint', 'touching', 'lattice']), seeds, (scene, seed) => {
        const wrong = judgeReach(scene, seed)
        fc.pre(wrong !== undefined)
        expect(wrong).toEqual([])
      }),
      { seed: 548, numRuns: 80 },
    )
  })
})
