import { expect, it } from 'vitest'
import { seededChance } from '../../src/kernel/chance.ts'
import { Crowd, figuresWithin, isClearOf } from '../../src/query/crowd.ts'
import { movedTo } from '../../src/query/figures.ts'
import { figureId } from '../../src/state/ids.ts'
import type { GameState } from '../../src/state/state.ts'
import { range } from '../world/range.ts'

const MEN = 40
const MOVES = 500

it('[MOVE-05] on a crowded table everybody within the bounds is found wherever he was put, and others are left out', () => {
  const { state } = range(9)
  const chance = seededChance('crowd')
  const { width, height } = state.table
  // A unit beyond every edge as well.
  const place = () => ({ x: chance.int(width + 2000) - 1000, y: chance.int(height + 2000) - 1000 })
  const [pattern] = state.figures
  if (!pattern) throw new Error('nobody is on the range')
  const figures = Array.from({ length: MEN }, (_, i) => ({ ...movedTo(pattern, place()), id: figureId(`man-${i}`) }))
  const crowded: GameState = { ...state, figures }
  const crowd = new Crowd(state.table, figures)
  let leftOut = 0
  for (let move = 0; move < MOVES; move++) {
    const index = chance.int(MEN)
    const man = figures[index] ?? { ...pattern, id: figureId('nobody') }
    const there = movedTo(man, place())
    figures[index] = there
    crowd.moved(index, man, there)
    const [a, b] = [place(), place()]
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
    const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
    const inside = figures
      .filter(({ position: { x, y } }) => x >= left && x <= right && y >= top && y <= bottom)
      .map(({ id }) => id)
    const found = figuresWithin(crowded, left, right, top, bottom).map(({ id }) => id)
    expect([...found].sort()).toEqual([...inside].sort())
    if (isClearOf(crowded, pattern.side, left, right, top, bottom)) expect(inside).toEqual([])
    leftOut += MEN - found.length
  }
  expect(leftOut).toBeGreaterThan(0)
  expect(isClearOf(crowded, pattern.side, -9000, -8000, 0, 1000)).toBe(true)
  crowd.forget()
  expect(figuresWithin(crowded, 0, 1, 0, 1)).toBe(figures)
  expect(isClearOf(crowded, pattern.side, -9000, -8000, 0, 1000)).toBe(false)
})
