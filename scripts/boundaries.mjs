// Import direction between packages; refuses to pass when nothing was looked at.
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config from '../.dependency-cruiser.mjs'
import { root } from './bootstrap.mjs'

process.chdir(root)
const { output } = await cruise(
  ['packages'],
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  {
    tsConfig: extractTSConfig('tsconfig.base.json'),
  },
)
const { violations, totalCruised, error } = output.summary
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}`)
const inside = output.modules.filter((module) => module.source.startsWith('packages/'))
const cross = output.modules.flatMap((m) =>
  m.dependencies.filter(
    (d) => m.source.split('/')[1] !== d.resolved.split('/')[1] && d.resolved.startsWith('packages/'),
  ),
)
console.log(
  `${inside.length} modules, ${totalCruised} cruised, ${cross.length} imports between packages, ${error} violations`,
)
if (inside.length === 0) {
  console.error('no modules were cruised')
  process.exit(1)
}
process.exit(error === 0 ? 0 : 1)
