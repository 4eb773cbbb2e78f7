/**
 * Plays the golden games that have no file yet and writes them to conformance/golden.
 * `npm run golden -- --anew [name…]` plays them all, or those named, once more: read conformance/golden/README.md first.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type GameState, type Log, saveLog, saveState } from '@tactic48/rules'
import type { GoldenGame } from '../packages/rules/test/golden/game.ts'
import { PLANS } from './golden/plans.ts'
import { playOut } from './golden/playOut.ts'

const folder = fileURLToPath(new URL('../conformance/golden/', import.meta.url))

/** The games whose saved bytes are kept, as players' shelves keep them. */
const SAVED = ['en-arms-length', 'it-mission']

/** One step a line, so that a difference can be read. */
function fileText({ steps, spec, ...head }: GoldenGame): string {
  const lines = [
    ...Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    `  "spec": ${JSON.stringify(spec)},`,
    '  "steps": [',
    steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n'),
    '  ]',
  ]
  return `{\n${lines.join('\n')}\n}\n`
}

/** The first of the states with the most under way, before the last third of the game. */
function deepest(states: readonly GameState[]): number {
  const depth = ({ stack, markers }: GameState): number => stack.length * 10 + markers.length
  const early = states.slice(0, Math.ceil((states.length * 2) / 3))
  return early.reduce((best, state, i) => (depth(state) > depth(states[best] ?? state) ? i : best), 0)
}

const hasTakenBack = ({ entries }: Log): boolean => entries.some(({ entry }) => entry === 'undone')

const { values, positionals } = parseArgs({ options: { anew: { type: 'boolean' } }, allowPositionals: true })
const fileOf = (name: string): string => `${folder}${name}.gen.json`
const isDue = (name: string): boolean =>
  (positionals.length === 0 || positionals.includes(name)) && (values.anew === true || !existsSync(fileOf(name)))

mkdirSync(`${folder}saves`, { recursive: true })
for (const plan of PLANS.filter(({ name }) => isDue(name))) {
  const { game, log, states } = playOut(plan)
  const text = fileText(game)
  writeFileSync(fileOf(plan.name), text)
  console.log(`${plan.name}: ${game.steps.length} commands, ${text.length} bytes`)
  if (!SAVED.includes(plan.name)) continue
  if (hasTakenBack(log)) throw new Error(`${plan.name} takes something back: no saved state can follow it`)
  const step = deepest(states)
  const state = states[step]
  writeFileSync(`${folder}saves/${plan.name}.log.gen.json`, saveLog(log))
  if (state) writeFileSync(`${folder}saves/${plan.name}.${step}.state.gen.json`, saveState(state))
}
