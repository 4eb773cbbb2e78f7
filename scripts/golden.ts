/**
 * Plays the golden games that have no file yet and writes them to conformance/golden.
 * `--record [name…]` plays them all, or those named, once more; `--hash [name…]` repeats the recorded commands and dice and writes
 * what they come to now. Read conformance/golden/README.md first.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type GameState, type Log, saveLog, saveState } from '@tactic48/rules'
import type { GoldenGame } from '../packages/rules/test/golden/game.ts'
import { replayedHashes } from '../packages/rules/test/golden/replay.ts'
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

/** The same commands and dice, with the hashes of today. */
function hashedAgain(game: GoldenGame): GoldenGame {
  const [opening = '', ...hashes] = replayedHashes(game)
  if (hashes.length !== game.steps.length || hashes.at(-1)?.includes(' ')) {
    throw new Error(`${game.name} cannot be repeated: ${hashes.at(-1) ?? opening}`)
  }
  const steps = game.steps.map(([command, chance], i) => [command, chance, hashes[i] ?? ''] as const)
  return { ...game, opening: [game.opening[0], opening], steps }
}

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, hash: { type: 'boolean' } },
  allowPositionals: true,
})
const fileOf = (name: string): string => `${folder}${name}.gen.json`
const isNamed = (name: string): boolean => positionals.length === 0 || positionals.includes(name)

function write(game: GoldenGame): void {
  const text = fileText(game)
  writeFileSync(fileOf(game.name), text)
  console.log(`${game.name}: ${game.steps.length} commands, ${text.length} bytes`)
}

function writeSaves(name: string, log: Log, states: readonly GameState[]): void {
  if (hasTakenBack(log)) throw new Error(`${name} takes something back: no saved state can follow it`)
  const step = deepest(states)
  const state = states[step]
  writeFileSync(`${folder}saves/${name}.log.gen.json`, saveLog(log))
  if (state) writeFileSync(`${folder}saves/${name}.${step}.state.gen.json`, saveState(state))
}

mkdirSync(`${folder}saves`, { recursive: true })
for (const plan of PLANS.filter(({ name }) => isNamed(name))) {
  const isThere = existsSync(fileOf(plan.name))
  if (values.hash && isThere) {
    write(hashedAgain(JSON.parse(readFileSync(fileOf(plan.name), 'utf8')) as GoldenGame))
  } else if (values.record || !isThere) {
    const { game, log, states } = playOut(plan)
    write(game)
    if (SAVED.includes(plan.name)) writeSaves(plan.name, log, states)
  }
}
