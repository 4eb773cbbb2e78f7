/** Complete random-legal games and hostile commands: `npx tsx scripts/fuzz.ts --games 20000 --hostile 1000000 [--seed text]`. */
import { parseArgs } from 'node:util'
import { check, execute, type GameState, isRefusal, seededChance } from '@tactic48/rules'
import type { FieldSize } from '../packages/rules/test/support/companyField.ts'
import { hostileCommand } from '../packages/rules/test/support/hostile.ts'
import { playRandomGame, walkRandomGame } from '../packages/rules/test/support/randomGame.ts'
import { SEATS } from '../packages/rules/test/world/games.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    hostile: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fuzz' },
    saves: { type: 'string', default: '10' },
  },
})
const games = Number(values.games)
const hostile = Number(values.hostile)
const everySave = Math.max(1, Number(values.saves))
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)

/** Of 2,000 games one is of companies, 20 are of platoons and every tenth is of squads with all that a company brings. */
function fieldOf(game: number): FieldSize | undefined {
  if (game % 2000 === 1999) return 'company'
  if (game % 100 === 49) return 'platoon'
  return game % 10 === 4 ? 'squad' : undefined
}

const ends: { [rule: string]: number } = {}
const editions: { [edition: string]: number } = {}
let faults = 0
let commands = 0
for (let i = 0; i < games; i++) {
  const field = fieldOf(i)
  const report = playRandomGame(`${values.seed} ${i}`, {
    ...{ invariants: true, saves: i % everySave === 0 },
    ...(field && { field }),
  })
  for (const fault of report.faults) console.error(fault)
  faults += report.faults.length
  commands += report.commands
  const { rule = 'none' } = report.state.outcome ?? {}
  ends[rule] = (ends[rule] ?? 0) + 1
  const { qs } = report.state.rules
  editions[qs] = (editions[qs] ?? 0) + 1
  if ((i + 1) % 1000 === 0) console.log(`${i + 1} games, ${commands} commands, ${faults} faults, ${seconds()} s`)
}
if (faults > 0) process.exit(1)
console.log(`${games} games, ${commands} commands, every invariant held`)
console.log('ended by', ends)
console.log('editions', editions)

const chance = seededChance(`${values.seed} hostile`)
const PER_STATE = 50
let tried = 0
let legal = 0
for (let game = 0; tried < hostile; game++) {
  const seed = `${values.seed} hostile ${game}`
  const tryAll = (state: GameState): void => {
    for (const seat of Object.keys(SEATS)) {
      for (let i = 0; i < PER_STATE && tried < hostile; i++) {
        const command = hostileCommand(chance, state, seat)
        tried++
        try {
          const plan = check(state, command)
          if (isRefusal(plan)) continue
          legal++
          if (isRefusal(execute(state, command, chance))) fail([`${seed}: execute refuses what check allows`])
        } catch (error) {
          fail([`${seed}: threw ${error instanceof Error ? error.stack : error}`])
        }
      }
    }
  }
  walkRandomGame(seed, tryAll, game % 3 === 2 ? 'squad' : undefined)
}
console.log(`${tried} hostile commands, ${legal} of them legal and executed, none threw, ${seconds()} s`)

function fail(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
