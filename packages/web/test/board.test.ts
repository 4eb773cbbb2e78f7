import { type ElementId, type GameState, type Goals, SIDES, type SideId } from '@tactic48/rules'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, test } from 'vitest'
import { Board } from '../src/board/Board.tsx'
import type { BoardModel, MarkerKind } from '../src/board/model.ts'
import { boardOf } from '../src/boardModel/boardOf.ts'
import { fullTable } from './boardPositions.ts'
import { stateOf } from './playPositions.ts'
import { bunkerLine } from './vehiclePositions.ts'

const guarded = (state: GameState): GameState => {
  const [one, other] = state.table.elements.map(({ id }) => id) as [ElementId, ElementId]
  return { ...state, table: { ...state.table, objectives: { blue: one, ember: other } } }
}

/** Everything is drawn, what is fetched when it is first wanted included. */
async function drawn(board: BoardModel): Promise<string> {
  const { prelude } = await prerender(createElement('svg', {}, createElement(Board, { board })))
  return new Response(prelude).text()
}

/** The values of an attribute, in the order of drawing. */
const named = (markup: string, attribute: string): readonly string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

describe('a board that is only looked at', () => {
  let state: GameState
  let markup: string
  beforeAll(async () => {
    state = guarded(stateOf(fullTable()))
    markup = await drawn(boardOf(state))
  })

  test('[HOUSE-04] smoke and [SUPP-01] [HOUSE-08] [REINF-02] what is on its way', () => {
    expect(named(markup, 'data-smoke')).toEqual(state.smoke.map(({ id }) => id))
    // What is fetched when it is first wanted comes in any order.
    expect(named(markup, 'data-awaited').toSorted()).toEqual(state.schedule.map(({ id }) => id))
  })

  test('[SETUP-13] objectives and [AID-01] stations', () => {
    const { objectives, elements } = state.table
    expect(named(markup, 'data-objective')).toEqual(SIDES.map((side: SideId) => objectives?.[side]))
    const stations = elements.filter(({ aidStation, hqLine }) => aidStation || hqLine).map(({ id }) => id)
    expect(stations).not.toEqual([])
    expect(named(markup, 'data-station')).toEqual(stations)
  })

  test('[HOUSE-20] what a battle is about, and how far it has come: pieces to hold or touch, edges to leave by', async () => {
    const [element] = state.table.elements
    if (!element) throw new Error('an empty table')
    const goals: Goals = {
      sides: {
        blue: { needs: 'all', list: [{ kind: 'hold', element: element.id, until: 6 }] },
        ember: {
          needs: 'any',
          list: [
            { kind: 'leave', edge: 'north', figures: 4 },
            { kind: 'evacuate', casualties: 2 },
          ],
        },
      },
      losses: 'ignore',
    }
    const none = { blue: [], ember: [] }
    const { table } = state
    const board = boardOf({
      ...state,
      table: { ...table, objectives: {} },
      goals: { ...goals, reached: none, messages: none },
    })
    const aims = board.markers.filter(({ kind }) => kind === 'objective' || kind === 'exit')
    expect(aims).toMatchObject([
      { kind: 'objective', side: 'blue', element: element.id, heldBy: undefined, until: 6, reached: false },
      { kind: 'exit', side: 'ember', takes: 'men', at: { x: 0.75 * table.width, y: 0 }, have: 0, need: 4 },
      { kind: 'exit', side: 'ember', takes: 'casualties', have: 0, need: 2 },
    ])
    expect(named(await drawn(board), 'data-exit')).toEqual(['ember leave', 'ember evacuate'])
  })

  test('[HOUSE-21] weapons without crew, [HOUSE-16] crews and [HOUSE-03] vehicles', () => {
    expect(named(markup, 'data-left-weapon')).toEqual(['brownTripod'])
    expect(named(markup, 'data-crew')).toEqual(['bazooka-team loader'])
    expect(named(markup, 'data-vehicle')).toEqual(['jeep', 'track'])
  })

  test('[WOUND-07] casualties whom a medic may help, [EVAC-05] carried ones, and those beyond help', () => {
    expect(named(markup, 'data-casualty')).toEqual(['unchecked', 'evacuable', 'carried'])
    expect(named(markup, 'data-fallen')).toEqual(['pike', 'haller'])
  })

  test('[OF-01] areas, with their reach where measuring is allowed and without it where not [GEN-04]', async () => {
    expect(named(markup, 'data-area')).toEqual(['opportunityFire'])
    expect(markup).toContain('data-part="area-edge"')
    const unmeasured = boardOf({ ...state, rules: { ...state.rules, premeasure: false } })
    expect(await drawn(unmeasured)).not.toContain('data-part="area-edge"')
  })

  test('[BUNKER-03] who is in a bunker', async () => {
    const bunkers = stateOf(bunkerLine())
    expect(named(await drawn(boardOf(bunkers)), 'data-figure')).toEqual(bunkers.figures.map(({ id }) => id))
  })
})

test('each kind of marker has its drawing', async () => {
  const { markers, ...rest } = boardOf(guarded(stateOf(fullTable())))
  const kinds: readonly MarkerKind[] = [...new Set(markers.map(({ kind }) => kind))]
  expect(kinds.toSorted()).toEqual([
    'arrival',
    'barrage',
    'fallen',
    'leftWeapon',
    'objective',
    'opportunityFire',
    'smoke',
    'station',
    'strafe',
  ])
  const bare = await drawn({ ...rest, markers: [] })
  for (const kind of kinds) {
    const some = await drawn({ ...rest, markers: markers.filter((one) => one.kind === kind) })
    expect(some.length, kind).toBeGreaterThan(bare.length + 50)
  }
})

test('[GEN-09] a board is plain data and holds no card of a hand', () => {
  const state = stateOf(fullTable())
  const board = boardOf(state)
  expect(structuredClone(board)).toEqual(board)
  const cards = Object.keys(state.cards.characters)
  expect(cards.filter((id) => JSON.stringify(board).includes(id))).toEqual([])
})
