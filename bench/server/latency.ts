import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Games } from '../../packages/server/src/games/games.ts'
import { migrate } from '../../packages/server/src/store/migrate.ts'
import { SqliteDatabase } from '../../packages/server/src/store/sqlite.ts'
import { Store } from '../../packages/server/src/store/store.ts'
import { TestClient } from '../../packages/server/test/client.ts'
import { addressOf, type Seated, seated } from '../../packages/server/test/crowd.ts'
import { against, alone, type Figure } from '../figure.ts'
import { courseOf, type Move } from './course.ts'
import { ownFolder } from './folder.ts'

const GAMES = 1000
const A_SECOND = 500
const WARM_SECONDS = 4
const SECONDS = 15
/** Every game stands somewhere in its course when it begins. */
const BEFORE = 12
const LEFT = 10
const MOST_MS = 15
const FROM_ONE = 40
const BEAT = 15_000

const NODE = fileURLToPath(new URL('../../packages/server/test/node.ts', import.meta.url))

/** From a command until the page of the other seat has what came of it, with many games at once; and the processor’s time. */
export async function* latency(): AsyncGenerator<Figure> {
  const folder = ownFolder()
  const courses = await begun(`${folder.path}/games.db`)
  const server = await Server.start(folder.path)
  const tables: Table[] = []
  // One after the other: each game is opened from the store when its first page comes.
  for (const course of courses) tables.push(await Table.open(server.address, course, tables.length))
  await load(tables, WARM_SECONDS)
  const before = await server.seconds()
  const { times, sent } = await load(tables, SECONDS)
  const spent = (await server.seconds()) - before
  for (const table of tables) table.close()
  server.end()
  folder.end()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN
  yield alone(`latency/${GAMES}-games, ms p50`, at(0.5), 'less')
  yield against(`latency/${GAMES}-games, ms p99`, at(0.99), 'goal', MOST_MS, 'less')
  yield alone(`latency/${GAMES}-games, commands answered a second`, times.length / SECONDS)
  yield alone(`latency/${GAMES}-games, ms of the processor a command`, (1000 * spent) / sent, 'less')
}

interface Course {
  readonly game: Seated
  readonly moves: readonly Move[]
}

async function begun(file: string): Promise<readonly Course[]> {
  const db = SqliteDatabase.open(file)
  await migrate(db)
  const games = new Games({ store: new Store(db) })
  const courses: Course[] = []
  for (const [i, game] of (await seated(db, GAMES)).entries()) {
    const moves = await courseOf(games.store, game.id, (i % BEFORE) + LEFT)
    const played = Math.min(i % BEFORE, Math.max(0, moves.length - LEFT))
    for (const { side, command, since } of moves.slice(0, played))
      await games.act(game.persons[side], { type: 'do', game: game.id, id: randomUUID(), since, command })
    courses.push({ game, moves: moves.slice(played) })
  }
  await games.stop()
  await db.close()
  return courses
}

class Server {
  readonly address: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.child = child
    this.address = address
  }

  static async start(data: string): Promise<Server> {
    const child = spawn(process.execPath, ['--import', 'tsx', NODE], {
      env: { ...process.env, DATA: data },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const address = await new Promise<string>((done, fail) => {
      child.stdout?.on('data', (said) => {
        const [, found] = /ready (\S+?)\/?\s/.exec(String(said)) ?? []
        if (found) done(found)
      })
      child.once('exit', () => fail(new Error('the server ended')))
    })
    return new Server(child, address)
  }

  /** Of the processor, so far. */
  seconds(): Promise<number> {
    return new Promise((done) => {
      this.child.once('message', (measured: { readonly cpu: number }) => done(measured.cpu))
      this.child.send('measure')
    })
  }

  end(): void {
    this.child.removeAllListeners('exit')
    this.child.kill('SIGKILL')
  }
}

/** A game with the pages of both seats. */
class Table {
  private readonly id: string
  private readonly moves: Move[]
  private readonly clients: { readonly blue: TestClient; readonly ember: TestClient }
  private sentAt: number | undefined
  private to: 'blue' | 'ember' | undefined
  private readonly beating: NodeJS.Timeout
  times: number[] = []

  private constructor({ game, moves }: Course, clients: Table['clients']) {
    this.id = game.id
    this.moves = [...moves]
    this.clients = clients
    // A page that says nothing is cut off.
    this.beating = setInterval(() => {
      for (const client of Object.values(clients)) {
        client.send({ type: 'ping' })
        client.heard.length = 0
      }
    }, BEAT)
    for (const side of ['blue', 'ember'] as const)
      clients[side].listen((message) => {
        if (side !== this.to || this.sentAt === undefined || message.type !== 'facts') return
        this.times.push(performance.now() - this.sentAt)
        this.sentAt = undefined
      })
  }

  static async open(address: string, course: Course, at: number): Promise<Table> {
    const { id, cookies } = course.game
    const clients = { blue: new TestClient(address, cookies.blue), ember: new TestClient(address, cookies.ember) }
    for (const client of Object.values(clients)) {
      await client.connect({}, addressOf(Math.floor((2 * at) / FROM_ONE)))
      await client.open(id)
    }
    return new Table(course, clients)
  }

  /** False: nothing is left to be done, or the last command is not answered yet. */
  send(): boolean {
    if (this.sentAt !== undefined) return false
    const move = this.moves.shift()
    if (!move) return false
    const { side, command, since } = move
    this.to = side === 'blue' ? 'ember' : 'blue'
    this.sentAt = performance.now()
    this.clients[side].send({ type: 'do', game: this.id, id: randomUUID(), since, command })
    return true
  }

  close(): void {
    clearInterval(this.beating)
    for (const client of Object.values(this.clients)) client.close()
  }
}

/** As many commands a second as are wanted, whether those before were answered or not. */
async function load(
  tables: readonly Table[],
  seconds: number,
): Promise<{ readonly times: number[]; readonly sent: number }> {
  for (const table of tables) table.times = []
  const began = performance.now()
  let [sent, at] = [0, 0]
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * A_SECOND
    for (let tries = 0; sent < due && tries < tables.length; tries++) {
      if (tables[at]?.send()) sent += 1
      at = (at + 1) % tables.length
    }
    await new Promise((done) => setTimeout(done, 1))
  }
  await new Promise((done) => setTimeout(done, 1000))
  return { times: tables.flatMap(({ times }) => times), sent }
}
