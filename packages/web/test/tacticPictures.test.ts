import { TACTIC_EFFECT_KINDS } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { PICTURES } from '../src/tacticCard/pictures.ts'

test('[HOUSE-10] every effect has a woodcut of its own', () => {
  const drawn = TACTIC_EFFECT_KINDS.map((kind) => JSON.stringify(PICTURES[kind].strokes))
  expect(new Set(drawn).size).toBe(TACTIC_EFFECT_KINDS.length)
})
