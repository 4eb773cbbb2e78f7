import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePath, judgeSweep } from './oracle/judgeMovement.ts'
import { judgeReach } from './oracle/judgeRegion.ts'
import { anyScene } from './scenes/arbitrary.ts'
import type { SceneKind } from './scenes/kinds.ts'

const SWEEP_KINDS: readonly SceneKind[] = [
  'disjoint',
  'touching',
  'overlapping',
  'lattice',
  'latticeOverlapping',
  'areas',
]

describe('[GEN-11] every solver returns the k of a scan of all points', () => {
  test.each(SWEEP_KINDS)('%s scenes', (kind) => {
    fc.assert(
      fc.property(anyScene([kind]), fc.noShrink(fc.nat()), (scene, seed) => {
        expect(judgeSweep(scene, seed)).toEqual([])
      }),
      { seed: 1148, numRuns: 60 },
    )
  })
})

const PATH_KINDS: readonly SceneKind[] = ['disjoint', 'touching', 'lattice', 'areas']

describe('[MOVE-02] the shortest path is legal and no sampled legal path is shorter', () => {
  test.each(PATH_KINDS)('%s scenes', (kind) => {
    fc.assert(
      fc.property(anyScene([kind]), fc.noShrink(fc.nat()), (scene, seed) => {
        const wrong = judgePath(scene, seed)
        fc.pre(wrong !== undefined)
        expect(wrong).toEqual([])
      }),
      { seed: 248, numRuns: 50 },
    )
  })
})

test('[MOVE-01] the drawn reach holds the points that a path leads to, accurate to 0.1 u', () => {
  fc.assert(
    fc.property(anyScene(['disjoint', 'touching', 'lattice']), fc.noShrink(fc.nat()), (scene, seed) => {
      const wrong = judgeReach(scene, seed)
      fc.pre(wrong !== undefined)
      expect(wrong).toEqual([])
    }),
    { seed: 548, numRuns: 30 },
  )
})
