import type { Force, GameState, SideId } from '@tactic48/rules'

/** The forces as the figures of a game tell them. */
export function forcesOf({ figures, cards }: GameState): { readonly [side in SideId]: Force } {
  const of = (side: SideId): Force => {
    const characters = figures.filter((figure) => figure.side === side)
    const first = characters[0]
    return {
      faction: (first && cards.characters[first.card]?.faction) ?? '',
      characters: characters.map(({ card, assigned }) => ({ card, assigned })),
    }
  }
  return { blue: of('blue'), ember: of('ember') }
}
