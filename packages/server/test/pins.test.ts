import { randomUUID } from 'node:crypto'
import { faultIn } from '@tactic48/protocol'
import type { Command, SideId } from '@tactic48/rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BLUE, EMBER } from '../../rules/test/world/games.ts'
import type { Games } from '../src/games/games.ts'
import { carryOut } from '../src/operator/deeds.ts'
import type { Database } from '../src/store/database.ts'
import { begunGame, creating, TestPage } from './players.ts'
import { nodeOf, type Release, releases, type TestNode } from './releases.ts'
import { STORES, type TestStore } from './stores.ts'

type Begun = Awaited<ReturnType<typeof begunGame>>

const AIM = { verb: 'aim', seat: BLUE, figure: 'blue-4' } as unknown as Command
const END = { verb: 'endTurn', seat: BLUE } as Command

let released: Awaited<ReturnType<typeof releases>>
beforeAll(async () => {
  released = await releases()
})

const play = (games: Games, { id, persons }: Begun, command: Command, side: SideId = 'blue') =>
  games.act(persons[side], { type: 'do', game: id, id: randomUUID(), command })

const DAYS = { kind: 'days', days: 3, increment: 12 } as const
const accepted = { answer: 'accepted' }

/** Blue walks or aims, and ends the turn. */
async function turn(games: Games, game: Begun, action: Command): Promise<void> {
  expect(await play(games, game, action)).toMatchObject(accepted)
  expect(await play(games, game, END)).toMatchObject(accepted)
}

const walk = (x: number): Command =>
  ({ verb: 'move', seat: BLUE, figure: 'blue-16', path: [{ x, y: 6000 }] }) as unknown as Command

const aimsOf = async (games: Games, id: string): Promise<number | undefined> =>
  (await games.get(id))?.hosted?.state.figures.find((figure) => String(figure.id) === 'blue-4')?.aims

describe.each(Object.entries(STORES))('running games on %s', (_, make) => {
  let at: TestStore
  let db: Database
  let nodes: TestNode[] = []
  beforeAll(async () => {
    at = await make()
    db = await at.open()
    return async () => {
      await db.close()
      await at.end()
    }
  })
  beforeEach(() => {
    nodes = []
    return async () => {
      for (const { games, upgrade } of nodes) {
        await upgrade.stop()
        await games.stop()
      }
      for (const table of ['entry', 'course', 'seat', 'game', 'bundle', 'bundle_file'])
        await db.run(`delete from ${table}`)
    }
  })
  const start = async (release: Release, now?: () => number): Promise<TestNode> => {
    const node = await nodeOf(release, db, now)
    nodes.push(node)
    return node
  }

  test('[GEN-12] a new game names engine and page; a node of another release plays it on its own engine beside its own games', async () => {
    const old = await start(released.twice)
    const game = await begunGame(old.games)
    await play(old.games, game, AIM)
    expect(await aimsOf(old.games, game.id)).toBe(2)
    const fresh = await start(released.first)
    const own = await begunGame(fresh.games)
    const served = await fresh.games.get(game.id)
    expect(served?.row).toMatchObject({ build: released.twice.engine.name, page: released.twice.page.name })
    expect((await fresh.games.get(own.id))?.row).toMatchObject({
      build: released.first.engine.name,
      page: released.first.page.name,
    })
    expect(served?.hosted?.state).toEqual((await old.games.get(game.id))?.hosted?.state)
    const watcher = new TestPage(game.persons.ember)
    await served?.follow(watcher, 'ember', 0)
    const other = { ...AIM, figure: 'blue-8' } as unknown as Command
    expect(await play(fresh.games, game, other)).toMatchObject(accepted)
    const told = watcher.facts.flatMap(({ update }) => update.added).at(-1)
    const facts = told?.entry === 'command' ? told.events.map(({ type }) => type) : []
    expect(facts.filter((type) => type === 'aimed')).toHaveLength(2)
    await play(fresh.games, own, AIM)
    expect(await aimsOf(fresh.games, own.id)).toBe(1)
    // The proof of both holds: what was hashed is what was played.
    const proof = await served?.proof()
    expect(proof && faultIn(proof, { commitment: served?.row.commitment ?? '' })).toBeUndefined()
  })

  test('[GEN-12] an upgrade moves the games that match at every step, and leaves the others on their engine', async () => {
    const old = await start(released.first)
    const [still, aiming] = [await begunGame(old.games), await begunGame(old.games)]
    const open = await old.games.beginnings.create(still.persons.blue, creating())
    await turn(old.games, still, walk(17_000))
    await play(old.games, aiming, AIM)
    const before = (await old.games.get(still.id))?.hosted?.state
    const fresh = await start(released.twice)
    const { moved, stayed } = await fresh.upgrade.run()
    expect(new Set(moved)).toEqual(new Set([still.id, typeof open === 'object' && 'id' in open ? open.id : '']))
    expect(stayed).toEqual([{ id: aiming.id, at: 1 }])
    const [there, here] = [await fresh.games.get(aiming.id), await fresh.games.get(still.id)]
    expect(here?.row).toMatchObject({ build: released.twice.engine.name, page: released.twice.page.name })
    expect(here?.hosted?.state).toEqual(before)
    expect(there?.row).toMatchObject({ build: released.first.engine.name, page: released.first.page.name })
    // The other node still has the old engine in its hands: it does not write with it any more.
    const aimed = await play(old.games, still, { verb: 'endTurn', seat: EMBER } as Command, 'ember')
    expect(aimed).toMatchObject(accepted)
    await play(old.games, still, AIM)
    expect(await aimsOf(old.games, still.id)).toBe(2)
    expect(await aimsOf(fresh.games, aiming.id)).toBe(1)
    // Compared once; a node of the release before takes nothing back.
    expect(await fresh.upgrade.run()).toEqual({ moved: [], stayed: [{ id: aiming.id, at: 1 }] })
    expect(await old.upgrade.run()).toEqual({ moved: [], stayed: [] })
  })

  test('[GEN-12] the same facts over another table are a difference; the same rules under another hash are none', async () => {
    const old = await start(released.first)
    const game = await begunGame(old.games)
    await turn(old.games, game, AIM)
    const table = await start(released.table)
    expect((await table.upgrade.run()).stayed).toEqual([{ id: game.id, at: 1 }])
    const same = await start(released.same)
    expect(await same.upgrade.run()).toEqual({ moved: [game.id], stayed: [] })
    expect((await same.games.get(game.id))?.row).toMatchObject({ build: released.same.engine.name })
  })

  test('a game that a node moves while another has its next command in hand takes no entry of the old engine', async () => {
    const old = await start(released.first)
    const game = await begunGame(old.games)
    await turn(old.games, game, walk(17_000))
    const entries = (await old.games.get(game.id))?.entries ?? 0
    const pin = { id: game.id, build: released.first.engine.name, page: released.first.page.name }
    const target = { engine: 2, build: released.twice.engine.name, page: released.twice.page.name }
    await old.bundles.keepEngine(released.twice.engine, Date.now())
    await old.bundles.keepPage(released.twice.page, released.twice.engine.name, Date.now())
    expect(await old.games.pins.move(pin, entries + 1, target)).toBe(false)
    expect(await old.games.pins.move(pin, entries, target)).toBe(true)
    // This node holds it on the first engine still.
    const course = await old.games.store.course(game.id)
    if (!course) throw new Error('no course')
    const write = { seq: entries, n: 1, at: 0, body: '[]', head: '', course: { ...course, entries: entries + 1 } }
    expect((await old.games.store.append([{ ...write, build: pin.build }])).size).toBe(0)
    expect(await old.games.store.course(game.id)).toEqual(course)
    await play(old.games, game, { verb: 'endTurn', seat: EMBER } as Command, 'ember')
    expect((await old.games.get(game.id))?.row.build).toBe(target.build)
  })

  test('a lost, changed or withdrawn bundle is refused by name, and the game is left as it is; it can be closed and opened', async () => {
    let now = 1_000_000
    const old = await start(released.twice, () => now)
    const games = await Promise.all([0, 1, 2].map(() => begunGame(old.games, creating(undefined, DAYS))))
    for (const game of games) await play(old.games, game, AIM)
    await old.games.stop()
    const { name, text } = released.twice.engine
    await db.run('update bundle set body = $2 where name = $1', [name, text.replace('aimed', 'aimeD')])
    const fresh = await start(released.first, () => now)
    const [one, two, three] = games as [Begun, Begun, Begun]
    const rows = await db.run('select * from entry where game = $1', [one.id])
    expect(await play(fresh.games, one, END)).toBe('engineDamaged')
    const around = (await fresh.games.get(one.id))?.whole('blue', []).around
    expect(around).toMatchObject({ status: 'running', waits: 'engineDamaged' })
    await db.run('delete from bundle where name = $1', [name])
    expect(await play(fresh.games, two, END)).toBe('engineMissing')
    expect(await db.run('select * from entry where game = $1', [one.id])).toEqual(rows)
    // Its table can still be closed, and what was promised is opened.
    for (const side of ['blue', 'ember'] as const)
      await fresh.games.act(two.persons[side], {
        type: 'agree',
        game: two.id,
        id: randomUUID(),
        to: 'close',
        agrees: true,
      })
    const closed = await fresh.games.get(two.id)
    expect(closed?.row).toMatchObject({ status: 'closed', closing: { by: 'agreement' } })
    const proof = await closed?.proof()
    expect(proof?.entries).toHaveLength(2)
    expect(proof && faultIn(proof, { commitment: closed?.row.commitment ?? '' })).toBeUndefined()
    // Back again: no time was lost.
    const clocks = (await old.games.store.course(three.id))?.clocks
    expect(await play(fresh.games, three, END)).toBe('engineMissing')
    expect((await fresh.games.store.course(three.id))?.dueAt).toBeUndefined()
    now += 10 * 24 * 3_600_000
    await fresh.bundles.keepEngine(released.twice.engine, now)
    // Found by itself, whether anybody looks at the game or not.
    await expect
      .poll(() => fresh.games.store.course(three.id), { timeout: 60_000 })
      .toMatchObject({ dueAt: expect.any(Number) })
    const after = await fresh.games.store.course(three.id)
    expect(after?.clocks?.left).toEqual(clocks?.left)
    expect(after?.clocks?.since['blue']).toBe((clocks?.since['blue'] ?? 0) + 10 * 24 * 3_600_000)
    expect(after?.dueAt).toBeGreaterThan(now)
    expect(await play(fresh.games, three, END)).toMatchObject(accepted)
    expect((await fresh.games.get(three.id))?.waits).toBeUndefined()
  })

  test('games on a withdrawn build wait and say so; another page of their engine, or an engine on which they match, lets them go on', async () => {
    const old = await start(released.first)
    const game = await begunGame(old.games)
    await play(old.games, game, AIM)
    const page = new TestPage(game.persons.blue)
    const { page: build, engine } = released.first
    await (await old.games.get(game.id))?.follow(page, 'blue', 1)
    await carryOut(old.games.store, 'withdraw', [build.name], 0)
    const last = () => page.messages.at(-1)
    await expect.poll(last, { timeout: 60_000 }).toMatchObject({ type: 'around', around: { waits: 'pageWithdrawn' } })
    expect(await play(old.games, game, END)).toBe('pageWithdrawn')
    expect(await old.games.beginnings.create(game.persons.blue, creating())).toBe('pageWithdrawn')
    // It parts from the next release, but that one brings a page for its engine.
    const fresh = await start(released.twice)
    await fresh.bundles.keepPage(released.same.page, engine.name, Date.now())
    expect((await fresh.upgrade.run()).stayed).toEqual([{ id: game.id, at: 1 }])
    expect((await fresh.games.get(game.id))?.row).toMatchObject({ build: engine.name, page: released.same.page.name })
    expect(await play(fresh.games, game, END)).toMatchObject(accepted)
    // Its engine is withdrawn: compared by what was stored alone, and moved where that matches.
    await carryOut(fresh.games.store, 'withdraw', [engine.name], 0)
    const waits = async () => (await fresh.games.get(game.id))?.waits
    await expect.poll(waits, { timeout: 60_000 }).toBe('engineWithdrawn')
    const newest = await start(released.same)
    expect((await newest.upgrade.run()).moved).toEqual([game.id])
    expect(await play(newest.games, game, { verb: 'endTurn', seat: EMBER } as Command, 'ember')).toMatchObject(accepted)
  })
})
