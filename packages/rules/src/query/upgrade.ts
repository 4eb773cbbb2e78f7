import type { CardFace, CharacterCard } from '../state/card.ts'
import { type CardId, own } from '../state/ids.ts'
import type { CardBook } from '../state/state.ts'
import type { FieldChange, UpgradeCard } from '../state/upgrade.ts'

interface Made {
  readonly book: CardBook
  readonly printed: CharacterCard
  readonly card: CharacterCard
}

/** By the list on the sheet, which is never copied: one look-up per reading. */
const made = new WeakMap<readonly CardId[], Made>()

/** HOUSE-11: the card as its upgrades have changed it. */
export function upgradedCard(book: CardBook, printed: CharacterCard, upgrades: readonly CardId[]): CharacterCard {
  if (upgrades.length === 0) return printed
  const known = made.get(upgrades)
  if (known && known.book === book && known.printed === printed) return known.card
  const card = upgradesIn(book, upgrades).reduce(withUpgrade, printed)
  made.set(upgrades, { book, printed, card })
  return card
}

function upgradesIn({ upgrades = {} }: CardBook, ids: readonly CardId[]): readonly UpgradeCard[] {
  const cards: UpgradeCard[] = []
  for (const id of ids) {
    const card = own(upgrades, id)
    if (card) cards.push(card)
  }
  return cards
}

function withUpgrade(card: CharacterCard, { changes }: UpgradeCard): CharacterCard {
  return {
    ...card,
    healthy: changes.reduce(withChange, card.healthy),
    ...(card.wounded && { wounded: changes.reduce(withChange, card.wounded) }),
  }
}

/** Lengths have thousandths of a u. */
const exact = (value: number): number => Math.round(value * 1000) / 1000

function withChange(face: CardFace, change: FieldChange): CardFace {
  switch (change.change) {
    case 'add': {
      const { field, by } = change
      const before = face[field]
      if (before === undefined) return face
      const after = exact(before + by)
      if (after > 0) return { ...face, [field]: after }
      return field === 'maxActions' || field === 'h2h' ? { ...face, [field]: 0 } : without(face, field)
    }
    case 'print':
      return { ...face, [change.field]: change.value }
    case 'grant':
      return { ...face, [change.field]: true }
    case 'remove':
      return without(face, change.field)
    case 'arm':
      return {
        ...face,
        weapons: [...face.weapons.filter(({ id }) => id !== change.weapon.id), change.weapon],
      }
    case 'disarm':
      return { ...face, weapons: face.weapons.filter(({ id }) => id !== change.weapon) }
  }
}

function without(face: CardFace, field: Exclude<keyof CardFace, 'maxActions' | 'h2h' | 'weapons'>): CardFace {
  const { [field]: _, ...rest } = face
  return rest
}
