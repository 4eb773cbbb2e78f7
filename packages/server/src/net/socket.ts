import { type ClientMessage, type Complaint, clientMessage, type ServerMessage } from '@tactic48/protocol'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RawData, WebSocket } from 'ws'
import type { Games } from '../games/games.ts'
import type { Follower } from '../games/servedGame.ts'
import type { Guest } from '../people/people.ts'
import type { Metrics } from '../watch/metrics.ts'
import type { Limits } from './limits.ts'

const SILENT_FOR = 45_000
/** Reconnects are spread over this time. */
const JITTER = 5_000
/** Sweeps between two checks that connected devices are still signed in. */
const SWEEPS = 4
const ASKED_AT_ONCE = 500
/** Queued messages per page; a limit, so that a slow store does not fill the memory. */
const MOST_UNDONE = 40

/** One page at the other end of a socket. */
class SocketPage implements Follower {
  guest: Guest | undefined
  readonly open = new Set<string>()
  heardAt = Date.now()
  /** Handles the messages of a page one by one. */
  work: Promise<void> = Promise.resolve()
  private readonly socket: WebSocket
  private readonly unread: number

  constructor(socket: WebSocket, guest: Guest | undefined, unread: number) {
    this.socket = socket
    this.guest = guest
    this.unread = unread
  }

  get person(): string | undefined {
    return this.guest?.person
  }

  tell(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // A page that does not read would fill the server's memory.
    if (this.socket.bufferedAmount > this.unread) {
      this.socket.close(1013, 'tooSlow')
      setTimeout(() => this.socket.terminate(), 1000).unref()
      return
    }
    this.socket.send(JSON.stringify(message))
  }

  close(message: Extract<ServerMessage, { readonly type: 'bye' }>): void {
    this.tell(message)
    this.socket.close(1001, message.why)
  }

  terminate(): void {
    this.socket.terminate()
  }
}

/** All sockets of this node. */
export class SocketPages {
  private readonly games: Games
  private readonly limits: Limits
  private readonly metrics: Metrics
  private readonly pages = new Set<SocketPage>()
  private readonly from = new Map<string, number>()
  private readonly sweeper: NodeJS.Timeout
  private count = 0
  private sweeps = 0

  constructor(games: Games, { limits, metrics }: { readonly limits: Limits; readonly metrics: Metrics }) {
    this.games = games
    this.limits = limits
    this.metrics = metrics
    games.store.db.listen((bell) => {
      const [what, person] = bell.split(' ')
      if (what === 'person') void this.lookAgain([...this.pages].filter((page) => page.person === person))
    })
    this.sweeper = setInterval(() => this.sweep(), SILENT_FOR / 3)
    this.sweeper.unref()
  }

  greet(socket: WebSocket, guest: Promise<Guest | undefined>, address: string): void {
    const count = (this.from.get(address) ?? 0) + 1
    const { socketsOfOne, sockets, messagesASecond, unread } = this.limits
    if (count > socketsOfOne || this.count >= sockets) {
      this.metrics.turnedAway.inc({ limit: count > socketsOfOne ? 'socketsOfOne' : 'sockets' })
      socket.close(1013, 'tooMany')
      return
    }
    this.from.set(address, count)
    this.count += 1
    const limit = new RateLimiterMemory({ points: messagesASecond * 2, duration: 2 })
    const page = guest.then((known) => {
      const made = new SocketPage(socket, known, unread)
      this.pages.add(made)
      return made
    })
    // The store is not available, so no guest can be identified; the page will reconnect.
    page.catch(() => socket.close(1013, 'unavailable'))
    const withPage = (work: (made: SocketPage) => void): void => void page.then(work).catch(() => undefined)
    let undone = 0
    socket.on('message', (data, isBinary) => {
      if (undone >= MOST_UNDONE) return withPage((made) => this.tooFast(made, data))
      const fast = limit.consume('one').then(
        () => false,
        () => true,
      )
      undone += 1
      withPage((made) => {
        made.heardAt = Date.now()
        made.work = made.work.then(async () => {
          if (await fast) this.tooFast(made, data)
          else if (isBinary) made.tell({ type: 'no', why: 'malformed' })
          else await this.take(made, String(data))
          undone -= 1
        })
      })
    })
    const leave = (): void => {
      this.count -= 1
      const left = (this.from.get(address) ?? 1) - 1
      if (left > 0) this.from.set(address, left)
      else this.from.delete(address)
      // A game that it is just opening would be followed for ever.
      withPage((made) => {
        this.pages.delete(made)
        made.work = made.work.then(() => this.forget(made))
      })
    }
    socket.once('close', leave)
    socket.on('error', () => socket.terminate())
  }

  /** How many are connected. */
  get size(): number {
    return this.count
  }

  /** Disconnects devices that were signed out on any node; makes banned guests read-only. */
  private async lookAgain(pages: readonly SocketPage[]): Promise<void> {
    for (let at = 0; at < pages.length; at += ASKED_AT_ONCE) {
      const some = pages.slice(at, at + ASKED_AT_ONCE)
      const devices = some.flatMap(({ guest }) => (guest ? [guest.device] : []))
      const now = await this.games.store.devicesNow(devices).catch(() => undefined)
      for (const page of now ? some : []) {
        const found = page.guest && now?.get(page.guest.device)
        if (page.guest && !found) page.close({ type: 'bye', why: 'signedOut', after: 0 })
        else if (page.guest && found) page.guest = { ...page.guest, isBanned: found.banned }
      }
    }
  }

  goodbye(): void {
    clearInterval(this.sweeper)
    for (const page of this.pages)
      page.close({ type: 'bye', why: 'stopping', after: Math.round(500 + Math.random() * JITTER) })
  }

  private tooFast(page: SocketPage, data: RawData): void {
    this.metrics.turnedAway.inc({ limit: 'messagesASecond' })
    page.tell(tooFast(data))
  }

  private async take(page: SocketPage, text: string): Promise<void> {
    const message = read(text)
    if (!message) {
      page.tell({ type: 'no', why: 'malformed' })
      return
    }
    try {
      await this.obey(page, message)
    } catch {
      page.tell({
        type: 'no',
        why: 'unavailable',
        ...('game' in message && { game: message.game }),
        ...('id' in message && { id: message.id }),
      })
    }
  }

  private async obey(page: SocketPage, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping': {
        const entries: { [game: string]: number } = {}
        for (const id of page.open) entries[id] = (await this.games.get(id))?.entries ?? 0
        page.tell({ type: 'pong', entries })
        return
      }
      case 'open': {
        const { game, from, watch } = message
        if (!page.open.has(game) && page.open.size >= this.limits.followed)
          return page.tell({ type: 'no', game, why: 'notAllowed' })
        const why = await this.games.follow(game, page.person, page, from, watch)
        if (why) page.tell({ type: 'no', game, why })
        else page.open.add(game)
        return
      }
      case 'leave':
        page.open.delete(message.game)
        ;(await this.games.get(message.game))?.leave(page)
        return
      default: {
        const { game, id } = message
        if (page.guest?.isBanned) return page.tell({ type: 'no', game, id, why: 'notAllowed' })
        const answer = page.person ? await this.games.act(page.person, message) : ('notYourGame' satisfies Complaint)
        page.tell(
          typeof answer === 'string' ? { type: 'no', game, id, why: answer } : { type: 'answer', game, id, answer },
        )
      }
    }
  }

  private async forget(page: SocketPage): Promise<void> {
    for (const id of page.open) (await this.games.get(id).catch(() => undefined))?.leave(page)
  }

  /** Closes sockets that have been silent too long, even if the connection looks open. */
  private sweep(): void {
    const now = Date.now()
    for (const page of this.pages) if (now - page.heardAt > SILENT_FOR) page.terminate()
    this.sweeps += 1
    if (this.sweeps % SWEEPS === 0) void this.lookAgain([...this.pages])
  }
}

/** The refusal of an unreadable message, so that its sender does not wait for an answer. */
function tooFast(data: RawData): ServerMessage {
  const [, id] = /"id":"([\w-]{8,64})"/.exec(String(data)) ?? []
  return { type: 'no', why: 'tooFast', ...(id !== undefined && { id }) }
}

function read(text: string): ClientMessage | undefined {
  try {
    const { success, data } = clientMessage.safeParse(JSON.parse(text))
    return success ? data : undefined
  } catch {
    return undefined
  }
}
