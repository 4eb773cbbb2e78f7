import { randomUUID } from 'node:crypto'
import { hashOfNonce, MOMENT_DAYS, type ServerMessage, type StandingOrder } from '@tactic48/protocol'
import { type SideId, topQuestion } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { man, prepared, seatFor } from '../../rules/test/world/games.ts'
import { Games } from '../src/games/games.ts'
import { Moments } from '../src/games/moments.ts'
import { Store } from '../src/store/store.ts'
import { begunGame, creating, NONCES, TestPage } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

const AGAIN = { nonceHash: hashOfNonce(NONCES.blue), nonce: NONCES.blue }
const WAIT = { timeout: 60_000 }

describe.each(Object.entries(STORES))('beside and after a game on %s', (_, make) => {
  let at: TestStore
  let games: Games
  let now = Date.now
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

  /** A game that blue has given up. */
  async function resigned() {
    const game = await begunGame(games)
    const command = { verb: 'resign', seat: seatFor('blue') } as const
    await games.act(game.persons.blue, { type: 'do', game: game.id, id: randomUUID(), command })
    const served = await games.get(game.id)
    if (!served) throw new Error('the game is gone')
    return { ...game, served }
  }

  test('[VICT-10] resigned out of turn, it is over with its result in the list', async () => {
    const { id, persons, served } = await resigned()
    expect(served.row.status).toBe('over')
    const [listed] = await games.store.gamesOf(persons.ember)
    expect(listed?.game).toMatchObject({ id, closing: { by: 'rules', winner: 'ember', rule: 'VICT-10' } })
  })

  test('a rematch changes sides, is kept for the other player alone, and begins when he accepts', async () => {
    const { persons, served } = await resigned()
    const stranger = (await begunGame(games)).persons.blue
    expect(await games.beginnings.rematch(served, stranger, AGAIN)).toBe('notYourGame')
    const made = await games.beginnings.rematch(served, persons.blue, AGAIN)
    if (typeof made === 'string') throw new Error(made)
    expect(served.row.next).toEqual({ id: made.id, by: 'blue' })
    // Who proposes as well is led to the same game.
    expect(await games.beginnings.rematch(served, persons.ember, AGAIN)).toEqual(made)
    const waiting = await games.store.gamesOf(persons.ember)
    expect(waiting.map(({ game, side }) => [game.id, side])).toContainEqual([made.id, 'blue'])
    expect(await games.beginnings.claim(made.id, stranger, undefined, NONCES.ember)).toBe('notAllowed')
    expect(await games.beginnings.claim(made.id, persons.ember, undefined, NONCES.ember)).toBe('blue')
    const fresh = await games.get(made.id)
    expect(fresh?.row.status).toBe('running')
    expect(fresh?.sideOf(persons.blue)).toBe('ember')
    expect(fresh?.row.commitment).not.toBe(served.row.commitment)
  })

  test('no rematch of a game that is being played, or with somebody who is blocked', async () => {
    const { id, persons } = await begunGame(games)
    const running = await games.get(id)
    if (!running) throw new Error('the game is gone')
    expect(await games.beginnings.rematch(running, persons.blue, AGAIN)).toBe('notRunning')
    const ended = await resigned()
    await games.store.block(ended.persons.ember, ended.persons.blue, true)
    expect(await games.beginnings.rematch(ended.served, ended.persons.blue, AGAIN)).toBe('notAllowed')
  })

  test('a moment of a running game shows what spectators see, once they do, and of an ended one its replay', async () => {
    const moments = new Moments(games, () => now())
    const late = { ...creating(), terms: { ...creating().terms, spectators: 2 } }
    const { id, persons } = await begunGame(games, late)
    const game = await games.get(id)
    const side = game?.hosted && topQuestion(game.hosted.state)?.awaiting[0]
    if (!game || !side) throw new Error('nobody is asked')
    expect(await moments.whyNot(persons.blue, { game: id, entries: 0, moment: 0 })).toBeUndefined()
    expect(await moments.whyNot(randomUUID(), { game: id, entries: 0, moment: 0 })).toBe('notYourGame')
    const first = await moments.share(persons.blue, { game: id, entries: 0, moment: 0 })
    await games.act(persons[side], {
      ...{ type: 'do', game: id, id: randomUUID() },
      command: { verb: 'endTurn', seat: seatFor(side) },
    })
    const next = await moments.share(persons.blue, { game: id, entries: game.entries, moment: 1 })
    if (typeof first === 'string' || typeof next === 'string') throw new Error('not shared')
    const shown = await moments.open(first.id)
    expect(shown).toMatchObject({ kind: 'position', names: { blue: 'heron', ember: 'otter' } })
    expect(shown && 'state' in shown && shown.state.sides.blue).toEqual(
      game.whole(undefined, []).view?.state.sides.blue,
    )
    expect(await moments.open(next.id)).toEqual({ kind: 'later' })
    await games.act(persons.blue, {
      ...{ type: 'do', game: id, id: randomUUID() },
      command: { verb: 'resign', seat: seatFor('blue') },
    })
    expect(await moments.open(next.id)).toEqual({ kind: 'game', game: id, moment: 1 })
    now = () => Date.now() + (MOMENT_DAYS + 1) * 24 * 3_600_000
    expect(await moments.open(next.id)).toBeUndefined()
    now = Date.now
  })

  test('nobody shares a running game that nobody may watch; a link of one’s own goes everywhere', async () => {
    const moments = new Moments(games)
    const { spectators: _, ...terms } = creating().terms
    const { id, persons } = await begunGame(games, { ...creating(), terms })
    expect(await moments.whyNot(persons.blue, { game: id, entries: 0, moment: 0 })).toBe('notAllowed')
    const made = await moments.share(persons.blue, { payload: 'abc-DEF_1' })
    if (typeof made === 'string') throw new Error(made)
    expect(await moments.open(made.id)).toEqual({ kind: 'link', payload: 'abc-DEF_1' })
    expect(await moments.open('0123456789')).toBeUndefined()
  })

  /** Opportunity Fire is offered to a side whose orders answer, in a game without a clock. */
  async function offered(orders: readonly StandingOrder[]) {
    const crossing = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 12)] })
    // Whose turn it is comes from the dice: both sides watch what the other crosses.
    const { id, persons } = await begunGame(games, creating(crossing))
    const game = await games.get(id)
    const mover: SideId | undefined = game?.hosted && topQuestion(game.hosted.state)?.awaiting[0]
    if (!game || !mover) throw new Error('nobody is asked')
    const watcher: SideId = mover === 'blue' ? 'ember' : 'blue'
    const [own, foe] = mover === 'blue' ? ['a', 'x'] : ['x', 'a']
    const pages = { [mover]: new TestPage(persons[mover]), [watcher]: new TestPage(persons[watcher]) }
    for (const side of [mover, watcher] as const) await game.follow(pages[side] as TestPage, side, 0)
    const beside = (side: SideId): readonly ServerMessage[] =>
      pages[side]?.messages.filter(({ type }) => type !== 'facts') ?? []
    const before = beside(mover).length
    await games.act(persons[watcher], { type: 'orders', game: id, id: randomUUID(), orders: [...orders] })
    expect(beside(mover)).toHaveLength(before)
    await games.act(persons[watcher], { type: 'agree', game: id, id: randomUUID(), to: 'ordersAnswer', agrees: true })
    const play = async (side: SideId, command: object): Promise<void> => {
      const answer = await games.act(persons[side], { type: 'do', game: id, id: randomUUID(), command })
      expect(answer).toMatchObject({ answer: 'accepted' })
    }
    await play(mover, { verb: 'endTurn', seat: seatFor(mover) })
    await play(watcher, {
      ...{ verb: 'placeOpportunityFire', seat: seatFor(watcher), figure: foe, weapon: 'rifle' },
      at: { x: 4000, y: 8000 },
    })
    await play(watcher, { verb: 'endTurn', seat: seatFor(watcher) })
    await play(mover, {
      ...{ verb: 'move', seat: seatFor(mover), figure: own },
      path: [{ x: 4000, y: mover === 'blue' ? 7000 : 9000 }],
    })
    const asked = () => game.hosted && topQuestion(game.hosted.state)?.awaiting
    expect(asked()).toEqual([watcher])
    return { game, mover: mover as SideId, watcher, foe, beside, asked }
  }

  test('[OF-04] an order answers, says so to its own seat alone, and is remembered', async () => {
    const order: StandingOrder = { asked: 'opportunityFire', figure: 'x', least: 1, do: 'shoot', otherwise: 'hold' }
    const orders = ['a', 'x'].map((figure): StandingOrder => ({ ...order, figure }))
    const { game, mover, watcher, foe, beside } = await offered(orders)
    await expect.poll(() => game.whole(watcher, []).ordered, WAIT).toHaveLength(1)
    const own = orders.find(({ figure }) => figure === foe)
    expect(game.whole(watcher, []).ordered?.[0]).toMatchObject({ figure: foe, did: 'hold', order: own })
    await expect.poll(() => beside(watcher).some(({ type }) => type === 'ordered'), WAIT).toBe(true)
    expect(beside(mover).some(({ type }) => type === 'ordered')).toBe(false)
    expect(game.whole(mover, []).ordered).toBeUndefined()
  })

  test('[HOUSE-17] without an order and without a clock it is answered as §33 has it', async () => {
    const { game, watcher, asked } = await offered([])
    // It may be a shot that ends the game.
    await expect.poll(asked, WAIT).not.toEqual([watcher])
    expect(game.whole(watcher, []).ordered).toBeUndefined()
  })

  test('why a plan was void is kept for whoever was away, until there is another', async () => {
    const { id, persons } = await begunGame(games)
    const game = await games.get(id)
    const side = game?.hosted && topQuestion(game.hosted.state)?.awaiting[0]
    if (!game || !side) throw new Error('nobody is asked')
    const plan = { type: 'plan', game: id, id: randomUUID() } as const
    await games.act(persons[side], { ...plan, commands: [{ verb: 'aim', seat: seatFor(side), figure: 'nobody' }] })
    await expect.poll(() => game.whole(side, []).voided, WAIT).toBeDefined()
    expect(game.whole(side === 'blue' ? 'ember' : 'blue', []).voided).toBeUndefined()
    await games.act(persons[side], { ...plan, id: randomUUID(), commands: [] })
    expect(game.whole(side, []).voided).toBeUndefined()
  })
})
