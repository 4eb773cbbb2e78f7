// `npm run showcase`: writes what the front page shows before anybody has chosen anything. It is loaded without the cards, fields
// and checks that it was made from.
import { writeFileSync } from 'node:fs'
import { showcase } from '../packages/content/test/showcase.ts'

writeFileSync(
  new URL('../packages/content/data/showcase.gen.json', import.meta.url),
  `${JSON.stringify(showcase(), undefined, 1)}\n`,
)
