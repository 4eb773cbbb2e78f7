import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeExistence } from './oracle/judgeExistence.ts'
import { anyScene } from './scenes/arbitrary.ts'
import { SCENE_KINDS } from './scenes/kinds.ts'

describe('[LOS-13] canSee agrees with samples and critical lines, is mutual, and knows no side of the table', () => {
  test.each(SCENE_KINDS)('%s scenes', (kind) => {
    fc.assert(
      fc.property(anyScene([kind]), (scene) => {
        expect(judgeExistence(scene)).toEqual([])
      }),
      { seed: 48, numRuns: kind === 'flip' ? 4000 : 1500 },
    )
  })
})
