import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeSweep } from './oracle/judgeSweep.ts'
import { anyScene } from './scenes/arbitrary.ts'
import type { SceneKind } from './scenes/kinds.ts'

const RUNS: readonly (readonly [SceneKind, number])[] = [
  ['disjoint', 250],
  ['touching', 250],
  ['overlapping', 250],
  ['lattice', 250],
  ['latticeOverlapping', 250],
  ['areas', 250],
]

describe('[GEN-11] every solver returns the k of a scan of all points', () => {
  test.each(RUNS)('%s scenes', (kind, numRuns) => {
    fc.assert(
      fc.property(anyScene([kind]), fc.noShrink(fc.nat()), (scene, seed) => {
        expect(judgeSweep(scene, seed)).toEqual([])
      }),
      { seed: 1148, numRuns },
    )
  })
})
