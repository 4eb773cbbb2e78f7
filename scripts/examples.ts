// `npm run examples`: writes the worked examples as games that the browser can open, read by the reader of the scenarios.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workedExamples } from '../packages/cli/src/conformance/examples.ts'

const conformance = fileURLToPath(new URL('../conformance/examples', import.meta.url))

/** One example a line, so that a difference can be read. */
const lines = workedExamples(conformance).map((example) => JSON.stringify(example))
writeFileSync(new URL('../packages/content/data/examples.gen.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
