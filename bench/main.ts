import { existsSync, readdirSync } from 'node:fs'
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

const { figures } = (await import(new URL(`${suite}/index.ts`, here).href)) as Suite
for await (const figure of figures()) console.log(options.includes('--json') ? JSON.stringify(figure) : line(figure))

function line({ name, rate, peer, peerRate, ratio }: Figure): string {
  const ours = name.padEnd(36) + amount(rate)
  return peer === '' ? ours : `${ours}   ${peer.padEnd(26)}${amount(peerRate)}   ×${ratio.toFixed(2).padStart(8)}`
}

function amount(rate: number): string {
  const text = rate >= 100 ? Math.round(rate).toLocaleString('en-US') : rate.toFixed(2)
  return text.padStart(14)
}
