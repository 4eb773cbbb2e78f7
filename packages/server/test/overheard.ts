import { randomUUID } from 'node:crypto'
import { commitmentTo, type Pace, type StandingOrder } from '@tactic48/protocol'
import {
  type Command,
  ENGINE,
  type GameSpec,
  redactEntries,
  type SideId,
  seatId,
  topQuestion,
  view,
} from '@tactic48/rules'
import { EMBER } from '../../rules/test/world/games.ts'
import { Games } from '../src/games/games.ts'
import type { ServedGame } from '../src/games/servedGame.ts'
import { withoutShared } from '../src/games/sharedSpec.ts'
import { hashOf } from '../src/people/tokens.ts'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { type GameRow, Store } from '../src/store/store.ts'
import { creating, NONCES, TestPage } from './players.ts'

const SPECTATOR = seatId('spectator')
const ID = 'overheard-game'
const CLAIM = 'claim'

/** What somebody beside blue was sent, and when. */
interface Heard {
  readonly at: number
  readonly to: 'ember' | 'watcher'
  readonly text: string
}

export interface Agreement {
  readonly spec: GameSpec
  readonly pace: Pace
  /** Turns that spectators are behind. */
  readonly lag: number
  /** Of the dice: two games with the same one roll alike. */
  readonly dice: string
}

/** Hashes are salted with what nobody knows; their length stays. */
const masked = (value: unknown): string => JSON.stringify(value).replaceAll(/[0-9a-f]{64}/g, '#'.repeat(64))

/** One game on a server of its own with the dice that it is given, and everything that anybody but blue is sent of it. */
export class Overheard {
  readonly heard: Heard[] = []
  private readonly games: Games
  private readonly served: ServedGame
  private readonly persons: { readonly [side in SideId]: string }

  private constructor(games: Games, served: ServedGame, persons: { readonly [side in SideId]: string }) {
    this.games = games
    this.served = served
    this.persons = persons
  }

  static async begun(agreement: Agreement): Promise<Overheard> {
    const db = SqliteDatabase.open(':memory:')
    await migrate(db)
    const store = new Store(db)
    const games = new Games({ store })
    await games.start()
    const persons = { blue: randomUUID(), ember: randomUUID() }
    for (const [name, id] of Object.entries(persons)) await store.createPerson({ id, name, at: 0 })
    await store.createGame(...(await rowsOf(store, agreement, persons.blue)))
    const claimed = await games.beginnings.claim(ID, persons.ember, CLAIM, NONCES.ember)
    const served = await games.get(ID)
    if (claimed !== 'ember' || !served?.hasBegun) throw new Error(`not begun: ${claimed}`)
    const made = new Overheard(games, served, persons)
    await served.follow(made.page('ember'), 'ember', 0)
    await served.follow(made.page('watcher'), undefined, 0)
    return made
  }

  async end(): Promise<void> {
    await this.games.stop()
    await this.games.store.db.close()
  }

  get state() {
    const state = this.served.hosted?.state
    if (!state) throw new Error('it has not begun')
    return state
  }

  /** What is public by the rules alone: whatever differs here is a public difference. */
  get open(): string {
    const entries = this.served.hosted?.log.entries ?? []
    const question = topQuestion(view(this.state, SPECTATOR))
    return masked([EMBER, SPECTATOR].map((seat) => [redactEntries(this.state, entries, seat), question]))
  }

  /** Everything that the others may ask for. */
  async askedFor(): Promise<string> {
    await this.served.readyFor(undefined)
    const listed = await this.games.store.gamesOf(this.persons.ember)
    return masked([
      this.served.whole('ember', []),
      this.served.whole(undefined, []),
      listed.map(({ course }) => [course?.entries, course?.turn, course?.asks, course?.clocks]),
    ])
  }

  /** What blue knows of its own. */
  get own(): string {
    return masked([this.served.whole('blue', []), this.state.sides.blue, topQuestion(this.state)])
  }

  async play(side: SideId, command: Command, id: string): Promise<unknown> {
    return this.games.act(this.persons[side], { type: 'do', game: ID, id, command })
  }

  async agree(to: 'ordersAnswer'): Promise<void> {
    await this.games.act(this.persons.blue, { type: 'agree', game: ID, id: randomUUID(), to, agrees: true })
  }

  async hand(part: { readonly orders?: readonly StandingOrder[]; readonly plan?: readonly Command[] }): Promise<void> {
    const about = { game: ID, id: randomUUID() }
    const { orders, plan } = part
    if (orders) await this.games.act(this.persons.blue, { type: 'orders', ...about, orders: [...orders] })
    if (plan) await this.games.act(this.persons.blue, { type: 'plan', ...about, commands: [...plan] })
  }

  private page(to: Heard['to']): TestPage {
    const page = new TestPage(to === 'ember' ? this.persons.ember : undefined)
    page.tell = (message) => void this.heard.push({ at: Date.now(), to, text: masked(message) })
    return page
  }
}

async function rowsOf(store: Store, { spec, pace, lag, dice }: Agreement, blue: string) {
  const [seed, salt] = [hashOf(dice), hashOf(`salt ${dice}`)]
  const { nonce, nonceHash, ...wanted } = creating(spec, pace)
  const { text, blobs } = withoutShared(spec)
  await store.putBlobs(blobs)
  const row: Omit<GameRow, 'version'> = {
    id: ID,
    status: 'open',
    creatorSide: 'blue',
    ...{ terms: { ...wanted.terms, spectators: lag }, card: wanted.card, spec: text, engine: ENGINE },
    ...{ commitment: commitmentTo({ seed, salt }), seed, salt, creator: blue, nonces: { blue: nonce } },
    ...{ nonceHash, watchHash: hashOf('watch'), createdAt: Date.now() },
  }
  const seats = [
    { side: 'blue', person: blue },
    { side: 'ember', claimHash: hashOf(CLAIM) },
  ] as const
  return [row, seats] as const
}
