import { cardId, type Effect, type Figure, type GameState } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { opened, prepared } from '../../rules/test/world/games.ts'
import { figurePropsEqual } from '../src/board/FigurePiece.tsx'
import { lookOf } from '../src/boardModel/lookOf.ts'

const state = opened(prepared())
const [figure] = state.figures as readonly [Figure, ...Figure[]]

const AT = { x: 0, y: 0, r: 500 }

const drawn = (now: GameState, { at = AT, ...changed }: { readonly at?: typeof AT } = {}) => ({
  figure: {
    id: figure.id,
    side: figure.side,
    at,
    position: at,
    driver: undefined,
    look: lookOf(now, now.figures[0] ?? figure),
  },
  label: 'A',
  walk: undefined,
  selected: false,
  eligible: false,
  ready: false,
  faded: false,
  ...changed,
})

const lent: Effect = { card: cardId('second wind'), on: figure.id, change: 'allowance', value: 1, until: 9 }
const sheets = state.sheets.map((sheet) => ({ ...sheet, counters: { ...sheet.counters, slots: 1 } }))
const locked = state.sheets.map((sheet) => ({ ...sheet, locks: ['firstAid' as const] }))

describe('a figure on the table', () => {
  test.each([
    ['[TACTIC-09] a card lends it an Action', { effects: [lent] }],
    ['a man of the same card has spent an Action', { sheets }],
    ['[MEDIC-04] a man of the same card may do nothing else', { sheets: locked }],
    ['the turn is the other side’s', { turn: { ...state.turn, active: 'ember' as const } }],
  ])('is drawn again when %s', (_, change: Partial<GameState>) => {
    expect(figurePropsEqual(drawn(state), drawn({ ...state, ...change }))).toBe(false)
  })

  test.each<object>([
    { label: 'B' },
    { at: { x: 1, y: 0, r: 500 } },
    { selected: true },
    { eligible: true },
    { ready: true },
    { faded: true },
  ])('is drawn again with %j', (changed) => {
    expect(figurePropsEqual(drawn(state), drawn(state, changed))).toBe(false)
  })

  test('is left alone by what happens to others', () => {
    const elsewhere = { ...lent, on: state.figures[1]?.id ?? figure.id }
    const figures = state.figures.map((one) => ({ ...one }))
    expect(figurePropsEqual(drawn(state), drawn({ ...state, figures, effects: [elsewhere] }))).toBe(true)
  })
})
