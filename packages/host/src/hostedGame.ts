import {
  type Chance,
  type EngineApi,
  engine,
  type GameState,
  isRefusal,
  type Log,
  refuse,
  type SeatId,
  type SideId,
  seatOf,
  type UndoneEntry,
} from '@tactic48/rules'
import { type Answer, refused, type Saving, type Sender, type Submission, type TakeBack } from './answer.ts'
import type { ChanceFor } from './chance.ts'
import { Clock, type KeptClock, type Reading } from './clock.ts'
import { type GameHeader, type Keeper, KeptElsewhere, type KeptRow } from './keeper.ts'
import { playedAgain } from './playedAgain.ts'
import { Ahead, type Entries, GameRecord } from './record.ts'
import { type Have, type SeatUpdate, type SeatView, updateFor, viewFor } from './seatUpdate.ts'
import { withSharedTables } from './sharing.ts'
import { type Snapshot, snapshotOf, trustedState } from './snapshot.ts'

/** What a host needs of the machine that it runs on. */
export interface Surroundings {
  readonly keeper: Keeper
  readonly chanceFor: ChanceFor
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly freshId: () => string
  /** Something threw inside a game; the game stays as it was. */
  readonly onIncident?: (id: string, error: unknown) => void
  readonly onSaving?: (saving: Saving) => void
}

/** A game to hold. */
export interface HeldGame {
  readonly id: string
  readonly log: Log
  /** The engine that plays it, where it is not the present one: a pinned bundle. */
  readonly engine?: EngineApi
  /** HOUSE-17: minutes of a turn, where something else than the usual was agreed. */
  readonly turnMinutes?: number | undefined
  readonly clock?: KeptClock | undefined
  /** Whether the keeper has it, opening and entries, in the form of today; else everything is written with the next command. */
  readonly kept?: boolean
  /** The id of each entry, where it was kept with one. */
  readonly ids?: readonly string[]
  /** Another holder plays it: this one only shows it. */
  readonly heldElsewhere?: boolean
  /** What this host once wrote of it. */
  readonly snapshot?: Snapshot | undefined
}

/** How often a command is judged again because another holder was first. */
const TRIES = 5
const LONGEST_ID = 64
const LONGEST_LIST = 200

type Written = 'kept' | 'failed' | 'elsewhere'

/**
 * One game with everything that belongs to it: state, dice, log, clock. It judges what is sent, keeps it, and only then says what each seat
 * may know of it. One thing happens at a time.
 */
export class HostedGame {
  readonly id: string
  private readonly around: Surroundings
  private readonly record: GameRecord
  private readonly first: GameState
  private readonly engine: EngineApi
  private readonly clock: Clock
  /** The entries that each id became. */
  private readonly ids = new Map<string, Entries>()
  /** The id of each entry. */
  private readonly rowIds: string[] = []
  private readonly listeners = new Set<() => void>()
  /** Rows that are kept; undefined: not even the opening. */
  private kept: number | undefined
  private mode: Saving = 'on'
  private elsewhere: boolean
  /** Several holders play it, and another has written since. */
  private isBehind = false
  /** Carried out, and not kept yet. */
  private waiting: Ahead | undefined
  private queue: Promise<unknown> = Promise.resolve()

  constructor(game: HeldGame, around: Surroundings) {
    this.id = game.id
    this.around = around
    const spec = withSharedTables(game.log.spec)
    this.engine = game.engine ?? engine
    this.first = this.engine.stateFrom(spec)
    this.record = new GameRecord(
      { ...game.log, spec },
      this.first,
      this.engine,
      game.snapshot && trustedState(game.snapshot, this.first, this.engine.build),
      around.keeper.since !== undefined,
    )
    this.clock = new Clock(game.turnMinutes, game.clock, around.now)
    this.kept = game.kept ? game.log.entries.length : undefined
    this.elsewhere = game.heldElsewhere ?? false
    for (const id of game.ids ?? this.record.entries.map(() => around.freshId())) this.name(id)
  }

  get state(): GameState {
    return this.record.state
  }

  /** Its list of entries grows with the game. */
  get log(): Log {
    return this.record.log
  }

  /** The id of each entry. */
  get entryIds(): readonly string[] {
    return this.rowIds
  }

  /** The state as a host can open it without folding the log; absent where the engine runs from sources. */
  snapshot(): Snapshot | undefined {
    return snapshotOf({ entries: this.record.entries.length, state: this.record.state }, this.engine.build)
  }

  get saving(): Saving {
    return this.mode
  }

  /** Another holder has played on: this one accepts nothing more. */
  get isHeldElsewhere(): boolean {
    return this.elsewhere
  }

  /** Called after each change, once it is kept. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Everything that a seat may know, or what is new to somebody who has something of it. Any seat, also one that nobody sits on. */
  told(seat: SeatId): SeatView
  told(seat: SeatId, have: Have): SeatUpdate
  told(seat: SeatId, have?: Have): SeatView | SeatUpdate {
    return have ? updateFor(this.record, this.first, seat, have) : viewFor(this.record, this.first, seat)
  }

  hasAsked(side: SideId): boolean {
    return this.record.course.hasAsked(side)
  }

  /** Writes how the game began and what was played before it came here. Where nothing can be kept, play goes on unsaved. */
  begin(): Promise<void> {
    return this.alone(async () => {
      if ((await this.written(new Ahead(this.record))) !== 'kept') this.save('off')
    })
  }

  /** One after the other until one is not accepted; what was carried out is one write. */
  submit(sender: Sender, list: readonly Submission[]): Promise<readonly Answer[]> {
    return this.alone(async () => {
      if (list.length > LONGEST_LIST)
        return list.map(() =>
          refused(refuse('COMMAND', 'malformed', { field: 'list', fault: 'listTooLong', limit: LONGEST_LIST })),
        )
      return this.keptAnswers(list, (ahead) => {
        const answers: Answer[] = []
        for (const one of list) {
          const goesOn = answers.every(({ answer }) => answer === 'accepted')
          answers.push(goesOn ? this.judged(ahead, sender, one) : { answer: 'notReached' })
        }
        return answers
      })
    })
  }

  /** What a command became that was kept before. */
  became(id: string): Answer | undefined {
    const found = this.ids.get(id)
    return found && accepted(found)
  }

  /** Takes the last command back without asking, where that is free. */
  takeBack(sender: Sender, one: TakeBack): Promise<Answer> {
    return this.alone(async () => {
      const [answer] = await this.keptAnswers([one], (ahead) => [this.takenBack(ahead, sender, one)])
      return answer ?? { answer: 'stale' }
    })
  }

  /** HOUSE-17: the clock stops while events are shown and runs once the question is before the side that is asked. */
  attend(side: SideId | undefined): Reading | undefined {
    if (side) this.clock.start(this.record.state, side)
    else this.clock.stop()
    return this.clock.reading()
  }

  /** Plays the default answer (§33) of the side whose time is up; undefined where no side's is. */
  timeUp(): Promise<Answer | undefined> {
    const side = this.clock.up()
    return side ? this.timeout(side, this.around.freshId()) : Promise.resolve(undefined)
  }

  /** What §33 has for this side, whose time the host says is up; undefined where it has no seat. */
  timeout(side: SideId, id: string): Promise<Answer | undefined> {
    return this.alone(async () => {
      const seat = seatOf(this.record.state, side)
      if (!seat) return undefined
      const command = { verb: 'timeout', seat }
      const [answer] = await this.keptAnswers([{ id }], (ahead) => [this.carriedOut(ahead, id, command)])
      return answer
    })
  }

  /** What is left is written while it runs: a reload gives no time back. */
  keepTime(): Promise<void> {
    return this.alone(async () => {
      if (!this.clock.reading() || this.mode !== 'on' || this.elsewhere) return
      await this.around.keeper.keepTime(this.id, this.clock.saved()).catch(() => undefined)
    })
  }

  /** Tries again to write what could not be written. */
  saveAgain(): Promise<Saving> {
    return this.alone(async () => {
      const ahead = this.waiting ?? new Ahead(this.record)
      this.settle(ahead, await this.written(ahead))
      return this.mode
    })
  }

  /** What could not be written is shown all the same; from now on nothing is written unless it is asked for. */
  goOnUnsaved(): Promise<void> {
    return this.alone(async () => {
      if (this.elsewhere) return
      this.save('off')
      if (this.waiting) this.commit(this.waiting)
    })
  }

  /** Another holder was there first: this one only shows the game from now on. */
  giveWay(): Promise<void> {
    return this.alone(async () => {
      this.settle(new Ahead(this.record), 'elsewhere')
    })
  }

  /** Rows that the holder of this game has kept since. False: they do not follow, and the whole game is to be read again. */
  follow(rows: readonly KeptRow[]): Promise<boolean> {
    return this.alone(async () => this.elsewhere && this.followed(rows))
  }

  /** What other holders have kept since. False: it does not follow, and the whole game is to be read again. */
  catchUp(): Promise<boolean> {
    return this.alone(() => this.caughtUp())
  }

  private async caughtUp(): Promise<boolean> {
    const rows = await this.around.keeper.since?.(this.id, this.record.entries.length).catch(() => undefined)
    const follows = rows !== undefined && this.followed(rows)
    if (follows) this.isBehind = false
    return follows
  }

  private followed(rows: readonly KeptRow[]): boolean {
    const before = this.record.entries.length
    const follows = playedAgain(this.record, rows)
    for (const { id } of rows.slice(0, this.record.entries.length - before)) this.name(id)
    if (this.kept !== undefined) this.kept = this.record.entries.length
    if (follows && rows.length > 0) for (const listener of this.listeners) listener()
    return follows
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Runs `carry` on top of what is kept and keeps what came of it; an answer that says accepted is given after that. */
  private async keptAnswers(
    list: readonly { readonly id: string }[],
    carry: (ahead: Ahead) => readonly Answer[],
    tries = TRIES,
  ): Promise<readonly Answer[]> {
    if (this.isBehind && !(await this.caughtUp())) return list.map(() => this.notKept())
    if (this.elsewhere) return list.map(() => ({ answer: 'heldElsewhere' }))
    const again = list.map(({ id }) => this.ids.get(id))
    if (again.length > 0 && again.every((found) => found !== undefined)) return again.map((found) => accepted(found))
    const stuck = this.waiting
    if (stuck) {
      if (!list.some(({ id }) => stuck.added.some((one) => one.id === id)) || (await this.keep(stuck)) !== 'kept')
        return list.map(() => this.notKept())
      return this.keptAnswers(list, carry)
    }
    const ahead = new Ahead(this.record)
    const answers = carry(ahead)
    const written = ahead.added.length === 0 ? 'kept' : await this.keep(ahead)
    if (written === 'kept') return answers
    // Another holder was first: judged again, by what has happened since.
    if (written === 'elsewhere' && this.isShared && tries > 1) return this.keptAnswers(list, carry, tries - 1)
    return answers.map((one) => (one.answer === 'accepted' && !this.isKept(one) ? this.notKept() : one))
  }

  private isKept({ to }: Entries): boolean {
    return to <= this.record.entries.length
  }

  private notKept(): Answer {
    return this.elsewhere ? { answer: 'heldElsewhere' } : { answer: 'notKept' }
  }

  private judged(ahead: Ahead, sender: Sender, { id, since, command: input }: Submission): Answer {
    if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) {
      const fault = typeof id !== 'string' ? 'notAText' : id === '' ? 'textTooShort' : 'textTooLong'
      return refused(refuse('COMMAND', 'malformed', { field: 'id', fault }))
    }
    const found = this.ids.get(id) ?? ahead.entriesOf(id)
    if (found) return accepted(found)
    const command = this.engine.parse(input)
    if (isRefusal(command)) return refused(command)
    const { seat, verb } = command
    if (!sender.seats.includes(seat)) return refused(refuse('COMMAND', 'notYourSeat', { seat }))
    if (verb === 'timeout') return refused(refuse('COMMAND', 'hostOnly', { verb }))
    if (since !== undefined && since !== this.engine.topQuestion(ahead.state)?.since) return { answer: 'stale' }
    return this.carriedOut(ahead, id, command)
  }

  /** Whatever goes wrong inside is an incident of this command: the game stays as it was. */
  private carriedOut(ahead: Ahead, id: string, command: unknown): Answer {
    const from = ahead.entries
    try {
      const step = this.engine.commanded(ahead.state, command, this.chance(from), ahead)
      if (isRefusal(step)) return refused(step)
      const { entry, state, backTo } = step
      const back = backTo === undefined ? undefined : { to: backTo, state: ahead.stateAt(backTo) }
      ahead.add(id, entry, state)
      if (back) ahead.add(id, { entry: 'undone', side: entry.side, to: back.to }, back.state)
      return accepted({ from, to: ahead.entries })
    } catch (error) {
      return this.incident(error)
    }
  }

  private takenBack(ahead: Ahead, sender: Sender, { id, seat }: TakeBack): Answer {
    const { entries, course, state } = this.record
    if (!sender.seats.includes(seat)) return refused(refuse('COMMAND', 'notYourSeat', { seat }))
    const side = Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined
    const to = course.lastLive()
    const why =
      side && to >= course.recorded ? this.engine.whyNotUndo(state, entries[to], side) : refuse('UNDO', 'nothingToUndo')
    if (!side || why) return refused(why ?? refuse('UNDO', 'nothingToUndo'))
    const from = ahead.entries
    const entry: UndoneEntry = { entry: 'undone', side, to }
    ahead.add(id, entry, ahead.stateAt(to))
    return accepted({ from, to: ahead.entries })
  }

  private chance(entries: number): Chance {
    return this.around.chanceFor(entries + 1)
  }

  private incident(error: unknown): Answer {
    const id = this.around.freshId().slice(0, 8)
    this.around.onIncident?.(id, error)
    return refused(refuse('COMMAND', 'incident', { id }))
  }

  /** Whether it is kept, and so in the record and known. */
  private async keep(ahead: Ahead): Promise<Written> {
    // Nobody thinks while it is written.
    if (ahead.added.some(({ entry }) => entry.entry === 'undone')) this.clock.takeBack()
    else this.clock.stop()
    return this.settle(ahead, this.mode === 'off' ? 'kept' : await this.written(ahead))
  }

  private settle(ahead: Ahead, written: Written): Written {
    if (written === 'kept') this.commit(ahead)
    else if (this.isShared) this.isBehind = true
    else if (written === 'elsewhere') {
      this.elsewhere = true
      this.waiting = undefined
    } else if (ahead.added.length > 0) {
      this.waiting = ahead
      this.save('failing')
    }
    return written
  }

  private get isShared(): boolean {
    return this.around.keeper.since !== undefined
  }

  private async written(ahead: Ahead): Promise<Written> {
    const { record } = this
    const from = this.kept ?? 0
    const rows: KeptRow[] = []
    if (from < record.entries.length) {
      let at = from
      for (const state of record.statesFrom(from)) {
        const [id, entry] = [this.rowIds[at], record.entries[at]]
        if (id !== undefined && entry) rows.push({ id, entry: this.engine.storeEntry(entry, state) })
        at += 1
      }
    }
    for (const { id, entry, state } of ahead.added) rows.push({ id, entry: this.engine.storeEntry(entry, state) })
    const opening = this.kept === undefined ? this.engine.storeOpening(record.log) : undefined
    try {
      await this.around.keeper.append({
        header: this.header(ahead.state),
        from,
        rows,
        after: ahead.state,
        ...(opening && { opening }),
      })
      this.kept = from + rows.length
      this.save('on')
      return 'kept'
    } catch (error) {
      return error instanceof KeptElsewhere ? 'elsewhere' : 'failed'
    }
  }

  private header({ turn, phase, outcome, rules }: GameState): GameHeader {
    return {
      id: this.id,
      turn: turn.number,
      over: phase === 'over',
      ...(outcome?.winner && { winner: outcome.winner }),
      ...(rules.house.clock && { clock: this.clock.saved() }),
    }
  }

  private commit(ahead: Ahead): void {
    this.waiting = undefined
    for (const { id, entry, state } of ahead.added) {
      this.record.add(entry, state)
      this.name(id)
    }
    if (ahead.added.length > 0) for (const listener of this.listeners) listener()
  }

  /** The next entry came of this command. */
  private name(id: string): void {
    const at = this.rowIds.length
    this.rowIds.push(id)
    this.ids.set(id, { from: this.ids.get(id)?.from ?? at, to: at + 1 })
  }

  private save(mode: Saving): void {
    if (mode === this.mode) return
    this.mode = mode
    this.around.onSaving?.(mode)
  }
}

const accepted = ({ from, to }: Entries): Answer => ({ answer: 'accepted', from, to })
