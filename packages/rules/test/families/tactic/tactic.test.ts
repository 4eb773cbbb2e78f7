import {
  apply,
  type CardId,
  type Command,
  defaultAnswer,
  execute,
  figureId,
  type GameState,
  isRefusal,
  type OptionValues,
  redact,
  restoreState,
  ruleSetOf,
  saveState,
  scriptedChance,
  seededChance,
  type TacticCard,
  topQuestion,
  view,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../world/cards.ts'
import { act, BLUE, EMBER, man, opened, prepared, refusal } from '../../world/games.ts'
import { holding, TACTIC_BOOK } from '../../world/tactics.ts'

const id = (name: string): CardId => name as CardId

const card = (name: string, change: Partial<TacticCard>): TacticCard => ({
  id: id(name),
  name: { en: name, it: name, es: name },
  faction: 'any',
  ap: 2,
  window: 'any',
  effects: [{ effect: 'tokens', amount: 1 }],
  ...change,
})

const OWN = {
  fetch: card('fetch', { effects: [{ effect: 'draw', amount: 1 }] }),
  stride: card('stride', { effects: [{ effect: 'move', who: 'friend', amount: 2, lasts: 'once' }] }),
  belts: card('belts', { effects: [{ effect: 'shots', who: 'friend', amount: 1, lasts: 'round' }] }),
  income: card('income', { effects: [{ effect: 'income', amount: 2 }] }),
  heal: card('heal', { effects: [{ effect: 'heal', who: 'friend' }] }),
  both: card('both', {
    window: { afterEnemyAction: 'fireDeclared' },
    effects: [{ effect: 'calm', who: 'target' }, { effect: 'jam' }],
  }),
}

interface Cards {
  readonly deck?: readonly string[]
  readonly hand?: readonly string[]
}

function game(blue: Cards, ember: Cards, options: OptionValues = {}, figures = FIGURES): GameState {
  const side = ({ deck = [], hand = [] }: Cards) => ({ tokens: 5, ...holding(deck.map(id), hand.map(id)) })
  return opened(
    prepared(
      { figures, sides: { blue: side(blue), ember: side(ember) } },
      ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options }),
      { cards: { ...CARDS, tactics: { ...TACTIC_BOOK, ...OWN } } },
    ),
  )
}

const FIGURES = [man('a', 'blue', 4, 4), man('b', 'blue', 9, 4), man('x', 'ember', 4, 14), man('y', 'ember', 20, 20)]
const FIRE: Command = {
  verb: 'fire',
  seat: BLUE,
  figure: figureId('a'),
  weapon: 'rifle' as never,
  target: figureId('x'),
}

describe('drawing', () => {
  it('[TACTIC-08] who does not answer draws, then ends his turn', () => {
    const state = game({ deck: ['tokens', 'jam'] }, {}, { autoDraw: false })
    const answer = defaultAnswer(state, 'blue', seededChance('none'))
    expect(answer?.verb).toBe('drawCard')
    const drawn = act(state, answer as Command, 1).state
    expect(drawn.sides.blue.hand.cards).toEqual(['jam'])
    expect(defaultAnswer(drawn, 'blue', seededChance('none'))?.verb).toBe('endTurn')
  })

  it('[TACTIC-05] every card of the deck is as likely as any other', () => {
    const state = game({ deck: ['tokens', 'jam', 'dud'] }, {}, { autoDraw: false })
    const drawn = [0, 1, 2].map((i) => act(state, { verb: 'drawCard', seat: BLUE }, i).state.sides.blue.hand.cards?.[0])
    expect(drawn).toEqual(['tokens', 'jam', 'dud'])
  })

  it('[TACTIC-07] the other side is told that a card was drawn, not which, and draws the same in its view', () => {
    const state = game({ deck: ['tokens', 'jam'] }, {}, { autoDraw: false })
    const command: Command = { verb: 'drawCard', seat: BLUE }
    const step = act(state, command, 1)
    const told = redact(state, step.events, EMBER)
    expect(told).toEqual([{ type: 'cardDrawn', side: 'blue' }])
    const seen = told.reduce(apply, view(state, EMBER))
    expect(seen.sides.blue.hand).toEqual({ size: 1, ap: 0, cards: undefined })
    expect(seen.sides.blue.deck).toEqual({ size: 1, ap: 4, cards: undefined })
    expect(JSON.stringify(seen)).toBe(JSON.stringify(view(step.state, EMBER)))
  })

  it('[TACTIC-07] in a view of the other side a card is drawn without a name, and none can be played', () => {
    const seen = view(game({ deck: ['tokens', 'jam'], hand: ['draw'] }, {}, { autoDraw: false }), EMBER)
    const { events } = act(seen, { verb: 'drawCard', seat: BLUE })
    expect(events).toStrictEqual([{ type: 'cardDrawn', side: 'blue' }])
    expect(refusal(seen, { verb: 'playCard', seat: BLUE, card: id('draw') })).toBe('TACTIC-09 notInHand')
  })
})

describe('playing', () => {
  it('[TACTIC-09] a fact says nothing of what a card does not name', () => {
    const state = game({ hand: ['fetch', 'stride', 'belts'], deck: ['tokens', 'jam'] }, {})
    const played = (name: string, named: object, ...ints: readonly number[]) =>
      act(state, { verb: 'playCard', seat: BLUE, card: id(name), ...named }, ...ints).events
    const { number } = state.turn
    expect(played('fetch', {}, 1)).toStrictEqual([
      { type: 'cardPlayed', side: 'blue', card: 'fetch' },
      { type: 'cardDrawn', side: 'blue', card: 'jam', by: 'fetch' },
    ])
    expect(played('stride', { figure: 'a' })).toStrictEqual([
      { type: 'cardPlayed', side: 'blue', card: 'stride', figure: 'a' },
      {
        type: 'effectBegan',
        effect: { card: 'stride', on: 'a', change: 'move', value: 2, until: number, once: true },
      },
    ])
    expect(played('belts', { figure: 'a', weapon: 'rifle' })).toStrictEqual([
      { type: 'cardPlayed', side: 'blue', card: 'belts', figure: 'a', weapon: 'rifle' },
      {
        type: 'effectBegan',
        effect: { card: 'belts', on: 'a', change: 'shots', value: 1, until: number + 1, weapon: 'rifle' },
      },
    ])
  })

  it('[TURN-16] who does not answer a window passes', () => {
    const state = act(game({}, { hand: ['jam'] }), FIRE).state
    expect(topQuestion(state)).toMatchObject({ kind: 'window', after: 'fireDeclared', awaiting: ['ember'] })
    expect(defaultAnswer(state, 'ember', seededChance('none'))?.verb).toBe('pass')
  })

  it('[TURN-16] a window opens by the hand alone, whether or not a card of it could be played', () => {
    const after = (hand: readonly string[]) => topQuestion(act(game({}, { hand }), FIRE).state)?.kind
    expect(after(['jam'])).toBe('window')
    expect(after(['dud'])).toBe('window')
    expect(after([])).toBe('takeCover')
  })

  it('[TACTIC-09] one of two equal cards is played', () => {
    const state = game({ hand: ['tokens', 'tokens', 'draw'] }, {})
    const { sides } = act(state, { verb: 'playCard', seat: BLUE, card: id('tokens') }).state
    expect(sides.blue.hand.cards).toEqual(['tokens', 'draw'])
    expect(sides.blue.discard).toEqual(['tokens'])
  })

  it('[TACTIC-09] what a card promises is paid once, at the start of the next own turn', () => {
    let state = act(game({ hand: ['income'] }, {}), { verb: 'playCard', seat: BLUE, card: id('income') }).state
    const before = state.sides.blue.tokens
    const turns: number[] = []
    for (const seat of [BLUE, EMBER, BLUE, EMBER]) {
      state = act(state, { verb: 'endTurn', seat }).state
      turns.push(state.sides.blue.tokens)
    }
    const gained = (from: number | undefined, to: number | undefined): number => (to ?? 0) - (from ?? 0)
    // One AT is forfeited at the end of each own turn (TURN-05).
    expect(gained(before, turns[0])).toBe(-1)
    expect(gained(turns[0], turns[1])).toBe(state.rules.atIncome + 2)
    expect(gained(turns[2], turns[3])).toBe(state.rules.atIncome)
    expect(state.effects).toEqual([])
  })

  it('[REINF-03] a team that has lost a man is beyond healing', () => {
    const figures = [man('a', 'blue', 4, 4, { wounded: true }), ...FIGURES.slice(2), man('b', 'blue', 9, 4)]
    const state = game({ hand: ['heal'] }, {}, {}, figures)
    const play: Command = { verb: 'playCard', seat: BLUE, card: id('heal'), figure: figureId('a') }
    expect(act(state, play).state.sheets[0]?.face).toBe('healthy')
    const mate = state.figures.at(-1)
    if (!mate) throw new Error('nobody')
    const fallen = {
      ...mate,
      sheet: state.figures[0]?.sheet ?? mate.sheet,
      place: { at: 'gone', casualty: undefined },
    } as const
    const sheets = state.sheets.slice(0, -1)
    const reduced = { ...state, sheets, figures: [...state.figures.slice(0, -1), fallen] }
    expect(refusal(reduced, play)).toBe('TACTIC-09 noEffect')
  })

  it('[TACTIC-10] a shot that is spoilt closes its window with cards still in hand, and the game goes on', () => {
    const state = act(game({}, { hand: ['both', 'tokens'] }), FIRE).state
    const step = act(state, { verb: 'playCard', seat: EMBER, card: id('both') })
    expect(step.events.map(({ type }) => type)).toContain('shotLost')
    expect(topQuestion(step.state)).toMatchObject({ kind: 'window', after: 'action', awaiting: ['ember'] })
  })

  it('[GEN-12] a game is saved in the middle of a window, effects and piles with it', () => {
    const state = act(game({ hand: ['move friend'], deck: ['dud'] }, { hand: ['jam'] }), {
      verb: 'playCard',
      seat: BLUE,
      card: id('move friend'),
      figure: figureId('a'),
    }).state
    const asked = act(state, FIRE).state
    for (const saved of [state, asked]) {
      const restored = restoreState(saveState(saved))
      if (isRefusal(restored)) throw new Error(JSON.stringify(restored))
      expect(saveState(restored)).toBe(saveState(saved))
    }
  })

  it('[TACTIC-07] a saved game whose cards do not add up is refused by the field', () => {
    const save = saveState(game({ hand: ['jam'], deck: ['dud'] }, {}))
    const refused = (from: string, to: string): unknown => {
      const restored = restoreState(save.replace(from, to))
      return isRefusal(restored) ? restored.params.field : 'accepted'
    }
    expect(refused('"hand":{"size":1', '"hand":{"size":2')).toContain('sides.blue.hand.size')
    expect(refused('"cards":["jam"]', '"cards":["none"]')).toContain('sides.blue.hand.cards[0]')
    expect(refused('"deck":{"size":1,"ap":4', '"deck":{"size":1,"ap":5')).toContain('sides.blue.deck.ap')
  })

  it('[TACTIC-09] a card that is not in hand changes nothing', () => {
    const state = game({ hand: ['jam'] }, { hand: ['tokens'] })
    expect(refusal(state, { verb: 'playCard', seat: BLUE, card: 'tokens' })).toBe('TACTIC-09 notInHand')
    expect(refusal(state, { verb: 'playCard', seat: BLUE, card: 'constructor' })).toBe('TACTIC-09 notInHand')
    expect(isRefusal(execute(state, { verb: 'playCard', seat: BLUE, card: 7 }, scriptedChance([])))).toBe(true)
  })
})
