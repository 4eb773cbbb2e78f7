import {
  type Chance,
  type CharacterCard,
  check,
  type Force,
  type GameState,
  isRefusal,
  type SideId,
  seatOf,
} from '@tactic48/rules'

/** A legal force: a ready-made one of the agreed size, or one picked card by card. */
export function pickForce(state: GameState, side: SideId, ready: readonly Force[], chance: Chance): Force | undefined {
  const seat = seatOf(state, side)
  const isLegal = (force: Force): boolean =>
    seat !== undefined && !isRefusal(check(state, { verb: 'submitForce', seat, force }))
  const legal = ready.filter(isLegal)
  if (legal.length > 0) return legal[chance.int(legal.length)]
  const factions = [...new Set(Object.values(state.cards.characters).map(({ faction }) => faction))]
  return factions
    .map((faction) => {
      const cards = Object.values(state.cards.characters).filter((card) => card.faction === faction)
      return { faction, characters: filled(cards, state.setup.agreedAp) }
    })
    .find(isLegal)
}

/** Picks the most expensive card that still fits, each named Character once. */
function filled(cards: readonly CharacterCard[], agreed: number): Force['characters'] {
  const dearest = [...cards].sort((a, b) => b.ap - a.ap)
  const chosen: CharacterCard[] = []
  let left = agreed
  for (;;) {
    const next = dearest.find((card) => card.ap <= left && !(card.named && chosen.includes(card)))
    if (!next) return chosen.map(({ id }) => ({ card: id, assigned: [] }))
    chosen.push(next)
    left -= next.ap
  }
}
