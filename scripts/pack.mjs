// `npm run pack`: geometry, rules, content and ai as packages for npm, the engine as one bundle named by its hash, and pages of the API.
// `--no-api` leaves these out.
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

const { writeEngine } = await import('./pack/engine.mjs')
const engine = await writeEngine(join(root, 'dist', 'engine'))
console.log(`dist/engine/${engine.build}.mjs: engine ${engine.engine}, API ${engine.api}, ${engine.bytes} bytes`)

if (!process.argv.includes('--no-api')) {
  console.log('Writing the pages of the API …')
  const { writeApiPages } = await import('./pack/api.mjs')
  await writeApiPages(join(root, 'dist', 'api'))
  console.log('dist/api/index.html')
}
