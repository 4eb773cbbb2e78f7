import { randomUUID } from 'node:crypto'
import type { Answer } from '@tactic48/host'
import {
  type Agreed,
  type ClientMessage,
  type Closing,
  CONSENTS,
  type Complaint,
  type ComputerLevel,
  type Ordered,
  type Waits,
} from '@tactic48/protocol'
import {
  type Command,
  defaultAnswer,
  type EngineApi,
  type GameState,
  SIDES,
  type SideId,
  seatOf,
  seededChance,
} from '@tactic48/rules'
import { Bundles } from '../bundles/bundles.ts'
import { Engines, type PlayedOn } from '../bundles/engines.ts'
import { hashOf, isSame } from '../people/tokens.ts'
import { keepSnapshot, snapshot } from '../store/packs.ts'
import { Pins } from '../store/pins.ts'
import type { CourseRow, GameRow, SeatPart, Store } from '../store/store.ts'
import type { Metrics } from '../watch/metrics.ts'
import { Appender } from './appender.ts'
import { Beginnings } from './beginnings.ts'
import { flagFalls, givenBack, pausedAs } from './clocks.ts'
import { headOfOpening } from './gameKeeper.ts'
import { packHeld, unpackHeld } from './packing.ts'
import { type Begun, type Follower, type Known, ServedGame } from './servedGame.ts'
import { openingText } from './sharedSpec.ts'

const LEASE = 30_000
const LOOK_EVERY = 250
const BEAT_EVERY = 5_000
/** Polling interval, in case a bell is lost. */
const POLL_EVERY = 5_000
const MOST_DUE = 100
/** What orders did is kept of the latest. */
const MOST_ORDERED = 60
const MOST_MOVES = 5

/** How a stored game is opened. */
type Opens = 'fromSnapshot' | 'replayed' | 'no'

/** Limits on what a node keeps in memory. */
export interface Holding {
  /** Games without followers. */
  readonly mostIdle: number
  /** Entries between snapshots; a quarter of them is enough when the game leaves memory. */
  readonly snapshotEvery: number
}

const HOLDING: Holding = { mostIdle: 500, snapshotEvery: 200 }

export interface GamesAround {
  readonly store: Store
  readonly now?: () => number
  /** The current engine as a bundle; absent: the sources, without a name. */
  readonly engine?: EngineApi | undefined
  readonly holding?: Holding
  readonly metrics?: Metrics
  readonly onIncident?: (game: string, id: string, error: unknown) => void
  /** Whether bells are listened to; a test may do without. */
  readonly bells?: boolean
  /** Time before a notice, instead of the default. */
  readonly noticeAfter?: number | undefined
  /** Asks the computer on a seat; a repeated request has one answer. */
  readonly consult?: ((turn: ComputerTurn) => Promise<void>) | undefined
  /** Minimum time for its answer, instead of the default. */
  readonly computerBeat?: number | undefined
}

/** A computer's side at a point of its game. */
export interface ComputerTurn {
  readonly game: string
  readonly side: SideId
  readonly entries: number
}

/** Input of a computer: the view of its seat, and a seed unrelated to the dice. */
export interface Consultation {
  readonly seen: GameState
  readonly level: ComputerLevel
  readonly seed: string
  readonly since: number
}

/** The games of this node: opened when they are needed, held as long as they are followed, looked at when they are due. */
export class Games {
  readonly store: Store
  readonly appender: Appender
  readonly bundles: Bundles
  readonly engines: Engines
  readonly pins: Pins
  readonly beginnings: Beginnings
  /** The page build that is served at the root, once it is kept. */
  page: string | undefined
  private readonly node = randomUUID()
  private readonly now: () => number
  private readonly around: GamesAround
  private readonly holding: Holding
  private readonly open = new Map<string, Promise<ServedGame | undefined>>()
  /** One timer per task. */
  private readonly timers = new Map<() => Promise<unknown>, NodeJS.Timeout>()
  /** Snapshots being written. */
  private readonly writing = new Set<Promise<void>>()
  private stopped = false

  constructor(around: GamesAround) {
    this.around = around
    this.holding = around.holding ?? HOLDING
    this.store = around.store
    this.appender = new Appender(around.store, around.metrics)
    this.bundles = new Bundles(around.store.db)
    this.engines = new Engines(this.bundles, around.engine)
    this.pins = new Pins(around.store.db)
    this.now = around.now ?? Date.now
    this.beginnings = new Beginnings({
      ...{ store: this.store, engines: this.engines, now: this.now, noticeAfter: around.noticeAfter },
      page: () => this.page,
      get: (id) => this.get(id),
      refresh: (id) => this.refresh(id),
      end: (id, closing) => this.end(id, closing),
    })
  }

  /** Gives back downtime before handling due games. */
  async start(): Promise<void> {
    const now = this.now()
    const beat = await this.store.lastBeat()
    if (beat !== undefined && now - beat > 2 * BEAT_EVERY) await this.giveBack(beat, now)
    await this.store.beat(this.node, now)
    if (this.around.bells !== false) this.store.db.listen((bell) => this.hear(bell))
    this.every(BEAT_EVERY, () => this.store.beat(this.node, this.now()))
    this.onTheBeat(LOOK_EVERY, () => this.lookAtDue())
    this.every(POLL_EVERY, () => this.poll())
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    await this.appender.idle()
    await Promise.all(this.writing)
  }

  // Playing

  /** Games in memory. */
  get held(): number {
    return this.open.size
  }

  /** Delay of the most overdue game, in milliseconds. */
  async late(): Promise<number> {
    const due = await this.store.mostUrgent()
    return due === undefined ? 0 : Math.max(0, this.now() - due)
  }

  /** The game as this node holds it. */
  get(id: string): Promise<ServedGame | undefined> {
    const held = this.open.get(id)
    if (held) {
      // The least recently used goes first.
      this.open.delete(id)
      this.open.set(id, held)
      return held
    }
    const opened = this.opened(id).then(
      (game) => {
        if (!game) this.open.delete(id)
        return game
      },
      (error: unknown) => {
        this.open.delete(id)
        throw error
      },
    )
    this.open.set(id, opened)
    this.dropIdle().catch((error: unknown) => this.around.onIncident?.(id, 'idle', error))
    return opened
  }

  /** A message from a page; the seat comes from its cookie. */
  async act(
    person: string,
    message: Extract<ClientMessage, { readonly game: string; readonly id: string }>,
  ): Promise<Answer | { readonly answer: 'kept' } | Complaint> {
    const game = await this.get(message.game)
    const side = game?.sideOf(person)
    if (!game) return 'unknownGame'
    if (!side) return 'notYourGame'
    switch (message.type) {
      case 'do':
      case 'takeBack':
        // The last command of a game may be resent after a lost connection.
        if (game.row.status !== 'running') return game.hosted?.became(message.id) ?? 'notRunning'
        return (await this.stillWaits(game)) ?? this.play(game, side, message)
      case 'nonce':
        return this.beginnings.openNonce(game, side, message.nonce)
      case 'agree':
        return this.agree(game, side, message)
      case 'close':
        return this.close(game, side, message.as)
      case 'say':
        return this.say(game, side, message)
      case 'plan':
        return this.hand(game, side, {
          plan: message.commands.length > 0 ? JSON.stringify(message.commands) : undefined,
          voided: undefined,
        })
      case 'orders':
        return this.hand(game, side, { orders: message.orders.length > 0 ? JSON.stringify(message.orders) : undefined })
    }
  }

  /** Plans and orders are shown to their seat only; they may bring the due time forward. */
  private async hand(game: ServedGame, side: SideId, part: SeatPart): Promise<{ readonly answer: 'kept' }> {
    await this.store.setSeat(game.id, side, part)
    await this.refresh(game.id)
    await this.moveCourse(game, ({ asks, clocks }) => ({ dueAt: game.dueAt(asks, clocks) }))
    return { answer: 'kept' }
  }

  /** Where another node or an entry has moved the course meanwhile, it is moved from there. */
  private async moveCourse(
    game: ServedGame,
    moved: (course: CourseRow) => Parameters<ServedGame['setCourse']>[0] | undefined,
  ): Promise<void> {
    for (let tries = 0; tries < MOST_MOVES; tries++) {
      const part = game.course && moved(game.course)
      if (!part || (await game.setCourse(part))) return
      await this.lookAfter([game.id])
    }
  }

  private async play(
    game: ServedGame,
    side: SideId,
    message: Extract<ClientMessage, { readonly type: 'do' | 'takeBack' }>,
  ): Promise<Answer | Complaint> {
    const { id } = message
    const judged = (): Promise<Answer | undefined> =>
      message.type === 'takeBack'
        ? game.takeBack(side, id)
        : game.submit(side, { id, since: message.since, command: message.command })
    const { engine } = game
    let answer = await judged()
    // The game was moved to another engine meanwhile, which refuses entries of the old one.
    if (answer?.answer === 'notKept') await this.lookAfter([game.id])
    if (answer?.answer === 'notKept' && game.engine !== engine) answer = await judged()
    this.around.metrics?.commands.inc({ answer: answer?.answer ?? 'unavailable' })
    if (!answer) return 'unavailable'
    await this.after(game, answer)
    return answer
  }

  /** The missing bundle may have come back without a bell. */
  private async stillWaits(game: ServedGame): Promise<Waits | undefined> {
    if (game.waits) await this.lookAfter([game.id])
    return game.waits
  }

  private async after(game: ServedGame, answer: Answer): Promise<void> {
    if (answer.answer !== 'accepted') return
    await this.endIfOver(game)
    if (!game.isOver && game.sinceSnapshot >= this.holding.snapshotEvery) this.keepSnapshot(game)
    void this.ring(game.id)
  }

  private async endIfOver(game: ServedGame): Promise<void> {
    if (!game.isOver || game.row.status !== 'running') return
    const { winner, rule } = game.hosted?.state.outcome ?? {}
    await this.store.end(game.id, 'over', this.now(), {
      by: 'rules',
      ...(winner && { winner }),
      ...(rule !== undefined && { rule }),
    })
    await this.refresh(game.id)
  }

  private async agree(
    game: ServedGame,
    side: SideId,
    { to, agrees }: Extract<ClientMessage, { readonly type: 'agree' }>,
  ): Promise<Complaint | { readonly answer: 'kept' }> {
    const { [to]: _, ...rest } = game.agreed(side)
    const agreed: Agreed = agrees ? { ...rest, [to]: true } : rest
    await this.store.setSeat(game.id, side, { agreed: JSON.stringify(agreed) })
    const fresh = await this.refresh(game.id)
    const bothAgree = fresh && CONSENTS.some((one) => one === to) && SIDES.every((one) => fresh.agreed(one)[to])
    if (to === 'pause') await this.pause(game.id, bothAgree === true)
    if (to === 'close' && bothAgree) await this.end(game.id, { by: 'agreement' })
    return { answer: 'kept' }
  }

  private async pause(id: string, paused: boolean): Promise<void> {
    const game = await this.get(id)
    if (!game) return
    await this.moveCourse(game, ({ asks, clocks: before }) => {
      if (!before || (before.paused ?? false) === paused) return undefined
      const clocks = pausedAs(before, game.row.terms.pace, asks, paused, this.now())
      return { clocks, dueAt: game.dueAt(asks, clocks) }
    })
    await this.refresh(id)
  }

  /** Closes a game whose opponent let the clock run out too often: as a win or as a draw. */
  private async close(
    game: ServedGame,
    side: SideId,
    as: 'won' | 'drawn',
  ): Promise<Complaint | { readonly answer: 'kept' }> {
    const absent = game.seats.find((seat) => seat.side !== side)
    if (game.row.status !== 'running') return 'notRunning'
    if (!absent || absent.absences < game.row.terms.absences) return 'notAllowed'
    await this.end(game.id, { by: 'absence', ...(as === 'won' && { winner: side }) })
    return { answer: 'kept' }
  }

  private async end(id: string, closing: Closing): Promise<void> {
    if (await this.store.end(id, 'closed', this.now(), closing)) await this.refresh(id)
  }

  private async say(
    game: ServedGame,
    side: SideId,
    { said }: Extract<ClientMessage, { readonly type: 'say' }>,
  ): Promise<Complaint | { readonly answer: 'kept' }> {
    if ('text' in said && !SIDES.every((one) => game.agreed(one).chat)) return 'notAgreed'
    const person = game.seats.find((seat) => seat.side === side)?.person
    const { mutedUntil = 0 } = (person && (await this.store.person(person))) || {}
    if (mutedUntil > this.now()) return 'notAllowed'
    const remark = await this.store.say(game.id, side, this.now(), said)
    game.tellAll({ type: 'said', game: game.id, remark })
    void this.ring(game.id)
    return { answer: 'kept' }
  }

  async follow(
    id: string,
    person: string | undefined,
    follower: Follower,
    from: number | undefined,
    watch?: string,
  ): Promise<Complaint | undefined> {
    const game = await this.get(id)
    if (!game) return 'unknownGame'
    const side = game.sideOf(person)
    if (!side && !this.mayWatch(game, watch)) return 'notYourGame'
    await game.follow(follower, side, from)
    // While it was being opened for spectators nobody followed it, and it may have been forgotten.
    if ((await this.get(id)) === game) return undefined
    game.leave(follower)
    return this.follow(id, person, follower, from, watch)
  }

  /** Spectators need the link unless the game is public; not before it has begun. */
  mayWatch(game: ServedGame, token: string | undefined): boolean {
    if (game.row.terms.spectators === undefined) return false
    return game.row.terms.isPublic || (token !== undefined && isSame(game.row.watchHash, hashOf(token)))
  }

  // What other nodes do, and what is due

  /** Reloads seats, agreements and messages here and on every other node that holds the game. */
  async refresh(id: string): Promise<ServedGame | undefined> {
    const game = await this.learned(id)
    void this.ring(id)
    return game
  }

  private async learned(id: string, reopens = false): Promise<ServedGame | undefined> {
    const game = await this.open.get(id)
    if (!game) return this.get(id)
    const known = await this.read(id, (engine) =>
      reopens || !game.hasBegun || engine !== game.engine ? 'replayed' : 'no',
    )
    if (!known) return game
    game.learn(known)
    return this.timed(game)
  }

  private async ring(id: string): Promise<void> {
    if (!this.stopped) await this.store.db.ring(`${this.node} ${id}`).catch(() => undefined)
  }

  private hear(bell: string): void {
    const [node, id = ''] = bell.split(' ')
    if (this.stopped || node === this.node || !this.open.has(id)) return
    // A brief outage of the store must not end this process; polling makes up for the bell.
    this.lookAfter([id]).catch((error: unknown) => {
      if (!this.stopped) this.around.onIncident?.(id, 'bell', error)
    })
  }

  private async poll(): Promise<void> {
    const followed: string[] = []
    for (const [id, opening] of this.open) if ((await opening.catch(() => undefined))?.isFollowed) followed.push(id)
    await this.lookAfter(followed)
    // Their bundles are available again: the clocks resume, with or without followers.
    for (const id of await this.pins.ready(MOST_DUE)) if ((await this.get(id))?.waits) await this.refresh(id)
  }

  /** Reads what other nodes have written since. */
  private async lookAfter(ids: readonly string[]): Promise<void> {
    const held = new Map<string, { readonly game: ServedGame; readonly course: CourseRow | undefined }>()
    for (const id of ids) {
      const game = await this.open.get(id)
      if (game) held.set(id, { game, course: game.course })
    }
    for (const [id, { version, course }] of await this.store.standings([...held.keys()])) {
      const { game, course: before } = held.get(id) ?? {}
      if (!game) continue
      if (version !== game.row.version) await this.learned(id)
      if (!course) continue
      if (course.entries > game.entries && !(await game.catchUp())) await this.learned(id, true)
      // What this node has set since it asked is newer.
      else if (game.course === before) game.standsAt(course)
    }
  }

  private async lookAtDue(): Promise<void> {
    for (const id of await this.store.takeDue(this.now(), LEASE, MOST_DUE)) {
      if (this.stopped) return
      await this.lookAt(id).catch((error: unknown) => this.around.onIncident?.(id, 'due', error))
    }
  }

  private async lookAt(id: string): Promise<void> {
    const game = await this.get(id)
    await this.lookAfter([id])
    if (game) await this.endIfOver(game)
    const course = game?.course
    if (!game || game.waits || !course?.asks || game.row.status !== 'running') return
    const { asks, clocks } = course
    const now = this.now()
    const persons = game.personsAsked(asks)
    const consulted = game.computerMayAt(asks) <= now ? asks.sides.filter((side) => game.computerAt(side)) : []
    for (const side of consulted) await this.around.consult?.({ game: id, side, entries: course.entries })
    if (asks.kind === 'window' && persons.sides.length > 0 && (game.dueAt(persons, clocks) ?? now) <= now) {
      for (const side of persons.sides) await this.pass(game, side)
      return
    }
    for (const side of persons.sides) if (await this.playPlan(game, side)) return
    if (persons.sides.length > 0 && game.answersByOrders(persons) && (game.dueAt(persons, undefined) ?? now) <= now) {
      for (const side of persons.sides) await this.answerFor(game, side)
      return
    }
    const fallen = clocks ? flagFalls(clocks, game.row.terms.pace, persons).filter(({ at }) => at <= now) : []
    for (const { side } of fallen) await this.timedOut(game, side, true)
    // The due time stays while a computer thinks, so that a lost job is noticed after the lease.
    if (fallen.length === 0 && consulted.length === 0) await game.setCourse({ dueAt: game.dueAt(asks, clocks) })
  }

  /** The view for a computer; undefined: the game has moved on. */
  async consultation({ game: id, side, entries }: ComputerTurn): Promise<Consultation | undefined> {
    const game = await this.get(id)
    await this.lookAfter([id])
    const [level, hosted] = [game?.computerAt(side), game?.hosted]
    const seat = hosted && seatOf(hosted.state, side)
    if (!game || !level || !hosted || !seat || typeof game.engine === 'string') return undefined
    if (game.row.status !== 'running') return undefined
    if (game.entries !== entries || !game.course?.asks?.sides.includes(side)) return undefined
    // Unpredictable for players, but the same on every node.
    const seed = hashOf(`computer ${game.row.seed} ${entries}`)
    const seen = game.engine.view(hosted.state, seat)
    return { seen, level, seed, since: game.engine.topQuestion(seen)?.since ?? 0 }
  }

  /** Plays the computer's command as an ordinary one. */
  async answerOfComputer(
    { game: id, side, entries }: ComputerTurn,
    { since }: Consultation,
    command: Command,
  ): Promise<Answer | undefined> {
    const game = await this.get(id)
    const answer = await game?.submit(side, { id: `computer ${entries} ${side}`, since, command })
    if (game && answer) await this.after(game, answer)
    return answer
  }

  /** Plays the next command of a plan if `check` allows it; else cancels the plan and shows its owner why. */
  private async playPlan(game: ServedGame, side: SideId): Promise<boolean> {
    const [command, ...rest] = game.planOf(side)
    if (command === undefined) return false
    const answer = await game.submit(side, { id: randomUUID(), command })
    if (!answer || answer.answer === 'notKept') return true
    const accepted = answer.answer === 'accepted'
    const plan = accepted && rest.length > 0 ? JSON.stringify(rest) : undefined
    const refusal = answer.answer === 'refused' ? answer.refusal : undefined
    await this.store.setSeat(game.id, side, { plan, ...(refusal && { voided: JSON.stringify(refusal) }) })
    await this.refresh(game.id)
    if (refusal) game.tellSide(side, { type: 'void', game: game.id, refusal })
    await this.moveCourse(game, ({ asks, clocks }) => ({ dueAt: game.dueAt(asks, clocks) }))
    await this.after(game, answer)
    return accepted
  }

  private async pass(game: ServedGame, side: SideId): Promise<void> {
    const seat = game.hosted && seatOf(game.hosted.state, side)
    const answer = seat && (await game.submit(side, { id: randomUUID(), command: { verb: 'pass', seat } }))
    if (answer) await this.after(game, answer)
  }

  /** Answers by an order or by §33, after the same delay in both cases. */
  private async answerFor(game: ServedGame, side: SideId): Promise<void> {
    const by = game.orderedAnswer(side)
    if (!by) return this.answerByDefault(game, side)
    const turn = game.hosted?.state.turn.number ?? 0
    const answer = await game.submit(side, { id: randomUUID(), command: by.command })
    if (answer?.answer === 'accepted') await this.noteOrdered(game, side, { at: this.now(), turn, ...by.why })
    if (answer) await this.after(game, answer)
  }

  /** The answer of §33. HOUSE-17: without a clock there is no timeout, so it is played as an ordinary command. */
  private async answerByDefault(game: ServedGame, side: SideId): Promise<void> {
    if (game.course?.clocks) return this.timedOut(game, side, false)
    const state = game.hosted?.state
    const seat = state && seatOf(state, side)
    if (!seat || typeof game.engine === 'string') return
    const command = defaultAnswer(game.engine.view(state, seat), side, seededChance(game.id))
    const answer = command && (await game.submit(side, { id: randomUUID(), command }))
    if (answer) await this.after(game, answer)
  }

  private async noteOrdered(game: ServedGame, side: SideId, ordered: Ordered): Promise<void> {
    const before = game.seats.find((seat) => seat.side === side)?.ordered
    const all = [...(before ? (JSON.parse(before) as readonly Ordered[]) : []), ordered].slice(-MOST_ORDERED)
    await this.store.setSeat(game.id, side, { ordered: JSON.stringify(all) })
    await this.refresh(game.id)
    game.tellSide(side, { type: 'ordered', game: game.id, ordered })
  }

  private async timedOut(game: ServedGame, side: SideId, counts: boolean): Promise<void> {
    const answer = await game.timeout(side)
    if (!answer) return
    if (counts && answer.answer === 'accepted') {
      const absences = (game.seats.find((seat) => seat.side === side)?.absences ?? 0) + 1
      await this.store.setSeat(game.id, side, { timeouts: absences })
      await this.refresh(game.id)
    }
    await this.after(game, answer)
  }

  /** Nodes that start together all find the outage; the store lets one of them give it back. */
  private async giveBack(since: number, until: number): Promise<void> {
    const moved = (await this.store.runningCourses()).flatMap((before) => {
      if (!before.clocks || !before.asks) return []
      const clocks = givenBack(before.clocks, since, until)
      const asks = { ...before.asks, at: before.asks.at + (until - since) }
      const dueAt = before.dueAt === undefined ? undefined : before.dueAt + (until - since)
      return [{ before, after: { ...before, clocks, asks, ...(dueAt !== undefined && { dueAt }) } }]
    })
    await this.store.giveBack({ since, until, node: this.node }, moved)
  }

  // Holding

  private async opened(id: string): Promise<ServedGame | undefined> {
    const took = this.around.metrics?.opened.startTimer()
    const known = await this.read(id, () => 'fromSnapshot')
    if (!known) return undefined
    const game = new ServedGame(known, {
      store: this.store,
      appender: this.appender,
      ...{ now: this.now, computerBeat: this.around.computerBeat },
      onIncident: (one, incident, error) => this.around.onIncident?.(one, incident, error),
    })
    const fits = !known.begun?.held || ((await game.catchUp()) && game.entries >= known.begun.course.entries)
    took?.({ from: known.begun?.held && fits ? 'snapshot' : 'replay' })
    const again = fits ? undefined : await this.read(id, () => 'replayed')
    if (again) game.learn(again)
    // If a node dies before this point, the next one to open the game does it.
    if (game.isOver && game.row.status === 'running' && (await this.store.end(id, 'over', this.now()))) {
      const ended = await this.read(id, () => 'no')
      if (ended) game.learn(ended)
    }
    // Likewise one that died when both sides had come.
    if (game.row.status === 'open' && game.seats.every(({ person }) => person !== undefined)) this.beginLater(id)
    return this.timed(game)
  }

  private async read(id: string, opens: (engine: EngineApi | Waits) => Opens): Promise<Known | undefined> {
    const [row, seats] = await Promise.all([this.store.game(id), this.store.seats(id)])
    if (!row) return undefined
    const playedOn = await this.engines.of(row)
    const how = opens(playedOn.engine)
    return { row, seats, playedOn, begun: how === 'no' ? undefined : await this.begun(row, how, playedOn) }
  }

  /** Clocks stop while a game is on hold; the time is given back when it resumes. */
  private async timed(game: ServedGame): Promise<ServedGame> {
    const { row, waits } = game
    const goesOn = row.status === 'open' || row.status === 'running'
    if (waits && goesOn && row.waitsSince === undefined) {
      await this.pins.waits(row.id, this.now())
      void this.ring(row.id)
    }
    if (!waits && row.waitsSince !== undefined) await this.goOn(game, row.waitsSince)
    return game
  }

  private async goOn(game: ServedGame, since: number): Promise<void> {
    const { id, course } = game
    const gone = this.now() - since
    const asks = course?.asks && { ...course.asks, at: course.asks.at + gone }
    const clocks = course?.clocks && givenBack(course.clocks, since, since + gone)
    const dueAt = game.dueAt(asks, clocks)
    const after = course && {
      ...course,
      ...(asks && { asks }),
      ...(clocks && { clocks }),
      ...(dueAt !== undefined && { dueAt }),
    }
    if (!(await this.pins.goesOn(id, since, course && after && { before: course, after }))) return
    if (after) game.standsAt(after)
    void this.ring(id)
    // Its seats may have been taken while it waited.
    this.beginLater(id)
  }

  /** Not awaited: the game is being opened right now. */
  private beginLater(id: string): void {
    this.beginnings.beginIfReady(id).catch((error: unknown) => this.around.onIncident?.(id, 'begin', error))
  }

  private async begun(row: GameRow, how: Opens, { engine }: PlayedOn): Promise<Begun | undefined> {
    if (row.opening === undefined) return undefined
    const course = await this.store.course(row.id)
    if (!course) return undefined
    const opening = await openingText(row.opening, this.store)
    if (typeof engine === 'string') return { opening, rows: [], course }
    const kept = how === 'fromSnapshot' ? await snapshot(this.store.db, row.id) : undefined
    const { build } = engine
    const held = kept && (await unpackHeld(kept, { build, head: headOfOpening(row.seed, opening) }))
    if (held) return { opening, rows: [], course, held }
    const rows = await this.store.entries(row.id)
    const last = rows.at(-1)
    const have = last ? last.seq + last.n : 0
    if (have < course.entries) throw new Error(`game ${row.id} has ${have} of its ${course.entries} entries`)
    return { opening, rows, course }
  }

  /** Writes a snapshot, so that the game opens without a replay; a failure only costs time. */
  private keepSnapshot(game: ServedGame): void {
    const held = game.heldNow()
    if (!held) return
    const writing: Promise<void> = packHeld(game.id, held)
      .then((row) => keepSnapshot(this.store.db, row))
      .catch((error: unknown) => this.around.onIncident?.(game.id, 'snapshot', error))
      .finally(() => this.writing.delete(writing))
    this.writing.add(writing)
  }

  private async dropIdle(): Promise<void> {
    const { mostIdle, snapshotEvery } = this.holding
    if (this.open.size <= mostIdle) return
    for (const [id, opening] of this.open) {
      const game = await opening.catch(() => undefined)
      if (!game?.isFollowed) {
        this.open.delete(id)
        if (game?.row.status === 'running' && game.sinceSnapshot >= snapshotEvery / 4) this.keepSnapshot(game)
      }
      if (this.open.size <= mostIdle) return
    }
  }

  private every(ms: number, work: () => Promise<unknown>, wait = () => ms): void {
    const tick = async (): Promise<void> => {
      await work().catch((error: unknown) => this.around.onIncident?.('', 'timer', error))
      if (!this.stopped) next()
    }
    const next = (): void =>
      void this.timers.set(
        work,
        setTimeout(() => void tick(), wait()),
      )
    next()
  }

  /** Runs at fixed times, so that delays reveal nothing about earlier work. */
  private onTheBeat(ms: number, work: () => Promise<unknown>): void {
    this.every(ms, work, () => ms - (Date.now() % ms))
  }
}
