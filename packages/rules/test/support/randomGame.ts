import {
  type Command,
  check,
  createGame,
  defaultAnswer,
  execute,
  type Figure,
  type Force,
  fold,
  friendsOf,
  type GameState,
  initialState,
  isRefusal,
  type Played,
  play,
  restoreState,
  resumedChance,
  type SeededChance,
  type SideId,
  type Step,
  saveState,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { held, seatFor } from '../world/games.ts'
import type { FieldSize } from './companyField.ts'
import { watched } from './invariants.ts'
import { isLower, measureOf } from './measure.ts'
import { anySpec, fieldSpec, pick } from './randomSpec.ts'
import { samples } from './sampler.ts'

export interface Report {
  readonly commands: number
  readonly state: GameState
  readonly faults: readonly string[]
}

/** How thoroughly a game is watched. */
export interface Watch {
  readonly invariants: boolean
  readonly saves: boolean
  /** Two formations of this size, everything of a company around them; absent: small games of all kinds. */
  readonly field?: FieldSize
  /** Stops after so many commands. */
  readonly most?: number
}

/** A complete random-legal game; every fault met on the way is reported, none is thrown. */
export function playRandomGame(seed: string, watch: Watch, follow?: (step: Step) => void): Report {
  const chance = seededChance(seed)
  const { spec, forces } = watch.field ? fieldSpec(chance, watch.field) : anySpec(chance)
  const created = createGame(spec, chance)
  if (isRefusal(created))
    return { commands: 0, state: {} as GameState, faults: [`spec refused: ${JSON.stringify(created)}`] }
  const game = new RandomGame(chance, forces, watch, created.state, undefined, follow)
  game.run()
  if (watch.invariants) {
    const initial = initialState(spec)
    const events = [...created.events, ...game.events]
    if (isRefusal(initial) || saveState(fold(initial, events)) !== saveState(game.state)) {
      game.faults.push('fold(events) is not the state')
    }
  }
  return { commands: game.commands, state: game.state, faults: game.faults.map((fault) => `${seed}: ${fault}`) }
}

/** A command that writes into the state it was given throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

const COMMAND_LIMIT = 5000
const CROWD = 8

class RandomGame {
  state: GameState
  commands = 0
  readonly faults: string[] = []
  readonly events: Step['events'][number][] = []
  private readonly chance: SeededChance
  private readonly forces: { readonly [S in SideId]: Force }
  private readonly watch: Watch

  private readonly visit: ((state: GameState, command: Command) => void) | undefined
  private readonly told: ((step: Step) => void) | undefined

  constructor(
    chance: SeededChance,
    forces: { readonly [S in SideId]: Force },
    watch: Watch,
    state: GameState,
    visit?: (state: GameState, command: Command) => void,
    told?: (step: Step) => void,
  ) {
    this.visit = visit
    this.told = told
    this.chance = chance
    this.forces = forces
    this.watch = watch
    this.state = state
  }

  run(): void {
    while (this.state.phase !== 'over' && this.faults.length === 0) {
      if (this.commands === this.watch.most) return
      if (this.commands++ > COMMAND_LIMIT) this.faults.push('the game does not end')
      if (this.watch.saves) this.roundTrip()
      const command = this.choose()
      if (!command) return
      this.visit?.(this.state, command)
      if (this.watch.invariants) freeze(this.state)
      const step = execute(this.state, command, this.chance)
      if (isRefusal(step)) this.faults.push(`candidate refused: ${JSON.stringify([command, step])}`)
      else this.follow(command, step)
    }
  }

  private choose(): Command | undefined {
    const question = topQuestion(this.state)
    const side = question && pick(this.chance, question.awaiting)
    if (!question || !side) {
      this.faults.push('nobody is asked')
      return undefined
    }
    if (question.kind === 'force') return { verb: 'submitForce', seat: seatFor(side), force: this.forces[side] }
    if (this.state.rules.house.clock && this.chance.int(20) === 0) return { verb: 'timeout', seat: seatFor(side) }
    if (question.kind === 'layout' || this.chance.int(20) === 0) {
      const answer = defaultAnswer(this.state, side, this.chance)
      if (!answer) this.faults.push(`no default for ${question.kind}`)
      return answer
    }
    const legal = this.legal([...samples(this.state, side, this.movers(side))].filter(({ verb }) => this.wanted(verb)))
    if (legal) return legal
    const any = this.legal([...samples(this.state, side)])
    if (!any) this.faults.push(`no candidate for ${question.kind}`)
    return any
  }

  /** Where many stand on the table two of them look where they may go; all of them would take too long. */
  private movers(side: SideId): readonly Figure[] {
    const friends = friendsOf(this.state, side)
    return friends.length <= CROWD ? friends : [pick(this.chance, friends), pick(this.chance, friends)]
  }

  /** A verb at random, then one of its commands; those that `check` refuses are thrown away. */
  private legal(proposed: Command[]): Command | undefined {
    const byVerb = new Map<Command['verb'], Command[]>()
    for (const command of proposed) {
      const list = byVerb.get(command.verb)
      if (list) list.push(command)
      else byVerb.set(command.verb, [command])
    }
    while (byVerb.size > 0) {
      const verb = pick(this.chance, [...byVerb.keys()])
      const list = byVerb.get(verb) ?? []
      const [command] = list.splice(this.chance.int(list.length), 1)
      if (list.length === 0) byVerb.delete(verb)
      if (command && !isRefusal(check(this.state, command))) return command
    }
    return undefined
  }

  /** Games that end by agreement at the first question prove little. */
  private wanted(verb: Command['verb']): boolean {
    if (verb === 'resign') return this.chance.int(2000) === 0
    if (verb === 'offerDraw') return this.chance.int(50) === 0
    return verb !== 'endTurn' || this.chance.int(4) === 0 || this.state.sides[this.state.turn.active].tokens < 2
  }

  private follow(command: Command, step: Step): void {
    this.told?.(step)
    if (this.watch.invariants) {
      const { faults } = watched(this.state, step.events)
      this.faults.push(...faults.map((fault) => `${fault} (${command.verb})`))
      this.events.push(...step.events)
      const { state } = this
      const sameTurn =
        step.state.turn.number === state.turn.number && step.state.phase === 'play' && state.phase === 'play'
      if (sameTurn && !isLower(measureOf(step.state), measureOf(state))) {
        this.faults.push(`the measure does not fall: ${command.verb} ${measureOf(state)} → ${measureOf(step.state)}`)
      }
    }
    this.state = step.state
  }

  /** At every question: the same bytes come back, and play goes on from what was restored. */
  private roundTrip(): void {
    const text = saveState(this.state)
    const restored = restoreState(text)
    if (isRefusal(restored)) {
      this.faults.push(`a saved state is refused: ${JSON.stringify(restored)}`)
      return
    }
    if (saveState(restored) !== text) {
      this.faults.push('a saved state does not come back to the same bytes')
      return
    }
    this.state = restored
  }
}

/** Shows every state of a random game with the command chosen in it. */
export function walkRandomGame(
  seed: string,
  visit: (state: GameState, command: Command) => void,
  field?: FieldSize,
): void {
  const chance = seededChance(seed)
  const { spec, forces } = field ? fieldSpec(chance, field) : anySpec(chance)
  const created = createGame(spec, chance)
  if (isRefusal(created)) throw new Error(JSON.stringify(created))
  const game = new RandomGame(chance, forces, { invariants: false, saves: false }, created.state, visit)
  game.run()
  if (game.faults.length > 0) throw new Error(game.faults.join('; '))
}

/** The log of a random game up to so many commands, or to the first that is taken back. */
export function randomLog(seed: string, most: number, field?: FieldSize): Played {
  const chance = seededChance(seed)
  const { spec, forces } = field ? fieldSpec(chance, field) : anySpec(chance)
  let played = held(startLog(spec, chance))
  let isDone = false
  const follow = (_: GameState, command: Command): void => {
    if (isDone || played.log.entries.length >= most) return
    const next = held(play(played, command, resumedChance(chance.saved())))
    isDone = next.log.entries.at(-1)?.entry === 'undone'
    if (!isDone) played = next
  }
  new RandomGame(chance, forces, { invariants: false, saves: false, most }, played.state, follow).run()
  return played
}
