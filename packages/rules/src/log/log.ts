import type { Atom } from '../atoms.ts'
import { check } from '../engine/check.ts'
import { stateFrom } from '../engine/createGame.ts'
import { begin, carryOut } from '../engine/execute.ts'
import { BUILD, ENGINE } from '../engine/version.ts'
import { readSpec } from '../input/spec.ts'
import { fold } from '../kernel/apply.ts'
import { type Chance, type Draw, recordedChance } from '../kernel/chance.ts'
import type { AnswerCommand, Command, Verb } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import type { SeatId } from '../state/ids.ts'
import { opponentOf, type PerSide, perSide, type SideId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import { isSecretFact } from '../state/secrecy.ts'
import type { GameSpec } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'

/** What happened at one go, and every value that chance gave to it, in order: enough to play it again. */
export interface Happened {
  readonly draws: readonly Draw[]
  readonly events: readonly GameEvent[]
}

/** One command with all that came of it. */
export interface CommandEntry extends Happened {
  readonly entry: 'command'
  readonly side: SideId
  readonly command: Command
}

/** Nothing is deleted: the fold leaves out what lies between `to` and this entry. */
export interface UndoneEntry {
  readonly entry: 'undone'
  readonly side: SideId
  /** Entries kept, counted from the first. */
  readonly to: number
}

export type LogEntry = CommandEntry | UndoneEntry

/** A part of a game that stands as an earlier engine recorded it and was not judged again. */
export interface Recorded {
  /** The engine that recorded it. */
  readonly engine: number
  /** The first entry that the present engine judges or resolves otherwise; −1: the opening. */
  readonly from: number
  /** Entries before this one stand as recorded; those from here on were played by a later engine. */
  readonly until: number
  /** By which rule the engines part, where it is known. */
  readonly rule?: Atom
}

export interface Log {
  /** The engine by which everything but what is `recorded` was judged. */
  readonly engine: number
  /** Hash of its bundle; absent: run from sources. */
  readonly build?: string
  readonly recorded?: Recorded
  readonly spec: GameSpec
  /** Before the first command. */
  readonly opening: Happened
  readonly entries: readonly LogEntry[]
}

/** A game under way: its log and what the log folds to. */
export interface Played {
  readonly log: Log
  readonly state: GameState
  /** Reopened from a file whose names of markers, smoke or arrivals differ from those of this log: entries to come do not fit that file. */
  readonly isRenamed?: true
}

export function startLog(input: GameSpec, chance: Chance): Played | Refusal {
  const spec = readSpec(input)
  return isRefusal(spec) ? spec : startRead(spec, chance)
}

/** The engine that judges now. */
export const PRESENT: Pick<Log, 'engine' | 'build'> = { engine: ENGINE, ...(BUILD !== undefined && { build: BUILD }) }

/** As `startLog`, for a validated spec. */
export function startRead(spec: GameSpec, chance: Chance): Played {
  const { draws, ...recorded } = recordedChance(chance)
  const { events, state } = begin(stateFrom(spec), recorded)
  return { log: { ...PRESENT, spec, opening: { draws, events }, entries: [] }, state }
}

/** Executes a command and appends it; an accepted request to take back is carried out at once. */
export function play({ log, state }: Played, input: unknown, chance: Chance): Played | Refusal {
  const step = commanded(state, input, chance, {
    entries: log.entries.length,
    recorded: recordedIn(log),
    hasAsked: (side) => hasAskedThisTurn(log, side),
  })
  if (isRefusal(step)) return step
  const next = { log: appended(log, step.entry), state: step.state }
  return step.backTo === undefined ? next : undoneTo(next, step.entry.side, step.backTo)
}

/** How many entries stand as an earlier engine recorded them. */
export const recordedIn = ({ recorded }: Pick<Log, 'recorded'>): number => Math.max(0, recorded?.until ?? 0)

/** What a command must know of the log that it is to stand in. */
export interface Past {
  readonly entries: number
  /** The first entries, up to this number, stand as an earlier engine recorded them: they are not taken back. */
  readonly recorded?: number
  hasAsked(side: SideId): boolean
}

export interface Commanded {
  readonly entry: CommandEntry
  readonly state: GameState
  /** The command grants a request to take back to here. */
  readonly backTo: number | undefined
}

/** A command as the next entry of a log. */
export function commanded(state: GameState, input: unknown, chance: Chance, past: Past): Commanded | Refusal {
  const plan = check(state, input)
  if (isRefusal(plan)) return plan
  const { command } = plan
  const side = state.seats[command.seat]
  if (command.verb === 'askUndo') {
    if (command.to >= past.entries || command.to < (past.recorded ?? 0))
      return refuse('UNDO', 'noSuchEntry', { to: command.to, entries: past.entries })
    if (side && past.hasAsked(side)) return refuse('UNDO', 'oneRequestATurn')
  }
  if (!side) return refuse('COMMAND', 'noSuchSeat', { seat: command.seat })
  const recorded = recordedChance(chance)
  const step = carryOut(state, plan, recorded)
  const granted = step.events.find((event) => event.type === 'undoAnswered' && event.accepted)
  return {
    entry: { entry: 'command', side, command, draws: recorded.draws, events: step.events },
    state: step.state,
    backTo: granted?.type === 'undoAnswered' ? granted.to : undefined,
  }
}

/** Takes the last command back without asking: own, without dice or secrets, and nobody decided since. */
export function undo(played: Played, seat: SeatId): Played | Refusal {
  const { log, state } = played
  const side = Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined
  const to = lastLive(log.entries)
  if (!side || to < recordedIn(log)) return refuse('UNDO', 'nothingToUndo')
  return whyNotUndo(state, log.entries[to], side) ?? undoneTo(played, side, to)
}

/** Why a side may not take back the last entry that counts without asking. */
export function whyNotUndo(state: GameState, last: LogEntry | undefined, side: SideId): Refusal | undefined {
  if (state.phase === 'over') return refuse('UNDO', 'gameOver')
  if (last?.entry !== 'command') return refuse('UNDO', 'nothingToUndo')
  if (last.side !== side) return refuse('UNDO', 'otherDecided')
  if (last.draws.length > 0) return refuse('UNDO', 'chance')
  return last.events.some(({ type }) => isSecretFact(type)) ? refuse('UNDO', 'secrets') : undefined
}

function undoneTo({ log }: Played, side: SideId, to: number): Played {
  const next = appended(log, { entry: 'undone', side, to })
  return { log: next, state: foldLog(next) }
}

/** A request counts in the turn in which it was made, even when that turn has been taken back. */
export function hasAskedThisTurn(log: Log, side: SideId): boolean {
  const course = new Course(log.opening, recordedIn(log))
  for (const entry of log.entries) course.add(entry)
  return course.hasAsked(side)
}

/** What is asked of a log while it grows: in which turn it stands, who asked to take back in it, what counts. */
export class Course implements Past {
  /** After each entry; the first is the opening. */
  private readonly turns: (number | undefined)[]
  private readonly asked = new Set<string>()
  /** Indices of the entries that count. */
  private readonly live: number[] = []

  readonly recorded: number

  /** `recorded`: how many entries stand as an earlier engine recorded them (`recordedIn`). */
  constructor({ events }: Happened, recorded = 0) {
    this.turns = [lastTurnIn(events)]
    this.recorded = recorded
  }

  get entries(): number {
    return this.turns.length - 1
  }

  add(entry: LogEntry): void {
    const at = this.entries
    if (entry.entry === 'undone') {
      this.turns.push(this.turns[entry.to])
      while ((this.live.at(-1) ?? -1) >= entry.to) this.live.pop()
      return
    }
    this.turns.push(lastTurnIn(entry.events) ?? this.turns[at])
    this.live.push(at)
    if (entry.command.verb === 'askUndo') this.asked.add(`${entry.side} ${this.turns.at(-1)}`)
  }

  hasAsked(side: SideId): boolean {
    return this.hasAskedIn(this.turns.at(-1), side)
  }

  hasAskedIn(turn: number | undefined, side: SideId): boolean {
    return this.asked.has(`${side} ${turn}`)
  }

  /** The turn after this number of entries; undefined before the first. */
  turnAt(entries: number): number | undefined {
    return this.turns[entries]
  }

  /** −1 where no entry counts. */
  lastLive(): number {
    return this.live.at(-1) ?? -1
  }
}

export function lastTurnIn(events: readonly GameEvent[]): number | undefined {
  const started = events.findLast((event) => event.type === 'turnStarted')
  return started?.type === 'turnStarted' ? started.number : undefined
}

/** An answer is part of the command that asks, a decision of its own, or talk about the game. */
const ANSWERS: { readonly [V in AnswerCommand['verb']]: 'part' | 'own' | 'talk' } = {
  continueMove: 'part',
  reactTakeCover: 'part',
  opportunityShot: 'part',
  holdFire: 'part',
  shootAfterMove: 'part',
  skipShot: 'part',
  chooseVictim: 'part',
  chooseSix: 'part',
  drift: 'part',
  chooseOpponent: 'part',
  executeOrder: 'part',
  chooseCall: 'part',
  placeSupport: 'part',
  chooseTeams: 'part',
  aimMortar: 'part',
  enterTable: 'own',
  pass: 'own',
  seal: 'own',
  raise: 'own',
  answerDraw: 'talk',
  answerUndo: 'talk',
}

const isAnswer = (verb: Verb): verb is AnswerCommand['verb'] => Object.hasOwn(ANSWERS, verb)
const isPart = ({ command: { verb } }: CommandEntry): boolean => isAnswer(verb) && ANSWERS[verb] === 'part'
const isTalk = ({ command: { verb } }: CommandEntry): boolean =>
  verb === 'offerDraw' || verb === 'askUndo' || (isAnswer(verb) && ANSWERS[verb] === 'talk')

/**
 * Where the last command of a side begins, for a request that takes it back as a whole: the dice, the answers and all
 * that followed go with it. Absent where the side has commanded nothing yet.
 */
export function lastCommandOf(log: Log, side: SideId): number | undefined {
  const { entries } = log
  const judged = (at: number): number | undefined => (at < recordedIn(log) ? undefined : at)
  let own: number | undefined
  for (const at of liveBackwards(entries)) {
    const entry = entries[at]
    if (entry?.entry !== 'command' || isTalk(entry) || (own === undefined && entry.side !== side)) continue
    own ??= at
    if (!isPart(entry)) return judged(entry.side === side ? at : own)
  }
  return own === undefined ? undefined : judged(own)
}

type JudgedEntry = Pick<CommandEntry, 'entry' | 'side' | 'events'>

/** How many requests to take back were granted to each side. */
export const takenBack = ({ entries }: { readonly entries: readonly (JudgedEntry | UndoneEntry)[] }): PerSide<number> =>
  perSide(
    (side) =>
      entries.filter(
        (entry) =>
          entry.entry === 'command' &&
          entry.side === opponentOf(side) &&
          entry.events.some((event) => event.type === 'undoAnswered' && event.accepted),
      ).length,
  )

const appended = (log: Log, entry: LogEntry): Log => ({ ...log, entries: [...log.entries, entry] })

/** The entries that count, in order: the fold skips what was undone. */
export function liveEntries<E extends { readonly entry: 'command' } = CommandEntry>(
  entries: readonly (E | UndoneEntry)[],
): readonly E[] {
  const live: E[] = []
  for (const at of liveBackwards(entries)) {
    const entry = entries[at]
    if (entry && entry.entry !== 'undone') live.push(entry)
  }
  return live.reverse()
}

/** Indices of the entries that count, the last one first: whoever needs only that one pays for no other. */
export function* liveBackwards(
  entries: readonly ({ readonly entry: 'command' } | UndoneEntry)[],
): Generator<number, void> {
  for (let i = entries.length; i > 0; ) {
    const entry = entries[i - 1]
    i = entry?.entry === 'undone' ? entry.to : i - 1
    if (entry?.entry === 'command') yield i
  }
}

/** Index of the last entry that counts, −1 where none does. */
const lastLive = (entries: readonly LogEntry[]): number => liveBackwards(entries).next().value ?? -1

/** The state after the opening and after each entry, taken back or not. */
export function statesOf({ spec, opening, entries }: Log): readonly GameState[] {
  const states = [fold(stateFrom(spec), opening.events)]
  for (const entry of entries) {
    const before = states.at(-1) as GameState
    states.push(entry.entry === 'undone' ? (states[entry.to] ?? before) : fold(before, entry.events))
  }
  return states
}

/** The state that a log under way leads to; needs no dice. */
const foldLog = ({ spec, opening, entries }: Log): GameState =>
  liveEntries(entries).reduce((folded, { events }) => fold(folded, events), fold(stateFrom(spec), opening.events))
