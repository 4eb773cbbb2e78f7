import { pickForce } from '@tactic48/ai'
import { battlefieldFileOf, battlefieldOf } from '@tactic48/content'
import {
  createGame,
  defaultRules,
  type GameState,
  layoutFault,
  layoutWarnings,
  type QsEdition,
  seededChance,
  shelterFault,
} from '@tactic48/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battle, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import {
  besideOthers,
  bunkerWalls,
  elementOf,
  freeNumber,
  hasRoom,
  keptOn,
  type Laid,
  laidOf,
  outlineOf,
  withOpenings,
} from '../src/setup/field/laid.ts'
import { madeTable } from '../src/setup/field/madeField.ts'
import { freshPiece, PALETTE } from '../src/setup/field/palette.ts'
import { readyLayouts } from '../src/setup/field/useLayout.ts'
import { ALL_READY, forceFault } from '../src/setup/sheets.ts'

const SIZE = { width: 24_000, height: 24_000 }

function game(qs: QsEdition, gameType: 'skirmish' | 'mission', agreedAp: number, withForces = true): GameState {
  const forces = { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force }
  const spec = battle({ edition: qs, gameType, agreedAp, ...(withForces && { forces }) })
  return held(createGame({ ...spec, table: SIZE }, seededChance('field'))).state
}

test('[SETUP-02] a piece that is pulled or turned anywhere stays wholly on the table', () => {
  const place = fc.integer({ min: -40_000, max: 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...PALETTE), place, place, fc.integer({ min: 0, max: 23 }), (look, x, y, turn) => {
      const outline = outlineOf(keptOn({ ...freshPiece(look, 1, { x, y }), angle: turn * 15 }, SIZE))
      if (outline.kind === 'disc') {
        expect(Math.min(outline.x, outline.y)).toBeGreaterThanOrEqual(outline.r)
        expect(Math.max(outline.x, outline.y)).toBeLessThanOrEqual(24_000 - outline.r)
        return
      }
      for (const point of outline.points)
        for (const value of [point.x, point.y]) expect(value >= 0 && value <= 24_000).toBe(true)
    }),
  )
})

test('[SETUP-05] [SETUP-06] every fresh piece is one that the rules take', () => {
  const state = game('qs-es', 'skirmish', 36)
  for (const look of PALETTE) {
    const element = elementOf(keptOn(freshPiece(look, 1, { x: 12_000, y: 12_000 }), SIZE))
    expect(layoutFault(state, [element]), look).toBeUndefined()
  }
})

test('a fresh piece finds a free place and a number of its own', () => {
  const first = freshPiece('wood', 1, { x: 12_000, y: 12_000 })
  const second = besideOthers(freshPiece('wood', freeNumber('wood', [first.element]), first), [first], SIZE)
  expect(second.element.id).toBe('wood-2')
  expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeGreaterThan(4000)
})

test('a ready table taken into the hand is the same table', () => {
  const [ready] = readyLayouts({ width: 32_000, height: 24_000 })
  if (!ready) throw new Error('a ready table fits')
  expect(ready.elements).toEqual(ready.field.table.elements)
  for (const element of ready.elements) expect(elementOf(laidOf(element))).toEqual(element)
  expect(readyLayouts(SIZE).every(({ field }) => field.table.width <= 24_000)).toBe(true)
})

test('[SETUP-01] the opponent always finds a legal force', () => {
  for (const edition of ['qs-en', 'qs-it', 'qs-es'] as const)
    for (const agreed of [10, 28, 36, 55, 90]) {
      const state = game(edition, 'skirmish', agreed, false)
      const ready = ALL_READY.map((one) => one.force)
      const force = pickForce(state, 'ember', ready, seededChance(`${agreed}`))
      expect(force, `${edition} ${agreed}`).toBeDefined()
      if (force) expect(forceFault(state, 'ember', force)).toBeUndefined()
    }
})

test('[HOUSE-18] whatever openings the walls of a bunker are given, and however it is turned, the rules take it', () => {
  const state = game('qs-en', 'skirmish', 36)
  const number = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.array(fc.tuple(number, number), { maxLength: 6 }),
      (turn, wishes) => {
        let laid: Laid = { ...freshPiece('bunker', 1, { x: 12_000, y: 12_000 }), angle: turn * 15 }
        for (const [i, [slits, doors]] of wishes.entries()) {
          const wall = bunkerWalls(laid)[i % 4]
          const { bunker } = laid.element
          if (!wall || !bunker || !hasRoom(wall.length, slits, doors)) continue
          laid = { ...laid, element: { ...laid.element, bunker: withOpenings(bunker, wall, slits, doors) } }
          expect(bunkerWalls(laid)[i % 4]).toMatchObject({ slits, doors })
        }
        const element = elementOf(laid)
        expect(shelterFault(element)).toBeUndefined()
        expect(layoutFault(state, [element])).toBeUndefined()
      },
    ),
    { numRuns: 60 },
  )
})

test('[HOUSE-18] a wall is called by where it looks', () => {
  const facings = (angle: number) =>
    bunkerWalls({ ...freshPiece('bunker', 1, { x: 0, y: 0 }), angle }).map(({ facing }) => facing)
  expect(facings(0)).toEqual(['n', 'e', 's', 'w'])
  expect(facings(45)).toEqual(['ne', 'se', 'sw', 'nw'])
  expect(facings(90)).toEqual(['e', 's', 'w', 'n'])
})

test('[AID-01] an aid station that no deployment zone reaches is told', () => {
  const bare = { ...game('qs-en', 'skirmish', 36), rules: defaultRules('qs-en', 'cc-en') }
  const at = (x: number, y: number): GameState => {
    const { element, ...laid } = freshPiece('building', 1, { x, y })
    const station = elementOf({ ...laid, element: { ...element, aidStation: true } })
    return { ...bare, table: { ...bare.table, elements: [station] } }
  }
  const codes = (state: GameState) => layoutWarnings(state).map(({ code }) => code)
  expect(codes(at(12_000, 12_000))).toContain('idleAidStation')
  expect(codes(at(12_000, 3_000))).not.toContain('idleAidStation')
})

test('[SETUP-05] a table that is saved as a file is the same table when it is read again', () => {
  const name = { en: 'Mine', it: 'Mio', es: 'Mío' }
  const tables = [
    ...readyLayouts({ width: 96_000, height: 96_000 }).map(({ field }) => field.table),
    madeTable('bocage', SIZE, 'x'),
  ]
  for (const table of tables) {
    const file = battlefieldFileOf('mine', name, table)
    const read = battlefieldOf(JSON.parse(JSON.stringify(file))).table
    const places = ({ elements, dressing }: typeof table) => ({
      elements: elements.map(({ id: _, name: __, obstacle = false, ...rest }) => ({ ...rest, obstacle })),
      dressing,
    })
    expect(places(read)).toEqual(places(table))
  }
})
