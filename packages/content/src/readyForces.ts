import { type CharacterCard, cardId, type Force } from '@tactic48/rules'
import * as z from 'zod/mini'
import file from '../data/forces.json' with { type: 'json' }
import { checked } from './checked.ts'
import { ContentError } from './contentError.ts'
import type { Named } from './faction.ts'
import { FACTIONS } from './factions.ts'

export interface ReadyForce {
  readonly id: string
  readonly name: Named
  readonly force: Force
  readonly ap: number
}

const text = z.string().check(z.minLength(1))
const schema = z.array(
  z.strictObject({
    id: text,
    faction: text,
    name: z.strictObject({ en: text, it: text, es: text }),
    characters: z.array(text).check(z.minLength(1)),
  }),
)

export const READY_FORCES: readonly ReadyForce[] = checked(schema, file).map((entry, index) => {
  const faction = FACTIONS.find(({ id }) => id === entry.faction)
  if (!faction) throw new ContentError(`[${index}].faction`, `no faction is called "${entry.faction}"`)
  const cards = entry.characters.map((id, place): CharacterCard => {
    const card = faction.characters.find((character) => character.id === id)
    if (!card) throw new ContentError(`[${index}].characters[${place}]`, `no card is called "${id}"`)
    return card
  })
  return {
    id: entry.id,
    name: entry.name,
    ap: cards.reduce((sum, card) => sum + card.ap, 0),
    force: { faction: faction.id, characters: cards.map((card) => ({ card: cardId(card.id), assigned: [] })) },
  }
})
