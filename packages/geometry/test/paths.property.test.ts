import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePath } from './oracle/judgePath.ts'
import { anyScene } from './scenes/arbitrary.ts'
import type { SceneKind } from './scenes/kinds.ts'

const KINDS: readonly SceneKind[] = ['disjoint', 'touching', 'lattice', 'areas']

describe('[MOVE-02] the shortest path is legal and no sampled legal way is shorter', () => {
  test.each(KINDS)('%s scenes', (kind) => {
    fc.assert(
      fc.property(anyScene([kind]), fc.noShrink(fc.nat()), (scene, seed) => {
        const wrong = judgePath(scene, seed)
        fc.pre(wrong !== undefined)
        expect(wrong).toEqual([])
      }),
      { seed: 248, numRuns: 150 },
    )
  })
})
