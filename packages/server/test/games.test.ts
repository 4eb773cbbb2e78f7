import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { faultIn, type ServerMessage } from '@tactic48/protocol'
import { fold, type GameState, topQuestion, view } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { EMBER, seatFor } from '../../rules/test/world/games.ts'
import { Games } from '../src/games/games.ts'
import { LIMITS } from '../src/net/limits.ts'
import { SocketPages } from '../src/net/socket.ts'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { Store } from '../src/store/store.ts'
import { Metrics } from '../src/watch/metrics.ts'
import { anyCommand, begunGame, creating, NONCES, playOn, TestPage } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

/** What a page knows by what it was told alone. */
function known(page: TestPage, first: GameState): GameState {
  return page.facts.reduce(
    (now, { update }) =>
      update.state ??
      update.added.reduce((state, entry) => (entry.entry === 'command' ? fold(state, entry.events) : state), now),
    first,
  )
}

describe.each(Object.entries(STORES))('games on %s', (_, make) => {
  let at: TestStore
  let games: Games
  beforeAll(async () => {
    at = await make()
    games = new Games({ store: new Store(await at.open()) })
    await games.start()
  })
  afterAll(async () => {
    await games.stop()
    await games.store.db.close()
    await at.end()
  })

  test('[GEN-12] a game is created, claimed and played; both pages know what their view is, and no more', async () => {
    const game = await begunGame(games)
    const pages = {
      blue: new TestPage(game.persons.blue),
      ember: new TestPage(game.persons.ember),
      watcher: new TestPage(undefined),
    }
    const served = await games.get(game.id)
    const whole = served?.whole('ember', [])
    await served?.follow(pages.blue, 'blue', 0)
    await served?.follow(pages.ember, 'ember', 0)
    expect(await playOn([games], game, 40)).toBeGreaterThan(0)
    const state = served?.hosted?.state
    if (!whole?.view || !state) throw new Error('it has not begun')
    expect(known(pages.ember, whole.view.state)).toEqual(view(state, EMBER))
    const heads = pages.ember.facts.flatMap((message) => message.heads)
    expect(heads).toHaveLength(served?.entries ?? 0)
    const proof = await served?.proof()
    if (!proof) throw new Error('no proof')
    const told = new Map(heads.map((head, i) => [i + 2, head]))
    expect(faultIn(proof, { heads: told, commitment: served?.row.commitment ?? '' })).toBeUndefined()
  })

  test('a doubled command is answered by what it became; a foreign seat and a stale question are not judged', async () => {
    const { id, persons } = await begunGame(games)
    const game = await games.get(id)
    const state = game?.hosted?.state
    const question = state && topQuestion(state)
    const side = question?.awaiting[0]
    if (!state || !side || !game) throw new Error('nobody is asked')
    const one = {
      type: 'do',
      game: id,
      id: randomUUID(),
      since: question.since,
      command: anyCommand(state, side, id),
    } as const
    const first = await games.act(persons[side], one)
    expect(first).toMatchObject({ answer: 'accepted' })
    expect(await games.act(persons[side], one)).toEqual(first)
    const foreign = side === 'blue' ? persons.ember : persons.blue
    expect(await games.act(foreign, { ...one, id: randomUUID() })).toMatchObject({ refusal: { code: 'notYourSeat' } })
    expect(await games.act(randomUUID(), { ...one, id: randomUUID() })).toBe('notYourGame')
    expect(await games.act(persons[side], { ...one, id: randomUUID(), since: 99_999 })).toEqual({ answer: 'stale' })
    const late = { verb: 'timeout', seat: one.command.seat }
    expect(await games.act(persons[side], { ...one, id: randomUUID(), command: late })).toMatchObject({
      refusal: { code: 'hostOnly' },
    })
  })

  test('a game that this node forgot is opened from the store as it was', async () => {
    const game = await begunGame(games)
    await playOn([games], game, 25)
    const before = (await games.get(game.id))?.hosted?.state
    const other = new Games({ store: games.store })
    expect((await other.get(game.id))?.hosted?.state).toEqual(before)
  })

  test('the end that a node could not write any more another one writes; the last command sent again is answered', async () => {
    const dying = new Store(games.store.db)
    dying.end = () => Promise.reject(new Error('killed'))
    const first = new Games({ store: dying })
    const { id, persons } = await begunGame(first)
    const command = { verb: 'resign', seat: seatFor('blue') } as const
    const last = { type: 'do', game: id, id: randomUUID(), command } as const
    await expect(first.act(persons.blue, last)).rejects.toThrow('killed')
    await expect.poll(async () => (await games.store.game(id))?.status, { timeout: 60_000 }).toBe('over')
    expect(await games.act(persons.blue, last)).toMatchObject({ answer: 'accepted' })
  })

  test('a plan is played one by one while it is legal; void, its owner alone is told', async () => {
    const { id, persons } = await begunGame(games)
    const game = await games.get(id)
    const state = game?.hosted?.state
    const side = state && topQuestion(state)?.awaiting[0]
    if (!game || !state || !side) throw new Error('nobody is asked')
    const other = side === 'blue' ? 'ember' : 'blue'
    const pages = { [side]: new TestPage(persons[side]), [other]: new TestPage(persons[other]) }
    await game.follow(pages[side] as TestPage, side, 0)
    await game.follow(pages[other] as TestPage, other, 0)
    const seat = seatFor(side)
    const [mover] = state.figures.filter((figure) => figure.side === side)
    const commands = [
      { verb: 'aim', seat, figure: mover?.id },
      { verb: 'aim', seat, figure: 'nobody' },
      { verb: 'endTurn', seat },
    ]
    const plan = { type: 'plan', game: id, id: randomUUID(), commands } as const
    expect(await games.act(persons[side], plan)).toEqual({ answer: 'kept' })
    // A window of the other side may come between.
    await expect.poll(() => game.planOf(side), { timeout: 60_000 }).toEqual([])
    expect(game.entries).toBeGreaterThan(0)
    await expect.poll(() => pages[side]?.messages.some(({ type }) => type === 'void'), { timeout: 60_000 }).toBe(true)
    expect(pages[side]?.messages.filter(({ type }) => type === 'void')).toHaveLength(1)
    expect(pages[other]?.messages.filter(({ type }) => type === 'void')).toEqual([])
  })

  test('a link is used up by claiming; a wrong one and a second one are refused', async () => {
    const { persons } = await begunGame(games)
    const created = await games.beginnings.create(persons.blue, creating())
    if (typeof created === 'string' || !('id' in created)) throw new Error('not created')
    const nonce = '11'.repeat(16)
    expect(await games.beginnings.claim(created.id, persons.ember, created.watch, nonce)).toBe('notAllowed')
    expect(await games.beginnings.claim(created.id, persons.ember, undefined, nonce)).toBe('notAllowed')
    expect(await games.beginnings.claim(created.id, persons.ember, created.claim, nonce)).toBe('ember')
    expect(await games.beginnings.claim(created.id, persons.blue, created.claim, nonce)).toBe('notRunning')
  })

  test('[GEN-12] of two who claim a seat at once, the nonce of the one who gets it counts', async () => {
    const { persons } = await begunGame(games)
    const stranger = (await begunGame(games)).persons.blue
    const created = await games.beginnings.create(persons.blue, creating())
    if (typeof created === 'string' || !('id' in created)) throw new Error('not created')
    const { id, claim } = created
    const slow = new Store(games.store.db)
    slow.claim = async (...wanted) => {
      expect(await games.beginnings.claim(id, persons.ember, claim, '22'.repeat(16))).toBe('ember')
      return Store.prototype.claim.apply(slow, wanted)
    }
    expect(await new Games({ store: slow }).beginnings.claim(id, stranger, claim, '33'.repeat(16))).toBe('notRunning')
    expect((await games.store.game(id))?.nonces.ember).toBe('22'.repeat(16))
  })

  test('a game whose node died when both sides had come begins at whoever opens it next', async () => {
    const { persons } = await begunGame(games)
    const dying = new Store(games.store.db)
    dying.begin = () => Promise.reject(new Error('killed'))
    const first = new Games({ store: dying })
    const created = await first.beginnings.create(persons.blue, creating())
    if (typeof created === 'string' || !('id' in created)) throw new Error('not created')
    const { id, claim } = created
    await expect(first.beginnings.claim(id, persons.ember, claim, NONCES.ember)).rejects.toThrow('killed')
    expect((await games.store.game(id))?.status).toBe('open')
    await games.get(id)
    await expect.poll(async () => (await games.get(id))?.row.status, { timeout: 60_000 }).toBe('running')
  })

  test('a page that goes while its game is being opened follows nothing any more', async () => {
    const { id, persons } = await begunGame(games)
    const sent: string[] = []
    const socket = Object.assign(new EventEmitter(), {
      ...{ OPEN: 1, readyState: 1, bufferedAmount: 0, close: () => undefined, terminate: () => undefined },
      send: (text: string) => void sent.push(text),
    })
    const pages = new SocketPages(games, { limits: LIMITS, metrics: new Metrics() })
    const guest = { person: persons.blue, device: randomUUID(), isBanned: false }
    pages.greet(socket as unknown as WebSocket, Promise.resolve(guest), '127.0.0.1')
    socket.emit('message', JSON.stringify({ type: 'open', game: id, from: 0 }), false)
    socket.emit('close')
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await games.get(id))?.isFollowed, { timeout: 60_000 }).toBe(false)
    expect(pages.size).toBe(0)
    pages.goodbye()
  })

  test('[GEN-12] without the creator’s nonce nothing begins, and only the promised one opens it', async () => {
    const { persons } = await begunGame(games)
    const { nonce, ...sealed } = creating()
    const created = await games.beginnings.create(persons.blue, sealed)
    if (typeof created === 'string' || !('id' in created)) throw new Error('not created')
    await games.beginnings.claim(created.id, persons.ember, created.claim, '12'.repeat(16))
    const game = await games.get(created.id)
    expect(game?.whole('blue', []).around).toMatchObject({ status: 'open', waitsForNonce: true })
    const opening = { type: 'nonce', game: created.id, id: randomUUID() } as const
    expect(await games.act(persons.blue, { ...opening, nonce: '13'.repeat(16) })).toBe('notAllowed')
    expect(await games.act(persons.blue, { ...opening, nonce: nonce ?? '' })).toEqual({ answer: 'kept' })
    expect((await games.get(created.id))?.row.status).toBe('running')
  })
})

describe('time', () => {
  test('[TURN-16] a window closes by itself; a clock that runs out is answered by §33 and counted', async () => {
    const pace = { kind: 'live', minutes: 1, increment: 0, window: 2 } as const
    let now = 1_000_000
    const db = SqliteDatabase.open(':memory:')
    await migrate(db)
    const own = new Games({ store: new Store(db), now: () => now })
    const { id, persons } = await begunGame(own, creating(undefined, pace))
    await own.start()
    const game = await own.get(id)
    const asked = game?.course?.asks?.sides[0]
    if (!game || !asked) throw new Error('nobody is asked')
    now += 62_000
    await expect.poll(() => game.entries, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect
      .poll(() => game.seats.find(({ side }) => side === asked)?.absences, { timeout: 60_000 })
      .toBeGreaterThan(0)
    const close = { type: 'close', game: id, id: randomUUID(), as: 'won' } as const
    expect(await own.act(persons[asked === 'blue' ? 'ember' : 'blue'], close)).toBe('notAllowed')
    await own.stop()
    await db.close()
  })
})

describe.skipIf(STORES['postgres'] === undefined)('two nodes on PostgreSQL', () => {
  test('[GEN-12] players on different nodes play one game; every page is told every entry once, also without bells', async () => {
    const at = await (STORES['postgres'] as () => Promise<TestStore>)()
    for (const bells of [true, false]) {
      const nodes = [
        new Games({ store: new Store(await at.open()), bells }),
        new Games({ store: new Store(await at.open()), bells }),
      ] as const
      for (const node of nodes) await node.start()
      const game = await begunGame(nodes[0])
      const page = new TestPage(game.persons.ember)
      await (await nodes[1].get(game.id))?.follow(page, 'ember', 0)
      expect(await playOn(nodes, game, 30)).toBeGreaterThan(0)
      const entries = Math.max(
        ...(await Promise.all(nodes.map(async (node) => (await node.get(game.id))?.entries ?? 0))),
      )
      await expect.poll(() => told(page.messages), { timeout: 60_000 }).toBe(entries)
      for (const node of nodes) {
        await node.stop()
        await node.store.db.close()
      }
    }
    await at.end()
  })
})

const told = (messages: readonly ServerMessage[]): number =>
  messages.reduce((sum, message) => (message.type === 'facts' ? sum + message.update.added.length : sum), 0)
