import {
  type CardBook,
  type Enlisted,
  type Figure,
  type GameState,
  own,
  sheetOf,
  worthOf,
  worthOfFigure,
} from '@tactic48/rules'
import { useTranslation } from 'react-i18next'

export interface Priced {
  readonly ap: number
  readonly apTyped?: boolean
}

/** The points of a card; those that its owner typed, and no formula gave, say so. */
export function useCardAp(): (card: Priced) => string {
  const { t } = useTranslation('play')
  return ({ ap, apTyped = false }) => t(apTyped ? 'apTyped' : 'ap', { n: ap })
}

type Given = Pick<Enlisted, 'card' | 'assigned' | 'upgrades'>

const isTyped = ({ characters, weapons, upgrades = {} }: CardBook, one: Given): boolean =>
  [own(characters, one.card), ...one.assigned.map((id) => own(weapons, id))].some((card) => card?.apTyped) ||
  (one.upgrades ?? []).some((id) => own(upgrades, id)?.apTyped)

/** Somebody with all that he is given. */
export const pricedMan = (cards: CardBook, one: Given): Priced => ({
  ap: worthOf(cards, one),
  apTyped: isTyped(cards, one),
})

/** What is lost with him (VICT-04). */
export const pricedFigure = (state: GameState, figure: Figure): Priced => ({
  ap: worthOfFigure(state, figure),
  apTyped: isTyped(state.cards, sheetOf(state, figure)),
})
