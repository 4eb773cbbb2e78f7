/**
 * `npm run golden`: brings conformance/golden up to the present engine. Games of earlier engines are replayed and the entry at which
 * each parts from the present one is written down; plans without a game that plays as recorded are played and recorded.
 * `--hash [name…]` repeats the entries of the present engine's games and writes what they come to now; `--record [name…]` plays them
 * from the start. Read conformance/golden/README.md first.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGINE } from '@tactic48/rules'
import {
  fileOf,
  folderOf,
  goldenGames,
  keyOf,
  PARTINGS_FILE,
  type Partings,
} from '../packages/rules/test/golden/files.ts'
import { type GoldenGame, partingOf } from '../packages/rules/test/golden/game.ts'
import { replayedHashes } from '../packages/rules/test/golden/replay.ts'
import { PLANS } from './golden/plans.ts'
import { playOut, repeated } from './golden/playOut.ts'

/** One entry a line, so that a difference can be read. */
function fileText({ entries, spec, ...head }: GoldenGame): string {
  const lines = [
    ...Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    `  "spec": ${JSON.stringify(spec)},`,
    '  "entries": [',
    entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n'),
    '  ]',
  ]
  return `{\n${lines.join('\n')}\n}\n`
}

function write(game: GoldenGame, how: string): void {
  const text = fileText(game)
  mkdirSync(folderOf(game.engine), { recursive: true })
  writeFileSync(fileOf(game), text)
  console.log(`${keyOf(game)}: ${how}, ${game.entries.length} entries, ${text.length} bytes`)
}

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, hash: { type: 'boolean' } },
  allowPositionals: true,
})
const isNamed = (name: string): boolean => positionals.length === 0 || positionals.includes(name)
const games = new Map(goldenGames.map((game) => [keyOf(game), game]))

console.log(`Engine ${ENGINE}.`)
if (values.hash) {
  for (const game of games.values())
    if (game.engine === ENGINE && isNamed(game.name)) write(repeated(game), 'repeated with its own commands and dice')
}

const parts: { [key: string]: number } = {}
for (const game of games.values()) {
  if (game.engine === ENGINE) continue
  const parting = partingOf(game, replayedHashes(game))
  if (parting) parts[keyOf(game)] = parting.at
  console.log(`${keyOf(game)}: ${parting ? `parts at ${parting.words}` : 'plays as recorded'}`)
}

/** Plays as recorded under the present engine: there is nothing that another game of its plan would show. */
const isUpToDate = (name: string): boolean =>
  [...games.values()].some((game) => game.name === name && parts[keyOf(game)] === undefined)

for (const plan of PLANS.filter(({ name }) => isNamed(name))) {
  if (values.record || !isUpToDate(plan.name)) write(playOut(plan), 'recorded')
}

const partings: Partings = { engine: ENGINE, parts }
writeFileSync(PARTINGS_FILE, `${JSON.stringify(partings, undefined, 2)}\n`)
const total = PLANS.filter(({ name }) => isUpToDate(name)).length
console.log(
  `${Object.keys(parts).length} of ${games.size} recorded games part from engine ${ENGINE}; ${total} plans were up to date.`,
)
