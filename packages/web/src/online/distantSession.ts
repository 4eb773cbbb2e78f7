import type { Answer as HostAnswer } from '@tactic48/host'
import type {
  ClientMessage,
  Complaint,
  GameAround,
  Ordered,
  Remark,
  ServerMessage,
  StandingOrder,
  WholeGame,
} from '@tactic48/protocol'
import {
  type Command,
  liveBackwards,
  opponentOf,
  perSide,
  type Refusal,
  SIDES,
  type SideId,
  seatOf,
} from '@tactic48/rules'
import { leadTo, leaveForRoot } from '../app/edition.ts'
import { freshId } from '../game/freshId.ts'
import { planOf, setPlan, useInAdvance } from '../game/inAdvance.ts'
import type { About } from '../game/savedGame.ts'
import { advised } from '../game/setUp.ts'
import { allDeployments, type DeployPlan } from '../play/deploy/formation.ts'
import { HostSession, type Line, LineBroken, type Reply } from '../session/hostSession.ts'
import type { ScreenStatus } from '../session/screen.ts'
import type { Known, Seated } from '../session/session.ts'
import { titleOf } from './cardName.ts'
import { withComputer } from './computerName.ts'
import { server } from './requests.ts'
import { playSocket } from './socket.ts'
import { keptOf, noteHeads, noteWhole, rollsInRange } from './witness.ts'

type Asking = Extract<ClientMessage, { readonly id: string }>
type Kept = HostAnswer | { readonly answer: 'kept' }

/** What is known of a distant game beside the table: who is there, clocks, what was said. */
export interface Around {
  readonly around: GameAround
  readonly said: readonly Remark[]
  /** Own orders and what they did; why the last plan was void. */
  readonly orders: readonly StandingOrder[]
  readonly ordered: readonly Ordered[]
  readonly voided: Refusal | undefined
  /** A roll lay outside its range, or the history that was told has changed. */
  readonly isDoubtful: boolean
}

/** Nobody of this browser sits on a side of a spectator. */
const playersOf = (side: SideId | undefined): About['players'] => ({
  blue: side === 'blue' ? 'person' : 'distant',
  ember: side === 'ember' ? 'person' : 'distant',
})

const statusOf = (side: SideId | undefined): ScreenStatus => ({
  screen: side,
  hidden: true,
  asked: perSide(() => false),
  saving: 'on',
  heldElsewhere: false,
})

/** A game whose host is a server. */
export class DistantSession extends HostSession {
  readonly id: string
  private readonly side: SideId | undefined
  private readonly watch: string | undefined
  private beside: Around
  private readonly besides = new Set<(beside: Around) => void>()
  private readonly asked = new Map<
    string,
    { readonly done: (answer: Kept | Complaint) => void; readonly fail: (error: Error) => void }
  >()
  private readonly end: () => void
  private readonly endPlans: () => void
  private fetching: Promise<void> | undefined
  /** Men whose places the server has; it puts them down by itself. */
  private handed: ReadonlySet<string>
  private planned: DeployPlan['men'] = []

  private constructor(whole: Required<Pick<WholeGame, 'view'>> & WholeGame, watch: string | undefined) {
    const { around, said } = whole
    super(DistantSession.lost, knownIn(whole))
    this.id = around.id
    this.side = around.side
    this.watch = watch
    this.beside = { around, said, ...ownIn(whole), isDoubtful: !rollsInRange(whole.view.entries) }
    this.planned = menIn(whole)
    this.handed = new Set(this.planned.map(({ figure }) => figure))
    noteWhole(around.id, whole)
    this.end = playSocket.add({
      hear: (message) => this.heard(message),
      here: () => this.arrive(),
      away: () => this.away(),
    })
    this.endPlans = useInAdvance.subscribe(() => this.takePlanBack())
  }

  /** What was handed in before stands on the page too: somebody came back to a set-up that goes on. */
  showPlan(): void {
    const { side } = this
    if (side && this.planned.length > 0 && planOf(side).men.length === 0)
      setPlan(side, { men: this.planned, rest: false })
  }

  /** A game that has begun. */
  static async open(id: string, watch?: string): Promise<DistantSession | undefined> {
    const whole = await server.known(id, watch)
    return whole.view && new DistantSession({ ...whole, view: whole.view }, watch)
  }

  /** Before the socket is there everything waits. */
  private static readonly lost: Line = new Proxy({} as Line, {
    get: () => () => Promise.reject(new LineBroken()),
  })

  get around(): Around {
    return this.beside
  }

  listenAround(hear: (beside: Around) => void): () => void {
    this.besides.add(hear)
    hear(this.beside)
    return () => this.besides.delete(hear)
  }

  /** Says or agrees to something; what cannot arrive now is not said. */
  async say(
    message: Asking extends infer M ? (M extends Asking ? Omit<M, 'id' | 'game'> : never) : never,
  ): Promise<Kept | Complaint> {
    return this.delivery({ ...message, game: this.id, id: freshId() } as Asking).catch(() => 'unavailable' as const)
  }

  /** Own orders from now on; whether the server has them. */
  async order(orders: readonly StandingOrder[]): Promise<boolean> {
    const answer = await this.say({ type: 'orders', orders: [...orders] })
    const kept = typeof answer === 'object' && answer.answer === 'kept'
    if (kept) this.tell({ orders })
    return kept
  }

  override close(): void {
    super.close()
    this.endPlans()
    playSocket.send({ type: 'leave', game: this.id })
    this.end()
  }

  private arrive(): void {
    playSocket.send({
      ...{ type: 'open', game: this.id, from: this.known().log.entries.length },
      ...(this.watch && { watch: this.watch }),
    } as ClientMessage)
    this.reconnect(this.toServer(), { ...this.known(), connection: 'here' })
  }

  private away(): void {
    for (const { fail } of this.asked.values()) fail(new LineBroken())
    this.asked.clear()
    this.set({ ...this.known(), connection: 'away' })
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'facts':
        if (message.game !== this.id) return
        noteHeads(this.id, message.update.from, message.heads)
        if (!rollsInRange(message.update.added)) this.tell({ isDoubtful: true })
        if (message.update.from > this.known().log.entries.length) void this.fetchWhole()
        else this.hear({ news: message.update, ...statusOf(this.side) })
        return
      case 'whole':
        if (message.game === this.id) void this.fetchWhole()
        return
      case 'around':
        if (message.around.id !== this.id) return
        // Moved to another build, or withdrawn.
        if (message.around.waits) leaveForRoot()
        if (message.around.waits || leadTo(message.around.page)) return
        this.tell({ around: withComputer(message.around) })
        this.set({ ...this.known(), ...besideIn(this.beside.around) })
        return
      case 'void':
        if (message.game !== this.id) return
        this.handed = new Set()
        this.tell({ voided: message.refusal })
        // Those who still wait are planned anew, each as near to his place as he may stand.
        useInAdvance.setState(({ plans }) => ({ plans: { ...plans } }))
        return
      case 'ordered':
        if (message.game === this.id) this.tell({ ordered: [...this.beside.ordered, message.ordered] })
        return
      case 'said':
        if (message.game === this.id) this.tell({ said: [...this.beside.said, message.remark] })
        return
      case 'answer':
        this.settle(message.id, message.answer)
        return
      case 'no':
        if (message.id) this.settle(message.id, message.why)
        return
      case 'pong': {
        const entries = message.entries[this.id]
        // A screen that is behind would stay wrong in silence. Spectators are behind on purpose.
        if (this.side && entries !== undefined && entries > this.known().log.entries.length) void this.fetchWhole()
      }
    }
  }

  private settle(id: string, answer: Kept | Complaint): void {
    this.asked.get(id)?.done(answer)
    this.asked.delete(id)
  }

  private tell(part: Partial<Around>): void {
    this.beside = { ...this.beside, ...part }
    for (const hear of this.besides) hear(this.beside)
  }

  private fetchWhole(): Promise<void> {
    this.fetching ??= server
      .known(this.id, this.watch)
      .then((whole) => {
        noteWhole(this.id, whole)
        if (!whole.view) return
        this.tell({ around: whole.around, said: whole.said, ...ownIn(whole) })
        this.reconnect(this.toServer(), knownIn({ ...whole, view: whole.view }))
        playSocket.send({
          type: 'open',
          game: this.id,
          from: whole.view.entries.length,
          ...(this.watch && { watch: this.watch }),
        })
      })
      .catch(() => undefined)
      .finally(() => {
        this.fetching = undefined
      })
    return this.fetching
  }

  /** What is to be put down now: nothing while the server has all of it. */
  private deployments(plan: DeployPlan | undefined): readonly Command[] {
    const { state } = this.known()
    const seat = this.side && seatOf(state, this.side)
    if (!plan || !seat || !this.side) return []
    const commands = allDeployments(state, seat, plan.men)
    if (commands.length > 0)
      return commands.every((one) => one.verb === 'deploy' && this.handed.has(one.figure)) ? [] : commands
    const rest = plan.rest ? advised(state, this.side) : undefined
    return rest ? [rest] : []
  }

  /** One by one again: what was handed in is void. */
  private takePlanBack(): void {
    if (!this.side || this.handed.size === 0) return
    const plan = useInAdvance.getState().plans[this.side]
    if (!plan || plan.game !== this.id || plan.men.length > 0) return
    this.handed = new Set()
    void this.say({ type: 'plan', commands: [] })
  }

  private delivery(message: Asking): Promise<Kept | Complaint> {
    return new Promise((done, fail) => {
      this.asked.set(message.id, { done, fail })
      if (!playSocket.send(message)) {
        this.asked.delete(message.id)
        fail(new LineBroken())
      }
    })
  }

  private toServer(): Line {
    const reply = async (message: Asking): Promise<Reply> => {
      const answer = await this.delivery(message)
      const status = statusOf(this.side)
      if (typeof answer === 'string') return { answer: { answer: 'notKept' }, update: undefined, status }
      return { answer: answer.answer === 'kept' ? undefined : answer, update: undefined, status }
    }
    const nothing = async (): Promise<Reply> => ({ answer: undefined, update: undefined, status: statusOf(this.side) })
    const game = this.id
    return {
      submit: ({ id, since, command }) =>
        reply({ type: 'do', game, id, command, ...(since !== undefined && { since }) }),
      takeBack: ({ id }) => reply({ type: 'takeBack', game, id }),
      askBack: (id, side) => {
        const { state, log } = this.known()
        const seat = seatOf(state, side)
        const to = liveBackwards(log.entries).next().value
        return seat && to !== undefined
          ? reply({ type: 'do', game, id, command: { verb: 'askUndo', seat, to } })
          : nothing()
      },
      deployPlanned: async (plans) => {
        const commands = this.deployments(this.side && plans[this.side])
        const [command, ...rest] = commands
        if (!command) return nothing()
        const replied = await reply({ type: 'do', game, id: freshId(), command })
        const accepted = replied.answer?.answer === 'accepted'
        // Each side places one man at a time: the server puts the others down when their turn comes, also while this page is closed.
        if (accepted && rest.length > 0) {
          this.planned = rest.flatMap((one) => (one.verb === 'deploy' ? [{ figure: one.figure, at: one.at }] : []))
          this.handed = new Set(this.planned.map(({ figure }) => figure))
          this.tell({ voided: undefined })
          await this.say({ type: 'plan', commands: rest })
        }
        return replied
      },
      opponentActs: nothing,
      timeUp: nothing,
      saveAgain: nothing,
      goOnUnsaved: nothing,
      attend: async () => undefined,
      show: async () => ({
        news: { from: this.known().log.entries.length, added: [], changed: [] },
        ...statusOf(this.side),
      }),
    }
  }
}

/** What is known of a game beside its table, for a page that has no table of it. Returns how to stop. */
export function followAround(game: string, hear: (around: GameAround) => void): () => void {
  const end = playSocket.add({
    here: () => void playSocket.send({ type: 'open', game, from: 0 }),
    away: () => undefined,
    hear: (message) => {
      if (message.type === 'around' && message.around.id === game) hear(message.around)
    },
  })
  return () => {
    playSocket.send({ type: 'leave', game })
    end()
  }
}

/**
 * While a game waits, its page listens: as soon as both are there the creator’s half of the dice is opened, and the game begins.
 * Returns how to stop.
 */
export function awaitBeginning(game: string, begun: () => void): () => void {
  const { nonce } = keptOf(game)
  return playSocket.add({
    here: () => void playSocket.send({ type: 'open', game, from: 0 }),
    away: () => undefined,
    hear: (message) => {
      if (message.type === 'whole' && message.game === game) begun()
      if (message.type !== 'around' || message.around.id !== game) return
      const { status, waitsForNonce, side, creator } = message.around
      if (status !== 'open') begun()
      else if (waitsForNonce && nonce && side === creator)
        playSocket.send({ type: 'nonce', game, id: freshId(), nonce })
    },
  })
}

function knownIn({ around, view }: Required<Pick<WholeGame, 'view'>> & Pick<WholeGame, 'around'>): Known {
  const { side, card } = around
  return {
    ...{ id: around.id, title: titleOf(card), battlefield: card.battlefield, players: playersOf(side) },
    ...{ state: view.state, log: { ...view.begun, entries: view.entries } },
    ...statusOf(side),
    connection: 'here',
    ...besideIn(around),
  }
}

/** Names, presence, clocks, and whether the computer may be asked. */
function besideIn({
  names,
  here,
  clocks,
  now,
  status,
  agreed,
  computer,
}: GameAround): Partial<Known> & Pick<Known, 'presence'> {
  const read = performance.now()
  const seated: { [side in SideId]?: Seated } = {}
  for (const side of SIDES) {
    const since = clocks?.since[side]
    const runs = since !== undefined && !clocks?.paused && status === 'running'
    const left = (clocks?.left[side] ?? 0) - (runs ? Math.max(0, now - since) : 0)
    seated[side] = {
      ...{ name: names[side] ?? '', here: here[side] },
      ...(clocks && { clock: { left, read, runs, paused: clocks.paused === true } }),
    }
  }
  const mayAsk = status !== 'running' || computer !== undefined || SIDES.every((side) => agreed[side].hints)
  return { presence: here, seated, adviceOff: !mayAsk }
}

const ownIn = ({ orders = [], ordered = [], voided }: WholeGame) => ({ orders, ordered, voided })

/** The men of a plan of deployments. */
const menIn = ({ plan = [] }: WholeGame): DeployPlan['men'] =>
  plan.flatMap((command) => {
    const { verb, figure, at } = command as Partial<Extract<Command, { readonly verb: 'deploy' }>>
    return verb === 'deploy' && figure && at ? [{ figure, at }] : []
  })

export const isEnded = ({ status }: GameAround): boolean => status === 'over' || status === 'closed'

export const otherName = ({ names, side }: GameAround): string | undefined => side && names[opponentOf(side)]
