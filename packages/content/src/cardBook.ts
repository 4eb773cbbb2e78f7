import type { CardBook } from '@tactic48/rules'
import type { Faction } from './faction.ts'

export const byId = <T extends { readonly id: string }>(cards: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(cards.map((card) => [card.id, card]))

/** The stat cards of these factions: all that a quick-start game wants. */
export const cardBookOf = (factions: readonly Faction[]): CardBook => ({
  characters: byId(factions.flatMap(({ characters }) => characters)),
  weapons: {},
})
