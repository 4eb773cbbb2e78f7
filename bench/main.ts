import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Figure } from './figure.ts'

interface Suite {
  /** Where it has parts, only those that are wanted. */
  readonly figures: (wanted: (part: string) => boolean) => Iterable<Figure> | AsyncIterable<Figure>
  readonly parts?: readonly string[]
}

const here = new URL('.', import.meta.url)
const suites = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.ts`, here)))
const [suite, ...options] = process.argv.slice(2)
const asked = options.filter((option) => option !== '--json')

if (suite === undefined || !suites.includes(suite)) {
  console.error(`usage: npm run bench -- <suite> [part …] [--json]    suites: ${suites.join(', ')}`)
  process.exit(1)
}

const { figures, parts = [] } = (await import(await entryOf(suite))) as Suite
const unknown = asked.filter((start) => !parts.some((part) => part.startsWith(start)))
if (unknown.length > 0) {
  console.error(`no part of ${suite} starts with ${unknown.join(' or ')}; there are: ${parts.join(', ') || 'none'}`)
  process.exit(1)
}
const wanted = (part: string): boolean => asked.length === 0 || asked.some((start) => part.startsWith(start))
for await (const figure of figures(wanted))
  console.log(options.includes('--json') ? JSON.stringify(figure) : line(figure))

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
  const ours = name.padEnd(64) + amount(rate)
  return peer === '' ? ours : `${ours}   ${peer.padEnd(26)}${amount(peerRate)}   ×${ratio.toFixed(2).padStart(8)}`
}

function amount(rate: number): string {
  const text = rate >= 100 ? Math.round(rate).toLocaleString('en-US') : rate.toFixed(2)
  return text.padStart(14)
}
