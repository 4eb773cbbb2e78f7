// `npm run pack`: geometry, rules, content and ai as packages for npm, with pages of their API. `--no-api` leaves these out.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { prepare, root } from './bootstrap.mjs'

prepare()

const { buildPackages, PACKAGES } = await import('./pack/build.mjs')

const out = join(root, 'dist', 'packages')
const built = join(root, 'dist', 'build')

console.log('Compiling …')
buildPackages(built)
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const folders = PACKAGES.map((name) => join(built, name))
const packed = spawnSync('npm', ['pack', ...folders, '--pack-destination', out, '--loglevel=error'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
if (packed.status !== 0) process.exit(packed.status ?? 1)
for (const file of readdirSync(out)) console.log(relative(root, join(out, file)))

if (!process.argv.includes('--no-api')) {
  console.log('Writing the pages of the API …')
  const { writeApiPages } = await import('./pack/api.mjs')
  await writeApiPages(join(root, 'dist', 'api'))
  console.log('dist/api/index.html')
}
