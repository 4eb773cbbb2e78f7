import {
  type CardId,
  type CommandOf,
  type GameState,
  own,
  playable,
  type Refusal,
  SIDES,
  type SideId,
  type TacticCard,
} from '@tactic48/rules'
import type { Situation } from '../situation.ts'

export type CardPlay = CommandOf<'playCard'>

/** One kind of card in a hand: how often, in which ways it can be played now, or why it cannot. */
export interface HeldCard {
  readonly card: TacticCard
  readonly count: number
  readonly plays: readonly CardPlay[]
  readonly refusal?: Refusal
}

export const tacticIn = ({ cards }: Pick<GameState, 'cards'>, id: CardId): TacticCard | undefined =>
  own(cards.tactics ?? {}, id)

/** TACTIC-07: a hand that this screen does not know: its owner has not taken it up, or it is the other's. */
export const isFaceDown = ({ sides }: Pick<GameState, 'sides'>, side: SideId): boolean =>
  sides[side].hand.size > 0 && sides[side].hand.cards === undefined

/** The side whose hand lies open before this screen, as far as the view that it has tells. */
export function sideInFront({
  state,
  players,
  side,
}: Pick<Situation, 'state' | 'players' | 'side'>): SideId | undefined {
  if (state.phase !== 'play' || !state.rules.company) return undefined
  const known = SIDES.filter((one) => players[one] === 'person' && state.sides[one].hand.cards !== undefined)
  if (side) return known.includes(side) ? side : undefined
  return known.length === 1 ? known[0] : undefined
}

let last: { readonly state: GameState; readonly side: SideId; readonly held: readonly HeldCard[] } | undefined

/** What a side holds, what fits now first; the same list for the same state. */
export function heldCards(state: GameState, side: SideId): readonly HeldCard[] {
  if (last?.state === state && last.side === side) return last.held
  const cards = state.sides[side].hand.cards ?? []
  const kinds = [...new Set(cards)].flatMap((id): readonly HeldCard[] => {
    const card = tacticIn(state, id)
    if (!card) return []
    return [{ card, count: cards.filter((one) => one === id).length, ...playable(state, side, id) }]
  })
  const held = [...kinds.filter(fits), ...kinds.filter((one) => !fits(one))]
  last = { state, side, held }
  return held
}

export const fits = ({ plays }: HeldCard): boolean => plays.length > 0

/** Whom the ways of playing a card name. */
export const namedBy = (plays: readonly CardPlay[]): readonly NonNullable<CardPlay['figure']>[] => [
  ...new Set(plays.flatMap(({ figure }) => (figure === undefined ? [] : [figure]))),
]
