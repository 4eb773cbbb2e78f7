// `npm run paint`: the ready tables as pictures, so that nobody waits for the painter where the ground is always the same. Each is
// named after what was painted (`packages/web/src/paint/ready.ts`); a picture of a table that is no more is taken away.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { pictureName, scaleOf } from '../packages/web/src/paint/ready.ts'
import { readyScenes } from '../packages/web/test/readyScenes.ts'
import { findBrowser } from './browser.mjs'

const PAINT = fileURLToPath(new URL('../packages/web/src/paint/', import.meta.url))
const QUALITY = 0.82

/** Asked for in the page, as `paint(scene, k, quality)`. */
const PAINTER = `
  import { paintScene } from './paintScene.ts'
  globalThis.paint = async (scene, k, quality) => {
    const blob = await paintScene(scene, k).canvas.convertToBlob({ type: 'image/webp', quality })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }`

const { outputFiles } = await build({
  stdin: { contents: PAINTER, resolveDir: PAINT, loader: 'ts' },
  bundle: true,
  write: false,
  format: 'iife',
})
/** `npm run paint all` after the painter itself has changed. */
const all = process.argv.includes('all')
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const folder = join(PAINT, 'ready')
await mkdir(folder, { recursive: true })
const existing = new Set(await readdir(folder))
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const names = new Set<string>()
  for (const { scene, sizes } of readyScenes()) {
    for (const size of sizes) {
      const name = pictureName(scene, size)
      names.add(name)
      if (existing.has(name) && !all) continue
      const call = `paint(${JSON.stringify(scene)}, ${scaleOf(scene, size)}, ${QUALITY})`
      const bytes = await page.evaluate<readonly number[]>(call)
      await writeFile(join(folder, name), Uint8Array.from(bytes))
      process.stdout.write(`${name}  ${Math.round(bytes.length / 1000)} KB\n`)
    }
  }
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(join(folder, name))
} finally {
  await browser.close()
}
