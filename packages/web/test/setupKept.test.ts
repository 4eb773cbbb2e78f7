import { cardId, elementId } from '@tactic48/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { draftIn } from '../src/setup/draft.ts'
import { keepLayout, keptLayout } from '../src/setup/field/useLayout.ts'

const NOTHING = { pieces: [], dressing: [], props: [] }
const hedge = {
  element: { id: elementId('hedge'), name: 'hedge', look: 'hedge', cover: 'partial' },
  shape: { kind: 'disc', r: 500 },
  x: 5000,
  y: 5000,
  angle: 0,
} as const

afterEach(() => vi.unstubAllGlobals())

function storage(): Map<string, string> {
  const kept = new Map<string, string>()
  const { get, set } = { get: (name: string) => kept.get(name) ?? null, set: (n: string, v: string) => kept.set(n, v) }
  vi.stubGlobal('sessionStorage', { getItem: get, setItem: set, removeItem: (name: string) => kept.delete(name) })
  return kept
}

test('a kept layout comes back as it was, and only to its own game', () => {
  storage()
  const truck = { id: 'parked-1', kind: 'parked', card: cardId('vehicle/truck'), side: 'ember', x: 9, y: 9 } as const
  keepLayout('one', { pieces: [hedge], dressing: [], props: [truck] })
  expect(keptLayout('one')).toMatchObject({ pieces: [hedge], dressing: [], props: [truck] })
  expect(keptLayout('two')).toEqual(NOTHING)
})

test('a layout that somebody changed is forgotten, never thrown', () => {
  const kept = storage()
  const polygon = { kind: 'polygon', points: [hedge, hedge, hedge].map(({ x, y }) => ({ x, y })) }
  for (const pieces of [
    3,
    [3],
    [{ ...hedge, x: 'west' }],
    [{ ...hedge, element: {} }],
    [{ ...hedge, shape: polygon }],
  ]) {
    kept.set('tactic48.layout', JSON.stringify({ game: 'one', pieces, dressing: [], props: [] }))
    expect(keptLayout('one')).toEqual(NOTHING)
  }
  kept.set('tactic48.layout', '{"game":')
  expect(keptLayout('one')).toEqual(NOTHING)
})

test('of a draft that somebody changed only real choices are kept', () => {
  expect(draftIn({ edition: 'qs-it', agreedAp: 40, size: '24x24', gameType: 'mission' })).toEqual({
    edition: 'qs-it',
    agreedAp: 40,
    size: '24x24',
    gameType: 'mission',
  })
  const bad = {
    edition: 'constructor',
    agreedAp: -1,
    size: '9x9',
    players: 3,
    forces: { blue: 1 },
    field: 7,
    options: { atIncome: -1e9 },
  }
  expect(draftIn(bad)).toEqual({})
  expect(draftIn('draft')).toEqual({})
})
