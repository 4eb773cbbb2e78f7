import { type Force, type GameState, type SideId, sheetOf } from '@tactic48/rules'

/** The forces as the figures of a game tell them. */
export function forcesOf(state: GameState): { readonly [side in SideId]: Force } {
  const of = (side: SideId): Force => {
    const characters = state.figures.filter((figure) => figure.side === side).map((figure) => sheetOf(state, figure))
    const first = characters[0]
    return {
      faction: (first && state.cards.characters[first.card]?.faction) ?? '',
      characters: characters.map(({ card, assigned }) => ({ card, assigned })),
    }
  }
  return { blue: of('blue'), ember: of('ember') }
}
