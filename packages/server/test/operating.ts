import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { engineIn } from '@tactic48/host'
import type { EngineApi } from '@tactic48/rules'
import { bundleEngine } from '../../../scripts/pack/engine.mjs'
import { Bundles } from '../src/bundles/bundles.ts'
import { Games } from '../src/games/games.ts'
import { keptEngines } from '../src/operator/checkBundles.ts'
import { checkStore } from '../src/operator/checkGames.ts'
import { operate } from '../src/operator/commandLine.ts'
import type { Database } from '../src/store/database.ts'
import { Store } from '../src/store/store.ts'
import { keptTables } from '../src/store/tables.ts'
import { begunGame, endTurns, playOn } from './players.ts'
import type { TestStore } from './stores.ts'

/** What the operator typed, and what he was told. */
export async function typed(
  words: readonly string[],
  where: { readonly data: string; readonly databaseUrl?: string | undefined },
) {
  const lines: string[] = []
  const code = await operate(words, { ...where, say: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

/** Every row of every table, in the order of its key. */
export async function everything(db: Database): Promise<unknown> {
  const all: { [table: string]: unknown } = {}
  for (const { name, key } of await keptTables()) {
    const rows = await db.run(`select * from ${name}`)
    const text = (row: object) => key.map((column) => Reflect.get(row, column)).join(' ')
    const plain = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
        ]),
      ),
    )
    all[name] = plain.sort((a, b) => (text(a) < text(b) ? -1 : 1))
  }
  return all
}

/** A store with an operator at his keyboard. */
export class Operated {
  readonly at: TestStore
  readonly folder: string
  /** A bundle, as a server that was started has it: without a name no snapshot is written. */
  readonly engine: EngineApi
  store: Store

  private constructor(at: TestStore, store: Store, engine: EngineApi) {
    this.at = at
    this.store = store
    this.engine = engine
    this.folder = at.file ? dirname(at.file) : mkdtempSync(join(tmpdir(), 'tactic48-operator-'))
  }

  static async on(make: () => Promise<TestStore>): Promise<Operated> {
    const at = await make()
    const [store, bundle] = [new Store(await at.open()), await bundleEngine()]
    await new Bundles(store.db).keepEngine(bundle, 1)
    return new Operated(at, store, await engineIn(bundle.text, bundle.name))
  }

  async end(): Promise<void> {
    await this.store.db.close()
    rmSync(this.folder, { recursive: true, force: true })
    await this.at.end()
  }

  /** The embedded store belongs to one process, so the test lets go of it while the operator types. */
  async types(...words: readonly string[]): Promise<Awaited<ReturnType<typeof typed>>> {
    if (this.at.url === undefined) await this.store.db.close()
    const answer = await typed(words, { data: this.folder, databaseUrl: this.at.url })
    if (this.at.url === undefined) this.store = new Store(await this.at.open())
    return answer
  }

  node(): Games {
    return new Games({ store: this.store, engine: this.engine, holding: { mostIdle: 500, snapshotEvery: 4 } })
  }

  async faults(): Promise<readonly string[]> {
    const found: string[] = []
    const tell = ({ game, fault }: { readonly game: string; readonly fault: string }) => found.push(`${game}: ${fault}`)
    await checkStore(this.store, tell, keptEngines(this.store.db))
    return found
  }

  /** A game with entries, a snapshot, chat and a report. */
  async played(words = 'well, well') {
    const games = this.node()
    const game = await begunGame(games)
    await endTurns(games, game, 7)
    await playOn([games], game, 3)
    await this.store.say(game.id, 'blue', 5, { text: words })
    await this.store.say(game.id, 'ember', 6, { preset: 'hello' })
    await this.store.report({ person: game.persons.ember, game: game.id, body: 'he insults', at: 7 })
    await this.store.addDevice({
      id: randomUUID(),
      person: game.persons.blue,
      tokenHash: randomUUID(),
      label: 'Firefox',
      seenAt: 8,
    })
    await this.store.addLinkCode(randomUUID(), game.persons.blue, 9)
    await this.store.setRecovery(game.persons.blue, 'hash')
    await this.store.block(game.persons.blue, game.persons.ember, true)
    await this.store.block(game.persons.ember, game.persons.blue, true)
    await games.stop()
    return game
  }
}
