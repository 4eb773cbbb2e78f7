import {
  type CommandEntry,
  type Course,
  type EngineApi,
  type GameState,
  type Log,
  type LogEntry,
  lastTurnIn,
  type Past,
  recordedIn,
  type Seals,
  type SideId,
} from '@tactic48/rules'

/** States of the last entries: what is taken back is nearly always one of them. */
const RECENT = 64
/** Where thousands of games are held at once a take-back folds a little instead. */
const FEW = 4
/** States further back, spread evenly: at most this number. */
const MILESTONES = 64

/** The states on the way to now, so that a take-back need not fold the whole log. Their number is bounded. */
export class States {
  private readonly states = new Map<number, GameState>()
  private stride = RECENT
  private readonly fold: EngineApi['fold']
  private readonly recent: number
  /** Entries that were folded to find a state again. */
  folded = 0

  constructor(opened: GameState, fold: EngineApi['fold'], recent = RECENT) {
    this.states.set(0, opened)
    this.fold = fold
    this.recent = recent
  }

  /** How many states are held. */
  get size(): number {
    return this.states.size
  }

  /** After this number of entries. */
  set(entries: number, state: GameState): void {
    this.states.set(entries, state)
    const old = entries - this.recent
    if (old > 0 && old % this.stride !== 0) this.states.delete(old)
    if (old > 0 && old / this.stride > MILESTONES) this.thinOut(old)
  }

  at(count: number, entries: readonly LogEntry[]): GameState {
    const missing: CommandEntry[] = []
    for (let at = count; ; ) {
      const state = this.states.get(at)
      if (state) return missing.reduceRight((folded, { events }) => this.fold(folded, events), state)
      const entry = entries[at - 1]
      if (!entry) throw new Error(`no state after ${at} entries`)
      if (entry.entry === 'undone') {
        at = entry.to
        continue
      }
      missing.push(entry)
      this.folded += 1
      at -= 1
    }
  }

  private thinOut(old: number): void {
    this.stride *= 2
    for (const at of this.states.keys()) if (at <= old && at % this.stride !== 0) this.states.delete(at)
  }
}

/** Entries from … to − 1. */
export interface Entries {
  readonly from: number
  readonly to: number
}

/** A state that need not be folded again: that after this number of entries. */
export interface KnownState {
  readonly entries: number
  readonly state: GameState
}

/** A game in memory: what was carried out and is kept, and what follows from it. It only grows. */
export class GameRecord {
  /** Its list of entries grows with the game. */
  readonly log: Log
  readonly entries: LogEntry[] = []
  readonly course: Course
  readonly seals: Seals
  /** The rules by which it is played: the present ones, or those of a pinned bundle. */
  readonly engine: EngineApi
  readonly states: States
  state: GameState
  /** The number of entries with which it was over. */
  overSince: number | undefined

  /** Folds what the log holds, from `first`, the state before the opening, or from a later state that is trusted. */
  constructor(log: Log, first: GameState, engine: EngineApi, from?: KnownState, isOneOfMany = false) {
    this.log = { ...log, entries: this.entries }
    this.engine = engine
    this.course = engine.course(log.opening, recordedIn(log))
    this.seals = engine.seals()
    this.state = engine.fold(first, log.opening.events)
    this.states = new States(this.state, engine.fold, isOneOfMany ? FEW : RECENT)
    const known = from && from.entries > 0 && from.entries <= log.entries.length ? from : undefined
    log.entries.forEach((entry, at) => {
      if (known && at + 1 < known.entries) this.index(entry)
      else this.add(entry, known && at + 1 === known.entries ? known.state : this.after(entry))
    })
  }

  add(entry: LogEntry, state: GameState): void {
    this.index(entry)
    this.state = state
    this.states.set(this.entries.length, state)
    this.noteEnd()
  }

  stateAt(count: number): GameState {
    return this.states.at(count, this.entries)
  }

  /** The state after each entry from this number on, one after the other. */
  *statesFrom(from: number): Generator<GameState, void> {
    let state = this.stateAt(from)
    for (const entry of this.entries.slice(from)) {
      state = entry.entry === 'undone' ? this.stateAt(entry.to) : this.engine.fold(state, entry.events)
      yield state
    }
  }

  private after(entry: LogEntry): GameState {
    return entry.entry === 'undone' ? this.stateAt(entry.to) : this.engine.fold(this.state, entry.events)
  }

  private index(entry: LogEntry): void {
    this.entries.push(entry)
    this.course.add(entry)
    this.seals.add(entry)
  }

  /** What is over is not taken back. */
  private noteEnd(): void {
    if (this.state.phase === 'over') this.overSince ??= this.entries.length
  }
}

/** What is carried out on top of a record, and is not in it before it is kept. */
export class Ahead implements Past {
  readonly added: { readonly entry: LogEntry; readonly state: GameState; readonly id: string }[] = []
  private readonly record: GameRecord
  private readonly turns: (number | undefined)[] = []
  private readonly asked = new Set<string>()

  constructor(record: GameRecord) {
    this.record = record
  }

  get entries(): number {
    return this.record.entries.length + this.added.length
  }

  get recorded(): number {
    return this.record.course.recorded
  }

  get state(): GameState {
    return this.added.at(-1)?.state ?? this.record.state
  }

  hasAsked(side: SideId): boolean {
    const turn = this.turnAt(this.entries)
    return this.asked.has(`${side} ${turn}`) || this.record.course.hasAskedIn(turn, side)
  }

  stateAt(count: number): GameState {
    return this.added[count - this.record.entries.length - 1]?.state ?? this.record.stateAt(count)
  }

  add(id: string, entry: LogEntry, state: GameState): void {
    const before = this.entries
    const turn = entry.entry === 'undone' ? this.turnAt(entry.to) : (lastTurnIn(entry.events) ?? this.turnAt(before))
    this.added.push({ id, entry, state })
    this.turns.push(turn)
    if (entry.entry === 'command' && entry.command.verb === 'askUndo') this.asked.add(`${entry.side} ${turn}`)
  }

  /** What a command of this id became. */
  entriesOf(id: string): Entries | undefined {
    const first = this.added.findIndex((one) => one.id === id)
    if (first < 0) return undefined
    const from = this.record.entries.length
    return { from: from + first, to: from + this.added.findLastIndex((one) => one.id === id) + 1 }
  }

  private turnAt(count: number): number | undefined {
    const ahead = count - this.record.entries.length
    return ahead > 0 ? this.turns[ahead - 1] : this.record.course.turnAt(count)
  }
}
