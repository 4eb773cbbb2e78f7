import { ARMOURY, type Armoury, FACTIONS, type Named, UNIVERSAL_CARDS, VEHICLES } from '@tactic48/content'
import type { CardLanguage } from '@tactic48/rules'
import { type CardId, own, type WeaponId, type WeaponProfile } from '@tactic48/rules'

interface NamedCard {
  readonly names: Named
  readonly card: { readonly id: CardId }
}

const namesOf = (cards: readonly NamedCard[]): ReadonlyMap<CardId, Named> =>
  new Map(cards.map(({ card, names }) => [card.id, names]))

const OURS = namesOf([...[UNIVERSAL_CARDS, ...FACTIONS].flatMap(({ upgrades }) => upgrades), ...VEHICLES])
let theirs: ReadonlyMap<CardId, Named> = new Map()

let armoury: Armoury = ARMOURY

/** The upgrades, vehicles and weapons of the player's own sets, where a page has read them. */
export function nameOwn(cards: readonly NamedCard[], weapons: Armoury): void {
  theirs = namesOf(cards)
  armoury = { ...ARMOURY, ...weapons }
}

/** A weapon of which nothing but the id is said. */
export const knownWeapon = (id: WeaponId): WeaponProfile | undefined => own(armoury, id)

/** Upgrades and vehicles have a name in every language; those of a game whose files are not here the one that its book prints. */
export const namedIn = (language: CardLanguage, id: CardId, book: string | undefined): string =>
  (OURS.get(id) ?? theirs.get(id))?.[language] ?? book ?? id
