import { fileURLToPath } from 'node:url'
import { EXAMPLES } from '@tactic48/content/examples'
import { expect, test } from 'vitest'
import { workedExamples } from '../src/conformance/examples.ts'

test('the examples of the rulebook are those of the scenarios; if not, npm run examples writes them again', () => {
  const folder = fileURLToPath(new URL('../../../conformance/examples', import.meta.url))
  expect(JSON.parse(JSON.stringify(workedExamples(folder)))).toEqual(EXAMPLES)
})
