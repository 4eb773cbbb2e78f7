import { expect, test } from 'vitest'
import { playRandomly } from '../../../examples/randomBot.ts'

test('[VICT-10] the example bot plays complete games through the public package', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { phase, outcome } = playRandomly(seed)
    expect(phase).toBe('over')
    expect(outcome?.rule).toMatch(/^VICT-/)
  }
})
