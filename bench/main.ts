import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Figure } from './figure.ts'

interface Suite {
  readonly figures: () => Iterable<Figure> | AsyncIterable<Figure>
}

const here = new URL('.', import.meta.url)
const suites = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.ts`, here)))
const [suite, ...options] = process.argv.slice(2)

if (suite === undefined || !suites.includes(suite) || options.some((option) => option !== '--json')) {
  console.error(`usage: npm run bench -- <suite> [--json]    suites: ${suites.join(', ')}`)
  process.exit(1)
}

const { figures } = (await import(await entryOf(suite))) as Suite
for await (const figure of figures()) console.log(options.includes('--json') ? JSON.stringify(figure) : line(figure))

/**
 * The engine meets its peer as both are shipped: bundled. The loader that runs the sources names every closure when it is made,
 * which costs a tenth of a command.
 */
async function entryOf(name: string): Promise<string> {
  const source = new URL(`${name}/index.ts`, here)
  if (name !== 'rules') return source.href
  const built = new URL(`.built/${name}.mjs`, here)
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: fileURLToPath(built),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  return built.href
}

function line({ name, rate, peer, peerRate, ratio }: Figure): string {
  const ours = name.padEnd(36) + amount(rate)
  return peer === '' ? ours : `${ours}   ${peer.padEnd(26)}${amount(peerRate)}   ×${ratio.toFixed(2).padStart(8)}`
}

function amount(rate: number): string {
  const text = rate >= 100 ? Math.round(rate).toLocaleString('en-US') : rate.toFixed(2)
  return text.padStart(14)
}
