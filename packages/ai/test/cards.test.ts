import {
  type CardId,
  CC_EDITIONS,
  type Command,
  execute,
  type GameState,
  isRefusal,
  ruleSetOf,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../rules/test/world/cards.ts'
import { BLUE, held, man, opened, prepared } from '../../rules/test/world/games.ts'
import { holding, TACTIC_BOOK, TACTICS } from '../../rules/test/world/tactics.ts'
import { choose, consultation, playGame, regular } from '../src/index.ts'

const IDS = TACTICS.map(({ id }) => id)

interface Cards {
  readonly deck?: readonly CardId[]
  readonly hand?: readonly CardId[]
}

const FIGURES = [
  man('a', 'blue', 6, 8),
  man('b', 'blue', 10, 8, { is: 'gunner' }),
  man('c', 'blue', 14, 8, { is: 'sergeant' }),
  man('x', 'ember', 6, 14),
  man('y', 'ember', 10, 14, { is: 'gunner' }),
  man('z', 'ember', 14, 14, { is: 'sergeant' }),
]

function spec(cc: (typeof CC_EDITIONS)[number], blue: Cards, ember: Cards, options = {}) {
  const rules = ruleSetOf({ qs: 'qs-en', cc, options: { turnLimit: 12, ...options } })
  const side = ({ deck = [], hand = [] }: Cards) => ({ tokens: 5, ...holding(deck, hand) })
  return prepared({ figures: FIGURES, sides: { blue: side(blue), ember: side(ember) } }, rules, {
    cards: { ...CARDS, tactics: TACTIC_BOOK },
  })
}

const id = (name: string): CardId => name as CardId

/** What the opponent of this side says now. */
function chosen(state: GameState, side: 'blue' | 'ember'): Command | undefined {
  const asked = consultation(state, side)
  return asked && choose(asked.view, side, seededChance('choice'))?.command
}

describe('the opponent with tactic cards', () => {
  it.each(CC_EDITIONS)('[TACTIC-09] plays games of %s with full decks to their end, legally', (cc) => {
    let left = 0
    for (let i = 0; i < 4; i++) {
      const some = (from: number): readonly CardId[] => IDS.filter((_, at) => (at + from + i) % 5 === 0)
      const sides = [
        { deck: some(0), hand: some(1) },
        { deck: some(2), hand: some(3) },
      ] as const
      const game = spec(cc, ...sides, { autoDraw: i % 2 === 0 })
      const over = playGame(game, { blue: regular, ember: regular }, seededChance(`cards ${cc} ${i}`))
      expect(over.phase).toBe('over')
      left += (over.sides.blue.discard ?? []).length + (over.sides.ember.discard ?? []).length
    }
    expect(left).toBeGreaterThan(4)
  })

  it('[TACTIC-08] draws when it may', () => {
    const state = opened(spec('cc-en', { deck: IDS.slice(0, 3) }, {}, { autoDraw: false }))
    expect(chosen(state, 'blue')?.verb).toBe('drawCard')
  })

  it('[TACTIC-10] spoils a shot that would hurt', () => {
    const state = opened(spec('cc-en', {}, { hand: [id('jam')] }))
    const fire = { verb: 'fire', seat: BLUE, figure: 'a', weapon: 'rifle', target: 'x' }
    const asked = held(execute(state, fire, seededChance('none'))).state
    expect(topQuestion(asked)?.kind).toBe('window')
    expect(chosen(asked, 'ember')?.verb).toBe('playCard')
  })

  it('[TACTIC-09] passes where nothing is worth a card', () => {
    const state = opened(spec('cc-en', {}, { hand: [id('dud')] }))
    const step = execute(state, { verb: 'takeCover', seat: BLUE, figure: 'a' }, seededChance('none'))
    if (isRefusal(step)) throw new Error(step.code)
    expect(topQuestion(step.state)?.kind).toBe('window')
    expect(chosen(step.state, 'ember')?.verb).toBe('pass')
  })
})
