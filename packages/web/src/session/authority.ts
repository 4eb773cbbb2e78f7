import {
  Course,
  fold,
  type GameState,
  initialState,
  isRefusal,
  type Log,
  type LogEntry,
  liveEntries,
  type Played,
  perSide,
  play,
  type Refusal,
  recordedIn,
  redact,
  redactEntries,
  redactEntry,
  refuse,
  Seals,
  type SeatId,
  type SeededChance,
  type SeenEntry,
  SIDES,
  type SideId,
  type StoredEntry,
  seatOf,
  storeEntry,
  storeLog,
  storeOpening,
  topQuestion,
  undo,
  view,
} from '@tactic48/rules'
import { writeWatched } from '../files/watchFile.ts'
import { type About, aboutOf, type KeptHeader, type KeptOpening } from '../game/savedGame.ts'
import { askedOpponent, NOBODY, seenBy } from '../game/seen.ts'
import { requestOf, requestTo } from '../game/takeBack.ts'
import { Clock, type KeptClock, type Reading } from './clock.ts'
import type { News } from './seenLog.ts'
import type { Known } from './session.ts'

/** Where a game is kept. */
export interface Keeper {
  append(
    header: KeptHeader,
    from: number,
    entries: readonly StoredEntry[],
    opening: KeptOpening | undefined,
  ): Promise<void>
  keepTime(id: string, clock: KeptClock): Promise<void>
}

/** Whoever decides for a side without a person: sees its view, never the authority. */
export type Decide = (seen: GameState, side: SideId) => Promise<unknown>

/** What changes at the screen beside the log. */
export type Standing = Pick<Known, 'screen' | 'hidden' | 'asked'>

export interface Told extends Standing {
  readonly news: News
  /** Told before it: the view of a seat is taken off the screen before anything is told to the next. */
  readonly first?: Told
}

/** Everything of a game: whole state, dice, log, saving. It tells a screen what the seat in front of it may know. */
export class Authority {
  readonly id: string
  private played: Played
  private readonly about: About
  private readonly chance: SeededChance
  private readonly keeper: Keeper
  private readonly onKept: (kept: boolean) => void
  private readonly first: GameState
  private readonly course: Course
  private readonly seals = new Seals()
  /** The entries as they are kept. */
  private readonly stored: StoredEntry[]
  private screen: SideId | undefined
  /** How the screen knows each secret entry: by whom it was seen, sealed or not, before or after the end. */
  private readonly known = new Map<number, string>()
  private told = 0
  private readonly clock: Clock
  /** Entries that are on the shelf; the opening is written with the first of them. */
  private kept: number
  private opened: boolean
  private keeping: Promise<void> = Promise.resolve()

  constructor(
    game: {
      readonly id: string
      readonly about: About
      readonly played: Played
      readonly chance: SeededChance
      /** Entries on the shelf; absent: nothing of it yet. */
      readonly kept?: number
      readonly clock?: KeptClock | undefined
    },
    keeper: Keeper,
    onKept: (kept: boolean) => void,
  ) {
    const first = initialState(game.played.log.spec)
    if (isRefusal(first)) throw new Error('a game without a beginning')
    this.id = game.id
    this.played = game.played
    this.about = game.about
    this.chance = game.chance
    this.keeper = keeper
    this.clock = new Clock(game.about.turnMinutes, game.clock)
    this.onKept = onKept
    this.first = first
    this.kept = game.kept ?? 0
    this.opened = game.kept !== undefined
    const { log } = this.played
    this.course = new Course(log.opening, recordedIn(log))
    for (const entry of log.entries) this.add(entry)
    this.stored = [...storeLog(log).entries]
  }

  get state(): GameState {
    return this.played.state
  }

  get log(): Log {
    return this.played.log
  }

  /** Everything that the seat in front may know. */
  tellAll(): Known {
    const { state, log } = this.played
    const seat = this.seat()
    const entries = log.entries.map((entry, i) => this.seen(entry, i))
    this.told = entries.length
    const seen = { first: view(this.first, seat), opening: redact(state, log.opening.events, seat), entries }
    return { ...this.about, id: this.id, state: view(state, seat), log: seen, ...this.standing() }
  }

  /** What the seat in front may know, to watch. */
  watchFile(): string {
    const { state, log } = this.played
    const seat = this.seat()
    const seen = {
      first: view(this.first, seat),
      opening: redact(state, log.opening.events, seat),
      entries: redactEntries(state, log.entries, seat),
    }
    return writeWatched(seen, this.standing().screen, this.about)
  }

  /** The log as it was after so many commands that count. */
  logAt(moment: number): Log {
    const { log } = this.played
    const last = liveEntries(log.entries)[moment - 1]
    // Whole entries are kept, undone ones too: a pending request to take back counts them.
    return { ...log, entries: log.entries.slice(0, last ? log.entries.lastIndexOf(last) + 1 : 0) }
  }

  submit(command: unknown): Told | Refusal {
    return this.carriedOut(play(this.played, command, this.chance))
  }

  takeBack(seat: SeatId): Told | Refusal {
    return this.carriedOut(undo(this.played, seat))
  }

  askBack(side: SideId): Told | Refusal {
    const { state, log } = this.played
    const request = requestOf({ state, asked: this.standing().asked, players: this.about.players }, side)
    const seat = seatOf(state, side)
    const to = requestTo(log, side, request)
    if (!seat || to === undefined) return refuse('UNDO', 'nothingToUndo')
    return this.submit({ verb: 'askUndo', seat, to })
  }

  /** Absent: the opponent is not asked, or something else happened while it thought. */
  async opponentActs(decide: Decide): Promise<Told | Refusal | undefined> {
    const { state } = this.played
    const side = askedOpponent({ state, players: this.about.players })
    if (!side) return undefined
    this.clock.start(state, side)
    const command = await decide(seenBy(state, side), side)
    return this.played.state === state ? this.submit(command) : undefined
  }

  /** HOUSE-17: what is told takes nobody's time; it runs from when the question lies before the side that is asked. */
  attend(side: SideId | undefined): Reading | undefined {
    if (side) this.clock.start(this.played.state, side)
    else this.clock.stop()
    return this.clock.reading()
  }

  timeUp(): Told | Refusal | undefined {
    const side = this.clock.up()
    const seat = side && seatOf(this.played.state, side)
    return seat && this.submit({ verb: 'timeout', seat })
  }

  /** What is left is written while it runs: a reload gives no time back. */
  keepTime(): void {
    if (!this.clock.reading()) return
    const { id } = this
    this.keeping = this.keeping.then(() => this.keeper.keepTime(id, this.clock.saved()).catch(() => undefined))
  }

  /** One seat's view is dropped before another's is asked for. */
  show(side: SideId | undefined): Told {
    const person = side !== undefined && this.about.players[side] === 'person'
    return this.seenFrom(person ? side : undefined)
  }

  private seenFrom(screen: SideId | undefined): Told {
    const { state, log } = this.played
    this.screen = screen
    const seat = this.seat()
    const begun = { first: view(this.first, seat), opening: redact(state, log.opening.events, seat) }
    return { news: { added: [], changed: this.changed(), state: view(state, seat), begun }, ...this.standing() }
  }

  private carriedOut(next: Played | Refusal): Told | Refusal {
    if (isRefusal(next)) return next
    const before = this.played
    const added = next.log.entries.slice(before.log.entries.length)
    const leaves = this.screen !== undefined && !topQuestion(next.state)?.awaiting.includes(this.screen)
    const first = leaves && next.state.phase !== 'over' ? this.seenFrom(undefined) : undefined
    this.played = next
    for (const entry of added) {
      this.add(entry)
      const isLast = entry === added.at(-1)
      this.stored.push(
        storeEntry(entry, isLast || entry.entry === 'undone' ? next.state : fold(before.state, entry.events)),
      )
    }
    const takenBack = added.some(({ entry }) => entry === 'undone')
    if (takenBack) this.clock.takeBack()
    else this.clock.stop()
    this.keep()
    const jumps = next.state.phase !== before.state.phase || takenBack
    const seat = this.seat()
    const fresh = this.told
    const news = {
      changed: this.changed(),
      added: next.log.entries.slice(fresh).map((entry, i) => this.seen(entry, fresh + i)),
      ...(jumps && { state: view(next.state, seat) }),
    }
    this.told = next.log.entries.length
    return { news, ...(first && { first }), ...this.standing() }
  }

  private add(entry: LogEntry): void {
    this.course.add(entry)
    this.seals.add(entry)
  }

  /** Alone against the opponent a person is always in front; two take the screen in turns. */
  private seat(): SeatId {
    const persons = SIDES.filter((side) => this.about.players[side] === 'person')
    const side = persons.length === 1 ? persons[0] : this.screen
    return (side && seatOf(this.played.state, side)) ?? NOBODY
  }

  private standing(): Standing {
    const { state } = this.played
    return {
      screen: SIDES.find((side) => seatOf(state, side) === this.seat()),
      hidden: view(state, NOBODY) !== state,
      asked: perSide((side) => this.course.hasAsked(side)),
    }
  }

  private seen(entry: LogEntry, index: number): SeenEntry {
    const closed = this.seals.isClosed(index)
    this.known.set(index, this.wayOfKnowing(index))
    return redactEntry(this.played.state, entry, this.seat(), closed)
  }

  private wayOfKnowing(index: number): string {
    return `${this.seat()} ${this.seals.isClosed(index)} ${this.played.state.phase === 'over'}`
  }

  private changed(): News['changed'] {
    const { entries } = this.played.log
    return this.seals.secret.flatMap((index) => {
      const entry = entries[index]
      if (!entry || index >= this.told || this.known.get(index) === this.wayOfKnowing(index)) return []
      return [[index, this.seen(entry, index)] as const]
    })
  }

  /** What is not kept yet, one after the other; what could not be written is tried again with the next. */
  keep(): void {
    const { state, log } = this.played
    const header: KeptHeader = {
      ...aboutOf(this.about),
      id: this.id,
      ...(state.rules.house.clock && { clock: this.clock.saved() }),
      chance: this.chance.saved(),
      savedAt: Date.now(),
      turn: state.turn.number,
      over: state.phase === 'over',
      ...(state.outcome?.winner ? { winner: state.outcome.winner } : {}),
    }
    const to = log.entries.length
    this.keeping = this.keeping.then(async () => {
      const from = this.kept
      try {
        const begun = this.opened ? undefined : { id: this.id, ...storeOpening(log) }
        await this.keeper.append(header, from, this.stored.slice(from, to), begun)
        this.kept = to
        this.opened = true
        this.onKept(true)
      } catch {
        this.onKept(false)
      }
    })
  }
}
