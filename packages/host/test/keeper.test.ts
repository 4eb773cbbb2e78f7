import { ENGINE, type GameState, type StoredOpening } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { changeOf, KeptElsewhere, type KeptRow, MemoryKeeper, type Write } from '../src/index.ts'

const row = (id: string): KeptRow => ({ id, entry: { side: 'blue', undone: 0 } })
const rows = (ids: string): readonly KeptRow[] => [...ids].map(row)

const OPENING = { engine: ENGINE } as StoredOpening
const EARLIER = { engine: ENGINE - 1 } as StoredOpening

/** No keeper of this package looks into it. */
const AFTER = {} as GameState

const writing = (from: number, ids: string, opening?: StoredOpening): Write => ({
  header: { id: 'game', turn: 1, over: false },
  from,
  rows: rows(ids),
  after: AFTER,
  ...(opening && { opening }),
})

describe('what a write changes', () => {
  test('only rows that are not kept yet are written, under their own numbers', () => {
    const change = (kept: string) => changeOf(writing(7, 'abc'), { opening: undefined, rows: rows(kept) })
    expect(change('')).toEqual({ replacesAll: false, from: 7, rows: rows('abc') })
    expect(change('ab')).toEqual({ replacesAll: false, from: 9, rows: rows('c') })
    expect(change('abc')).toEqual({ replacesAll: false, from: 10, rows: [] })
  })

  test('a row of another holder, or one more than is written, is named by its number', () => {
    const change = (kept: string) => () => changeOf(writing(7, 'abc'), { opening: undefined, rows: rows(kept) })
    expect(change('axc')).toThrow(new KeptElsewhere('game', 8))
    expect(change('abcd')).toThrow(KeptElsewhere)
    expect(change('abcd')).toThrow('entry 10 of game was written by another holder')
  })

  test('[GEN-12] with the opening again all rows are written; the ids of an earlier engine do not count', () => {
    const change = (opening: object | undefined, kept: string) =>
      changeOf(writing(0, 'abc', OPENING), { opening, rows: rows(kept) })
    const all = { from: 0, rows: rows('abc') }
    expect(change(undefined, '')).toEqual({ replacesAll: false, ...all })
    expect(change(OPENING, 'ab')).toEqual({ replacesAll: true, ...all })
    expect(() => change(OPENING, 'ax')).toThrow(KeptElsewhere)
    expect(change(EARLIER, 'xyzw')).toEqual({ replacesAll: true, ...all })
    expect(change({}, 'xyzw')).toEqual({ replacesAll: true, ...all })
  })
})

describe('games kept in memory', () => {
  test('a game whose beginning is not there is not kept', async () => {
    const keeper = new MemoryKeeper()
    const why = 'the beginning of game is not kept'
    await expect(keeper.append(writing(0, 'a'))).rejects.toThrow(why)
    await expect(keeper.append(writing(1, 'b', OPENING))).rejects.toThrow(why)
    expect(await keeper.load('game')).toBeUndefined()
    await keeper.append(writing(0, 'a', OPENING))
    await expect(keeper.append(writing(2, 'c'))).rejects.toThrow(why)
    await keeper.append(writing(1, 'b'))
    expect((await keeper.load('game'))?.rows).toEqual(rows('ab'))
  })
})
