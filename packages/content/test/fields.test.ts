import { createGame, layoutFault, sectionsOf, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { FIELD_STYLES, makeField, makeFieldFile, measureField } from '../src/fields/index.ts'
import { battlefieldOf, ContentError } from '../src/index.ts'
import { battle, readyForce } from './battles.ts'

const SIZE = { width: 32, height: 24 }
const forces = { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force }

describe.each(FIELD_STYLES)('a table in the style %s', (style) => {
  const made = makeField(style, SIZE, 'mill')

  it('[SETUP-09] is fair to facing edges: nobody is seen from zone to zone, cover within 10 %, objectives within a Move', () => {
    const { shots, coverRatio, stepsApart, fair } = measureField(made.table)
    expect(shots).toBe(0)
    expect(coverRatio).toBeGreaterThanOrEqual(0.9)
    expect(stepsApart).toBeLessThanOrEqual(1)
    expect(fair).toBe(true)
  })

  it('[SETUP-05] [SETUP-06] [SETUP-13] can be laid out in a Mission of the strictest sheet; no linear piece is longer than 4 u', () => {
    const spec = battle({ edition: 'qs-it', gameType: 'mission', agreedAp: 36, forces })
    const table = { width: SIZE.width * 1000, height: SIZE.height * 1000 }
    const { state } = held(createGame({ ...spec, table }, seededChance('field')))
    const { elements } = made.table
    expect(layoutFault(state, elements)).toBeUndefined()
    for (const element of elements) expect(sectionsOf(element), element.id).toHaveLength(1)
  })

  it('is the same for the same seed, another for another, and a file that can be read', () => {
    const file = makeFieldFile(style, SIZE, 'mill')
    expect(makeFieldFile(style, SIZE, 'ford').elements).not.toEqual(file.elements)
    expect(battlefieldOf(JSON.parse(JSON.stringify(file)))).toEqual(made)
  })
})

it('[SETUP-02] tables are made from 24 to 96 u', () => {
  expect(makeField('steppe', { width: 96, height: 36 }, 'wide').table.width).toBe(96_000)
  const small = makeField('beach', { width: 24, height: 24 }, 'small').table
  expect(measureField(small).fair).toBe(true)
  // One wall fewer, and somebody is seen: the measure can fail.
  const bare = { ...small, elements: small.elements.filter(({ cover }) => cover !== 'total') }
  expect(measureField(bare).shots).toBeGreaterThan(0)
  expect(measureField(bare).fair).toBe(false)
  for (const width of [23, 97, 30.5, Number.NaN]) {
    expect(() => makeField('steppe', { width, height: 24 }, 'x')).toThrow(ContentError)
  }
})

it.each([
  ['too long', 'x'.repeat(10_000)],
  ['a control character', 'a\u001b[2J'],
  ['what turns a line round', '\u202Eabc'],
  ['half a character', 'a\ud83d'],
])('a seed that would break a name is refused: %s', (_what, seed) => {
  expect(() => makeField('village', SIZE, seed)).toThrow(ContentError)
})

it.each(['<b onclick=alert(1)>&', '\u200Fمرحبا', '', '"}]'])('a seed is only a name: %s', (seed) => {
  expect(makeField('village', SIZE, seed).table.elements.length).toBeGreaterThan(20)
})
