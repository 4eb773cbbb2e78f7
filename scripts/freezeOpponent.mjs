// Keeps the opponent as it is now under a name, for the ladder: one file that nothing changes later. Its rules stay those of the day.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './bootstrap.mjs'

const [name] = process.argv.slice(2)
if (!name || !/^[a-z]+-[0-9]+$/.test(name)) {
  console.error('name it by its level and a number: node scripts/freezeOpponent.mjs veteran-1')
  process.exit(1)
}
const outfile = join(root, 'packages/cli/src/ai/frozen', `${name}.gen.mjs`)
if (existsSync(outfile)) {
  console.error(`${name} is frozen already`)
  process.exit(1)
}
await build({
  entryPoints: [join(root, 'packages/ai/src/index.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  external: ['@tactic48/geometry', '@tactic48/rules'],
  banner: { js: `// Made by scripts/freezeOpponent.mjs: the opponent as it was. Do not edit.` },
  logLevel: 'warning',
})
console.log(outfile)
