import { type CharacterCard, COMPANY_ABILITIES, hasAny, isOfficerRank } from '@tactic48/rules'
import type { Faction } from './faction.ts'

/** FORCE-09: officers, medics, radio operators, bearers, teams and heavy arms want a company sheet. */
const needsCompany = (card: CharacterCard): boolean =>
  isOfficerRank(card.rank) ||
  (card.figures ?? 1) > 1 ||
  hasAny(card, COMPANY_ABILITIES) ||
  card.healthy.weapons.some(({ kind, ammo }) => kind === 'heavy' || kind === 'charge' || ammo === 'smoke')

/** A faction as a game without a company sheet fields it. */
export const quickStartOf = (faction: Faction): Faction => ({
  ...faction,
  characters: faction.characters.filter((card) => !needsCompany(card)),
  weapons: [],
  upgrades: [],
})
