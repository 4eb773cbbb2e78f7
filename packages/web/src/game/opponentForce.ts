import type { CharacterCard, Force, GameState, SideId } from '@tactic48/rules'
import { ALL_READY, forceFault } from '../setup/sheets.ts'

/** A legal force for the opponent: a ready one of the agreed size, else one filled up card by card. */
export function opponentForce(state: GameState, side: SideId): Force | undefined {
  const ready = ALL_READY.map(({ force }) => force).filter((force) => !forceFault(state, side, force))
  const byChance = ready[Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % Math.max(1, ready.length))]
  return byChance ?? filledForce(state, side)
}

function filledForce(state: GameState, side: SideId): Force | undefined {
  const factions = [...new Set(Object.values(state.cards.characters).map(({ faction }) => faction))]
  for (const faction of factions) {
    const cards = Object.values(state.cards.characters)
      .filter((card) => card.faction === faction)
      .sort((a, b) => b.ap - a.ap)
    const force = { faction, characters: filled(cards, state.setup.agreedAp) }
    if (!forceFault(state, side, force)) return force
  }
  return undefined
}

/** The dearest that still fits, each named Character once. */
function filled(cards: readonly CharacterCard[], agreed: number): Force['characters'] {
  const chosen: CharacterCard[] = []
  let left = agreed
  for (;;) {
    const next = cards.find((card) => card.ap <= left && !(card.named && chosen.includes(card)))
    if (!next) return chosen.map(({ id }) => ({ card: id, assigned: [] }))
    chosen.push(next)
    left -= next.ap
  }
}
