import { UNIVERSAL } from '@tactic48/rules'
import { cardFileShape } from './cardFile.ts'
import { companyBookOf } from './companyBook.ts'
import { ContentError, checked, refusedAt } from './contentError.ts'
import { jsonOf } from './contentFile.ts'
import { assembledCards, assembledFaction, type Faction, type FactionCards, refuseTaken } from './faction.ts'
import { FACTIONS } from './factions.ts'
import { ARMOURY, type Armoury, armouryOf } from './weapons.ts'

/** A player's own card file: a faction of his own, or cards that join one of ours and then bear its id. */
export interface CardSet extends Faction {
  readonly set: string
  readonly joins: boolean
  /** The weapons that the file describes. */
  readonly armoury: Armoury
}

/** A card file as somebody wrote it; none of its cards may stand in the place of one of ours or of another set, only of its own. */
export function loadCardFile(text: string, sets: readonly CardSet[] = []): CardSet {
  const { weapons, faction, supplement } = checked(cardFileShape, jsonOf(text))
  for (const id of Object.keys(weapons ?? {})) refuseTaken(id, Object.hasOwn(ARMOURY, id), ['weapons', id])
  const own = armouryOf(weapons ?? {})
  const armoury = { ...ARMOURY, ...own }
  const others = sets.filter((other) => other.set !== (faction ?? supplement)?.id)
  const set = faction
    ? { ...assembledFaction(faction, armoury, ['faction']), set: faction.id, joins: false, armoury: own }
    : undefined
  if (set && supplement) throw new ContentError('supplement', 'a file has a faction or a supplement, not both')
  if (set) {
    refuseForeign(set, 'faction', others)
    refuseTaken(set.id, FACTIONS.some(({ id }) => id === set.id) || set.id === UNIVERSAL, ['faction', 'id'])
    return set
  }
  if (!supplement) throw refusedAt(['faction'], 'missing')
  const { id, faction: to, name } = supplement
  refuseTaken(
    id,
    FACTIONS.some((one) => one.id === id),
    ['supplement', 'id'],
  )
  const joined = FACTIONS.find((one) => one.id === to)
  if (!joined) throw refusedAt(['supplement', 'faction'], 'noSuchFaction', { id: to })
  const { nation, branch, rules } = joined
  const cards = assembledCards(supplement, joined, armoury, ['supplement'])
  const joining = { id: to, name, nation, branch, rules, ...cards, set: id, joins: true, armoury: own }
  refuseForeign(joining, 'supplement', others)
  return joining
}

const LISTS = ['characters', 'weapons', 'upgrades', 'vehicles', 'tactics'] as const

function refuseForeign(cards: FactionCards, at: 'faction' | 'supplement', others: readonly CardSet[]): void {
  const book = companyBookOf([...FACTIONS, ...others])
  for (const list of LISTS) {
    idsOf(cards, list).forEach((id, i) => {
      refuseTaken(id, Object.hasOwn(book[list] ?? {}, id), [at, list, i, 'id'])
    })
  }
}

function idsOf(cards: FactionCards, list: (typeof LISTS)[number]): readonly string[] {
  if (list === 'upgrades' || list === 'vehicles') return (cards[list] ?? []).map(({ card }) => card.id)
  return (cards[list] ?? []).map(({ id }) => id)
}

/** These factions with the cards that join them, and the factions of players' own. */
export function withSets(factions: readonly Faction[], sets: readonly CardSet[]): readonly Faction[] {
  const joined = factions.map((faction) =>
    sets.filter(({ joins, id }) => joins && id === faction.id).reduce<Faction>(together, faction),
  )
  return [...joined, ...sets.filter(({ joins }) => !joins)]
}

const together = (faction: Faction, set: CardSet): Faction => ({
  ...faction,
  characters: [...faction.characters, ...set.characters],
  weapons: [...faction.weapons, ...set.weapons],
  upgrades: [...faction.upgrades, ...set.upgrades],
  vehicles: [...(faction.vehicles ?? []), ...(set.vehicles ?? [])],
  tactics: [...(faction.tactics ?? []), ...(set.tactics ?? [])],
})
