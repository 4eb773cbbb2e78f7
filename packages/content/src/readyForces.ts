import { type CharacterCard, cardId, type Force } from '@tactic48/rules'
import * as z from 'zod/mini'
import { languages, text } from './cardFile.ts'
import { checked } from './checked.ts'
import { ContentError } from './contentError.ts'
import type { Faction } from './faction.ts'
import type { Named } from './named.ts'

export interface ReadyForce {
  readonly id: string
  readonly name: Named
  readonly force: Force
  readonly ap: number
}

const schema = z.array(
  z.strictObject({ id: text, faction: text, name: languages, characters: z.array(text).check(z.minLength(1)) }),
)

/** The forces of these factions among those that a file lists. */
export function readyForcesOf(file: unknown, factions: readonly Faction[]): readonly ReadyForce[] {
  return checked(schema, file).flatMap((entry, index) => {
    const faction = factions.find(({ id }) => id === entry.faction)
    if (!faction) return []
    const cards = entry.characters.map((id, place): CharacterCard => {
      const card = faction.characters.find((character) => character.id === id)
      if (!card) throw new ContentError(`[${index}].characters[${place}]`, `no card is called "${id}"`)
      return card
    })
    const characters = cards.map((card) => ({ card: cardId(card.id), assigned: [] }))
    const ap = cards.reduce((sum, card) => sum + card.ap, 0)
    return [{ id: entry.id, name: entry.name, ap, force: { faction: faction.id, characters } }]
  })
}
