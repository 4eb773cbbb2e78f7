import type { CardBook, CharacterCard } from '@tactic48/rules'
import deAirborne from '../data/factions/de-airborne.json' with { type: 'json' }
import deInfantry from '../data/factions/de-infantry.json' with { type: 'json' }
import suRifle from '../data/factions/su-rifle.json' with { type: 'json' }
import ukAirborne from '../data/factions/uk-airborne.json' with { type: 'json' }
import usAirborne from '../data/factions/us-airborne.json' with { type: 'json' }
import usRifle from '../data/factions/us-rifle.json' with { type: 'json' }
import { type Faction, factionOf } from './faction.ts'

export const FACTIONS: readonly Faction[] = [usAirborne, usRifle, deInfantry, deAirborne, ukAirborne, suRifle].map(
  (file) => factionOf(file),
)

/** Every card of these factions, as a game wants them. */
export function cardBookOf(factions: readonly Faction[]): CardBook {
  const characters: Record<string, CharacterCard> = {}
  for (const faction of factions) for (const card of faction.characters) characters[card.id] = card
  return { characters, weapons: {} }
}
