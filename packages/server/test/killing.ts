import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { WholeGame } from '@tactic48/protocol'
import { type Command, type SideId, seededChance, topQuestion } from '@tactic48/rules'
import { TestClient } from './client.ts'
import { anyCommand, creating, NONCES } from './players.ts'

/** A server in a process of its own. */
export class KilledNode {
  readonly address: string
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | undefined

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.address = `http://127.0.0.1:${port}`
    this.env = { ...process.env, ...env, PORT: String(port) }
  }

  static async start(env: NodeJS.ProcessEnv): Promise<KilledNode> {
    const node = new KilledNode(await freePort(), env)
    await node.start()
    return node
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'node.ts')], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    await new Promise<void>((done, fail) => {
      let said = ''
      const hear = (part: Buffer): void => {
        said += String(part)
        if (said.includes('ready ')) done()
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', () => fail(new Error(`the server ended: ${said}`)))
    })
  }

  /** As a power cut of its machine would, without the disk. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
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
  readonly command: Command
  readonly since: number | undefined
}

/** A game between two players who send again what was not answered, and count what was acknowledged. */
export class StubbornGame {
  readonly acknowledged = new Map<string, number>()
  private readonly clients: { [side in SideId]: TestClient }
  private underway: (Underway & { readonly side: SideId }) | undefined
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

  /** Plays until it is told to stop; a broken line is taken up again wherever the game is reachable. */
  async play(address: () => string, stops: () => boolean): Promise<void> {
    while (!stops()) {
      try {
        await this.step(address())
      } catch {
        await new Promise((done) => setTimeout(done, 50))
      }
    }
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

  private async step(address: string): Promise<void> {
    const next = this.underway ?? (await this.thought(address))
    if (!next) return
    this.underway = next
    const client = await this.connected(next.side, address)
    this.sent += 1
    const reply = await client.do(this.id, next.command, next.since, next.id)
    if (reply.type === 'no') {
      if (reply.why !== 'unavailable') this.underway = undefined
      return
    }
    if (reply.answer.answer === 'notKept') return
    if (reply.answer.answer === 'accepted') this.acknowledged.set(next.id, reply.answer.from)
    this.underway = undefined
  }

  private async thought(address: string): Promise<(Underway & { readonly side: SideId }) | undefined> {
    const { view } = await this.known(address, 'blue')
    const question = view && topQuestion(view.state)
    const side = question?.awaiting[0]
    if (!side) throw new Error('it is over')
    const own = side === 'blue' ? view : (await this.known(address, side)).view
    if (!own) throw new Error('it has not begun')
    const chance = seededChance(randomUUID())
    const command = anyCommand(own.state, side, `${chance.int(1_000_000)}`)
    return { side, id: randomUUID(), command, since: question.since }
  }

  known(address: string, side: SideId): Promise<WholeGame> {
    return new TestClient(address, this.clients[side].cookie).known(this.id)
  }
}
