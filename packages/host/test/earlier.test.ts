import { readFileSync } from 'node:fs'
import { ENGINE, isRefusal, type Log, playOn, reopen, seatId } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { HostedGame, type Keeper, type KeptGame, MemoryKeeper, seeded, type Write } from '../src/index.ts'
import { freshId } from './contract.ts'

/** A game of engine 1, version 2, which the present engine resolves otherwise from its second command on. */
const SAVED = new URL('../../../conformance/golden/saves/earlier/second-offer.log.gen.json', import.meta.url)

/** As it is read, up to a question that can be answered. */
function earlierGame(): Log {
  const { value } = JSON.parse(readFileSync(SAVED, 'utf8')) as { readonly value: unknown }
  const opened = reopen(value)
  const on = isRefusal(opened) ? undefined : playOn(opened.log)
  if (!on?.log.recorded) throw new Error('nothing of the game stands as recorded')
  return on.log
}

/** Writes that end in the middle: the process dies before the last row is there. */
class Dying implements Keeper {
  dies = false
  readonly writes: Write[] = []
  readonly memory = new MemoryKeeper()

  append(write: Write): Promise<void> {
    if (this.dies) return Promise.reject(new Error('the process has died'))
    this.writes.push(write)
    return this.memory.append(write)
  }

  keepTime(): Promise<void> {
    return Promise.resolve()
  }

  load(id: string): Promise<KeptGame | undefined> {
    return this.memory.load(id)
  }
}

const BLUE = seatId('blue')
const endTurn = () => ({ id: freshId(), command: { verb: 'endTurn', seat: BLUE } })

test('[GEN-12] a game of an earlier engine is written in the form of today when it is played on, as one write, with its mark', async () => {
  const log = earlierGame()
  const keeper = new Dying()
  const around = { keeper, chanceFor: seeded('earlier'), now: () => 0, freshId }
  const game = new HostedGame({ id: 'earlier', log }, around)
  const before = game.log.entries.length
  expect(game.log.recorded).toEqual(log.recorded)
  game.told(BLUE)
  expect(keeper.writes).toHaveLength(0)

  keeper.dies = true
  const one = endTurn()
  expect(await game.submit({ seats: [BLUE] }, [one])).toEqual([{ answer: 'notKept' }])
  expect(await keeper.load('earlier')).toBeUndefined()
  keeper.dies = false
  expect(await game.submit({ seats: [BLUE] }, [one])).toEqual([{ answer: 'accepted', from: before, to: before + 1 }])
  expect(keeper.writes.map(({ from, rows, opening }) => [from, rows.length, opening?.engine])).toEqual([
    [0, before + 1, ENGINE],
  ])

  const kept = await keeper.load('earlier')
  expect(kept?.opening.recorded).toEqual(log.recorded)
  const again = reopen({ ...kept?.opening, entries: kept?.rows.map(({ entry }) => entry) })
  if (isRefusal(again)) throw new Error(JSON.stringify(again))
  expect(again.log.recorded).toEqual(log.recorded)
  expect(again.log.entries).toEqual(game.log.entries)
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state))
})
