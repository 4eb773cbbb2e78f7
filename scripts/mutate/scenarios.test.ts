import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import picocolors from 'picocolors'
import { expect, it } from 'vitest'
import {
  failureText,
  playScenario,
  readScenario,
  type Source,
  scenarioFiles,
} from '../../packages/cli/src/conformance/index.ts'

const folder = fileURLToPath(new URL('../../conformance', import.meta.url))
const plain = picocolors.createColors(false)

const chosen = new RegExp(process.env['MUTATE_TESTS'] ?? '')
const isChosen = (file: string): boolean => chosen.test(`scenarios/${relative(folder, file)}`)

/** Read once, however often the tests are loaded. */
const shelf = globalThis as typeof globalThis & { scenarios?: readonly Source[] }
shelf.scenarios ??= scenarioFiles([folder]).filter(isChosen).map(readScenario)

/** Every scenario once; saving and restoring in between would kill no other mutants. */
it.each(shelf.scenarios.map((source) => [relative(folder, source.file), source] as const))('%s', (_, source) => {
  const failures = playScenario(source, { bail: true }).filter(({ failure }) => failure)
  expect(failures.map((played) => failureText(played, plain)).join('\n')).toBe('')
})
