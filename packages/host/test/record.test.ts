import { BATTLEFIELDS } from '@tactic48/content'
import { engine, type GameSpec, isRefusal, readSpec, sha256, stateFrom, statesOf } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { battle, battlefield } from '../../content/test/battles.ts'
import { BLUE, EMBER, man, prepared } from '../../rules/test/world/games.ts'
import { HostedGame, MemoryKeeper, type Snapshot, seeded, snapshotOf, startGame, trustedState } from '../src/index.ts'
import { GameRecord } from '../src/record.ts'
import { BOTH, freshId, hosted, sent } from './contract.ts'

const CALM = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })

const text = (value: unknown): string => JSON.stringify(value)

const READ = readSpec(CALM)
const FIRST = stateFrom(isRefusal(READ) ? CALM : READ)

/** A log of this length: the same figure takes a step and takes it back. */
async function long(entries: number): Promise<HostedGame> {
  const game = hosted(new MemoryKeeper(), CALM)
  await game.begin()
  while (game.log.entries.length < entries) {
    const answer = await sent(game, { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] })
    expect(answer.answer).toBe('accepted')
    await game.takeBack(BOTH, { id: freshId(), seat: BLUE })
  }
  return game
}

describe('a game in memory', () => {
  test('a state far back is found again, and what is held for it is bounded', async () => {
    const { log } = await long(1000)
    const record = new GameRecord(log, FIRST, engine)
    const states = statesOf(log)
    for (const count of [0, 1, 377, 500, 990]) {
      expect(text(record.stateAt(count)) === text(states[count]), `${count}`).toBe(true)
    }
    expect(record.states.size).toBeLessThan(150)
    expect([...record.statesFrom(990)].map(text)).toEqual(states.slice(991).map(text))
    expect(() => record.stateAt(1001)).toThrow('no state after 1001 entries')
  })
})

describe('states of a long game that are held', () => {
  const held = (entries: number): readonly number[] => {
    const { states } = new GameRecord(hosted(new MemoryKeeper(), CALM).log, FIRST, engine)
    for (let at = 1; at <= entries; at++) states.set(at, FIRST)
    const found: number[] = []
    for (let at = 0; at <= entries; at++) {
      try {
        states.at(at, [])
        found.push(at)
      } catch {
        // Not held.
      }
    }
    expect(states.size).toBe(found.length)
    return found
  }
  const every = (step: number, until: number): readonly number[] =>
    Array.from({ length: Math.floor(until / step) + 1 }, (_, i) => i * step)
  const recent = (entries: number): readonly number[] => Array.from({ length: 64 }, (_, i) => entries - 63 + i)

  test('the last 64, and every 64th before them', () => {
    expect(held(64)).toEqual([0, ...recent(64)])
    expect(held(65)).toEqual([0, ...recent(65)])
    expect(held(1000)).toEqual([...every(64, 936), ...recent(1000)])
    expect(held(4160)).toEqual([...every(64, 4096), ...recent(4160)])
  })

  test('in a longer game every 128th, then every 256th', () => {
    expect(held(4161)).toEqual([...every(128, 4097), ...recent(4161)])
    expect(held(10_000)).toEqual([...every(256, 9936), ...recent(10_000)])
  })
})

describe('a snapshot', () => {
  const walk = { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] }

  async function played(): Promise<HostedGame> {
    const game = hosted(new MemoryKeeper(), CALM)
    await sent(game, walk)
    return game
  }

  test('leads with what came after it to the same game, without folding what came before', async () => {
    const game = await played()
    const snapshot = snapshotOf({ entries: 1, state: game.state }, 'build 1')
    await sent(game, { verb: 'endTurn', seat: BLUE })
    await sent(game, { verb: 'endTurn', seat: EMBER })
    const known = snapshot && trustedState(snapshot, FIRST, 'build 1')
    const record = new GameRecord(game.log, FIRST, engine, known)
    expect(text(record.state) === text(game.state)).toBe(true)
    expect(known).toBeDefined()
    expect(record.stateAt(1)).toBe(known?.state)
  })

  test.each([
    ['another build', { build: 'build 2' }],
    ['changed bytes', { body: '{}' }],
    ['another place', { entries: 0 }],
  ])('with %s is not trusted', async (_, change) => {
    const { state } = await played()
    const snapshot = snapshotOf({ entries: 1, state }, 'build 1')
    if (!snapshot) throw new Error('no snapshot')
    expect(trustedState(snapshot, state, 'build 1')).toBeDefined()
    expect(trustedState({ ...snapshot, ...change }, state, 'build 1')).toBeUndefined()
  })

  test('under its right hash is not trusted by another build, nor by an engine that runs from sources', async () => {
    const { state } = await played()
    const snapshot = snapshotOf({ entries: 1, state }, 'build 1')
    if (!snapshot) throw new Error('no snapshot')
    expect(trustedState(snapshot, state, 'build 2')).toBeUndefined()
    expect(trustedState(snapshot, state)).toBeUndefined()
    const { entries, body } = snapshot
    const nameless = { entries, body, build: undefined, hash: sha256(`${entries}\nundefined\n${body}`) }
    expect(trustedState(nameless as never, state)).toBeUndefined()
  })

  test('is where a host begins: only a changed one has it fold the whole game', async () => {
    const built = { ...engine, build: 'build 1' }
    const begun = hosted(new MemoryKeeper(), CALM)
    const around = {
      keeper: new MemoryKeeper(),
      chanceFor: seeded('opened'),
      now: () => 0,
      freshId: () => 'id',
    }
    await sent(begun, walk)
    const opened = (snapshot?: Snapshot): HostedGame =>
      new HostedGame({ id: 'game', log: begun.log, engine: built, snapshot }, around)
    const snapshot = opened().snapshot()
    expect(snapshot).toMatchObject({ entries: 1, build: 'build 1' })
    if (!snapshot) throw new Error('no snapshot')
    expect(text(opened(snapshot).state)).toBe(text(begun.state))
    // What this host wrote is not asked whether it is true.
    const { turn } = begun.state
    const own = snapshotOf({ entries: 1, state: { ...begun.state, turn: { ...turn, number: 9 } } }, 'build 1')
    if (!own) throw new Error('no snapshot')
    expect(opened(own).state.turn.number).toBe(9)
    expect(text(opened({ ...own, hash: snapshot.hash }).state)).toBe(text(begun.state))
    expect(text(opened({ ...own, build: 'build 2' }).state)).toBe(text(begun.state))
  })

  test('is not made of an engine that runs from sources', async () => {
    expect((await played()).snapshot()).toBeUndefined()
  })
})

describe('tables that games share', () => {
  const again = (): GameSpec => JSON.parse(text(battle({ agreedAp: 36 }))) as GameSpec

  test('rules, cards and scenery of equal games are the same objects, so what is cached for them is built once', () => {
    const games = [again(), again()].map((spec) => {
      const game = startGame(spec, seeded('shared')(0))
      if (isRefusal(game)) throw new Error(text(game))
      return game.state
    })
    const [one, other] = games
    expect(one?.rules).toBe(other?.rules)
    expect(one?.cards).toBe(other?.cards)
    expect(one?.table.elements).toBe(other?.table.elements)
    expect(one?.table.elements.length).toBe(battlefield().table.elements.length)
  })

  test('a game that was opened shares them, too; another battlefield does not', () => {
    const host = (spec: GameSpec): HostedGame => hosted(new MemoryKeeper(), spec)
    const one = host(again())
    expect(host(again()).state.table.elements).toBe(one.state.table.elements)
    const field = BATTLEFIELDS.find(({ id }) => id !== battlefield().id)
    if (!field) throw new Error('one battlefield only')
    const other = host(battle({ agreedAp: 36, field }))
    expect(other.state.table.elements).not.toBe(one.state.table.elements)
    expect(other.state.cards).toBe(one.state.cards)
  })
})
