import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeStatus } from './oracle/judgeStatus.ts'
import { anyScene } from './scenes/arbitrary.ts'
import { RULE_SETS } from './scenes/sightRules.ts'

describe('[LOS-14] the class is the one that the oracle finds step by step, and its proof holds', () => {
  test.each(Object.entries(RULE_SETS))('%s', (_, rules) => {
    fc.assert(
      fc.property(anyScene(), (scene) => {
        expect(judgeStatus(scene, rules)).toEqual([])
      }),
      { seed: 148, numRuns: 1000 },
    )
  })
})
