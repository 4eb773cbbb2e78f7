import type { RuleSet } from '../editions/ruleSet.ts'
import type { WeaponCard, WeaponProfile } from '../state/card.ts'
import { type CardId, own } from '../state/ids.ts'
import type { Enlisted } from '../state/spec.ts'
import type { CardBook } from '../state/state.ts'

/** A stat card with the cards that it was given, in a force or on a sheet. */
export interface Fielded {
  readonly card: CardId
  readonly assigned: readonly CardId[]
  readonly reversed?: readonly CardId[] | undefined
  readonly upgrades?: readonly CardId[] | undefined
}

export const enlistedAs = ({ card, assigned, reversed, upgrades }: Fielded): Enlisted => ({
  card,
  assigned,
  ...(reversed && { reversed }),
  ...(upgrades && { upgrades }),
})

/** FORCE-04: the face of a weapon card that is used. */
const usedFace = (card: WeaponCard, reversed: boolean): WeaponProfile =>
  reversed && card.reverse ? card.reverse : card

/** FIRE-05, FORCE-04: the weapons of the assigned cards, each with the face that it shows. */
export function assignedWeapons(
  { weapons }: CardBook,
  { assigned, reversed }: Pick<Fielded, 'assigned' | 'reversed'>,
): readonly WeaponProfile[] {
  const all: WeaponProfile[] = []
  for (const id of assigned) {
    const card = own(weapons, id)
    if (card) all.push(usedFace(card, reversed?.includes(id) ?? false))
  }
  return all
}

/** REINF-03, HOUSE-16: figures that come with one card. */
export const menOn = ({ characters }: CardBook, card: CardId): number => characters[card]?.figures ?? 1

/** REINF-03: a crew always shares its card, the men of a team unless each has a copy (`teamShares`). */
export function sharesCard({ company }: RuleSet, { characters }: CardBook, card: CardId): boolean {
  const printed = characters[card]
  return (printed?.figures ?? 1) > 1 && (printed?.crew !== undefined || company?.teamShares !== 'separate')
}
