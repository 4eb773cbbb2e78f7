import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'

/** One script that replays these files and leaves the hashes of each in the global `answer`. */
export async function bundle(files: readonly string[]): Promise<string> {
  const contents = [
    "import { replayedHashes } from './replay.ts'",
    ...files.map((file, i) => `import game${i} from ${JSON.stringify(file)}`),
    `globalThis.answer = [${files.map((_, i) => `game${i}`).join()}].map(replayedHashes)`,
  ].join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  const text = outputFiles[0]?.text
  if (text === undefined) throw new Error('the bundle is empty')
  return text
}

export async function onChromium(script: string, executablePath: string): Promise<readonly (readonly string[])[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return JSON.parse(String(await page.evaluate('JSON.stringify(answer)')))
  } finally {
    await browser.close()
  }
}
