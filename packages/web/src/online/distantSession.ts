import type { Answer as HostAnswer } from '@tactic48/host'
import type { ClientMessage, Complaint, GameAround, Remark, ServerMessage, WholeGame } from '@tactic48/protocol'
import { opponentOf, perSide, type SideId, seatOf } from '@tactic48/rules'
import { leadTo, leaveForRoot } from '../app/edition.ts'
import { freshId } from '../game/freshId.ts'
import type { About } from '../game/savedGame.ts'
import { nextDeployment } from '../play/deploy/formation.ts'
import { HostSession, type Line, LineBroken, type Reply } from '../session/hostSession.ts'
import type { ScreenStatus } from '../session/screen.ts'
import type { Known } from '../session/session.ts'
import { server } from './requests.ts'
import { playSocket } from './socket.ts'
import { keptOf, noteHeads, noteWhole, rollsInRange } from './witness.ts'

type Asking = Extract<ClientMessage, { readonly id: string }>
type Kept = HostAnswer | { readonly answer: 'kept' }

/** What is known of a distant game beside the table: who is there, clocks, what was said. */
export interface Around {
  readonly around: GameAround
  /** When that was heard, by the clock of this page: the server’s own time is in it. */
  readonly heardAt: number
  readonly said: readonly Remark[]
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
  private fetching: Promise<void> | undefined

  private constructor(whole: Required<Pick<WholeGame, 'view'>> & WholeGame, watch: string | undefined) {
    const { around, said } = whole
    super(DistantSession.lost, knownIn(whole))
    this.id = around.id
    this.side = around.side
    this.watch = watch
    this.beside = { around, heardAt: Date.now(), said, isDoubtful: !rollsInRange(whole.view.entries) }
    noteWhole(around.id, whole)
    this.end = playSocket.add({
      hear: (message) => this.heard(message),
      here: () => this.arrive(),
      away: () => this.away(),
    })
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

  override close(): void {
    super.close()
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
        this.tell({ around: message.around, heardAt: Date.now() })
        this.set({ ...this.known(), presence: message.around.here })
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
        this.tell({ around: whole.around, heardAt: Date.now(), said: whole.said })
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
        const to = log.entries.length - 1
        return seat ? reply({ type: 'do', game, id, command: { verb: 'askUndo', seat, to } }) : nothing()
      },
      // Each side places its own men one by one; the other side’s come between them.
      deployPlanned: async (plans) => {
        const { state } = this.known()
        const seat = this.side && seatOf(state, this.side)
        const command = seat && this.side && nextDeployment(state, seat, plans[this.side]?.men ?? [])
        return command ? reply({ type: 'do', game, id: freshId(), command }) : nothing()
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
  const { side, card, here } = around
  return {
    ...{ id: around.id, title: card.title, battlefield: card.battlefield, players: playersOf(side) },
    ...{ state: view.state, log: { ...view.begun, entries: view.entries } },
    ...statusOf(side),
    connection: 'here',
    presence: here,
  }
}

export const otherName = ({ names, side }: GameAround): string | undefined => side && names[opponentOf(side)]
