import { SHOWCASE } from '@tactic48/content/showcase'
import { seededChance, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { openVignette, vignetteSpec } from '../src/front/vignette.ts'

test('[GEN-01] the battle behind the front page would be read as it stands', () => {
  expect(startLog(vignetteSpec(SHOWCASE), seededChance('vignette'))).toEqual(openVignette(SHOWCASE))
})
