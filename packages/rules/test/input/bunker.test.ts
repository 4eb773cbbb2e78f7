import { createGame, type Element, gapOnWall, isRefusal, type NewGame, seededChance } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { man, prepared } from '../world/games.ts'
import { at, bunker, disc, rectangle } from '../world/places.ts'

const tableWith = (element: unknown): unknown => {
  const spec = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })
  const { position } = spec
  return {
    ...spec,
    position: { ...position, table: { width: 24_000, height: 24_000, elements: [element], dressing: [] } },
  }
}

function fault(element: unknown): string {
  const made = createGame(tableWith(element) as NewGame, seededChance('any'))
  if (!isRefusal(made)) return 'accepted'
  const { field = 'no field' }: { readonly field?: unknown } = made.params
  return `${made.code} ${field}`
}

/** 4 × 4 u from (10, 10): wall 0 to the north, 1 east, 2 south, 3 west. */
const pillbox = bunker('pillbox', 10, 10, 4, 4)
const withBunker = (change: object): object => ({ ...pillbox, bunker: { ...pillbox.bunker, ...change } })
const IN = 'position.table.elements[0]'

describe('the tags of an element', () => {
  test('[HOUSE-18] are read', () => {
    const tags: Partial<Element> = {
      enterable: true,
      terrainClass: 'protective',
      level: 3,
      hqLine: true,
      aidStation: false,
    }
    expect(fault({ ...rectangle('trench', 2, 2, 3, 1), ...tags })).toBe('accepted')
    expect(fault(pillbox)).toBe('accepted')
    expect(fault(withBunker({ armour: 8 }))).toBe('accepted')
  })

  test.each([
    ['a level above 3', { ...disc('hill', 9, 9, 2), level: 4 }, `valueTooBig ${IN}.level`],
    ['an unknown class', { ...disc('hill', 9, 9, 2), terrainClass: 'cosy' }, `notOneOf ${IN}.terrainClass`],
    ['a telephone that is a number', { ...disc('hill', 9, 9, 2), hqLine: 1 }, `notATruth ${IN}.hqLine`],
    ['armour of nothing', withBunker({ armour: 0 }), `valueTooSmall ${IN}.bunker.armour`],
    ['no list of doors', withBunker({ doors: undefined }), `missing ${IN}.bunker.doors`],
    ['too many slits', withBunker({ slits: Array(25).fill({}) }), `listTooLong ${IN}.bunker.slits`],
  ])('[HOUSE-18] are refused with the field named: %s', (_what, element, why) => {
    expect(fault(element)).toBe(why)
  })
})

describe('a bunker', () => {
  test.each([
    ['beyond the end of its wall', { slits: [{ wall: 0, from: 3500, to: 4006 }] }],
    ['of no width', { slits: [{ wall: 0, from: 500, to: 500 }] }],
    ['on a wall that is not there', { slits: [{ wall: 4, from: 0, to: 500 }] }],
    [
      'over another',
      {
        slits: [
          { wall: 0, from: 0, to: 900 },
          { wall: 0, from: 899, to: 1500 },
        ],
      },
    ],
  ])('[HOUSE-18] has no slit %s', (_what, change) => {
    const last = change.slits.length - 1
    expect(fault(withBunker(change))).toBe(`notOnWall ${IN}.bunker.slits[${last}]`)
  })

  test('[HOUSE-18] has no door over a slit', () => {
    const gap = { wall: 0, from: 100, to: 700 }
    expect(fault(withBunker({ slits: [gap], doors: [gap] }))).toBe(`notOnWall ${IN}.bunker.doors[0]`)
  })

  test('[HOUSE-05] has straight walls and is Total Cover; what shelters is one', () => {
    expect(fault({ ...disc('dome', 9, 9, 2, 'total'), bunker: { slits: [], doors: [] } })).toBe(
      `noShelter ${IN}.bunker`,
    )
    expect(fault({ ...pillbox, cover: 'partial' })).toBe(`noShelter ${IN}.bunker`)
    expect(fault({ ...pillbox, terrainClass: 'protective' })).toBe(`noShelter ${IN}.terrainClass`)
    expect(fault({ ...disc('dome', 9, 9, 2, 'total'), terrainClass: 'sheltering' })).toBe(
      `noShelter ${IN}.terrainClass`,
    )
  })

  test('[HOUSE-18] a gap written as two points is found on its wall, in either order', () => {
    expect(gapOnWall(pillbox.outline, at(14, 11), at(14, 13))).toEqual({ wall: 1, from: 1000, to: 3000 })
    expect(gapOnWall(pillbox.outline, at(13, 14), at(11, 14))).toEqual({ wall: 2, from: 1000, to: 3000 })
    expect(gapOnWall(pillbox.outline, at(10, 13), at(10, 11.5))).toEqual({ wall: 3, from: 1000, to: 2500 })
    expect(gapOnWall(pillbox.outline, at(11, 10.02), at(12, 10.02))).toBeUndefined()
    expect(gapOnWall(pillbox.outline, at(11, 10), at(10, 12))).toBeUndefined()
    expect(gapOnWall(pillbox.outline, at(13, 10), at(14.1, 10))).toBeUndefined()
  })
})
