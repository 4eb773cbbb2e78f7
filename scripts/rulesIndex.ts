// `npm run rules-index`: the scenarios that play each rule, for docs/rules.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atomReport } from './atoms.ts'
import { lawPages, root, SCENARIO_PAGE } from './law/pages.ts'
import { scenarioIndex } from './law/scenarioIndex.ts'

writeFileSync(join(root, SCENARIO_PAGE), scenarioIndex(lawPages(), atomReport()))
console.log(`wrote ${SCENARIO_PAGE}`)
