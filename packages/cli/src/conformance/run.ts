import type { DoneCommand } from '@tactic48/content/examples'
import {
  type CcEdition,
  type Command,
  check,
  createGame,
  execute,
  fold,
  type GameEvent,
  type GameSpec,
  type GameState,
  isRefusal,
  type QsEdition,
  redact,
  restoreState,
  type SeatId,
  saveState,
  view,
} from '@tactic48/rules'
import { refusalText, whyNoSave } from '../refusal.ts'
import type { Colors } from '../terminal.ts'
import { expectationFaults, refusalFaults } from './expect/expectation.ts'
import { forceMismatches } from './forces.ts'
import { commandOf } from './phrase.ts'
import { gameOf, rulesOf } from './position.ts'
import type { Expectation } from './schema/expectation.ts'
import type { StepText } from './schema/phrase.ts'
import type { Layout } from './schema/scenario.ts'
import { concerns, forEdition, ScriptedChance, StepFailure, type Variant, variantsOf } from './script.ts'
import { ScenarioError, type Source } from './source.ts'

export interface Failure {
  readonly file: string
  readonly line: number
  /** Counted from 1; absent = while the position was laid out. */
  readonly step?: number
  readonly note?: string
  readonly messages: readonly string[]
  /** Where the engine threw, if it did. */
  readonly trace?: string
}

export interface Played {
  readonly file: string
  readonly title: string
  readonly rules: readonly string[]
  readonly edition: QsEdition
  readonly company?: CcEdition
  readonly case?: string
  readonly failure?: Failure
}

export interface RunOptions {
  /**
   * Saves and restores the game as JSON after every command; the bytes must stay the same, and what each seat may know must judge
   * and tell the same.
   */
  readonly restore?: boolean
  /** Parameters that are laid over those of the scenario: what becomes of it under other rules. */
  readonly overrides?: Layout['overrides']
  /** Plays no more once something has failed. */
  readonly bail?: boolean
}

const under = (variant: Variant, { overrides }: RunOptions): Variant =>
  overrides
    ? { ...variant, layout: { ...variant.layout, overrides: { ...variant.layout.overrides, ...overrides } } }
    : variant

/** Plays a scenario in all its cases and editions. */
export function playScenario(source: Source, options: RunOptions = {}): readonly Played[] {
  const played: Played[] = []
  for (const variant of variantsOf(source.scenario)) {
    const failure = new Play(source, under(variant, options), options).run()
    played.push({
      file: source.file,
      title: source.scenario.title,
      rules: source.scenario.rules,
      edition: variant.edition,
      ...(variant.company === undefined ? {} : { company: variant.company }),
      ...(variant.case === undefined ? {} : { case: variant.case }),
      ...(failure ? { failure } : {}),
    })
    if (failure && options.bail) break
  }
  return played
}

/** What happens in a scenario: what chance gave before the first command, and to each. */
export function courseOf(source: Source, variant: Variant): Pick<Play, 'opening' | 'done'> {
  const play = new Play(source, variant, {})
  const failure = play.run()
  if (failure) throw new ScenarioError(`${source.file}: ${failure.messages.join('; ')}`)
  return play
}

const NO_DICE: readonly number[] = []

class Play {
  opening: readonly number[] = []
  readonly done: DoneCommand[] = []
  readonly #source: Source
  readonly #variant: Variant
  readonly #options: RunOptions
  readonly #chance = new ScriptedChance()
  /** Dice written for the whole scenario may be left over after a step, but not after the last. */
  readonly #shared: boolean

  constructor(source: Source, variant: Variant, options: RunOptions) {
    this.#source = source
    this.#variant = variant
    this.#options = options
    this.#shared = variant.layout.dice !== undefined || variant.layout.ints !== undefined
  }

  run(): Failure | undefined {
    const { layout } = this.#variant
    const steps = layout.steps ?? []
    let at: number | undefined
    try {
      const { dice, ints } = layout
      this.#chance.load(forEdition(dice, this.#variant) ?? NO_DICE, forEdition(ints, this.#variant) ?? NO_DICE)
      const misjudged = (layout.forces ?? []).flatMap((force, i) => {
        if (!concerns(force.editions, this.#variant)) return []
        const found = [...forceMismatches(force, rulesOf(layout, this.#variant), this.#variant)]
        return found.length > 0 ? [`force ${i + 1}: ${force.note ?? ''}`, ...found] : []
      })
      if (misjudged.length > 0) return this.#failure(undefined, misjudged.join('\n'))
      if (layout.forces && steps.length === 0) return undefined
      const first = steps[0]
      const opening = first && first.do === undefined && first.try === undefined ? first : undefined
      if (opening) this.#loadDice(opening)
      const game = this.#position()
      let state = this.#restored(game.state)
      let events = game.events
      this.opening = this.#chance.takeGiven()
      for (let i = 0; i < steps.length; i++) {
        const step = steps[i]
        if (!step || !concerns(step.editions, this.#variant)) continue
        at = i
        const played = this.#step(state, step, i === 0 ? events : [], step === opening)
        state = played.state
        events = played.events
      }
      const left = this.#chance.leftOver()
      if (left !== undefined) throw new StepFailure(`${left} left over at the end`)
      return undefined
    } catch (error) {
      if (error instanceof StepFailure || error instanceof ScenarioError) return this.#failure(at, error.message)
      if (!(error instanceof Error)) return this.#failure(at, `the engine threw ${String(error)}`)
      return this.#failure(at, `the engine threw: ${error.message}`, error.stack)
    }
  }

  /** As it is laid out here, or as it was saved. */
  #position(): { readonly state: GameState; readonly events: readonly GameEvent[] } {
    const { layout, edition, company } = this.#variant
    const { saved } = layout
    if (saved === undefined) {
      const spec = gameOf(layout, this.#variant)
      const game = createGame(spec, this.#chance)
      if (isRefusal(game)) throw new ScenarioError(`the position is refused: ${byName(spec, whyNoSave(game))}`)
      return game
    }
    const state = restoreState(saved)
    if (isRefusal(state)) throw new ScenarioError(`the saved position is refused: ${whyNoSave(state)}`)
    const { qs, company: layer } = state.rules
    if (qs !== edition || layer?.edition !== company)
      throw new ScenarioError(`the saved position is one of ${layer ? `${qs} with ${layer.edition}` : qs}`)
    return { state, events: [] }
  }

  #loadDice(step: StepText): void {
    const { dice, ints, draws } = step
    this.#chance.load(
      forEdition(dice, this.#variant) ?? NO_DICE,
      forEdition(ints, this.#variant) ?? NO_DICE,
      forEdition(draws, this.#variant),
    )
  }

  #step(
    before: GameState,
    step: StepText,
    opening: readonly GameEvent[],
    loaded: boolean,
  ): { readonly state: GameState; readonly events: readonly GameEvent[] } {
    const said = forEdition<Expectation>(step.expect, this.#variant)
    if (!loaded) {
      this.#chance.rolled = []
      this.#loadDice(step)
    }
    const phrase = step.do ?? step.try
    let state = before
    let events = opening
    if (phrase !== undefined) {
      const command = commandOf(before, phrase, step.by)
      if (this.#options.restore) this.#tell([...viewFaults(before, command)])
      const outcome = step.do === undefined ? check(before, command) : execute(before, command, this.#chance)
      if (isRefusal(outcome)) {
        if (said?.refused === undefined) throw new StepFailure(`refused by ${refusalText(outcome)}`)
        this.#tell([...refusalFaults(outcome, said.refused)])
      } else if (said?.refused !== undefined) {
        throw new StepFailure(`accepted, but ${JSON.stringify(said.refused)} should refuse it`)
      } else if ('state' in outcome) {
        if (this.#options.restore) this.#tell([...toldFaults(before, outcome.events, outcome.state)])
        this.done.push({ command: command as Command, draws: this.#chance.takeGiven() })
        state = this.#restored(outcome.state)
        events = outcome.events
      }
    }
    if (said) this.#tell([...expectationFaults(said, { state, events, rolled: this.#chance.rolled })])
    const left = this.#shared ? undefined : this.#chance.leftOver()
    if (left !== undefined) throw new StepFailure(`${left} left over`)
    return { state, events }
  }

  #tell(faults: readonly string[]): void {
    if (faults.length > 0) throw new StepFailure(faults.join('\n'))
  }

  /** A full state can be saved at any question and restored to the same bytes. */
  #restored(state: GameState): GameState {
    if (!this.#options.restore) return state
    const bytes = saveState(state)
    const restored = restoreState(bytes)
    if (isRefusal(restored)) throw new StepFailure(`the saved state is refused: ${whyNoSave(restored)}`)
    if (saveState(restored) !== bytes) throw new StepFailure('the state does not survive being saved')
    return restored
  }

  #failure(at: number | undefined, message: string, trace?: string): Failure {
    const { stepsAt, layout } = this.#variant
    const note = at === undefined ? undefined : layout.steps?.[at]?.note
    return {
      file: this.#source.file,
      line: this.#source.lineOf(at === undefined ? [] : [...stepsAt, at]),
      ...(at === undefined ? {} : { step: at + 1 }),
      ...(note === undefined ? {} : { note }),
      messages: message.split('\n'),
      ...(trace === undefined ? {} : { trace }),
    }
  }
}

/** A seat that sees no more than it may judges its commands alike: a refusal cannot leak. */
function* viewFaults(state: GameState, command: unknown): Iterable<string> {
  const seat = typeof command === 'object' && command !== null && 'seat' in command ? command.seat : undefined
  if (typeof seat !== 'string' || !Object.hasOwn(state.seats, seat)) return
  const known = JSON.stringify(check(view(state, seat as SeatId), command))
  const judged = JSON.stringify(check(state, command))
  if (known !== judged) yield `as ${seat} sees it: expected ${judged}, is ${known}`
}

/** What a seat is told leads from what it saw to what it sees. */
function* toldFaults(before: GameState, events: readonly GameEvent[], after: GameState): Iterable<string> {
  for (const seat of Object.keys(after.seats) as SeatId[]) {
    const told = JSON.stringify(fold(view(before, seat), redact(before, events, seat)))
    if (told !== JSON.stringify(view(after, seat))) yield `what ${seat} is told does not lead to what it sees`
  }
}

const nameOf = ({ title, case: variant, edition, company }: Played): string =>
  `${title}${variant === undefined ? '' : ` — ${variant}`} (${company === undefined ? edition : `${edition}, ${company}`})`

/** One failure for a reader: where, which step, what was expected and what is. */
export function failureText(played: Played, paint: Colors, verbose = false): string {
  const { failure } = played
  if (!failure) return ''
  const where = failure.step === undefined ? 'laying out the position' : `step ${failure.step}`
  const note = failure.note === undefined ? '' : `: ${failure.note}`
  return [
    `${paint.red('✗')} ${nameOf(played)}`,
    `  ${paint.dim(`${failure.file}:${failure.line}`)} ${where}${note}`,
    ...failure.messages.map((message) => `    ${message}`),
    ...(verbose && failure.trace !== undefined ? [failure.trace] : []),
  ].join('\n')
}

export const passText = (played: Played, paint: Colors): string => `${paint.green('✓')} ${nameOf(played)}`

/** `figures.A` and `elements.wall` as the scenario has them, instead of their places in a list. */
function byName(spec: GameSpec, words: string): string {
  const { figures = [], table } = spec.start === 'position' ? spec.position : {}
  return words
    .replace(/^position\.figures\[(\d+)\]/, (field, i) => (figures[i] ? `figures.${figures[i].id}` : field))
    .replace(/^position\.table\.elements\[(\d+)\]/, (field, i) =>
      table?.elements[i] ? `elements.${table.elements[i].id}` : field,
    )
}
