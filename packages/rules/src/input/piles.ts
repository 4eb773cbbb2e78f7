import { type CardId, own, SIDES } from '../state/ids.ts'
import type { Effect } from '../state/lasting.ts'
import type { SideSpec } from '../state/spec.ts'
import type { CardBook, GameState } from '../state/state.ts'
import { axesOf, type TacticEffect } from '../state/tactic.ts'
import { Fault } from './fault.ts'

type Piles = Pick<SideSpec, 'deck' | 'hand' | 'discard'>

/** TACTIC-01, TACTIC-07: cards of the book; the AP of the deck are those of all that was brought, wherever it lies now. */
export function pilesFault(
  { rules, cards }: Pick<GameState, 'rules' | 'cards'>,
  sides: Partial<{ readonly [side in (typeof SIDES)[number]]: Piles }>,
): Fault | undefined {
  for (const side of SIDES) {
    const fault = pileFault(cards, sides[side] ?? {}, rules.company !== undefined)
    if (fault) return fault.in(side)
  }
  return undefined
}

/** TACTIC-09: each is of a card of the book, upon somebody who is there, and not over yet. */
export function effectsFault({ effects, cards, figures, turn }: GameState): Fault | undefined {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (!effect) continue
    const { card, on, change, until } = effect
    if (!own(cards.tactics ?? {}, card)) return new Fault('unknownCard', { card }, ['effects', i, 'card'])
    const isThere = change === 'income' ? SIDES.some((side) => side === on) : figures.some(({ id }) => id === on)
    if (!isThere) return new Fault('noSuchFigure', { figure: on }, ['effects', i, 'on'])
    if (!own(cards.tactics ?? {}, card)?.effects.some((given) => gives(given, effect)))
      return new Fault('inconsistent', { with: 'cards' }, ['effects', i])
    if (until > turn.number + 2) return new Fault('valueTooBig', { limit: turn.number + 2 }, ['effects', i, 'until'])
  }
  const { last } = turn
  if (!last || figures.some(({ id }) => id === last.figure)) return undefined
  return new Fault('noSuchFigure', { figure: last.figure }, ['turn', 'last', 'figure'])
}

/** Whether a line of a card brings this about. */
function gives(given: TacticEffect, { change, value, weapon, once }: Effect): boolean {
  const { effect, amount = 0, lasts } = axesOf(given)
  if (effect !== change || amount !== value || (weapon !== undefined) !== (change === 'shots')) return false
  return (once === true) === (lasts === 'once')
}

/** TACTIC-08: of what only companies do in a turn; who has drawn has a card, or had one. */
export function turnOfCardsFault({ turn, rules, sides }: GameState): Fault | undefined {
  const strange = (['drawn', 'acted', 'seized', 'last'] as const).find((name) => turn[name] !== undefined)
  if (strange && !rules.company) return new Fault('inconsistent', { with: 'rules.company' }, ['turn', strange])
  const { hand, discard } = sides[turn.active]
  if (!turn.drawn || hand.size > 0 || (discard && discard.length > 0)) return undefined
  return new Fault('inconsistent', { with: 'hand' }, ['turn', 'drawn'])
}

function pileFault(book: CardBook, { deck, hand, discard }: Piles, isPlayed: boolean): Fault | undefined {
  const piles = { deck: deck?.cards ?? [], hand: hand?.cards ?? [], discard: discard ?? [] }
  let ap = 0
  for (const [name, cards] of Object.entries(piles)) {
    const path = name === 'discard' ? [name] : [name, 'cards']
    if (cards.length > 0 && !isPlayed) return new Fault('inconsistent', { with: 'rules.company' }, path)
    for (let i = 0; i < cards.length; i++) {
      const card = own(book.tactics ?? {}, cards[i] as CardId)
      if (!card) return new Fault('unknownCard', { card: cards[i] ?? '' }, [...path, i])
      ap += card.ap
    }
  }
  if ((hand?.ap ?? 0) !== 0) return new Fault('valueTooBig', { limit: 0 }, ['hand', 'ap'])
  return (deck?.ap ?? ap) === ap ? undefined : new Fault('inconsistent', { with: 'cards' }, ['deck', 'ap'])
}
