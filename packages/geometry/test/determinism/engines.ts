import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { getQuickJS } from 'quickjs-emscripten'

/** One script that leaves its answer in the global `answer`. */
export async function bundle(scenes: number): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { decisionsHash } from './decisions.ts'\nglobalThis.answer = decisionsHash(${scenes})`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  const text = outputFiles[0]?.text
  if (text === undefined) throw new Error('the bundle is empty')
  return text
}

export async function onNode(script: string, flags: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'decisions-'))
  try {
    const file = join(folder, 'decisions.cjs')
    await writeFile(file, `${script}\nconsole.log(globalThis.answer)\n`)
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, file])
    return stdout.trim()
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function onQuickJs(script: string): Promise<string> {
  const context = (await getQuickJS()).newContext()
  try {
    context.unwrapResult(context.evalCode(script)).dispose()
    const answer = context.unwrapResult(context.evalCode('answer'))
    const text = context.getString(answer)
    answer.dispose()
    return text
  } finally {
    context.dispose()
  }
}

export async function onChromium(script: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return String(await page.evaluate('answer'))
  } finally {
    await browser.close()
  }
}
