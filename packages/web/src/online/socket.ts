import type { ClientMessage, ServerMessage } from '@tactic48/protocol'
import { playAddress } from './requests.ts'

const PING_EVERY = 15_000
const SILENT_FOR = 40_000
const FIRST_AGAIN = 400
const LAST_AGAIN = 15_000

export interface Hearing {
  readonly hear: (message: ServerMessage) => void
  /** The line is there, again or for the first time. */
  readonly here: () => void
  readonly away: () => void
}

/** One socket of this page for everything that is played over it; it comes back by itself. */
class PlaySocket {
  private socket: WebSocket | undefined
  private readonly hearings = new Set<Hearing>()
  private pause = FIRST_AGAIN
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticking: ReturnType<typeof setInterval> | undefined
  private heardAt = 0

  add(hearing: Hearing): () => void {
    this.hearings.add(hearing)
    if (this.socket?.readyState === WebSocket.OPEN) hearing.here()
    else this.connect()
    return () => {
      this.hearings.delete(hearing)
      if (this.hearings.size === 0) this.leave()
    }
  }

  /** Whether it was given to the line; whether it arrived is told by its answer. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    if (this.socket || this.hearings.size === 0) return
    clearTimeout(this.timer)
    const socket = new WebSocket(playAddress())
    this.socket = socket
    socket.onopen = () => {
      this.pause = FIRST_AGAIN
      this.heardAt = Date.now()
      this.ticking = setInterval(() => this.tick(), PING_EVERY)
      for (const { here } of this.hearings) here()
    }
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now()
      const message = JSON.parse(String(data)) as ServerMessage
      // Many pages are told to come back at different moments.
      if (message.type === 'bye') this.pause = Math.max(FIRST_AGAIN, message.after)
      for (const { hear } of this.hearings) hear(message)
    }
    socket.onclose = () => this.lost(socket)
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = undefined
    clearInterval(this.ticking)
    for (const { away } of this.hearings) away()
    if (this.hearings.size === 0) return
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(LAST_AGAIN, this.pause * 2)
  }

  /** A line that says nothing is gone, also where the network has not noticed: a laptop was closed. */
  private tick(): void {
    const { socket } = this
    if (!socket) return
    if (Date.now() - this.heardAt > SILENT_FOR) {
      socket.onclose = null
      socket.close()
      this.lost(socket)
    } else this.send({ type: 'ping' })
  }

  private leave(): void {
    clearTimeout(this.timer)
    clearInterval(this.ticking)
    const { socket } = this
    this.socket = undefined
    socket?.close()
  }

  /** The network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.socket) this.tick()
    else {
      this.pause = FIRST_AGAIN
      this.connect()
    }
  }
}

export const playSocket = new PlaySocket()

window.addEventListener('online', () => playSocket.wake())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && playSocket.wake())
