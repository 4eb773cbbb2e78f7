import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { topQuestion } from '@tactic48/rules'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { TestClient } from './client.ts'
import { addressOf, type Seated, seated } from './crowd.ts'
import { KilledNode } from './killing.ts'
import { SOAK_GAMES, SOAK_MINUTES } from './lengths.ts'
import { anyCommand } from './players.ts'

const MINUTE = 60_000
const BEAT = 15_000
/** A game of chance moves is over after some twenty commands; as many games wait for those that play now. */
const GAMES_A_MINUTE = 30
const COMMANDS_A_SECOND = 10
/** Bytes that the heap may grow by, and files, between the first fifth and the end. */
const FLAT = { heap: 8_000_000, files: 8 }

/** Two pages at one game, which both hear everything. */
class Table {
  readonly game: Seated
  private readonly clients: { readonly blue: TestClient; readonly ember: TestClient }

  private readonly beating: NodeJS.Timeout

  private constructor(game: Seated, clients: Table['clients']) {
    this.game = game
    this.clients = clients
    // A page that says nothing is cut off.
    this.beating = setInterval(() => this.beat(), BEAT)
  }

  static async open(address: string, game: Seated, at: number): Promise<Table> {
    const { cookies } = game
    const clients = { blue: new TestClient(address, cookies.blue), ember: new TestClient(address, cookies.ember) }
    for (const client of Object.values(clients)) {
      await client.connect({}, addressOf(Math.floor(at / 20)))
      await client.open(game.id)
    }
    return new Table(game, clients)
  }

  /** False: it is over. */
  async step(): Promise<boolean> {
    const state = (await this.clients.blue.known(this.game.id)).view?.state
    const question = state && topQuestion(state)
    const side = question?.awaiting[0]
    if (!state || !side) return false
    const own = (await this.clients[side].known(this.game.id)).view?.state
    if (own) await this.clients[side].do(this.game.id, anyCommand(own, side, randomUUID()), question.since)
    return true
  }

  private beat(): void {
    for (const client of Object.values(this.clients)) {
      client.send({ type: 'ping' })
      client.heard.length = 0
    }
  }

  close(): void {
    clearInterval(this.beating)
    for (const client of Object.values(this.clients)) client.close()
  }
}

test.skipIf(SOAK_MINUTES === 0)(
  'many games for a long time: heap and open files stay flat',
  { timeout: (SOAK_MINUTES + 30) * MINUTE },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tactic48-soak-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const db = SqliteDatabase.open(join(folder, 'games.db'))
    await migrate(db)
    const waiting = [...(await seated(db, SOAK_GAMES + SOAK_MINUTES * GAMES_A_MINUTE))]
    await db.close()
    const node = await KilledNode.start({ DATA: folder })
    const tables: Table[] = []
    for (const game of waiting.splice(0, SOAK_GAMES)) tables.push(await Table.open(node.address, game, tables.length))
    const began = performance.now()
    let commands = 0
    let first: Awaited<ReturnType<typeof node.measured>> | undefined
    for (;;) {
      const passed = performance.now() - began
      if (passed > SOAK_MINUTES * MINUTE) break
      if (passed > (SOAK_MINUTES * MINUTE) / 5) first ??= await node.measured()
      const at = commands % tables.length
      const table = tables[at]
      if (!table) throw new Error('no table')
      if (!(await table.step())) {
        table.close()
        const [next] = waiting.splice(0, 1)
        if (next) tables[at] = await Table.open(node.address, next, at)
      }
      commands += 1
      const early = (1000 * commands) / COMMANDS_A_SECOND - (performance.now() - began)
      if (early > 0) await new Promise((done) => setTimeout(done, early))
    }
    const last = await node.measured()
    console.log(`${commands} commands, ${SOAK_GAMES} games: ${JSON.stringify({ first, last })}`)
    expect(last.heap).toBeLessThan((first?.heap ?? 0) + FLAT.heap)
    expect(last.files).toBeLessThan((first?.files ?? 0) + FLAT.files)
    for (const table of tables) table.close()
  },
)
