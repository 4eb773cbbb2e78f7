import { groundOf } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FIELD_STYLES, makeField, makeFieldFile, measureField } from '../src/fields/index.ts'
import { siteFor } from '../src/fields/makeField.ts'
import { atEdge, overlapsOf } from '../src/fields/overlaps.ts'
import { freeLines, linesBetween } from '../src/fields/screen.ts'
import { GRAMMARS } from '../src/fields/styles.ts'
import { battlefieldOf } from '../src/index.ts'

const SIZE = { width: 32, height: 24 }
const SEEDS = Array.from({ length: 8 }, (_, i) => `place ${i}`)

describe.each(FIELD_STYLES)('battlefields in the style %s', (style) => {
  const tables = SEEDS.map((seed) => makeField(style, SIZE, seed).table)

  it('[GEN-05] [GEN-06] have no piece over another', () => {
    for (const table of tables) expect(overlapsOf(table).map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  it('[SETUP-02] have nothing at the edge but what bounds fields or grows', () => {
    for (const table of tables) expect(atEdge(table).map(({ id }) => id)).toEqual([])
  })

  it('[SETUP-09] show no deployment zone to the facing one', () => {
    for (const table of tables) expect(freeLines(groundOf({ table }), linesBetween(SIZE))).toEqual([])
  })

  it('[SETUP-09] have room for 60 bases in every zone and are fair', () => {
    for (const table of tables.slice(0, 2)) {
      const { room, fair } = measureField(table)
      expect(room).toBeGreaterThanOrEqual(60)
      expect(fair).toBe(true)
    }
  })

  it('are the same when they are made again', () => {
    expect(makeField(style, SIZE, 'place 0').table).toEqual(tables[0])
  })
})

it('[GEN-06] an overlap and a piece at the edge are found', () => {
  const file = makeFieldFile('steppe', SIZE, 'place 0')
  const house = {
    look: 'building',
    polygon: [
      [0, 10],
      [3, 10],
      [3, 13],
      [0, 13],
    ] as [number, number][],
  }
  const { table } = battlefieldOf({ ...file, elements: [...file.elements, house, { ...house, look: 'wall' }] })
  expect(overlapsOf(table).length).toBeGreaterThan(0)
  expect(atEdge(table)).toHaveLength(1)
})

it('[SETUP-02] [SETUP-09] where no attempt succeeds the table is a plain one: without overlaps, screened, and fair', () => {
  for (const style of FIELD_STYLES) {
    const { pieces } = siteFor(GRAMMARS[style], SIZE, 'hopeless', 0)
    const { table } = battlefieldOf({ ...makeFieldFile(style, SIZE, 'x'), elements: pieces.map(({ file }) => file) })
    expect(pieces.length, style).toBeGreaterThan(8)
    expect(overlapsOf(table), style).toEqual([])
    expect(freeLines(groundOf({ table }), linesBetween(SIZE)), style).toEqual([])
    expect(measureField(table).fair, style).toBe(true)
  }
})
