import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import { cardOf, figureId, type GameState, isRefusal, type SideId, seededChance, startLog } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { quickStartSpec } from '../src/game/quickStart.ts'
import { type Labels, labelsOf, stretchesOf } from '../src/prose/labels.ts'

const words = { role: (role: string) => role, side: (side: SideId) => side }

/** The same force on both sides: whoever has a name meets his double, and so does every number. */
function mirrored(id: string): GameState {
  const [battlefield] = BATTLEFIELDS
  const force = READY_FORCES.find((one) => one.id === id)
  if (!battlefield || !force) throw new Error(id)
  const spec = quickStartSpec({
    edition: 'qs-en',
    gameType: 'skirmish',
    battlefield,
    forces: { blue: force, ember: force },
  })
  const begun = startLog(spec, seededChance(id))
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun))
  return begun.state
}

const shorts = (labels: Labels): readonly string[] => [...labels.values()].map(({ short }) => short)

describe('[GEN-01] what Characters are called', () => {
  test.each(READY_FORCES.map(({ id }) => id))('no two on the table alike, with %s on both sides', (id) => {
    const labels = labelsOf(mirrored(id), words)
    expect(new Set(shorts(labels)).size).toBe(labels.size)
    expect(new Set([...labels.values()].map(({ full }) => full)).size).toBe(labels.size)
  })

  test('nothing of an id that a file may hold is shown but a number, and no two are alike', () => {
    const state = mirrored('us-airborne/strike')
    const ids = ['b1-rifle', '<img src=x>', 'x'.repeat(80), 'man-7', '7', 'b-0', 'a-1000', 'e-٣']
    const figures = state.figures.map((one, i) => {
      const id = figureId(ids[i] ?? one.id)
      const { role, name } = cardOf(state, one)
      return { ...one, id, name: name === undefined ? id : role }
    })
    expect(figures.length).toBeGreaterThan(ids.length)
    const labels = shorts(labelsOf({ ...state, figures }, words))
    for (const label of labels) expect(label).toMatch(/^[A-Za-z]+ [1-9]\d{0,2}$/)
    expect(new Set(labels).size).toBe(figures.length)
    const alike = labelsOf({ ...state, figures: state.figures.map((one) => ({ ...one, name: 'Hobart' })) }, words)
    expect(new Set(shorts(alike)).size).toBe(alike.size)
  })

  test('who arrives later changes nobody’s label', () => {
    const state = mirrored('us-airborne/strike')
    const { figures } = state
    const before = labelsOf({ ...state, figures: figures.slice(0, -2) }, words)
    const after = labelsOf(state, words)
    for (const [id, label] of before) expect(after.get(id)).toEqual(label)
  })
})

test('a sentence is cut where Characters are named: whole names, the longest first', () => {
  const sides = new Map<string, SideId>([
    ['Hobart', 'blue'],
    ['Hobart (Ember)', 'ember'],
    ['Rifleman 1', 'blue'],
    ['Rifleman 12', 'ember'],
  ])
  const cut = (text: string): readonly string[] =>
    stretchesOf(text, sides).map((stretch) => (stretch.side ? `[${stretch.side} ${stretch.text}]` : stretch.text))
  expect(cut('Hobart’s shot at Rifleman 12: missed.')).toEqual([
    '[blue Hobart]',
    '’s shot at ',
    '[ember Rifleman 12]',
    ': missed.',
  ])
  expect(cut('The blast catches Rifleman 1 and Hobart (Ember).')).toEqual([
    'The blast catches ',
    '[blue Rifleman 1]',
    ' and ',
    '[ember Hobart (Ember)]',
    '.',
  ])
  expect(cut('In the blast (Hobart)')).toEqual(['In the blast (', '[blue Hobart]', ')'])
  expect(cut('Hobartson moves.')).toEqual(['Hobartson moves.'])
})
