import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Games } from '../src/games/games.ts'
import { Store } from '../src/store/store.ts'
import { begunGame, creating } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

const PACE = { kind: 'days', days: 3, increment: 1 } as const
const HOUR = 3_600_000

describe.each(Object.entries(STORES))('[HOUSE-17] clocks of many nodes on %s', (name, make) => {
  let at: TestStore
  const stores: Store[] = []
  beforeAll(async () => {
    at = await make()
    // One process has the embedded store: its two nodes share it.
    const first = new Store(await at.open())
    stores.push(first, name === 'postgres' ? new Store(await at.open()) : first)
  })
  afterAll(async () => {
    for (const { db } of new Set(stores)) await db.close()
    await at.end()
  })
  const nodes = (now: () => number): readonly Games[] => stores.map((store) => new Games({ store, now, bells: false }))

  test('nodes that start together after an outage give its time back once', async () => {
    let now = Date.now()
    const [node] = nodes(() => now)
    if (!node) throw new Error('no node')
    const [game, waiting] = [
      await begunGame(node, creating(undefined, PACE)),
      await begunGame(node, creating(undefined, PACE)),
    ]
    await node.start()
    await node.stop()
    await node.pins.waits(waiting.id, now)
    const before = [await node.store.course(game.id), await node.store.course(waiting.id)] as const
    const beat = (await node.store.lastBeat()) ?? 0
    now += HOUR
    // The first node gives the time back after the second has looked for the last beat, and before it reads the courses.
    const [first] = nodes(() => now)
    const [, last = node.store] = stores
    const late = new Store(last.db)
    late.runningCourses = async () => {
      await first?.start()
      return Store.prototype.runningCourses.call(late)
    }
    const second = new Games({ store: late, now: () => now, bells: false })
    await second.start()
    for (const one of [first, second]) await one?.stop()
    const after = [await node.store.course(game.id), await node.store.course(waiting.id)] as const
    expect(after[0]?.asks?.at).toBe((before[0]?.asks?.at ?? 0) + now - beat)
    expect(after[0]?.dueAt).toBe((before[0]?.dueAt ?? 0) + now - beat)
    // That one is given its time back when it goes on.
    expect(after[1]).toEqual(before[1])
  })

  test('a clock that was paused through one node stands still at the other, whatever that one writes', async () => {
    const [one, other] = nodes(Date.now)
    if (!one || !other) throw new Error('no nodes')
    const { id, persons } = await begunGame(one, creating(undefined, PACE))
    const held = await other.get(id)
    expect(held?.course?.clocks?.paused).toBeUndefined()
    for (const person of [persons.blue, persons.ember])
      await one.act(person, { type: 'agree', game: id, id: randomUUID(), to: 'pause', agrees: true })
    const paused = { paused: true, since: {} }
    expect((await one.store.course(id))?.clocks).toMatchObject(paused)
    await other.act(persons.blue, { type: 'plan', game: id, id: randomUUID(), commands: [] })
    expect((await one.store.course(id))?.clocks).toMatchObject(paused)
    expect(held?.course?.clocks).toMatchObject(paused)
  })
})
