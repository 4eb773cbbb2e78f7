import { apply, fold, type GameEvent, type GameState, redact, type SeatId, seatId, view } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { cardId, figureId, weaponId } from '../../src/state/ids.ts'
import type { Pile } from '../../src/state/state.ts'
import { playRandomGame } from '../support/randomGame.ts'
import { tries } from '../support/thorough.ts'
import { BLUE, EMBER, opened, prepared } from '../world/games.ts'

const SEATS: readonly SeatId[] = [BLUE, EMBER, seatId('spectator')]

const text = (value: unknown): string => JSON.stringify(value)

describe('what is hidden', () => {
  it('[GEN-09] redacted facts folded over a view give the view of the state that they lead to', () => {
    for (let i = 0; i < tries(4, 25); i++) {
      let before: GameState | undefined
      playRandomGame(`secrets ${i}`, { invariants: false, saves: false }, ({ state, events }) => {
        for (const seat of SEATS) {
          if (!before) break
          const folded = fold(view(before, seat), redact(before, events, seat))
          expect(text(folded)).toBe(text(view(state, seat)))
        }
        before = state
      })
    }
  })

  it('[GEN-09] [TACTIC-07] hand and deck are their owner’s: others know size and AP, and all know everything at the end', () => {
    const pile = (...cards: readonly string[]): Pile => ({ size: cards.length, ap: 2, cards: cards.map(cardId) })
    const state = opened(prepared())
    const holding = (hand: Pile, deck: Pile): GameState => ({
      ...state,
      sides: { ...state.sides, blue: { ...state.sides.blue, hand, deck } },
    })
    const one = holding(pile('dash'), pile('dud', 'smoke'))
    const other = holding(pile('dud'), pile('dash', 'medal'))
    expect(view(one, BLUE)).toBe(one)
    for (const seat of [EMBER, seatId('spectator')]) {
      expect(text(view(one, seat))).toBe(text(view(other, seat)))
      expect(view(one, seat).sides.blue.hand).toEqual({ size: 1, ap: 2, cards: undefined })
    }
    const over = { ...one, phase: 'over' as const }
    expect(view(over, EMBER)).toBe(over)
  })
})

describe('what lasts', () => {
  /** Every field that the quick start never writes, filled. */
  const full = (state: GameState): GameState => ({
    ...state,
    vehicles: [
      {
        id: 'jeep' as never,
        side: 'blue',
        card: cardId('jeep'),
        position: { x: 1, y: 2 },
        radius: 900,
        driver: undefined,
        damage: 1,
      },
    ],
    leftWeapons: [
      { weapon: weaponId('mg'), card: cardId('mg'), side: 'ember', position: { x: 3, y: 4 }, shots: 0, used: 1 },
    ],
    fixtures: [{ element: 'hut' as never, owner: 'blue', damage: 1 }],
    smoke: [{ id: 'smoke' as never, side: 'blue', at: { x: 5, y: 6 }, radius: 2, due: 2 }],
    schedule: [
      {
        id: 'due' as never,
        side: 'ember',
        due: 3,
        what: { kind: 'runner', figure: figureId('a'), exit: { x: 7, y: 8 }, left: 1 },
      },
    ],
    effects: [{ card: cardId('dash'), on: 'blue', change: 'move', value: 2, until: 9 }],
    sides: {
      blue: {
        ...state.sides.blue,
        callCredits: [{ officer: figureId('a'), count: 2 }],
        hand: { size: 1, ap: 2, cards: [cardId('dash')] },
        deck: { size: 1, ap: 2, cards: [cardId('dud')] },
        unlisted: { totalAp: 1, totalFigures: 2, lostAp: 3, lostFigures: 4 },
      },
      ember: state.sides.ember,
    },
    figures: state.figures.map((figure) => ({
      ...figure,
      unit: { squad: '1', platoon: 'A', company: 'X', attached: true },
      contact: true,
      message: figureId('b'),
    })),
    sheets: state.sheets.map((sheet) => ({ ...sheet, upgrades: [cardId('scope')], kits: 2, firstAid: true })),
  })

  /** What no fact of the quick start may touch. */
  const kept = ({ vehicles, leftWeapons, fixtures, smoke, schedule, effects, sides, figures, sheets }: GameState) => ({
    vehicles,
    leftWeapons,
    fixtures,
    smoke,
    schedule,
    effects,
    sides: [sides.blue, sides.ember].map(({ callCredits, hand, deck, unlisted }) => [
      callCredits,
      hand,
      deck,
      unlisted,
    ]),
    figures: figures.map(({ unit, contact, message }) => [unit, contact, message]),
    sheets: sheets.map(({ upgrades, kits, firstAid }) => [upgrades, kits, firstAid]),
  })

  it('[TURN-13] every field survives every fact', () => {
    const seen = new Set<string>()
    for (let i = 0; i < tries(6, 40); i++) {
      let before: GameState | undefined
      playRandomGame(`lasting ${i}`, { invariants: false, saves: false }, ({ state, events }) => {
        if (before?.phase === 'play' && !before.rules.company) for (const event of events) survives(before, event)
        before = state
      })
    }
    function survives(state: GameState, event: GameEvent): void {
      if (seen.has(event.type) || STACK.has(event.type)) return
      seen.add(event.type)
      const filled = full(state)
      const after = apply(filled, event)
      expect([event.type, kept(after)]).toEqual([event.type, kept(filled)])
      expect([event.type, Object.keys(after).sort()]).toEqual([event.type, Object.keys(filled).sort()])
      for (const figure of after.figures) expect(Object.keys(figure)).toHaveLength(13)
      for (const sheet of after.sheets) expect(Object.keys(sheet)).toHaveLength(12)
    }
    expect(seen.size).toBeGreaterThan(25)
  })

  /** They need their frame on top; their effect is on the stack alone. */
  const STACK = new Set([
    'taskOpened',
    'taskAdvanced',
    'taskClosed',
    'questionOpened',
    'questionClosed',
    'answerSealed',
  ])
})
