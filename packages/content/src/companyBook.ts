import { type CardBook, UNIVERSAL } from '@tactic48/rules'
import { byId, cardBookOf } from './cardBook.ts'
import type { Faction } from './faction.ts'
import { TACTICS } from './tactics/tactics.ts'
import { UNIVERSAL_CARDS } from './universal.ts'
import { VEHICLES } from './vehicles.ts'

/** Every card of these factions, what is open to all, and what the rules ask of the factions (HOUSE-19). */
export function companyBookOf(factions: readonly Faction[]): CardBook {
  const ids = [UNIVERSAL, ...factions.map(({ id }) => id)]
  const isPlayed = (faction: string): boolean => ids.includes(faction)
  const rides = [...VEHICLES, ...factions.flatMap(({ vehicles = [] }) => vehicles)].map(({ card }) => card)
  const tactics = [...TACTICS, ...factions.flatMap(({ tactics: own = [] }) => own)]
  const upgrades = [UNIVERSAL_CARDS, ...factions].flatMap((cards) => cards.upgrades.map(({ card }) => card))
  return {
    ...cardBookOf(factions),
    weapons: byId([UNIVERSAL_CARDS, ...factions].flatMap(({ weapons }) => weapons)),
    upgrades: byId(upgrades),
    factions: Object.fromEntries(factions.map(({ id, rules }) => [id, rules])),
    vehicles: byId(rides.filter(({ faction }) => isPlayed(faction))),
    tactics: byId(tactics.filter(({ faction, allowedFactions = [] }) => [faction, ...allowedFactions].some(isPlayed))),
  }
}
