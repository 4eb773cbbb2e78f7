import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Complaint } from '@tactic48/protocol'
import { type Command, type SideId, topQuestion } from '@tactic48/rules'
import { expect, onTestFinished } from 'vitest'
import { TestClient } from './client.ts'
import { anyCommand, creating, NONCES } from './players.ts'

/** After this time something stands still. */
const LONGEST = 120_000

interface Measured {
  readonly heap: number
  readonly files: number
}

/** A server in a process of its own, which ends with its test. */
export class KilledNode {
  readonly address: string
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | undefined
  private said = ''

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.address = `http://127.0.0.1:${port}`
    this.env = { ...process.env, ...env, PORT: String(port) }
  }

  static async start(env: NodeJS.ProcessEnv): Promise<KilledNode> {
    const node = new KilledNode(await freePort(), env)
    onTestFinished(() => node.kill())
    await node.start()
    return node
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'node.ts')], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child = child
    this.said = ''
    await new Promise<void>((done, fail) => {
      const hear = (part: Buffer): void => {
        this.said += String(part)
        if (this.said.includes('ready ')) done()
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', () => fail(new Error(`the server ended: ${this.said}`)))
    })
  }

  /** Bytes of its heap after a collection of garbage, and files that it holds open. */
  measured(): Promise<Measured> {
    const { child } = this
    if (!child) throw new Error('the server is not running')
    return new Promise((done) => {
      child.once('message', (measured) => done(measured as Measured))
      child.send('measure')
    })
  }

  /** As a power cut of its machine would, without the disk. A server that ended by itself is a fault. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = undefined
    if (!child) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${this.said}`)
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))))
    })
  })

/** A command on its way: kept until it is known what became of it. */
interface Underway {
  readonly id: string
  readonly side: SideId
  readonly command: Command
  readonly since: number | undefined
}

interface Acknowledged {
  readonly at: number
  readonly command: Command
}

const AGAIN: ReadonlySet<Complaint> = new Set(['unavailable', 'tooFast'])

/** One game of two players who send again what was not answered, and remember what was acknowledged. */
class StubbornGame {
  readonly acknowledged = new Map<string, Acknowledged>()
  private readonly clients: { [side in SideId]: TestClient }
  private underway: Underway | undefined
  readonly id: string
  sent = 0

  private constructor(id: string, clients: { [side in SideId]: TestClient }) {
    this.id = id
    this.clients = clients
  }

  static async begin(address: string): Promise<StubbornGame> {
    const clients = { blue: new TestClient(address), ember: new TestClient(address) }
    await clients.blue.name('heron')
    await clients.ember.name('otter')
    const { id, claim } = await clients.blue.create(creating())
    await clients.ember.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
    return new StubbornGame(id, clients)
  }

  /** False: it is over. */
  async step(address: string): Promise<boolean> {
    const next = this.underway ?? (await this.thought(address))
    if (!next) return false
    this.underway = next
    const client = await this.connected(next.side, address)
    this.sent += 1
    const reply = await client.do(this.id, next.command, next.since, next.id)
    const again = reply.type === 'no' ? AGAIN.has(reply.why) : reply.answer.answer === 'notKept'
    if (again) throw new Error('not kept')
    if (reply.type === 'answer' && reply.answer.answer === 'accepted')
      this.acknowledged.set(next.id, { at: reply.answer.from, command: next.command })
    this.underway = undefined
    return true
  }

  /** Everything that was acknowledged is there, once, at the place that was told; and nothing that nobody sent. */
  async assertNothingLost(address: string): Promise<void> {
    const before = [...this.acknowledged.values()]
    const { view } = await new TestClient(address, this.clients.blue.cookie).known(this.id)
    const kept = view?.entries.map((entry) => (entry.entry === 'command' ? entry.command : undefined)) ?? []
    for (const { at, command } of before) expect(kept[at]).toEqual(command)
    const places = new Set([...this.acknowledged.values()].map(({ at }) => at))
    expect(places.size).toBe(this.acknowledged.size)
    // The server closes windows by itself; of the players' commands one may be on its way.
    const others = kept.filter((command, at) => !places.has(at) && command?.verb !== 'pass')
    expect(others.length).toBeLessThanOrEqual(1)
  }

  close(): void {
    for (const client of Object.values(this.clients)) client.close()
  }

  private async connected(side: SideId, address: string): Promise<TestClient> {
    const { cookie } = this.clients[side]
    const known = this.clients[side]
    if (known.isOpen && known.address === address) return known
    known.close()
    const client = await new TestClient(address, cookie).connect()
    this.clients[side] = client
    return client
  }

  private async thought(address: string): Promise<Underway | undefined> {
    const seen = async (side: SideId) => {
      const { view } = await new TestClient(address, this.clients[side].cookie).known(this.id)
      if (!view) throw new Error('it has not begun')
      return view.state
    }
    const question = topQuestion(await seen('blue'))
    const side = question?.awaiting[0]
    if (!side) return undefined
    return { side, id: randomUUID(), command: anyCommand(await seen(side), side, randomUUID()), since: question.since }
  }
}

/** Two players at one game after the other, wherever the server is reachable: a game of chance moves is soon over. */
export class StubbornPair {
  readonly games: StubbornGame[] = []
  private readonly address: () => string
  private readonly playing: Promise<void>
  private stopped = false
  /** Why the last step failed. */
  trouble: unknown

  constructor(address: () => string) {
    this.address = address
    this.playing = this.play()
    onTestFinished(() => this.stop())
  }

  get sent(): number {
    return this.games.reduce((sum, { sent }) => sum + sent, 0)
  }

  get acknowledged(): number {
    return this.games.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const game of this.games) game.close()
    await this.playing
  }

  async assertNothingLost(address: string): Promise<void> {
    for (const game of this.games) await game.assertNothingLost(address)
  }

  /** Resolves when this many more commands have been acknowledged. */
  async played(more: number): Promise<void> {
    const until = this.acknowledged + more
    const late = performance.now() + LONGEST
    while (this.acknowledged < until) {
      if (performance.now() > late)
        throw new Error(`${this.acknowledged} of ${until} commands`, { cause: this.trouble })
      await pause(5)
    }
  }

  private async play(): Promise<void> {
    let game: StubbornGame | undefined
    while (!this.stopped)
      try {
        game ??= await this.begun()
        if (!(await game.step(this.address()))) {
          game.close()
          game = undefined
        }
      } catch (error) {
        this.trouble = error
        await pause(50)
      }
    game?.close()
  }

  private async begun(): Promise<StubbornGame> {
    const game = await StubbornGame.begin(this.address())
    this.games.push(game)
    return game
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
