import { randomUUID } from 'node:crypto'
import {
  type ClientMessage,
  type Created,
  type CreateGame,
  type Me,
  type ServerMessage,
  WATCH_HEADER,
  type WholeGame,
} from '@tactic48/protocol'
import type { Command } from '@tactic48/rules'
import { WebSocket } from 'ws'

type Asking = Extract<ClientMessage, { readonly id: string }>
type Unnamed<M> = M extends unknown ? Omit<M, 'id'> : never
export type Reply = Extract<ServerMessage, { readonly type: 'answer' | 'no' }>

interface Hearing {
  readonly hear: (message: ServerMessage) => void
  readonly fail: (error: Error) => void
}

/** A browser without a page: a cookie, requests, one socket. */
export class TestClient {
  readonly address: string
  readonly heard: ServerMessage[] = []
  cookie: string | undefined
  private socket: WebSocket | undefined
  private readonly hears = new Set<Hearing>()

  constructor(address: string, cookie?: string) {
    this.address = address.replace(/\/$/, '')
    this.cookie = cookie
  }

  async request(method: string, path: string, body?: unknown, headers: object = {}): Promise<Response> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        origin: this.address,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]
    return response
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.request('GET', path)).json()) as T
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const response = await this.request('POST', path, body)
    const read = (await response.json()) as T
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(read)}`)
    return read
  }

  name(name: string): Promise<{ readonly me: Me }> {
    return this.post('/me', { name })
  }

  create(wanted: CreateGame): Promise<Created> {
    return this.post('/games', wanted)
  }

  async known(game: string, watch?: string): Promise<WholeGame> {
    const headers = watch ? { [WATCH_HEADER]: watch } : {}
    return (await (await this.request('GET', `/games/${game}/known`, undefined, headers)).json()) as WholeGame
  }

  /** `from`: another address of this machine; limits count each by itself. */
  async connect(headers: object = {}, from?: string): Promise<this> {
    const url = `${this.address.replace(/^http/, 'ws')}/api/play`
    const socket = new WebSocket(url, {
      headers: { origin: this.address, ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(from && { localAddress: from }),
    })
    this.socket = socket
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage
      this.heard.push(message)
      for (const { hear } of this.hears) hear(message)
    })
    socket.on('close', () => {
      for (const { fail } of this.hears) fail(new Error('the socket was closed'))
      this.hears.clear()
    })
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done())
      socket.once('error', fail)
    })
    return this
  }

  /** Resolves when the server has closed it, or this side has. */
  async closed(): Promise<number> {
    const { socket } = this
    if (!socket || socket.readyState === socket.CLOSED) return 0
    return new Promise((done) => socket.once('close', done))
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  close(): void {
    this.socket?.terminate()
  }

  /** Reads nothing any more. */
  pause(): void {
    this.socket?.pause()
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string | Buffer): void {
    this.socket?.send(text)
  }

  /** Everything from now on. */
  listen(hear: (message: ServerMessage) => void): void {
    this.hears.add({ hear, fail: () => undefined })
  }

  /** The first message that fits, from now on. */
  next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    if (!this.isOpen) return Promise.reject(new Error('the socket is closed'))
    return new Promise((done, fail) => {
      const hearing: Hearing = {
        hear: (message) => {
          if (!fits(message)) return
          this.hears.delete(hearing)
          done(message)
        },
        fail,
      }
      this.hears.add(hearing)
    })
  }

  /** Sends it and waits for what became of it. */
  async ask(message: Unnamed<Asking>, id: string = randomUUID()): Promise<Reply> {
    const answered = this.next((one) => (one.type === 'answer' || one.type === 'no') && one.id === id)
    this.send({ ...message, id } as Asking)
    return (await answered) as Reply
  }

  do(game: string, command: Command, since?: number, id: string = randomUUID()): Promise<Reply> {
    return this.ask({ type: 'do', game, command, ...(since !== undefined && { since }) }, id)
  }

  async open(game: string, from = 0): Promise<void> {
    const around = this.next((one) => one.type === 'around' && one.around.id === game)
    this.send({ type: 'open', game, from })
    await around
  }
}
