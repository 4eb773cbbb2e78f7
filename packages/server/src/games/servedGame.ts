import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type Answer,
  type Have,
  HostedGame,
  type KeptRow,
  reopeningGame,
  type SeatUpdate,
  type Submission,
} from '@tactic48/host'
import {
  type Agreed,
  type Asks,
  type Clocks,
  type ComputerLevel,
  commitmentTo,
  committedChance,
  type GameAround,
  keyOf,
  type Ordered,
  type Proof,
  type Remark,
  type ServerMessage,
  type StandingOrder,
  type Waits,
  type WholeGame,
} from '@tactic48/protocol'
import {
  type EngineApi,
  type GameState,
  isRefusal,
  type Log,
  type Played,
  perSide,
  type Refusal,
  type SeatId,
  type SideId,
  type StoredOpening,
  seatId,
  seatOf,
} from '@tactic48/rules'
import type { PlayedOn } from '../bundles/engines.ts'
import type { CourseRow, EntryRow, GameRow, SeatRow, Store } from '../store/store.ts'
import type { Appender } from './appender.ts'
import { COMPUTER_BEAT, flagFalls, PLAN_AFTER, WINDOW_BY_DAYS, windowOf } from './clocks.ts'
import { GameKeeper, rowsFrom, rowsIn } from './gameKeeper.ts'
import { answerOf, type ByOrder, isAnsweredByOrders } from './orders.ts'
import type { HeldThen } from './packing.ts'
import { openingText } from './sharedSpec.ts'

/** A spectator sees what both sides may see. */
const NOBODY = seatId('nobody')

/** A page that follows a game. */
export interface Follower {
  readonly person: string | undefined
  tell(message: ServerMessage): void
}

interface Following {
  /** Absent: a spectator. */
  readonly side: SideId | undefined
  have: Have | undefined
  /** The last update sent about everything beside the table, without the time. */
  around?: string
}

export interface ServedAround {
  readonly store: Store
  readonly appender: Appender
  readonly now: () => number
  readonly computerBeat?: number | undefined
  readonly onIncident: (game: string, id: string, error: unknown) => void
}

/** A game that has begun, as stored. */
export interface Begun {
  /** As it was hashed. */
  readonly opening: string
  readonly rows: readonly EntryRow[]
  readonly course: CourseRow
  /** The snapshot of the entries before these rows. */
  readonly held?: HeldThen | undefined
}

/** A game as stored. */
export interface Known {
  readonly row: GameRow
  readonly seats: readonly SeatRow[]
  readonly playedOn: PlayedOn
  /** Absent: it has not begun. */
  readonly begun?: Begun | undefined
}

/** Opens a game by replaying its rows, verified like a file. */
function playedFrom(opening: string, rows: readonly KeptRow[], on: EngineApi): Played {
  const stored = JSON.parse(opening) as StoredOpening
  const work = reopeningGame({ ...stored, entries: rows.map(({ entry }) => entry) }, 'all', on)
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    if (isRefusal(value)) throw new Error(`a stored game does not open: ${JSON.stringify(value)}`)
    return value
  }
}

/** Opens a game from the host's own snapshot. */
function heldFrom(opening: string, { log }: HeldThen, on: EngineApi): Log {
  const spec = on.readSpec((JSON.parse(opening) as StoredOpening).spec)
  if (isRefusal(spec)) throw new Error(`a stored game does not open: ${JSON.stringify(spec)}`)
  return { ...log, spec }
}

/** One game on this node. No node owns it: if another writes the next entry, this one catches up. */
export class ServedGame {
  private known: Known
  private readonly around: ServedAround
  private readonly followers = new Map<Follower, Following>()
  private held:
    | {
        readonly hosted: HostedGame
        readonly keeper: GameKeeper
        readonly engine: EngineApi
      }
    | undefined
  /** The number of entries in the stored snapshot. */
  private snapshotAt = 0
  /** For spectators, who are some turns behind. */
  private lagging: HostedGame | undefined

  constructor(known: Known, around: ServedAround) {
    this.known = known
    this.around = around
    this.open(known)
  }

  get row(): GameRow {
    return this.known.row
  }

  get seats(): readonly SeatRow[] {
    return this.known.seats
  }

  get id(): string {
    return this.row.id
  }

  get entries(): number {
    return this.held?.hosted.log.entries.length ?? 0
  }

  get isFollowed(): boolean {
    return this.followers.size > 0
  }

  get isOver(): boolean {
    return this.held?.hosted.state.phase === 'over'
  }

  /** Over by the rules, or closed: nothing is secret any more. */
  get isEnded(): boolean {
    return this.row.status === 'over' || this.row.status === 'closed'
  }

  get course(): CourseRow | undefined {
    return this.held?.keeper.course ?? this.known.begun?.course
  }

  /** Why it cannot be played for now. */
  get waits(): Waits | undefined {
    return typeof this.engine === 'string' ? this.engine : undefined
  }

  get engine(): EngineApi | Waits {
    return this.known.playedOn.engine
  }

  sideOf(person: string | undefined): SideId | undefined {
    return person === undefined ? undefined : this.seats.find((seat) => seat.person === person)?.side
  }

  /** The level of the computer on a side. */
  computerAt(side: SideId): ComputerLevel | undefined {
    return this.seats.find((seat) => seat.side === side)?.computer
  }

  /** A computer agrees to every pause and end. */
  agreed(side: SideId): Agreed {
    if (this.computerAt(side)) return { pause: true, close: true }
    return this.seats.find((seat) => seat.side === side)?.agreed ?? {}
  }

  // Following

  async follow(follower: Follower, side: SideId | undefined, from: number | undefined): Promise<void> {
    await this.readyFor(side)
    const have = from === undefined ? undefined : { entries: from, as: this.seatOf(side) }
    this.followers.set(follower, { side, have })
    this.tellAround()
    if (have) this.tellFacts(follower)
  }

  leave(follower: Follower): void {
    if (this.followers.delete(follower)) this.tellAround()
  }

  /** Opens the delayed game for spectators first. */
  async readyFor(side: SideId | undefined): Promise<void> {
    if (!side) await this.openLagging()
  }

  /** Everything that one seat, or a spectator, may know. */
  whole(side: SideId | undefined, said: readonly Remark[]): WholeGame {
    const shown = this.shownTo(side)
    const seat = this.seats.find((one) => one.side === side)
    return {
      around: this.aroundFor(side),
      said,
      ...(shown && {
        view: shown.told(this.seatOf(side)),
        head: this.held?.keeper.headAt(shown.log.entries.length) ?? '',
      }),
      ...(seat?.orders && { orders: JSON.parse(seat.orders) as readonly StandingOrder[] }),
      ...(side && seat?.plan && { plan: this.planOf(side) }),
      ...(seat?.voided && { voided: JSON.parse(seat.voided) as Refusal }),
      ...(seat?.ordered && { ordered: JSON.parse(seat.ordered) as readonly Ordered[] }),
    }
  }

  tellAll(message: ServerMessage): void {
    for (const follower of this.followers.keys()) follower.tell(message)
  }

  /** Changes that concern only the other seat, such as its orders, must not cause an update. */
  tellAround(): void {
    for (const [follower, following] of this.followers) {
      const around = this.aroundFor(following.side)
      const { now: _, ...rest } = around
      const text = JSON.stringify(rest)
      // GEN-09: an update without changes would reveal that something secret has changed.
      if (following.around === text) continue
      following.around = text
      follower.tell({ type: 'around', around })
    }
  }

  // Playing

  async submit(side: SideId, one: Submission): Promise<Answer | undefined> {
    const held = this.held
    const seat = held && seatOf(held.hosted.state, side)
    if (!held || !seat) return undefined
    const [answer] = await held.hosted.submit({ seats: [seat] }, [one])
    return answer
  }

  async takeBack(side: SideId, id: string): Promise<Answer | undefined> {
    const seat = this.held && seatOf(this.held.hosted.state, side)
    return seat && this.held?.hosted.takeBack({ seats: [seat] }, { id, seat })
  }

  /** Plays §33 for a side whose time is up. */
  async timeout(side: SideId): Promise<Answer | undefined> {
    return this.held?.hosted.timeout(side, randomUUID())
  }

  get hosted(): HostedGame | undefined {
    return this.held?.hosted
  }

  /** Entries to replay if the game left memory now. */
  get sinceSnapshot(): number {
    return this.entries - this.snapshotAt
  }

  /** A snapshot of the game; undefined if the engine has no build name. */
  heldNow(): HeldThen | undefined {
    const state = this.held?.hosted.snapshot()
    if (!this.held || !state) return undefined
    const { hosted, keeper } = this.held
    const { spec: _, ...log } = hosted.log
    const { entries } = state
    this.snapshotAt = entries
    return {
      log: { ...log, entries: log.entries.slice(0, entries) },
      ids: hosted.entryIds.slice(0, entries),
      heads: keeper.headsUntil(entries),
      state,
    }
  }

  /** False: the rows of other nodes do not follow, so the game must be reopened. */
  async catchUp(): Promise<boolean> {
    return this.held ? this.held.hosted.catchUp() : true
  }

  /** The same question at the same entry, with other clocks or another due time. */
  async setCourse(part: {
    readonly clocks?: Clocks | undefined
    readonly dueAt?: number | undefined
  }): Promise<boolean> {
    const held = this.held
    if (!held) return false
    const before = held.keeper.course
    const { clocks, dueAt, ...rest } = { ...before, ...part }
    const after = { ...rest, ...(clocks && { clocks }), ...(dueAt !== undefined && { dueAt }) }
    if (!(await this.around.store.setCourse({ before, after }))) return false
    // An entry may have been written meanwhile.
    if (held.keeper.course === before) held.keeper.course = after
    return true
  }

  /** Where it stands after it waited, or as another node has set it: paused, given back. */
  standsAt(course: CourseRow): void {
    const { held } = this
    if (!held || course.entries !== this.entries || isDeepStrictEqual(held.keeper.course, course)) return
    held.keeper.course = course
    this.tellAround()
  }

  /** When the server must act, from public information: windows, clocks. */
  dueAt(asks: Asks | undefined, clocks: Clocks | undefined): number | undefined {
    if (!asks || this.row.status === 'closed') return undefined
    const persons = this.personsAsked(asks)
    const due = [
      ...(persons.sides.length < asks.sides.length ? [this.computerMayAt(asks)] : []),
      ...(persons.sides.length > 0 ? this.dueFor(persons, clocks) : []),
    ]
    return due.length > 0 ? Math.min(...due) : undefined
  }

  /** The question without the computer's side, which has no clock and no window. */
  personsAsked(asks: Asks): Asks {
    return { ...asks, sides: asks.sides.filter((side) => !this.computerAt(side)) }
  }

  computerMayAt({ at }: Asks): number {
    return at + (this.around.computerBeat ?? COMPUTER_BEAT)
  }

  private dueFor(asks: Asks, clocks: Clocks | undefined): readonly number[] {
    const { pace } = this.row.terms
    if (asks.kind === 'window')
      return [
        asks.at +
          windowOf(
            pace,
            asks.sides.every((side) => this.agreed(side).waivesWindows),
          ),
      ]
    const planned = asks.sides.some((side) => this.planOf(side).length > 0) ? [asks.at + PLAN_AFTER] : []
    const ordered = this.answersByOrders(asks) ? [asks.at + WINDOW_BY_DAYS] : []
    const falls = clocks ? flagFalls(clocks, pace, asks).map(({ at }) => at) : []
    return [...falls, ...planned, ...ordered]
  }

  /** The planned commands of a side, in order. */
  planOf(side: SideId): readonly unknown[] {
    const plan = this.seats.find((seat) => seat.side === side)?.plan
    return plan ? (JSON.parse(plan) as readonly unknown[]) : []
  }

  /** Whether orders or §33 answer this question: all asked sides have publicly agreed to that. */
  answersByOrders({ kind, sides }: Asks): boolean {
    return isAnsweredByOrders(kind) && sides.every((side) => this.agreed(side).ordersAnswer)
  }

  /** The command of a side's orders for the current question. */
  orderedAnswer(side: SideId): ByOrder | undefined {
    const { held } = this
    const seat = held && seatOf(held.hosted.state, side)
    const orders = this.seats.find((one) => one.side === side)?.orders
    if (!seat || !orders) return undefined
    const { engine, hosted } = held
    return answerOf(JSON.parse(orders) as readonly StandingOrder[], engine.view(hosted.state, seat), { seat, engine })
  }

  /** Only to the pages of one side. */
  tellSide(side: SideId, message: ServerMessage): void {
    for (const [follower, following] of this.followers) if (following.side === side) follower.tell(message)
  }

  /** Data beside the entries has changed; with `begun` the game is opened or reopened. */
  learn(known: Known): void {
    const { engine } = this
    const { begun } = this.known
    const isSame = known.playedOn.engine === engine
    this.known = isSame && begun && !known.begun ? { ...known, begun } : known
    if (known.begun || !isSame) {
      this.lagging = undefined
      this.open(known)
      for (const [follower, following] of this.followers) {
        following.have = undefined
        follower.tell({ type: 'whole', game: this.id })
      }
    }
    this.tellAround()
  }

  /** The public view after this many entries; undefined: spectators are not there yet. */
  async stateForAll(entries: number): Promise<GameState | undefined> {
    await this.readyFor(undefined)
    const shown = this.shownTo(undefined)
    if (!shown || !this.held || shown.log.entries.length < entries) return undefined
    const rows = (await this.around.store.entries(this.id)).flatMap(rowsIn).slice(0, entries)
    const { engine } = this.held
    const opening = await this.opening()
    return opening === undefined ? undefined : engine.view(playedFrom(opening, rows, engine).state, NOBODY)
  }

  get hasBegun(): boolean {
    return this.held !== undefined || this.known.begun !== undefined
  }

  /** The proof, revealed when the game has ended, for whatever reason. */
  async proof(): Promise<Proof> {
    const { id, seed, salt, nonces } = this.row
    const opening = await this.opening()
    const rows = opening === undefined ? [] : await this.around.store.entries(id)
    const texts = rows.flatMap(rowsIn).map(({ entry }) => JSON.stringify(entry))
    return {
      ...{ scheme: 1, game: id, seed, salt, nonces, commitment: commitmentTo(this.row) },
      entries: opening === undefined ? [] : [opening, ...texts],
    }
  }

  /** As it was hashed; absent: it has not begun. */
  private async opening(): Promise<string | undefined> {
    const { opening } = this.row
    return opening === undefined || !this.hasBegun ? undefined : openingText(opening, this.around.store)
  }

  /** A game on hold is left untouched: no entry is read. */
  private open({ row, seats, playedOn, begun }: Known): void {
    this.held = undefined
    if (!begun || typeof playedOn.engine === 'string') return
    this.hold(begun, playedOn.engine)
    this.known = { row, seats, playedOn }
  }

  private hold(begun: Begun, engine: EngineApi): void {
    const { row, around } = this
    const rows = begun.rows.flatMap(rowsIn)
    const { held } = begun
    const log = held ? heldFrom(begun.opening, held, engine) : playedFrom(begun.opening, rows, engine).log
    const chanceFor = committedChance(keyOf(row.seed, row.id, row.nonces))
    const keeper = new GameKeeper(
      row,
      { ...begun, heads: held?.heads },
      { ...around, engine, dueAt: (asks, clocks) => this.dueAt(asks, clocks) },
    )
    const hosted = new HostedGame(
      {
        ...{ id: row.id, log, engine, kept: true, ids: held?.ids ?? rows.map(({ id }) => id) },
        snapshot: held?.state,
      },
      {
        keeper,
        chanceFor,
        now: around.now,
        freshId: randomUUID,
        onIncident: (id, error) => around.onIncident(row.id, id, error),
      },
    )
    keeper.follow(hosted.state)
    this.snapshotAt = held?.state.entries ?? 0
    hosted.listen(() => {
      keeper.follow(hosted.state)
      void this.heard().catch((error: unknown) => around.onIncident(row.id, 'heard', error))
    })
    this.held = { hosted, keeper, engine }
  }

  private async heard(): Promise<void> {
    for (const follower of this.followers.keys()) this.tellFacts(follower)
    this.tellAround()
    await this.moveLagging()
  }

  private tellFacts(follower: Follower): void {
    const following = this.followers.get(follower)
    const shown = following && this.shownTo(following.side)
    if (!following?.have || !shown || !this.held) return
    const { keeper } = this.held
    const seat = this.seatOf(following.side)
    const { entries } = following.have
    if (entries > shown.log.entries.length) {
      follower.tell({ type: 'whole', game: this.id })
      following.have = undefined
      return
    }
    const update: SeatUpdate = shown.told(seat, following.have)
    const until = update.from + update.added.length
    if (update.added.length === 0 && update.changed.length === 0 && !update.state) return
    following.have = { entries: until, as: seat }
    const heads = keeper.headsFrom(entries).slice(0, until - entries)
    follower.tell({ type: 'facts', game: this.id, update, head: keeper.headAt(until), heads })
  }

  /** Data beside the table; shows `person` whether a seat is reserved for them. */
  aroundFor(side: SideId | undefined, person?: string): GameAround {
    const { row, seats, around, course } = this
    const { page } = this.known.playedOn
    const names = perSide((one) => seats.find((seat) => seat.side === one)?.name)
    const shown = [...this.followers.values()]
    const isWaiting = row.status === 'open' && seats.every(({ person, computer }) => person ?? computer)
    const computer = seats.find((seat) => seat.computer)?.side
    return {
      ...{ id: row.id, status: row.status, card: row.card, terms: row.terms, names, commitment: row.commitment },
      ...(side && { side }),
      ...(computer && { computer }),
      here: perSide((one) => shown.some((following) => following.side === one)),
      watching: shown.filter((following) => following.side === undefined).length,
      agreed: perSide((one) => this.agreed(one)),
      asks: course?.asks,
      clocks: course?.clocks,
      now: around.now(),
      absences: perSide((one) => seats.find((seat) => seat.side === one)?.absences ?? 0),
      ...(row.closing && { closing: row.closing }),
      ...(row.next && { next: row.next }),
      ...(row.nonceHash && { nonceHash: row.nonceHash }),
      creator: row.creatorSide,
      ...(seats.some((seat) => person !== undefined && !seat.person && seat.invited === person) && { invited: true }),
      ...(isWaiting && !row.nonces[row.creatorSide] && { waitsForNonce: true }),
      ...(this.waits && { waits: this.waits }),
      ...(page !== undefined && { page }),
    }
  }

  private seatOf(side: SideId | undefined): SeatId {
    const state = this.held?.hosted.state
    return (side && state && seatOf(state, side)) ?? NOBODY
  }

  /** Players see the current game, spectators see it with the agreed delay. */
  private shownTo(side: SideId | undefined): HostedGame | undefined {
    return side || !this.lags ? this.held?.hosted : this.lagging
  }

  private get lags(): boolean {
    return (this.row.terms.spectators ?? 0) > 0 && !this.isOver
  }

  /** The delayed game, opened for the first spectator. */
  private async openLagging(): Promise<void> {
    if (!this.held || !this.lags || this.lagging) return
    const { hosted, keeper, engine } = this.held
    const around = { keeper, chanceFor: never, now: this.around.now, freshId: randomUUID }
    const log = { ...hosted.log, entries: hosted.log.entries.slice(0, this.lastShown()) }
    this.lagging = new HostedGame({ id: this.id, log, engine, kept: true, heldElsewhere: true }, around)
  }

  private async moveLagging(): Promise<void> {
    const { lagging } = this
    if (!lagging) return
    const have = lagging.log.entries.length
    const until = this.isOver ? this.entries : this.lastShown()
    if (until <= have) return
    const written = rowsFrom(have, await this.around.store.entries(this.id, have))
    // Several may be under way: only the rows that are still new follow.
    if (lagging.log.entries.length !== have) return
    await lagging.follow(written.slice(0, until - have))
    for (const [follower, { side }] of this.followers) if (!side) this.tellFacts(follower)
  }

  /** The entries of all turns but the last ones. */
  private lastShown(): number {
    const behind = this.row.terms.spectators ?? 0
    const log = this.held?.hosted.log
    if (!log) return 0
    const now = this.held?.hosted.state.turn.number ?? 0
    const first = log.entries.findIndex(
      (entry) =>
        entry.entry === 'command' &&
        entry.events.some((event) => event.type === 'turnStarted' && event.number > now - behind),
    )
    return Math.max(0, first)
  }
}

function never(): never {
  throw new Error('a followed game rolls no dice')
}
