import { type CommandOf, cardId, type GameState, playable } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { cardPreview, heldCards } from '../src/play/hand/heldCards.ts'
import { emberFires, emberThrows, inBluesTurn, inEmbersTurn } from './cardScenes.ts'
import { stateOf } from './playPositions.ts'

const playOf = (state: GameState, card: string, figure?: string): CommandOf<'playCard'> => {
  const { plays } = playable(state, 'blue', cardId(card))
  const found = plays.find((play) => play.figure === figure)
  if (!found) throw new Error(`${card} cannot be played`)
  return found
}

describe('[TACTIC-09] a card shows what it does before it is played', () => {
  test('Take Cover for the target changes the need of the declared shot', () => {
    const state = stateOf(inEmbersTurn({ id: 'preview', commands: [emberFires] }))
    const preview = cardPreview(state, playOf(state, 'heads-down'))
    expect(preview?.figures).toEqual(['b1-nco'])
    const [shot, ...others] = preview?.shots ?? []
    expect(others).toEqual([])
    expect(shot).toMatchObject({ shooter: 'e1-nco', target: 'b1-nco' })
    expect(shot?.after.need.score).toBe((shot?.before.need.score ?? 0) + 1)
  })

  test('a dud is told, with no dice of the game foretold', () => {
    const state = stateOf(inEmbersTurn({ id: 'preview', commands: [emberThrows] }))
    const preview = cardPreview(state, playOf(state, 'dud'))
    expect(preview?.spoils).toBe('grenade')
    expect(preview?.after.sides.blue.hand.size).toBe(state.sides.blue.hand.size - 1)
  })

  test('two u more are for him alone', () => {
    const state = stateOf(inBluesTurn({ id: 'preview', hand: ['dash'] }))
    expect(cardPreview(state, playOf(state, 'dash', 'b1-nco'))?.figures).toEqual(['b1-nco'])
  })

  test('what fits lies first, equal cards together, and the others say why not', () => {
    const state = stateOf(inBluesTurn({ id: 'preview', hand: ['dud', 'dash', 'dud'] }))
    const held = heldCards(state, 'blue')
    expect(held.map(({ card, count }) => [card.id, count])).toEqual([
      ['dash', 1],
      ['dud', 2],
    ])
    expect(held[1]?.refusal).toMatchObject({ rule: 'TACTIC-10', code: 'tooLate' })
  })
})
