import { HostedGame, type KeptRow, MemoryKeeper, seeded } from '@tactic48/host'
import { isRefusal, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { BLUE, EMBER, man, prepared } from '../../rules/test/world/games.ts'
import { caughtUp } from '../src/session/holding.ts'
import { Screen } from '../src/session/screen.ts'

const SPEC = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })
const about = { title: '', battlefield: '', players: { blue: 'person', ember: 'person' } } as const
const BOTH = { seats: [BLUE, EMBER] }

let ids = 0
const freshId = (): string => `id ${++ids}`

/** A window that holds a game, and another that follows it. */
async function twoWindows() {
  const keeper = new MemoryKeeper()
  const around = { keeper, chanceFor: seeded('windows'), now: () => 0, freshId }
  const played = startLog(SPEC, seeded('windows')(0))
  if (isRefusal(played)) throw new Error('no game')
  const holder = new HostedGame({ id: 'followed', log: played.log }, around)
  await holder.begin()
  const opened = (): HostedGame => {
    const log = { ...holder.log, entries: [...holder.log.entries] }
    return new HostedGame({ id: 'followed', log, heldElsewhere: true }, around)
  }
  const read = { from: [] as number[], whole: 0 }
  const source = {
    async since(id: string, from: number): Promise<readonly KeptRow[] | undefined> {
      read.from.push(from)
      return (await keeper.load(id))?.rows.slice(from)
    },
    async whole(): Promise<HostedGame> {
      read.whole += 1
      return opened()
    },
  }
  return { holder, follower: opened(), source, read }
}

const step = (y: number) => ({ verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y }] })

test('a window that follows reads what is new to it, never the whole game', async () => {
  const { holder, follower, source, read } = await twoWindows()
  const screen = new Screen(follower, about)
  for (const y of [5000, 6000]) {
    await holder.submit(BOTH, [{ id: freshId(), command: step(y) }])
    expect(await caughtUp(follower, source)).toBe(follower)
    expect(screen.follow(follower).news.added).toHaveLength(1)
  }
  await holder.takeBack(BOTH, { id: freshId(), seat: BLUE })
  await holder.submit(BOTH, [{ id: freshId(), command: { verb: 'endTurn', seat: BLUE } }])
  await caughtUp(follower, source)
  expect(screen.follow(follower).news.added.map(({ entry }) => entry)).toEqual(['undone', 'command'])
  expect(read).toEqual({ from: [0, 1, 2], whole: 0 })
  expect(JSON.stringify(follower.state)).toBe(JSON.stringify(holder.state))
})

test.each([
  ['do not come out as they were kept', (rows: readonly KeptRow[]) => rows.slice(1)],
  ['cannot be read one by one', () => undefined],
])('where the rows %s the whole game is read', async (_, changed) => {
  const { holder, follower, source, read } = await twoWindows()
  await holder.submit(BOTH, [{ id: freshId(), command: { verb: 'endTurn', seat: BLUE } }])
  await holder.submit(BOTH, [{ id: freshId(), command: { verb: 'endTurn', seat: EMBER } }])
  const since = async (id: string, from: number) => changed((await source.since(id, from)) ?? [])
  const game = await caughtUp(follower, { ...source, since })
  expect(read.whole).toBe(1)
  expect(game).not.toBe(follower)
  expect(JSON.stringify(game?.state)).toBe(JSON.stringify(holder.state))
})
