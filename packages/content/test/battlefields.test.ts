import { distance, type Outline } from '@tactic48/geometry'
import { describe, expect, it } from 'vitest'
import { BATTLEFIELDS, battlefieldFileOf, battlefieldOf, ContentError, companyBookOf, FACTIONS } from '../src/index.ts'

const BOOK = companyBookOf(FACTIONS)

const extent = (outline: Outline) => {
  const points =
    outline.kind === 'disc'
      ? [
          { x: outline.x - outline.r, y: outline.y - outline.r },
          { x: outline.x + outline.r, y: outline.y + outline.r },
        ]
      : outline.points
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe.each(BATTLEFIELDS.map((battlefield) => [battlefield.id, battlefield] as const))('%s', (_id, { table }) => {
  it('[SETUP-02] is at least 24 × 24 u and holds its pieces', () => {
    expect(Math.min(table.width, table.height)).toBeGreaterThanOrEqual(24_000)
    for (const { id, outline } of table.elements) {
      const box = extent(outline)
      expect(box.left >= 0 && box.top >= 0 && box.right <= table.width && box.bottom <= table.height, id).toBe(true)
    }
  })

  it('[SETUP-05] has cover for every Character of two ready forces, linear pieces in sections of 4 u', () => {
    expect(table.elements.filter(({ cover }) => cover !== 'none').length).toBeGreaterThanOrEqual(14)
    for (const { id, look, outline } of table.elements) {
      if (!['hedge', 'wall', 'fence', 'ruin'].includes(look) || outline.kind !== 'polygon') continue
      const [a, , c] = outline.points
      const long = a && c ? Math.hypot(a.x - c.x, a.y - c.y) : 0
      expect(long, id).toBeLessThanOrEqual(4200)
    }
  })

  it('[SETUP-13] gives both sides an objective: a piece at least partly in the zone of the north and of the south edge', () => {
    const boxes = table.elements.map(({ outline }) => extent(outline))
    expect(boxes.filter(({ top }) => top <= 5000).length).toBeGreaterThanOrEqual(2)
    expect(boxes.filter(({ bottom }) => bottom >= table.height - 5000).length).toBeGreaterThanOrEqual(2)
  })

  it('[SETUP-09] leaves room to deploy along both edges', () => {
    const free = (y: number) =>
      Array.from({ length: Math.floor(table.width / 1100) }, (_, i) => 600 + i * 1100).filter((x) =>
        table.elements.every(({ cover, outline }) => cover !== 'total' || distance(outline, { x, y, r: 500 }) > 0),
      ).length
    expect(free(1500)).toBeGreaterThanOrEqual(12)
    expect(free(table.height - 1500)).toBeGreaterThanOrEqual(12)
  })

  it('[LOS-09] has pieces that do not run into each other', () => {
    const bodies = table.elements.filter(({ look }) => look === 'building' || look === 'rock' || look === 'scenicBase')
    for (const a of bodies)
      for (const b of bodies)
        if (a.id < b.id) expect(distance(a.outline, b.outline), `${a.id} ${b.id}`).toBeGreaterThan(0)
  })
})

describe('a battlefield file', () => {
  const good = { id: 'x', name: { en: 'X', it: 'X', es: 'X' }, width: 24, height: 24, elements: [], dressing: [] }
  const bunkerWith = (change: object) => ({
    ...good,
    elements: [
      {
        look: 'bunker',
        rect: [10, 10, 4, 4],
        bunker: { slits: [[11, 10, 12, 10]], doors: [[12, 14, 11, 14]], ...change },
      },
    ],
  })

  it('[HOUSE-18] has bunkers with slits and doors on their walls', () => {
    expect(battlefieldOf(bunkerWith({ armour: 7 })).table.elements[0]).toMatchObject({
      cover: 'total',
      terrainClass: 'sheltering',
      bunker: { slits: [{ wall: 0, from: 1000, to: 2000 }], doors: [{ wall: 2, from: 2000, to: 3000 }], armour: 7 },
    })
  })

  it('[HOUSE-15] [HOUSE-03] [HOUSE-21] keeps owners, vehicles and weapons when it is written and read again', () => {
    const file = {
      ...good,
      elements: [
        { look: 'building', rect: [10, 1, 3, 3], obstacle: false, aidStation: true, hqLine: true, owner: 'ember' },
      ],
      parked: [{ card: 'vehicle/half-track', side: 'blue', at: [5, 5.5] }],
      emplaced: [{ card: 'us-rifle/mg-team', side: 'ember', at: [8, 6] }],
    }
    const read = battlefieldOf(file, BOOK)
    expect(read.table.elements[0]).toMatchObject({ owner: 'ember' })
    expect(read.props).toEqual({
      parked: [{ card: 'vehicle/half-track', side: 'blue', position: { x: 5000, y: 5500 } }],
      emplaced: [{ card: 'us-rifle/mg-team', side: 'ember', position: { x: 8000, y: 6000 } }],
    })
    const written = battlefieldFileOf('x', good.name, read.table, read.props)
    expect(battlefieldOf(JSON.parse(JSON.stringify(written)), BOOK)).toEqual(read)
  })

  it.each([
    ['an unknown look', { ...good, elements: [{ look: 'volcano', at: [3, 3] }] }, 'elements[0].look'],
    ['two shapes at once', { ...good, elements: [{ look: 'wall', line: [1, 1, 2, 2], at: [3, 3] }] }, 'elements[0]'],
    [
      'a self-crossing polygon',
      {
        ...good,
        elements: [
          {
            look: 'wood',
            polygon: [
              [1, 1],
              [3, 3],
              [3, 1],
              [1, 3],
            ],
          },
        ],
      },
      'elements[0]',
    ],
    ['a slit in the air', bunkerWith({ slits: [[5, 5, 6, 5]] }), 'elements[0].bunker.slits[0]'],
    ['a door over a slit', bunkerWith({ doors: [[11, 10, 12, 10]] }), 'elements[0].bunker.doors[0]'],
    ['a shelter without walls', { ...good, elements: [{ look: 'bunker', at: [5, 5] }] }, 'elements[0].terrainClass'],
    ['a level in the clouds', { ...good, elements: [{ look: 'wood', at: [5, 5], level: 4 }] }, 'elements[0].level'],
    ['a table that is too small', { ...good, width: 20 }, 'width'],
    [
      'a vehicle that nobody knows',
      { ...good, parked: [{ card: 'sled', side: 'blue', at: [5, 5] }] },
      'parked[0].card',
    ],
    [
      'a vehicle of nobody',
      { ...good, parked: [{ card: 'vehicle/jeep', side: 'both', at: [5, 5] }] },
      'parked[0].side',
    ],
    [
      'a vehicle off the table',
      { ...good, parked: [{ card: 'vehicle/jeep', side: 'blue', at: [25, 5] }] },
      'parked[0].at',
    ],
    [
      'a man as a weapon',
      { ...good, emplaced: [{ card: 'us-rifle/foot-rifle', side: 'ember', at: [5, 5] }] },
      'emplaced[0].card',
    ],
    [
      'a line of a third side',
      { ...good, elements: [{ look: 'wall', at: [3, 3], owner: 'grey' }] },
      'elements[0].owner',
    ],
  ])('[SETUP-02] is refused with the field named: %s', (_what, file, field) => {
    try {
      battlefieldOf(file, BOOK)
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      expect((error as ContentError).field).toBe(field)
      return
    }
    expect.fail('was accepted')
  })
})
