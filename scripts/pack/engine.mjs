// One immutable bundle of the engine, rules and geometry, named by its hash (docs/adr/0011-engine-pins.md).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../bootstrap.mjs'

/** Stands in the text for its own hash while it is hashed. */
const PLACEHOLDER = '0'.repeat(32)

const engineNumber = () => {
  const source = readFileSync(join(root, 'packages/rules/src/engine/version.ts'), 'utf8')
  const [, number] = /export const ENGINE: number = (\d+)/.exec(source) ?? []
  if (number === undefined) throw new Error('packages/rules/src/engine/version.ts names no engine')
  return Number(number)
}

/** The text of the bundle and its name. `banner`: a comment before it, and so another name; `plugins`: for a test that changes a source. */
export async function bundleEngine(banner = '', plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/rules/src/engineApi.ts'],
    alias: { '@tactic48/geometry': join(root, 'packages/geometry/src/index.ts') },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    define: { TACTIC48_BUILD: JSON.stringify(PLACEHOLDER) },
    plugins,
    write: false,
  })
  const text = `${banner && `/* ${banner} */\n`}${outputFiles[0].text}`
  const places = text.split(PLACEHOLDER).length - 1
  if (places !== 1) throw new Error(`the bundle names its hash ${places} times, not once`)
  const name = createHash('sha256').update(text).digest('hex').slice(0, PLACEHOLDER.length)
  return { name, text: text.replace(PLACEHOLDER, name) }
}

/** Writes the bundle and lists it; one that is there already is never written again. */
export async function writeEngine(folder) {
  const { name, text } = await bundleEngine()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.mjs`)
  if (!existsSync(file)) writeFileSync(file, text)
  const manifest = join(folder, 'manifest.json')
  const listed = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).engines : []
  const earlier = listed.filter(({ build: other }) => other !== name && existsSync(join(folder, `${other}.mjs`)))
  const { engine } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  if (engine.build !== name || engine.engine !== engineNumber()) throw new Error(`${name} does not know itself`)
  const functions = Object.keys(engine).filter((key) => typeof engine[key] === 'function')
  const entry = { engine: engine.engine, build: name, api: engine.api, functions, bytes: Buffer.byteLength(text) }
  writeFileSync(manifest, `${JSON.stringify({ engines: [...earlier, entry] }, undefined, 2)}\n`)
  return entry
}
