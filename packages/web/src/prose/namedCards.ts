import { FACTIONS, UNIVERSAL_CARDS, VEHICLES } from '@tactic48/content'
import type { CardId } from '@tactic48/rules'
import type { Language } from '../i18n/i18n.ts'

const NAMED = new Map(
  [...[UNIVERSAL_CARDS, ...FACTIONS].flatMap(({ upgrades }) => upgrades), ...VEHICLES].map(
    ({ card, names }) => [card.id, names] as const,
  ),
)

/** Upgrades and vehicles have a name in every language; those of a player's own file the one that it gives them. */
export const namedIn = (language: Language, id: CardId, book: string | undefined): string =>
  NAMED.get(id)?.[language] ?? book ?? id
