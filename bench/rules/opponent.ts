import { choose } from '@tactic48/ai'
import { companyBookOf, FACTIONS } from '@tactic48/content'
import { FORMATIONS, type FormationSize } from '@tactic48/content/battles'
import { type GameState, type NewGame, ruleSetOf, seededChance } from '@tactic48/rules'
import { SEATS } from '../../packages/rules/test/world/games.ts'
import { against, alone, type Figure } from '../figure.ts'
import { leastSeconds } from '../work.ts'
import { positions } from './positions.ts'
import { type RecordedGame, record, recordGame } from './recordedGame.ts'

const COMMANDS = 60
const APART = 12
const SIZES = [
  { aSide: 8, rounds: 20 },
  { aSide: 32, rounds: 5 },
  { aSide: 100, rounds: 2 },
] as const
/** On grounds of these sizes, in u. */
const FORMED = [
  { size: 'squad', ground: [36, 36], rounds: 20 },
  { size: 'platoon', ground: [48, 48], rounds: 5 },
  { size: 'company', ground: [72, 48], rounds: 2 },
] as const satisfies readonly { readonly size: FormationSize; readonly ground: readonly number[]; rounds: number }[]

/**
 * Decisions of Regular a second, at its next Action in positions of a random game; growth against the smallest table. Formations have
 * officers, radios, medics and hands of tactic cards, so that orders, calls and cards are weighed as well.
 */
export function* decisions(): Generator<Figure> {
  yield* grown(
    SIZES.map(({ aSide, rounds }) => ({
      name: `opponent/decision/${aSide}v${aSide}`,
      game: () => recordGame(aSide, `opponent ${aSide}`, COMMANDS),
      rounds,
    })),
  )
  yield* grown(
    FORMED.map(({ size, ground: [width, height], rounds }) => ({
      name: `opponent/decision/${size}`,
      game: () => record(formationSpec(size, width, height), `opponent ${size}`, COMMANDS),
      rounds,
    })),
  )
}

interface Table {
  readonly name: string
  readonly game: () => RecordedGame
  readonly rounds: number
}

function* grown(tables: readonly Table[]): Generator<Figure> {
  let small: { readonly name: string; readonly rate: number } | undefined
  for (const { name, game, rounds } of tables) {
    const states = positions(game(), APART)
    const rate = states.length / leastSeconds(rounds, () => decideIn(states))
    yield small ? against(name, rate, small.name, small.rate) : alone(name, rate)
    small ??= { name, rate }
  }
}

function decideIn(states: readonly GameState[]): void {
  for (const state of states) choose(state, state.turn.active, seededChance('opponent'))
}

/** Two ready formations of the same faction. */
export function formationSpec(size: FormationSize, width: number, height: number): NewGame {
  const formation = FORMATIONS.find((one) => one.size === size)
  if (!formation) throw new Error(`no ${size} is ready`)
  const { force, ap } = formation
  return {
    start: 'setup',
    rules: ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options: { turnLimit: 40 } }),
    cards: companyBookOf(FACTIONS.filter(({ id }) => id === force.faction)),
    seats: SEATS,
    gameType: 'skirmish',
    agreedAp: ap,
    table: { width: width * 1000, height: height * 1000 },
    forces: { blue: force, ember: force },
  }
}
