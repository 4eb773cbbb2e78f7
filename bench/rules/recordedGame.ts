import { samples } from '@tactic48/ai'
import {
  type Chance,
  type Command,
  check,
  createGame,
  defaultAnswer,
  defaultRules,
  execute,
  type GameSpec,
  type GameState,
  isRefusal,
  type NewGame,
  scriptedChance,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { CARDS } from '../../packages/rules/test/world/cards.ts'
import { force, SEATS } from '../../packages/rules/test/world/games.ts'

/** Commands with the chance that they drew. */
export interface Recording {
  readonly commands: readonly Command[]
  readonly draws: readonly number[]
}

/** A game as it was played: its set-up, the state at the first turn, and what was done from there on. */
export interface RecordedGame {
  readonly spec: GameSpec
  readonly setup: Recording
  readonly first: GameState
  readonly play: Recording
}

const ROSTER = ['sergeant', 'gunner', 'scout', 'rifleman', 'rifleman', 'rifleman', 'recruit', 'runner']

/** The table grows with the forces: as much room for each figure. */
function specOf(figuresASide: number): NewGame {
  const names = Array.from({ length: figuresASide }, (_, i) => ROSTER[i % ROSTER.length] ?? 'rifleman')
  const squad = force(...names)
  const side = Math.min(96_000, Math.round(24_000 * Math.max(1, Math.sqrt(figuresASide / 8))))
  const agreedAp = squad.characters.reduce((ap, { card }) => ap + (CARDS.characters[card]?.ap ?? 0), 0)
  return {
    start: 'setup',
    rules: { ...defaultRules('qs-en'), turnLimit: 40 },
    cards: CARDS,
    seats: SEATS,
    gameType: 'skirmish',
    agreedAp,
    table: { width: side, height: side },
    forces: { blue: squad, ember: squad },
  }
}

/** Random-legal play that nobody ends by agreement; set-up by the defaults of §33. */
export const recordGame = (figuresASide: number, seed: string, limit?: number): RecordedGame =>
  record(specOf(figuresASide), seed, limit)

export function record(spec: GameSpec, seed: string, limit = Number.POSITIVE_INFINITY): RecordedGame {
  const chance = seededChance(seed)
  const setup = new Tape(chance)
  const created = createGame(spec, setup)
  if (isRefusal(created)) throw new Error(`${created.rule} ${created.code}`)
  let { state } = created
  while (state.phase === 'setup') state = setup.step(state, answer(state, chance))
  const first = state
  const tape = new Tape(chance)
  while (state.phase !== 'over' && tape.commands.length < limit) state = tape.step(state, choose(state, chance))
  return { spec, setup, first, play: tape }
}

class Tape implements Recording, Chance {
  readonly commands: Command[] = []
  readonly draws: number[] = []
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  d6(): number {
    return this.kept(this.chance.d6())
  }

  int(n: number): number {
    return this.kept(this.chance.int(n))
  }

  step(state: GameState, command: Command): GameState {
    this.commands.push(command)
    return step(state, command, this)
  }

  private kept(value: number): number {
    this.draws.push(value)
    return value
  }
}

function step(state: GameState, command: Command, chance: Chance): GameState {
  const done = execute(state, command, chance)
  if (isRefusal(done)) throw new Error(`${done.rule} ${done.code}`)
  return done.state
}

function answer(state: GameState, chance: Chance): Command {
  const [side] = topQuestion(state)?.awaiting ?? []
  const command = side && defaultAnswer(state, side, chance)
  if (!command) throw new Error('nothing can be answered')
  return command
}

function choose(state: GameState, chance: Chance): Command {
  const [side] = topQuestion(state)?.awaiting ?? []
  if (!side) throw new Error('nobody is asked')
  const list = [...samples(state, side)].filter(({ verb }) => verb !== 'resign' && verb !== 'offerDraw')
  const acting = list.filter(({ verb }) => verb !== 'endTurn')
  return pickLegal(state, acting, chance) ?? pickLegal(state, list, chance) ?? answer(state, chance)
}

/** A verb first, so that the many moves do not drown the rest. */
function pickLegal(state: GameState, list: readonly Command[], chance: Chance): Command | undefined {
  const left = new Map<Command['verb'], Command[]>()
  for (const command of list) {
    const same = left.get(command.verb)
    if (same) same.push(command)
    else left.set(command.verb, [command])
  }
  while (left.size > 0) {
    const verb = [...left.keys()][chance.int(left.size)]
    const same = (verb && left.get(verb)) ?? []
    const [command] = same.splice(chance.int(same.length), 1)
    if (verb && same.length === 0) left.delete(verb)
    if (command && !isRefusal(check(state, command))) return command
  }
  return undefined
}

/** Plays the turns again: check → resolve → apply → react. */
export function replayed({ first, play }: RecordedGame): GameState {
  const chance = scriptedChance(play.draws)
  let state = first
  for (const command of play.commands) state = step(state, command, chance)
  return state
}

/** Each command of the turns with its kind and the least seconds that it took. */
export function timed(
  { first, play }: RecordedGame,
  rounds: number,
): readonly { readonly kind: string; readonly seconds: number }[] {
  const kinds: string[] = []
  const least = play.commands.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    const chance = scriptedChance(play.draws)
    let state = first
    for (const [i, command] of play.commands.entries()) {
      const began = performance.now()
      const next = step(state, command, chance)
      least[i] = Math.min(least[i] ?? 0, (performance.now() - began) / 1000)
      const named = command.verb === 'giveOrder' ? `${command.verb} ${command.order.kind}` : command.verb
      kinds[i] = next.turn.active === state.turn.active ? named : `${named}, the last of its turn`
      state = next
    }
  }
  return least.map((seconds, i) => ({ kind: kinds[i] ?? '', seconds }))
}
