import {
  type CardId,
  cardId,
  ENEMY_ACTIONS,
  type Pile,
  type SideSpec,
  TACTIC_EFFECT_KINDS,
  TACTIC_EFFECTS,
  TACTIC_TURNS,
  type TacticCard,
  type TacticEffect,
  type TacticWindow,
} from '@tactic48/rules'

/** A card with these effects. */
const tactic = (id: string, window: TacticWindow, effects: readonly TacticEffect[], ap = 2): TacticCard => ({
  id: cardId(id),
  name: { en: id, it: id, es: id },
  faction: 'any',
  ap,
  window,
  effects,
})

interface Row {
  readonly who?: readonly string[]
  readonly amount?: readonly [number, number]
  readonly lasts?: readonly string[]
}

function windowFor(effect: string, who: string | undefined, at: number): TacticWindow {
  if (effect === 'jam' || who === 'target') return { afterEnemyAction: 'fireDeclared' }
  if (effect === 'dud') return { afterEnemyAction: 'grenadeThrown' }
  if (who === 'actor') return { afterEnemyAction: ENEMY_ACTIONS[at % ENEMY_ACTIONS.length] ?? 'any' }
  return TACTIC_TURNS[at % TACTIC_TURNS.length] ?? 'any'
}

/** Every effect for everybody whom it may be for; amounts, durations and windows go round. */
export const TACTICS: readonly TacticCard[] = TACTIC_EFFECT_KINDS.flatMap((effect, i) => {
  const row: Row = TACTIC_EFFECTS[effect]
  return (row.who ?? [undefined]).map((who, k) => {
    const amount = row.amount && (row.amount[(i + k) % 2] as number)
    const lasts = row.lasts?.[(i + k) % row.lasts.length]
    const axes = { effect, ...(who && { who }), ...(amount && { amount }), ...(lasts && { lasts }) } as TacticEffect
    return tactic(`${effect} ${who ?? ''}`.trim(), windowFor(effect, who, i + k), [axes])
  })
})

export const TACTIC_BOOK: { readonly [id: CardId]: TacticCard } = Object.fromEntries(
  TACTICS.map((card) => [card.id, card]),
)

const pile = (cards: readonly CardId[], ap = 0): Pile => ({ size: cards.length, ap, cards })

/** A side with this deck and this hand; every card of the world's is worth 2 AP. */
export const holding = (deck: readonly CardId[], hand: readonly CardId[]): SideSpec => ({
  deck: pile(deck, 2 * (deck.length + hand.length)),
  hand: pile(hand),
})
