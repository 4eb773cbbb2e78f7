import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Answer, startGame } from '@tactic48/host'
import {
  type Agreed,
  type ClientMessage,
  type Closing,
  CONSENTS,
  type Complaint,
  type Created,
  type CreateGame,
  commitmentTo,
  committedChance,
  hashOfNonce,
  keyOf,
} from '@tactic48/protocol'
import {
  ENGINE,
  engine,
  type GameSpec,
  isRefusal,
  type Refusal,
  readSpec,
  SIDES,
  type SideId,
  seatOf,
  storeOpening,
} from '@tactic48/rules'
import type { GameRow, SeatPart, Store } from '../store/store.ts'
import { Appender } from './appender.ts'
import { flagFalls, freshClocks, givenBack, movedOn, pausedAs } from './clocks.ts'
import { asksIn } from './gameKeeper.ts'
import { type Begun, type Follower, type Known, ServedGame } from './servedGame.ts'
import { withoutShared, withShared } from './sharedSpec.ts'

const LEASE = 30_000
const LOOK_EVERY = 250
const BEAT_EVERY = 5_000
/** Without a bell every node asks for the games of its pages. */
const POLL_EVERY = 5_000
const MOST_DUE = 100
/** Games in memory that nobody follows. */
const MOST_IDLE = 500
/** Open offers of one person. */
const MOST_OFFERS = 3
const MOST_SPEC = 2_000_000

export interface GamesAround {
  readonly store: Store
  readonly now?: () => number
  readonly onIncident?: (game: string, id: string, error: unknown) => void
  /** Whether bells are listened to; a test may do without. */
  readonly bells?: boolean
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
export const freshToken = (): string => randomBytes(16).toString('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const other = (side: SideId): SideId => (side === 'blue' ? 'ember' : 'blue')

/** The games of this node: opened when they are needed, held as long as they are followed, looked at when they are due. */
export class Games {
  readonly store: Store
  readonly appender: Appender
  private readonly node = randomUUID()
  private readonly now: () => number
  private readonly around: GamesAround
  private readonly open = new Map<string, Promise<ServedGame | undefined>>()
  /** One of each kind, by what it does. */
  private readonly timers = new Map<() => Promise<unknown>, NodeJS.Timeout>()
  private stopped = false

  constructor(around: GamesAround) {
    this.around = around
    this.store = around.store
    this.appender = new Appender(around.store)
    this.now = around.now ?? Date.now
  }

  /** Time in which no node ran is given back before anything is looked at. */
  async start(): Promise<void> {
    const now = this.now()
    const beat = await this.store.lastBeat()
    if (beat !== undefined && now - beat > 2 * BEAT_EVERY) await this.giveBack(beat, now)
    await this.store.beat(this.node, now)
    if (this.around.bells !== false) this.store.db.listen((bell) => void this.hear(bell))
    this.every(BEAT_EVERY, () => this.store.beat(this.node, this.now()))
    this.onTheBeat(LOOK_EVERY, () => this.lookAtDue())
    this.every(POLL_EVERY, () => this.poll())
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    await this.appender.idle()
  }

  // Beginning

  /** Why no game can be created from this, whoever wants it. */
  whyNot(wanted: CreateGame): Refusal | Complaint | undefined {
    if (JSON.stringify(wanted.spec ?? null).length > MOST_SPEC) return 'tooLarge'
    const spec = readSpec(wanted.spec)
    if (isRefusal(spec)) return spec
    // HOUSE-17: what happens when time is up is a rule, and how long it lasts is agreed here.
    if (spec.rules.house.clock !== (wanted.terms.pace.kind !== 'none')) return 'malformed'
    return wanted.nonce !== undefined && hashOfNonce(wanted.nonce) !== wanted.nonceHash ? 'malformed' : undefined
  }

  async create(person: string, wanted: CreateGame): Promise<Created | Refusal | Complaint> {
    const why = this.whyNot(wanted)
    if (why) return why
    const spec = readSpec(wanted.spec)
    if ((await this.store.openOffersOf(person)) >= MOST_OFFERS && wanted.terms.isPublic) return 'notAllowed'
    const [seed, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
    const [id, claim, watch] = [freshToken(), freshToken(), freshToken()]
    const commitment = commitmentTo({ seed, salt })
    const { text, blobs } = withoutShared(spec)
    await this.store.putBlobs(blobs)
    const { card, terms, side, nonceHash, nonce } = wanted
    const row: Omit<GameRow, 'version'> = {
      ...{ id, status: 'open', terms, card, spec: text, engine: ENGINE, commitment, seed, salt, creator: person },
      ...(engine.build !== undefined && { build: engine.build }),
      ...{ creatorSide: side, nonceHash, nonces: { ...(nonce !== undefined && { [side]: nonce }) } },
      ...{ watchHash: hashOf(watch), createdAt: this.now() },
    }
    await this.store.createGame(row, [
      { side, person },
      { side: other(side), claimHash: hashOf(claim) },
    ])
    return { id, claim, watch, commitment }
  }

  async claim(id: string, person: string, token: string | undefined, nonce: string): Promise<SideId | Complaint> {
    const game = await this.get(id)
    if (!game) return 'unknownGame'
    const free = game.seats.find((seat) => seat.person === undefined)
    if (!free || game.row.status !== 'open') return 'notRunning'
    if (token === undefined && !game.row.terms.isPublic) return 'notAllowed'
    if (token !== undefined && !(free.claimHash && isSame(free.claimHash, hashOf(token)))) return 'notAllowed'
    await this.store.setNonce(id, free.side, nonce)
    if (!(await this.store.claim(id, free.side, person, token && hashOf(token)))) return 'notRunning'
    await this.refresh(id)
    await this.beginIfReady(id)
    return free.side
  }

  private async beginIfReady(id: string): Promise<void> {
    const game = await this.get(id)
    if (game?.row.status !== 'open' || game.seats.some(({ person }) => person === undefined)) return
    const { row } = game
    if (SIDES.some((side) => row.nonces[side] === undefined)) return
    const spec = readSpec(await withShared(row.spec, this.store))
    const played = isRefusal(spec)
      ? spec
      : startGame(spec as GameSpec, committedChance(keyOf(row.seed, id, row.nonces))(0))
    if (isRefusal(played)) throw new Error(`a created game does not begin: ${JSON.stringify(played)}`)
    const now = this.now()
    const opening = storeOpening(played.log)
    const { text, blobs } = withoutShared(opening)
    await this.store.putBlobs(blobs)
    const asks = asksIn(played.state, now)
    const fresh = freshClocks(row.terms.pace)
    const clocks = fresh && movedOn(fresh, row.terms.pace, asks, { now })
    const dueAt = game.dueAt(asks, clocks)
    const turn = played.state.turn.number
    await this.store.begin(id, text, {
      ...{ game: id, entries: 0, turn, at: now },
      ...(asks && { asks }),
      ...(clocks && { clocks }),
      ...(dueAt !== undefined && { dueAt }),
    })
    await this.refresh(id)
  }

  // Playing

  /** The game as this node holds it. */
  get(id: string): Promise<ServedGame | undefined> {
    const held = this.open.get(id)
    if (held) {
      // The least recently used goes first.
      this.open.delete(id)
      this.open.set(id, held)
      return held
    }
    const opened = this.opened(id).catch((error: unknown) => {
      this.open.delete(id)
      throw error
    })
    this.open.set(id, opened)
    void this.dropIdle()
    return opened
  }

  /** What a page wants to do at the table; the seat is that of its cookie. */
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
        // The last command of a game may be sent again after a break.
        if (game.row.status !== 'running') return game.hosted?.became(message.id) ?? 'notRunning'
        return this.play(game, side, message)
      case 'nonce':
        return this.openNonce(game, side, message.nonce)
      case 'agree':
        return this.agree(game, side, message)
      case 'close':
        return this.close(game, side, message.as)
      case 'say':
        return this.say(game, side, message)
      case 'plan':
        return this.hand(game, side, {
          plan: message.commands.length > 0 ? JSON.stringify(message.commands) : undefined,
        })
      case 'orders':
        return this.hand(game, side, { orders: message.orders.length > 0 ? JSON.stringify(message.orders) : undefined })
    }
  }

  /** Plans and orders concern nobody but their seat; what is due may be earlier by them. */
  private async hand(game: ServedGame, side: SideId, part: SeatPart): Promise<{ readonly answer: 'kept' }> {
    await this.store.setSeat(game.id, side, part)
    await this.refresh(game.id)
    const { course } = game
    if (course) await game.setCourse({ dueAt: game.dueAt(course.asks, course.clocks) })
    return { answer: 'kept' }
  }

  private async play(
    game: ServedGame,
    side: SideId,
    message: Extract<ClientMessage, { readonly type: 'do' | 'takeBack' }>,
  ): Promise<Answer | Complaint> {
    const { id } = message
    const answer =
      message.type === 'takeBack'
        ? await game.takeBack(side, id)
        : await game.submit(side, { id, since: message.since, command: message.command })
    if (!answer) return 'unavailable'
    await this.after(game, answer)
    return answer
  }

  private async after(game: ServedGame, answer: Answer): Promise<void> {
    if (answer.answer !== 'accepted') return
    await this.endIfOver(game)
    void this.ring(game.id)
  }

  private async endIfOver(game: ServedGame): Promise<void> {
    if (!game.isOver || game.row.status !== 'running') return
    await this.store.end(game.id, 'over', this.now())
    await this.refresh(game.id)
  }

  private async openNonce(
    game: ServedGame,
    side: SideId,
    nonce: string,
  ): Promise<Complaint | { readonly answer: 'kept' }> {
    if (side !== game.row.creatorSide || hashOfNonce(nonce) !== game.row.nonceHash) return 'notAllowed'
    await this.store.setNonce(game.id, side, nonce)
    await this.refresh(game.id)
    await this.beginIfReady(game.id)
    return { answer: 'kept' }
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
    const course = game?.course
    if (!game || !course?.clocks || (course.clocks.paused ?? false) === paused) return
    const clocks = pausedAs(course.clocks, game.row.terms.pace, course.asks, paused, this.now())
    await game.setCourse({ clocks, dueAt: game.dueAt(course.asks, clocks) })
    await this.refresh(id)
  }

  /** The table closes games, never the engine: whoever let the clock run out too often has lost, or it is a draw. */
  private async close(
    game: ServedGame,
    side: SideId,
    as: 'won' | 'drawn',
  ): Promise<Complaint | { readonly answer: 'kept' }> {
    const absent = game.seats.find((seat) => seat.side === other(side))
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
    return undefined
  }

  /** Whoever has the link for spectators, and anybody where the game is public; not before it has begun. */
  mayWatch(game: ServedGame, token: string | undefined): boolean {
    if (game.row.terms.spectators === undefined) return false
    return game.row.terms.isPublic || (token !== undefined && isSame(game.row.watchHash, hashOf(token)))
  }

  // What other nodes do, and what is due

  /** Reads again what is written beside the entries, here and on every other node that holds the game. */
  private async refresh(id: string): Promise<ServedGame | undefined> {
    const game = await this.learned(id)
    void this.ring(id)
    return game
  }

  private async learned(id: string, reopens = false): Promise<ServedGame | undefined> {
    const game = await this.open.get(id)
    if (!game) return this.get(id)
    const known = await this.read(id, reopens || !game.hasBegun)
    if (known) game.learn(known)
    return game
  }

  private async ring(id: string): Promise<void> {
    if (!this.stopped) await this.store.db.ring(`${this.node} ${id}`).catch(() => undefined)
  }

  private async hear(bell: string): Promise<void> {
    const [node, id = ''] = bell.split(' ')
    if (node === this.node || !this.open.has(id)) return
    // A store that is away for a moment must not end this process; the slow look makes the bell good.
    await this.lookAfter([id]).catch((error: unknown) => this.around.onIncident?.(id, 'bell', error))
  }

  private async poll(): Promise<void> {
    const followed: string[] = []
    for (const [id, opening] of this.open) if ((await opening)?.isFollowed) followed.push(id)
    await this.lookAfter(followed)
  }

  /** What other nodes have written of these games since. */
  private async lookAfter(ids: readonly string[]): Promise<void> {
    for (const [id, { entries, version }] of await this.store.standings(ids)) {
      const game = await this.open.get(id)
      if (!game) continue
      if (version !== game.row.version) await this.learned(id)
      if (entries > game.entries && !(await game.catchUp())) await this.learned(id, true)
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
    if (!game || !course?.asks || game.row.status !== 'running') return
    const { asks, clocks } = course
    const now = this.now()
    if (asks.kind === 'window' && (game.dueAt(asks, clocks) ?? now) <= now) {
      for (const side of asks.sides) await this.pass(game, side)
      return
    }
    for (const side of asks.sides) if (await this.playPlan(game, side)) return
    if (game.answersByOrders(asks) && (game.dueAt(asks, undefined) ?? now) <= now) {
      for (const side of asks.sides) await this.answerFor(game, side)
      return
    }
    const fallen = clocks ? flagFalls(clocks, game.row.terms.pace, asks).filter(({ at }) => at <= now) : []
    for (const { side } of fallen) await this.timedOut(game, side, true)
    if (fallen.length === 0) await game.setCourse({ dueAt: game.dueAt(asks, clocks) })
  }

  /** The next command of a plan, as long as `check` allows it; else the plan is void, and its owner is told why. */
  private async playPlan(game: ServedGame, side: SideId): Promise<boolean> {
    const [command, ...rest] = game.planOf(side)
    if (command === undefined) return false
    const answer = await game.submit(side, { id: randomUUID(), command })
    if (!answer || answer.answer === 'notKept') return true
    const accepted = answer.answer === 'accepted'
    const plan = accepted && rest.length > 0 ? JSON.stringify(rest) : undefined
    await this.store.setSeat(game.id, side, { plan })
    await this.refresh(game.id)
    if (answer.answer === 'refused')
      game.tellSide(side, { type: 'void', game: game.id, which: 'plan', refusal: answer.refusal })
    const { course } = game
    if (course) await game.setCourse({ dueAt: game.dueAt(course.asks, course.clocks) })
    await this.after(game, answer)
    return accepted
  }

  private async pass(game: ServedGame, side: SideId): Promise<void> {
    const seat = game.hosted && seatOf(game.hosted.state, side)
    const answer = seat && (await game.submit(side, { id: randomUUID(), command: { verb: 'pass', seat } }))
    if (answer) await this.after(game, answer)
  }

  /** An order answers, or what §33 has: after the same delay, whether an order exists or not. */
  private async answerFor(game: ServedGame, side: SideId): Promise<void> {
    const command = game.orderedAnswer(side)
    if (!command) return this.timedOut(game, side, false)
    const answer = await game.submit(side, { id: randomUUID(), command })
    if (answer) await this.after(game, answer)
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

  private async giveBack(from: number, to: number): Promise<void> {
    for (const course of await this.store.runningCourses()) {
      if (!course.clocks || !course.asks) continue
      const clocks = givenBack(course.clocks, from, to)
      const asks = { ...course.asks, at: course.asks.at + (to - from) }
      const dueAt = course.dueAt === undefined ? undefined : course.dueAt + (to - from)
      await this.store.setCourse({ ...course, clocks, asks, ...(dueAt !== undefined && { dueAt }) })
    }
  }

  // Holding

  private async opened(id: string): Promise<ServedGame | undefined> {
    const known = await this.read(id, true)
    return (
      known &&
      new ServedGame(known, {
        store: this.store,
        appender: this.appender,
        now: this.now,
        onIncident: (game, incident, error) => this.around.onIncident?.(game, incident, error),
      })
    )
  }

  private async read(id: string, opens: boolean): Promise<Known | undefined> {
    const [row, seats] = await Promise.all([this.store.game(id), this.store.seats(id)])
    return row && { row, seats, begun: opens ? await this.begun(row) : undefined }
  }

  private async begun(row: GameRow): Promise<Begun | undefined> {
    if (row.opening === undefined) return undefined
    const [rows, course] = await Promise.all([this.store.entries(row.id), this.store.course(row.id)])
    if (!course) return undefined
    return { opening: JSON.stringify(await withShared(row.opening, this.store)), rows, course }
  }

  private async dropIdle(): Promise<void> {
    if (this.open.size <= MOST_IDLE) return
    for (const [id, opening] of this.open) {
      const game = await opening.catch(() => undefined)
      if (!game?.isFollowed) this.open.delete(id)
      if (this.open.size <= MOST_IDLE) return
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

  /** At fixed moments: when the server does something tells nothing of how long it thought about what came before. */
  private onTheBeat(ms: number, work: () => Promise<unknown>): void {
    this.every(ms, work, () => ms - (Date.now() % ms))
  }
}
