import type { CardBook, CharacterCard } from '@tactic48/rules'
import deAirborne from '../data/factions/de-airborne.json' with { type: 'json' }
import deInfantry from '../data/factions/de-infantry.json' with { type: 'json' }
import suRifle from '../data/factions/su-rifle.json' with { type: 'json' }
import ukAirborne from '../data/factions/uk-airborne.json' with { type: 'json' }
import usAirborne from '../data/factions/us-airborne.json' with { type: 'json' }
import usRifle from '../data/factions/us-rifle.json' with { type: 'json' }
import { type Faction, factionOf, readCardFile, refuseTaken } from './faction.ts'

export const FACTIONS: readonly Faction[] = [usAirborne, usRifle, deInfantry, deAirborne, ukAirborne, suRifle].map(
  (file) => factionOf(file),
)

/** Every card of these factions, as a game wants them. */
export function cardBookOf(factions: readonly Faction[]): CardBook {
  const characters: Record<string, CharacterCard> = {}
  for (const faction of factions) for (const card of faction.characters) characters[card.id] = card
  return { characters, weapons: {} }
}

/** A player's own card file: none of its cards may stand in the place of one of ours. */
export function loadCardFile(text: string): Faction {
  const faction = readCardFile(text)
  const ours = new Set<string>(FACTIONS.flatMap(({ characters }) => characters.map(({ id }) => id)))
  faction.characters.forEach(({ id }, i) => {
    refuseTaken(id, ours.has(id), ['faction', 'characters', i, 'id'])
  })
  return faction
}
