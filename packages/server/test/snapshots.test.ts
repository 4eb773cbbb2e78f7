import { type EngineApi, engine, fold, view } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BLUE } from '../../rules/test/world/games.ts'
import { Games } from '../src/games/games.ts'
import { keepSnapshot, snapshot } from '../src/store/packs.ts'
import { Store } from '../src/store/store.ts'
import { begunGame, endTurns, playOn } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

/** An engine that knows what it is, as a bundle does, and counts what it carries out. */
class Counting {
  commands = 0
  readonly engine: EngineApi

  constructor(build = 'b'.repeat(32)) {
    this.engine = {
      ...engine,
      build,
      commanded: (...given) => {
        this.commands += 1
        return engine.commanded(...given)
      },
    }
  }
}

describe.each(Object.entries(STORES))('snapshots on %s', (_, make) => {
  let at: TestStore
  let store: Store
  const holding = { mostIdle: 500, snapshotEvery: 8 }
  const node = (counting = new Counting()) => new Games({ store, holding, engine: counting.engine })
  beforeAll(async () => {
    at = await make()
    store = new Store(await at.open())
  })
  afterAll(async () => {
    await store.db.close()
    await at.end()
  })

  /** A game with a snapshot and a tail, as it stands on the node that played it. */
  async function played() {
    const games = node()
    const game = await begunGame(games)
    await endTurns(games, game, 11)
    await games.stop()
    const served = await games.get(game.id)
    const kept = await snapshot(store.db, game.id)
    if (!served?.hosted || !kept) throw new Error('no snapshot')
    expect([kept.entries, served.entries]).toEqual([8, 11])
    return { game, served, hosted: served.hosted, kept }
  }

  test('a game is opened from snapshot and tail, without playing what came before', async () => {
    const { game, served, hosted, kept } = await played()
    const counting = new Counting()
    const opened = await node(counting).get(game.id)
    const tail = served.entries - kept.entries
    expect(counting.commands).toBe(tail)
    expect(opened?.hosted?.state).toEqual(hosted.state)
    expect(opened?.hosted?.log).toEqual(hosted.log)
    expect(opened?.whole('blue', [])).toEqual({ ...served.whole('blue', []), around: expect.anything() })
    expect(opened?.whole('ember', []).head).toBe(served.whole('ember', []).head)
    expect(opened?.hosted?.entryIds).toEqual(hosted.entryIds)
    const seen = opened?.hosted?.told(BLUE)
    expect(seen?.state).toEqual(view(hosted.state, BLUE))
    expect(
      hosted.log.entries.reduce(
        (state, entry) => (entry.entry === 'command' ? fold(state, entry.events) : state),
        fold(engine.stateFrom(hosted.log.spec), hosted.log.opening.events),
      ),
    ).toEqual(opened?.hosted?.state)
  })

  test('it is played on from there, and a doubled command is still known', async () => {
    const { game, served, hosted } = await played()
    const games = node()
    const before = served.entries
    const command = hosted.log.entries[0]
    const [id = ''] = hosted.entryIds
    if (command?.entry !== 'command') throw new Error('no command')
    const { persons } = game
    const again = { type: 'do', game: game.id, id, command: command.command } as const
    expect(await games.act(persons[command.side], again)).toMatchObject({ answer: 'accepted', from: 0 })
    await endTurns(games, game, 3)
    await playOn([games], game, 6)
    const opened = await games.get(game.id)
    expect(opened?.entries).toBeGreaterThan(before)
    await games.stop()
    await store.db.run('delete from snapshot where game = $1', [game.id])
    const replayed = await node().get(game.id)
    expect(replayed?.hosted?.state).toEqual(opened?.hosted?.state)
    expect(replayed?.whole('blue', []).head).toBe(opened?.whole('blue', []).head)
  })

  test('another build, changed bytes, another entry or another opening: the game is played again and is the same', async () => {
    const { game, served, hosted, kept } = await played()
    const opens = async (counting = new Counting()) => {
      const opened = await node(counting).get(game.id)
      expect(opened?.hosted?.state).toEqual(hosted.state)
      expect(opened?.whole('blue', []).head).toBe(served.whole('blue', []).head)
      return counting.commands
    }
    const set = (column: string, value: string | number | Uint8Array) =>
      store.db.run(`update snapshot set ${column} = $2 where game = $1`, [game.id, value])
    const tail = served.entries - kept.entries
    const changed = Uint8Array.from(kept.body, (byte, i) => (i === kept.body.length >> 1 ? byte ^ 1 : byte))
    for (const [column, wrong, right] of [
      ['build', 'c'.repeat(32), kept.build],
      ['body', changed, kept.body],
      ['entries', kept.entries - 1, kept.entries],
      ['hash', '0'.repeat(64), kept.hash],
    ] as const) {
      await set(column, wrong)
      expect([column, await opens()]).toEqual([column, 0])
      await set(column, right)
      expect(await opens()).toBe(tail)
    }
    await store.db.run('update game set build = $2 where id = $1', [game.id, 'd'.repeat(32)])
    expect(await opens(new Counting('d'.repeat(32)))).toBe(0)
  })

  test('a tail that does not follow the snapshot is noticed, and nothing of it is believed', async () => {
    const { game, kept } = await played()
    await store.db.run('delete from entry where game = $1 and seq >= $2', [game.id, kept.entries - 1])
    await expect(node().get(game.id)).rejects.toThrow(/has \d+ of its \d+ entries/)
  })

  test('an earlier snapshot never replaces a later one', async () => {
    const { game, kept } = await played()
    const games = node()
    await endTurns(games, game, 6)
    await games.stop()
    expect((await snapshot(store.db, game.id))?.entries).toBe(16)
    await keepSnapshot(store.db, kept)
    expect((await snapshot(store.db, game.id))?.entries).toBe(16)
  })

  test('a game that leaves the memory of a node leaves a snapshot', async () => {
    const games = new Games({ store, engine: new Counting().engine, holding: { mostIdle: 1, snapshotEvery: 20 } })
    const game = await begunGame(games)
    await endTurns(games, game, 6)
    expect(await snapshot(store.db, game.id)).toBeUndefined()
    await begunGame(games)
    await begunGame(games)
    await expect.poll(() => snapshot(store.db, game.id), { timeout: 60_000 }).toBeDefined()
    await games.stop()
  })

  test('where the engine runs from sources nothing is written', async () => {
    const games = new Games({ store, holding })
    const game = await begunGame(games)
    await endTurns(games, game, 12)
    await games.stop()
    expect(await snapshot(store.db, game.id)).toBeUndefined()
  })
})
