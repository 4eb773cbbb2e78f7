import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeFan } from './oracle/judgeRegion.ts'
import { judgeExistence, judgeStatus } from './oracle/judgeSight.ts'
import { anyScene } from './scenes/arbitrary.ts'
import { SCENE_KINDS } from './scenes/kinds.ts'
import { RULE_SETS } from './scenes/sightRules.ts'

describe('[LOS-13] canSee agrees with samples and critical lines, is mutual, and knows no side of the table', () => {
  test.each(SCENE_KINDS)('%s scenes', (kind) => {
    fc.assert(
      fc.property(anyScene([kind]), (scene) => {
        expect(judgeExistence(scene)).toEqual([])
      }),
      { seed: 48, numRuns: kind === 'flip' ? 1000 : 400 },
    )
  })
})

describe('[LOS-14] the class is the one that the oracle finds step by step, and its proof holds', () => {
  test.each(Object.entries(RULE_SETS))('%s', (_, rules) => {
    fc.assert(
      fc.property(anyScene(), (scene) => {
        expect(judgeStatus(scene, rules)).toEqual([])
      }),
      { seed: 148, numRuns: 300 },
    )
  })
})

test('[LOS-01] the fan shows what is seen, accurate to 0.05 u', () => {
  fc.assert(
    fc.property(anyScene(['disjoint', 'touching', 'lattice', 'areas']), fc.noShrink(fc.nat()), (scene, seed) => {
      expect(judgeFan(scene, seed)).toEqual([])
    }),
    { seed: 448, numRuns: 40 },
  )
})
