import { type CommandEntry, type EngineApi, engine, isRefusal, startLog, topQuestion } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { BLUE, EMBER, man, prepared } from '../../rules/test/world/games.ts'
import {
  HostedGame,
  type Keeper,
  type KeptClock,
  type KeptGame,
  type KeptRow,
  MemoryKeeper,
  seeded,
  type Write,
} from '../src/index.ts'
import { BOTH, freshId, SPECTATOR, sent } from './contract.ts'

/** What something costs a host, counted: a count is the same on every machine. */
interface Cost {
  /** Entries of the log of which anything was read. */
  readonly entries: number
  /** Commands that were carried out. */
  readonly commands: number
  readonly folds: number
  readonly redacted: number
  readonly views: number
  readonly stored: number
  readonly writes: number
  readonly rows: number
  /** Characters that were written; a number counts as one. */
  readonly written: number
}

/** Everything that a host does is counted on its way through the engine and the keeper. */
class Counted {
  readonly engine: EngineApi
  readonly keeper: Keeper
  readonly kept: KeptRow[] = []
  private readonly read = new Set<CommandEntry>()
  private readonly calls = { commands: 0, folds: 0, redacted: 0, views: 0, stored: 0, writes: 0, rows: 0, written: 0 }

  constructor() {
    this.engine = {
      ...engine,
      commanded: (...given) => {
        const step = this.counted('commands', engine.commanded(...given))
        return isRefusal(step) ? step : { ...step, entry: this.watched(step.entry) }
      },
      fold: (...given) => this.counted('folds', engine.fold(...given)),
      redactEntry: (...given) => this.counted('redacted', engine.redactEntry(...given)),
      view: (...given) => this.counted('views', engine.view(...given)),
      storeEntry: (...given) => this.counted('stored', engine.storeEntry(...given)),
    }
    const memory = new MemoryKeeper()
    this.keeper = {
      append: (write: Write) => {
        this.kept.push(...write.rows)
        this.calls.writes += 1
        this.calls.rows += write.rows.length
        this.calls.written += JSON.stringify(write).replace(/\d+/g, '0').length
        return memory.append(write)
      },
      keepTime: (id: string, clock: KeptClock) => memory.keepTime(id, clock),
      load: (id: string): Promise<KeptGame | undefined> => memory.load(id),
    }
  }

  async during(act: () => unknown): Promise<Cost> {
    Object.assign(this.calls, {
      commands: 0,
      folds: 0,
      redacted: 0,
      views: 0,
      stored: 0,
      writes: 0,
      rows: 0,
      written: 0,
    })
    this.read.clear()
    await act()
    return { entries: this.read.size, ...this.calls }
  }

  private counted<T>(what: keyof Counted['calls'], value: T): T {
    this.calls[what] += 1
    return value
  }

  private watched(entry: CommandEntry): CommandEntry {
    return new Proxy(entry, {
      get: (target, field) => {
        this.read.add(target)
        return Reflect.get(target, field)
      },
    })
  }
}

const CALM = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })
const endTurn = (seat: typeof BLUE) => ({ verb: 'endTurn', seat })
const LIST = 100

/** Both sides end their turns until the log has this number of entries; none is taken back. */
async function playTo(game: HostedGame, entries: number): Promise<void> {
  while (game.log.entries.length < entries) {
    const more = Math.min(LIST, entries - game.log.entries.length)
    const list = Array.from({ length: more }, (_, i) => ({ id: freshId(), command: endTurn(i % 2 ? EMBER : BLUE) }))
    const answers = await game.submit(BOTH, list)
    expect(answers.at(-1)?.answer).toBe('accepted')
  }
}

test('a command, a take-back, the news of them and following them cost the same at entry 10 and at entry 10,000', async () => {
  const counted = new Counted()
  const chanceFor = seeded('cost')
  const begun = startLog(CALM, chanceFor(0))
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun))
  const around = { keeper: counted.keeper, chanceFor, now: () => 0, freshId }
  const game = new HostedGame({ id: 'cost', log: begun.log, engine: counted.engine }, around)
  await game.begin()
  const list = game.log.entries
  const walk = { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] }

  /** A window that has this number of entries, and the rows that the holder has kept since. */
  const following = (entries: number) => {
    const log = { ...game.log, entries: list.slice(0, entries) }
    const follower = new HostedGame({ id: 'cost', log, engine: counted.engine, heldElsewhere: true }, around)
    return { follower, since: counted.kept.slice(entries) }
  }

  const costsAt = async (entries: number) => {
    await playTo(game, entries)
    expect(list).toHaveLength(entries)
    const id = freshId()
    const since = topQuestion(game.state)?.since
    const command = await counted.during(() => sent(game, walk, id))
    const tail = { entries, as: BLUE }
    const own = await counted.during(() => game.told(BLUE, tail))
    const spectators = await counted.during(() => game.told(SPECTATOR, { entries, as: SPECTATOR }))
    const again = await counted.during(() => game.submit(BOTH, [{ id, since, command: walk }]))
    const takeBack = await counted.during(() => game.takeBack(BOTH, { id: freshId(), seat: BLUE }))
    expect(list).toHaveLength(entries + 2)
    const news = await counted.during(() => game.told(BLUE, tail))
    const { follower, since: rows } = following(entries)
    const followed = await counted.during(() => follower.follow(rows))
    expect(follower.log.entries).toHaveLength(entries + 2)
    return { command, own, spectators, again, takeBack, news, followed }
  }

  const few = await costsAt(10)
  expect(few.command).toMatchObject({ entries: 1, commands: 1, folds: 0, stored: 1, writes: 1, rows: 1 })
  expect(few.own).toMatchObject({ entries: 1, folds: 0, redacted: 1, writes: 0 })
  expect(few.again).toMatchObject({ entries: 0, commands: 0, folds: 0, redacted: 0, writes: 0 })
  expect(few.takeBack).toMatchObject({ folds: 0, stored: 1, writes: 1, rows: 1 })
  expect(few.news).toMatchObject({ entries: 1, folds: 0, redacted: 2, views: 1 })
  expect(few.followed).toMatchObject({ entries: 1, commands: 1, folds: 0, redacted: 0, writes: 0 })
  expect(await costsAt(10_000)).toEqual(few)
  // The list that is handed out is the one that grows.
  expect(game.log.entries).toBe(list)
})
