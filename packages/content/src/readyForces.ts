import { type CharacterCard, cardId, type Force, fileObject, LIMITS, list } from '@tactic48/rules'
import { languages, text } from './cardFile.ts'
import { checked, refusedAt } from './contentError.ts'
import type { Faction } from './faction.ts'
import type { Named } from './named.ts'

export interface ReadyForce {
  readonly id: string
  readonly name: Named
  readonly force: Force
  readonly ap: number
}

const shape = list(
  fileObject({ id: text, faction: text, name: languages, characters: list(text, LIMITS.figuresPerSide, 1) }),
  LIMITS.cards,
)

/** The forces of these factions among those that a file lists. */
export function readyForcesOf(file: unknown, factions: readonly Faction[]): readonly ReadyForce[] {
  return checked(shape, file).flatMap((entry, index) => {
    const faction = factions.find(({ id }) => id === entry.faction)
    if (!faction) return []
    const cards = entry.characters.map((id, place): CharacterCard => {
      const card = faction.characters.find((character) => character.id === id)
      if (!card) throw refusedAt([index, 'characters', place], 'noSuchCard', { id })
      return card
    })
    const characters = cards.map((card) => ({ card: cardId(card.id), assigned: [] }))
    const ap = cards.reduce((sum, card) => sum + card.ap, 0)
    return [{ id: entry.id, name: entry.name, ap, force: { faction: faction.id, characters } }]
  })
}
